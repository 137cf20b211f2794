/** One published port of a service. */
export interface PortMapping {
  /** First and last port inside the container. */
  first: number;
  last: number;
  protocol: string;
  /** Long form: what the port speaks, such as `http`. */
  appProtocol?: string;
  hostIp?: string;
  /** The host's port, if the file names one. */
  host?: string;
}

/** A port may be known although the host's half of it can't be read. */
export type PortResult = { port: PortMapping; problem?: string } | { problem: string };

/** Ports of gRPC, whose services rarely ask for a login. */
export const GRPC_PORTS: readonly number[] = [4317, 19530, 50051];

/** Ports of HTTPS, which the platform doesn't speak to an app. */
export const TLS_PORTS: readonly number[] = [443, 8443];

/** Ports known for a protocol that isn't HTTP. */
const NOT_HTTP: Readonly<Record<string, string>> = {
  FTP: '20 21 990',
  SSH: '22 2022 2222 2223 8022',
  Telnet: '23',
  SMTP: '25 465 587 1025 2525',
  DNS: '53 853 5353',
  POP3: '110 995',
  SMB: '139 445',
  NTP: '123',
  IMAP: '143 993',
  ManageSieve: '4190',
  SNMP: '161 162',
  LDAP: '389 636 1389 3389 3890 6360',
  syslog: '514 601 1514 6514',
  'RTMP or RTSP': '554 1935 1936 8554',
  JMX: '1099 9010 9999',
  OpenVPN: '1194',
  'SQL Server': '1433',
  Oracle: '1521',
  MQTT: '1883 8883',
  NFS: '2049',
  ZooKeeper: '2181 2888 3888',
  etcd: '2379 2380',
  STUN: '3478 3479 5349',
  MySQL: '3306 33060',
  NATS: '4222 6222',
  SIP: '5060 5061',
  PostgreSQL: '5432 5433',
  AMQP: '5671 5672 25672',
  Beats: '5044 5045',
  VNC: '5900 5901',
  Redis: '6379 6380 16379 26379',
  BitTorrent: '6881 51413',
  IRC: '6667 6697',
  ADB: '5555',
  Cassandra: '7000 7001 9042 9160',
  'the PHP process manager': '9000',
  Kafka: '9092 9093 9094 9095 19092 29092',
  Elasticsearch: '9300',
  memcached: '11211',
  'a Docker engine': '2375 2376',
  Fluentd: '24224',
  Minecraft: '19132 25565 25575',
  'a game server': '7777 7778 27015 27016 2456 2457 2458 28015 28016 34197 64738',
  MongoDB: '27017 27018 27019',
  WireGuard: '51820',
  RustDesk: '21115 21116 21117',
  'a speed test': '6789',
  ZeroMQ: '9505',
};

const byPort: ReadonlyMap<number, string> = new Map(
  Object.entries(NOT_HTTP).flatMap(([name, ports]) =>
    ports.split(' ').map((port): [number, string] => [Number(port), name]),
  ),
);

/** Ports used for HTTP and for something else, depending on the image. */
const SHARED: Readonly<Record<number, RegExp>> = {
  9000: /(?:^|[-_/:])(?:php-?fpm|fpm|php)(?:$|[-_.:/\d])/i,
  6789: /unifi/i,
  9505: /xmr|xibo/i,
  9999: /jmx|cassandra|activemq|kafka|zookeeper/i,
  9010: /jmx|java|kafka/i,
  7000: /cassandra|scylla/i,
  7001: /cassandra|scylla/i,
  7777: /terraria|satisfactory|ark|palworld|game/i,
  7778: /terraria|ark|game/i,
  3389: /xrdp|rdp|windows|dockur/i,
  5555: /adb|android/i,
  2022: /sftp|ssh|wings/i,
  8022: /ssh|sftp/i,
  2223: /ssh|sftp/i,
  9093: /kafka|redpanda|bitnami/i,
  9094: /kafka|redpanda|bitnami/i,
  9095: /kafka|redpanda|bitnami/i,
};

/** Protocols that have to be reachable from outside, although they aren't HTTP. */
const OUTSIDE =
  /^(?:UDP|FTP|SSH|SMTP|DNS|POP3|IMAP|NTP|RTMP or RTSP|OpenVPN|STUN|SIP|VNC|BitTorrent|IRC|Minecraft|RustDesk|a game server|WireGuard)$/;
/** Ports that a mail or name server can't do without, whatever else it serves. */
const MAIL_AND_NAMES = [25, 53];

/** Images that catch mail instead of sending it, which only apps beside them need. */
const CATCHER =
  /mail-?(?:catcher|dev|hog|pit|slurper|trap)|smtp4dev|inbucket|greenmail|fake-?smtp/i;

/** Whether a non-HTTP port is a service's main purpose: its only kind of port, or one for mail or names. */
export function isPurpose(port: PortMapping, why: string, only: boolean, image: string): boolean {
  if (!OUTSIDE.test(why) || isLoopback(port.hostIp) || CATCHER.test(image)) return false;
  return MAIL_AND_NAMES.includes(port.first) || (only && ![1025, 2525, 8125].includes(port.first));
}

/** Why a port isn't HTTP, in a few words, or undefined if it may be. If two protocols share a port, `image` decides. */
export function notHttp(port: PortMapping, image = ''): string | undefined {
  if (port.protocol !== 'tcp') return port.protocol.toUpperCase();
  if (port.appProtocol)
    return /^(?:http|h2c|ws|grpc)/.test(port.appProtocol) ? undefined : port.appProtocol;
  const shared = SHARED[port.first];
  if (shared && !shared.test(image)) return undefined;
  return byPort.get(port.first);
}

function range(text: string): [number, number] | undefined {
  const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text);
  if (!match) return undefined;
  const first = Number(match[1]);
  const last = Number(match[2] ?? match[1]);
  return first >= 1 && last <= 65_535 && first <= last ? [first, last] : undefined;
}

/** Reads the short form `[[IP:]HOST:]CONTAINER[/PROTOCOL]`. HOST and CONTAINER can be ranges. */
export function parsePort(text: string): PortResult {
  const [address = '', protocol = 'tcp', ...more] = text.trim().split('/');
  if (more.length > 0 || !/^[a-z]+$/i.test(protocol))
    return { problem: "the protocol can't be read" };
  const match =
    /^(?:(?:(\[[0-9a-fA-F:.]+\]|[0-9a-fA-F:]*::[0-9a-fA-F:.]*|[^:[\]]*):)?([^:]*):)?([^:]+)$/.exec(
      address,
    );
  if (!match) return { problem: "it isn't `HOST:CONTAINER`" };
  const [, hostIp, host, container = ''] = match;
  const inside = range(container);
  if (!inside) return { problem: `\`${container}\` isn't a port from 1 to 65535` };
  const port: PortMapping = { first: inside[0], last: inside[1], protocol: protocol.toLowerCase() };
  if (hostIp) port.hostIp = hostIp.replace(/^\[|\]$/g, '');
  if (host) {
    const outside = range(host);
    if (!outside) return { port, problem: `\`${host}\` isn't a port from 1 to 65535` };
    const same = outside[1] - outside[0] === inside[1] - inside[0];
    if (!same && inside[0] !== inside[1]) return { problem: 'its two ranges differ in length' };
  }
  if (host) port.host = host;
  return { port };
}

/** Whether a host address makes a port reachable only from the machine itself. */
export function isLoopback(hostIp: string | undefined): boolean {
  return hostIp !== undefined && /^(?:127\.|::1$|localhost$)/.test(hostIp);
}
