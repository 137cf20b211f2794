/** One published port of a service. */
export interface PortMapping {
  /** First and last port inside the container. */
  first: number;
  last: number;
  protocol: string;
  /** Long form: what the port speaks, such as `http`. */
  appProtocol?: string;
  hostIp?: string;
}

export type PortResult = { port: PortMapping } | { problem: string };

const NOT_HTTP: Readonly<Record<number, string>> = {
  21: 'FTP',
  22: 'SSH',
  23: 'Telnet',
  25: 'SMTP',
  53: 'DNS',
  110: 'POP3',
  139: 'SMB',
  143: 'IMAP',
  389: 'LDAP',
  445: 'SMB',
  465: 'SMTP',
  587: 'SMTP',
  636: 'LDAP',
  993: 'IMAP',
  995: 'POP3',
  1194: 'OpenVPN',
  1433: 'SQL Server',
  1521: 'Oracle',
  1883: 'MQTT',
  2049: 'NFS',
  2222: 'SSH',
  3306: 'MySQL',
  3389: 'RDP',
  4222: 'NATS',
  5060: 'SIP',
  5432: 'PostgreSQL',
  5672: 'AMQP',
  5900: 'VNC',
  6379: 'Redis',
  8883: 'MQTT',
  9042: 'Cassandra',
  9092: 'Kafka',
  11211: 'memcached',
  25565: 'Minecraft',
  27017: 'MongoDB',
  51820: 'WireGuard',
};

/** Why a port is not HTTP, in a few words, or undefined where it may be. */
export function notHttp(port: PortMapping): string | undefined {
  if (port.protocol !== 'tcp') return port.protocol.toUpperCase();
  if (port.appProtocol)
    return /^(?:http|h2c|ws|grpc)/.test(port.appProtocol) ? undefined : port.appProtocol;
  return NOT_HTTP[port.first];
}

function range(text: string): [number, number] | undefined {
  const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text);
  if (!match) return undefined;
  const first = Number(match[1]);
  const last = Number(match[2] ?? match[1]);
  return first >= 1 && last <= 65_535 && first <= last ? [first, last] : undefined;
}

/** Reads the short form `[[IP:]HOST:]CONTAINER[/PROTOCOL]`; HOST and CONTAINER may be ranges. */
export function parsePort(text: string): PortResult {
  const [address = '', protocol = 'tcp', ...more] = text.trim().split('/');
  if (more.length > 0 || !/^[a-z]+$/i.test(protocol))
    return { problem: 'the protocol is not readable' };
  const match = /^(?:(?:(\[[0-9a-fA-F:.]+\]|[^:[\]]*):)?([^:]*):)?([^:]+)$/.exec(address);
  if (!match) return { problem: 'it is not `HOST:CONTAINER`' };
  const [, hostIp, host, container = ''] = match;
  const inside = range(container);
  if (!inside) return { problem: `\`${container}\` is not a port from 1 to 65535` };
  if (host) {
    const outside = range(host);
    if (!outside) return { problem: `\`${host}\` is not a port from 1 to 65535` };
    const same = outside[1] - outside[0] === inside[1] - inside[0];
    if (!same && inside[0] !== inside[1]) return { problem: 'its two ranges differ in length' };
  }
  const port: PortMapping = { first: inside[0], last: inside[1], protocol: protocol.toLowerCase() };
  if (hostIp) port.hostIp = hostIp.replace(/^\[|\]$/g, '');
  return { port };
}

/** Whether a host address keeps a port on the machine itself. */
export function isLoopback(hostIp: string | undefined): boolean {
  return hostIp !== undefined && /^(?:127\.|::1$|localhost$)/.test(hostIp);
}
