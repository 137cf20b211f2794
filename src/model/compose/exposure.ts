import { deletionFix } from './edits.ts';
import { isLoopback, notHttp, parsePort, type PortMapping, type PortResult } from './ports.ts';
import { plural, type Report } from './report.ts';
import { isNull, itemsOf, valueOf, type Item, type TreeNode } from './tree.ts';

/** How an app is reached. */
export interface Exposure {
  /** The port that is public over HTTPS. */
  publicPort?: number;
  /** The port of an app that is not public. */
  internalPort?: number;
}

interface Published {
  item: Item;
  port: PortMapping;
}

/** More ports than any service publishes; the rest of the list is not read. */
const MAX_PORTS = 100;

function longForm(report: Report, node: TreeNode): PortResult {
  const target = valueOf(node, 'target');
  if (isNull(target)) return { problem: 'it has no `target`' };
  const result = parsePort(report.text(target));
  if ('problem' in result) return result;
  const protocol = report.text(valueOf(node, 'protocol')) || 'tcp';
  const appProtocol = report.text(valueOf(node, 'app_protocol'));
  const hostIp = report.text(valueOf(node, 'host_ip'));
  return {
    port: {
      ...result.port,
      protocol: protocol.toLowerCase(),
      ...(appProtocol ? { appProtocol: appProtocol.toLowerCase() } : {}),
      ...(hostIp ? { hostIp } : {}),
    },
  };
}

/** Reads the list of ports, reporting those that are not readable. */
export function publishedPorts(report: Report, ports: TreeNode | undefined): Published[] {
  const published: Published[] = [];
  const items = itemsOf(ports);
  if (items.length > MAX_PORTS) {
    const first = items[MAX_PORTS];
    report.add(
      'error',
      'too-many-ports',
      first?.at ?? 0,
      `${plural(items.length, 'port')} in one service`,
      `The planner reads ${MAX_PORTS}. Publish the one that speaks HTTP.`,
    );
  }
  for (const item of items.slice(0, MAX_PORTS)) {
    const node = item.value;
    const result = node.kind === 'map' ? longForm(report, node) : parsePort(report.text(node));
    if ('port' in result) {
      published.push({ item, port: result.port });
      continue;
    }
    const [unset] =
      node.kind === 'map' ? report.unset(valueOf(node, 'target')) : report.unset(node);
    const hint = unset
      ? `The variable \`${unset}\` has no value here. Write a default: \`\${${unset}:-8080}\`.`
      : 'Write `HOST:CONTAINER`, such as `"8080:80"`.';
    report.add('error', 'port', item.at, `This port is not readable: ${result.problem}`, hint, () =>
      deletionFix(report.context, item),
    );
  }
  return published;
}

function portName(port: PortMapping): string {
  return port.first === port.last ? `${port.first}` : `${port.first}–${port.last}`;
}

/** The public port: the first target that is or may be HTTP; encrypted 443 only where there is no other. */
function publicOf(published: readonly Published[]): Published | undefined {
  const web = published.filter(({ port }) => notHttp(port) === undefined);
  return web.find(({ port }) => port.first !== 443) ?? web[0];
}

/** Decides which port of an app is public and reports what becomes of the others. */
export function exposureOf(report: Report, name: string, node: TreeNode): Exposure {
  const published = publishedPorts(report, valueOf(node, 'ports'));
  const chosen = publicOf(published);
  const remove = (item: Item) => () => deletionFix(report.context, item);
  for (const { item, port } of published) {
    const why = notHttp(port);
    const twin = published.some(
      (other) =>
        other.item !== item && other.port.first === port.first && other.port.protocol === 'tcp',
    );
    if (why && !(port.protocol === 'udp' && twin)) {
      report.add(
        'finding',
        'not-http',
        item.at,
        `Port ${portName(port)} of \`${name}\` is not HTTP (${why}) and stays internal`,
        `One HTTP port of an app is public. Services of the project reach it at \`${name}:${port.first}\`, you through the bastion.`,
        remove(item),
      );
    } else if (why) {
      report.add(
        'note',
        'http3',
        item.at,
        `Port ${portName(port)}/udp of \`${name}\` is not needed`,
        'HTTP/3 is spoken in front of the app.',
        remove(item),
      );
    } else if (item !== chosen?.item) {
      const hint =
        port.first === 443
          ? 'Certificates are issued and renewed in front of the app, which receives HTTP.'
          : `One HTTP port of an app is public. Services of the project reach it at \`${name}:${port.first}\`.`;
      report.add(
        'note',
        'second-port',
        item.at,
        `Port ${portName(port)} of \`${name}\` stays internal`,
        hint,
      );
    }
  }
  if (!chosen) {
    const [internal] = published;
    const exposed = itemsOf(valueOf(node, 'expose'))[0];
    const parsed = exposed ? parsePort(report.text(exposed.value)) : undefined;
    const internalPort =
      internal?.port.first ?? (parsed && 'port' in parsed ? parsed.port.first : undefined);
    return internalPort === undefined ? {} : { internalPort };
  }
  const { port, item } = chosen;
  if (port.last > port.first) {
    report.add(
      'note',
      'port-range',
      item.at,
      `Of the ports ${portName(port)} of \`${name}\`, ${port.first} is public`,
      'One HTTP port of an app is public; the others stay internal.',
    );
  }
  if (isLoopback(port.hostIp)) {
    report.add(
      'finding',
      'loopback',
      item.at,
      `Port ${port.first} of \`${name}\` is bound to ${port.hostIp ?? ''} in this file and public here`,
      'To keep the app internal, write the port under `expose` instead.',
      remove(item),
    );
  }
  if (port.first === 443) {
    report.add(
      'finding',
      'tls',
      item.at,
      `Port 443 of \`${name}\` receives plain HTTP`,
      'Certificates are issued and renewed in front of the app. Publish its HTTP port, often 80.',
    );
  }
  return { publicPort: port.first };
}
