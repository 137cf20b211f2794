import { asking, deletionFix, scalarEdit } from './edits.ts';
import { engines, type Engine } from './databaseImages.ts';
import { variables } from './environment.ts';
import { asksPort80, healthCheckOf, portOfCheck } from './health.ts';
import {
  advertisedPort,
  commandOf,
  commandPort,
  hintedPort,
  managementPort,
  pairsOf,
  portVariable,
} from './hints.ts';
import { interpolate } from './interpolate.ts';
import { isOpenTool, knownImage } from './knownImages.ts';
import {
  GRPC_PORTS,
  isLoopback,
  isPurpose,
  notHttp,
  parsePort,
  type PortMapping,
  type PortResult,
  TLS_PORTS,
} from './ports.ts';
import type { Report } from './report.ts';
import {
  entryOf,
  isNull,
  itemsOf,
  valueOf,
  type Item,
  type MapNode,
  type TreeNode,
} from './tree.ts';

/** How an app is reached. */
export interface Exposure {
  /** The port that is public over HTTPS. */
  publicPort?: number;
  /** The port of an app that isn't public. */
  internalPort?: number;
  /** Every port that the file names and that may be public, the likeliest first. */
  ports: readonly number[];
  /** Which of them is for pages is a question. */
  asks?: true;
}

interface Published {
  item: Item;
  port: PortMapping;
}

/** More ports than any service publishes. Any beyond this number aren't read. */
const MAX_PORTS = 100;
/** A range this long is for devices or media, not for pages. */
const MANY_PORTS = 10;
const PUBLIC = 'Only one HTTP port per app is public.';

function longForm(report: Report, node: TreeNode): PortResult {
  const target = valueOf(node, 'target');
  if (isNull(target)) return { problem: 'it has no `target`' };
  const result = parsePort(report.text(target));
  if ('problem' in result) return result;
  const protocol = report.text(valueOf(node, 'protocol')) || 'tcp';
  const appProtocol = report.text(valueOf(node, 'app_protocol'));
  const hostIp = report.text(valueOf(node, 'host_ip'));
  const host = report.text(valueOf(node, 'published'));
  return {
    port: {
      ...result.port,
      protocol: protocol.toLowerCase(),
      ...(appProtocol ? { appProtocol: appProtocol.toLowerCase() } : {}),
      ...(hostIp ? { hostIp } : {}),
      ...(host ? { host } : {}),
    },
  };
}

/** A port behind a variable without a value gets the one that the app is known to listen on. */
function defaultFix(report: Report, node: TreeNode, port: number) {
  const target = node.kind === 'map' ? valueOf(node, 'target') : node;
  if (target?.kind !== 'scalar') return undefined;
  const [unset] = report.unset(target);
  if (unset === undefined) return undefined;
  const text = target.text.replace(
    new RegExp(`\\$\\{${unset}(?::?\\?[^}]*)?\\}|\\$${unset}\\b`, 'g'),
    `\${${unset}:-${port}}`,
  );
  if ('problem' in parsePort(interpolate(text, report.environment).text)) return undefined;
  const edit = scalarEdit(report.context.source, target, undefined, text);
  return edit && asking({ label: `Write ${port} as the default of ${unset}`, edits: [edit] });
}

/** Reads the list of ports and reports the ones that can't be read. */
export function publishedPorts(
  report: Report,
  ports: TreeNode | undefined,
  /** Another reading reports the ones that can't be read. */
  quiet = false,
  /** The port that the app is known to listen on. */
  likely?: number,
): Published[] {
  const published: Published[] = [];
  for (const item of itemsOf(ports).slice(0, MAX_PORTS)) {
    const node = item.value;
    const result = node.kind === 'map' ? longForm(report, node) : parsePort(report.text(node));
    if ('port' in result) published.push({ item, port: result.port });
    if (result.problem === undefined || quiet) continue;
    const [unset] =
      node.kind === 'map' ? report.unset(valueOf(node, 'target')) : report.unset(node);
    // With a value, the variable may become a valid port.
    if (unset) {
      report.add(
        'finding',
        'port',
        item.at,
        `This port comes from the variable \`${unset}\``,
        likely
          ? `It has no value here. Add a default: \`\${${unset}:-${likely}}\`.`
          : 'It has no value here. Add the port that the service listens on after `:-`.',
        () => (likely ? defaultFix(report, node, likely) : undefined),
      );
      continue;
    }
    report.add(
      'error',
      'port',
      item.at,
      `This port can't be read: ${result.problem}`,
      'Write `HOST:CONTAINER`, such as `"8080:80"`.',
      () => asking(deletionFix(report.context, item)),
    );
  }
  return published;
}

function portName(port: PortMapping): string {
  return port.first === port.last ? `${port.first}` : `${port.first}–${port.last}`;
}

/** Ports for TLS, debuggers and reloads: an app's own only if it has no other. */
const LATE = [...TLS_PORTS, 5005, 9229, 24678, 35729];

/** The likeliest port for pages: a preferred one, or else the first that isn't late, and not published over UDP, too. */
function likeliest(
  ports: readonly PortMapping[],
  all: readonly Published[],
  preferred: readonly (number | undefined)[],
): PortMapping | undefined {
  const isLate = ({ first }: PortMapping) =>
    LATE.includes(first) ||
    all.some(({ port }) => port.protocol === 'udp' && port.first === first && first !== 80);
  for (const wanted of preferred) {
    const match = ports.find(({ first }) => first === wanted);
    if (match) return match;
  }
  return ports.find((port) => !isLate(port)) ?? ports[0];
}

/** What the sentences about an app's ports need. */
interface Speaker {
  name: string;
  image: string;
  /** Why one of its ports isn't HTTP. */
  why: (port: PortMapping) => string | undefined;
  /** Where the other services in the project reach a port. */
  insideOf: (port: PortMapping) => number;
  /** Ports that aren't public by themselves. */
  isHeld: (port: PortMapping) => boolean;
  /** Its variables set a password for them. */
  hasLogin: boolean;
  /** It's a database, or has an HTTP port. */
  serves: boolean;
  /** The host names at which a Caddy inside it answers, such as FrankenPHP's. */
  sites: string;
}

export const CADDY = /(?:^|\/)caddy(?:[:@]|$)/;

function tlsHint(image: string): string {
  const caddy = CADDY.test(image);
  return `The platform issues and renews certificates in front of the app, which receives HTTP.${caddy ? ' Use `:80` in its Caddyfile, because with a domain Caddy redirects every request to HTTPS.' : ''}`;
}

function explainOthers(
  report: Report,
  { name, image, why: reason, insideOf, isHeld, hasLogin, serves, sites }: Speaker,
  published: readonly Published[],
  chosen: number | undefined,
): void {
  for (const { item, port } of published) {
    const why = reason(port);
    const remove = () => asking(deletionFix(report.context, item));
    const inside = `Services in the project reach it at \`${name}:${insideOf(port)}\`.`;
    const twin = published.some(
      (other) => other.port.first === port.first && other.port.protocol === 'tcp',
    );
    if (port.protocol === 'udp' && twin && TLS_PORTS.includes(port.first)) {
      const closed = sites !== '' && !/(?:^|[\s,/]):80\b/.test(sites);
      report.add(
        closed ? 'finding' : 'note',
        closed ? 'tls' : 'http3',
        item.at,
        closed
          ? `\`${name}\` answers only at \`${sites.slice(0, 80)}\``
          : `Port ${portName(port)}/udp of \`${name}\` isn't needed`,
        closed
          ? 'The platform issues the certificates and sends every host name to its HTTP port. Set `SERVER_NAME` to `:80`.'
          : 'The platform speaks HTTP/3 in front of the app.',
        () => (closed ? undefined : deletionFix(report.context, item)),
      );
    } else if (port.last - port.first >= MANY_PORTS && !isLoopback(port.hostIp)) {
      report.add(
        'finding',
        'unreachable',
        item.at,
        `Ports ${portName(port)} of \`${name}\` can't be reached from outside`,
        'From the internet, you can only reach one HTTP port of an app. If devices or callers connect to these, you need a separate server.',
        remove,
      );
    } else if (why && isPurpose(port, why, !serves, image)) {
      report.add(
        'finding',
        'unreachable',
        item.at,
        `Port ${portName(port)} of \`${name}\` (${why}) can't be reached from outside`,
        'From the internet, you can only reach an app over HTTP. For this port you need a separate server.',
        remove,
      );
    } else if (port.protocol === 'udp') {
      report.add(
        'finding',
        'not-http',
        item.at,
        `Port ${portName(port)}/udp of \`${name}\` can't be reached from outside`,
        `UDP from the internet doesn't reach an app. ${inside} If you need UDP from outside, run this on a separate server.`,
        remove,
      );
    } else if (why) {
      report.add(
        'finding',
        'not-http',
        item.at,
        `Port ${portName(port)} of \`${name}\` isn't HTTP (${why}) and stays internal`,
        `${PUBLIC} ${inside} You can reach it through the bastion.`,
        remove,
      );
    } else if (port.first !== chosen) {
      const held = isHeld(port);
      const open = held && !hasLogin;
      const local = isLoopback(port.hostIp);
      // Two ports in a row are for two sites, such as one for administrators.
      const isSecond =
        !local &&
        !held &&
        published.length === 2 &&
        port.first < 10_000 &&
        Math.abs(port.first - (chosen ?? 0)) === 1;
      report.add(
        isSecond || (TLS_PORTS.includes(port.first) && CADDY.test(image)) ? 'finding' : 'note',
        local ? 'loopback' : open ? 'guarded-port' : 'second-port',
        item.at,
        local
          ? `Port ${portName(port)} of \`${name}\` is bound to ${port.hostIp ?? ''} and stays internal`
          : `Port ${portName(port)} of \`${name}\` stays internal`,
        local
          ? `${inside} To make it public, choose it in the plan.`
          : held
            ? `${GRPC_PORTS.includes(port.first) ? "It's usually for gRPC, which an app speaks to the outside only with h2c set. " : open ? 'It answers anyone who can reach it. ' : ''}${inside} If it has to be public, choose it in the plan.`
            : TLS_PORTS.includes(port.first)
              ? tlsHint(image)
              : `${PUBLIC} ${inside}${isSecond ? ' If people open this one, too, add a second app of the same image for it.' : ''}`,
      );
    }
  }
}

/** Says that a managed database isn't public, and reports its ports that Compose refuses. */
export function explainManaged(
  report: Report,
  name: string,
  service: MapNode,
  engine: Engine,
): void {
  const { label, port } = engines[engine];
  const ports = entryOf(service, 'ports');
  if (ports && itemsOf(ports.value).length > 0) {
    report.add(
      'note',
      'database-port',
      ports.at,
      `${label} is never public`,
      `Apps in the project reach it at \`${name}:${port}\`, and you reach it through the bastion.`,
    );
  }
}

/** The ports under `expose`. A known image keeps its own port unless something else names one of them. */
function exposedPorts(
  report: Report,
  name: string,
  node: MapNode,
  image: string,
  own?: number,
): readonly PortMapping[] {
  const entry = entryOf(node, 'expose');
  const ports = itemsOf(entry?.value).flatMap((item) => {
    const parsed = parsePort(report.text(item.value));
    return 'port' in parsed ? [parsed.port] : [];
  });
  const mine = ports.find(({ first }) => first === own);
  if (mine) return notHttp(mine, image) ? [mine] : [mine, ...ports.filter((port) => port !== mine)];
  const [first] = ports;
  const settings = pairsOf(report, node, 'environment').map(([, value]) => value);
  const texts = [commandOf(report, node), ...settings].join(' ');
  // Files from the host may configure another port, and a check or a published port says more.
  const others = ['configs', 'healthcheck', 'labels', 'ports', 'volumes'];
  const isFree = others.every((key) => isNull(valueOf(node, key)));
  if (!entry || !first || own === undefined || texts.includes(`${first.first}`) || !isFree)
    return ports;
  report.add(
    'note',
    'own-port',
    entry.at,
    `\`${name}\` listens on ${own}, not on ${first.first}`,
    `That's the port of its image, and \`expose\` doesn't change it. Services in the project reach it at \`${name}:${own}\`.`,
  );
  return [];
}

/** Search engines that ask for a login unless the file turns that off. */
const GUARDED = /(?:^|\/)(?:elasticsearch:v?(?:[89]|\d\d)|opensearch[:@]|opensearch$)/;

/** Whether a service asks for a password: by itself, by its variable, such as `CLICKHOUSE_PASSWORD`, or by a file of them. */
function setsLogin(report: Report, node: MapNode, image: string): boolean {
  const written = pairsOf(report, node, 'environment').map(([key, text]) => `${key}=${text}`);
  const all = written.join('\n');
  if (/security[._]enabled=false|security[._]disabled=true|disable_security\w*=true/i.test(all))
    return false;
  return (
    GUARDED.test(image) ||
    !isNull(valueOf(node, 'env_file')) ||
    [...variables(valueOf(node, 'environment'))].some(
      ([key, text]) =>
        key.includes('PASS') &&
        image.includes(key.toLowerCase().split('_')[0] ?? '') &&
        report.isGiven(text),
    )
  );
}

/** Decides which port of an app is public and reports what becomes of the others. */
export function exposureOf(
  report: Report,
  name: string,
  node: MapNode,
  choice?: number | 'internal',
  /** A database's port. It doesn't speak HTTP on any other port either. */
  native?: number,
  /** Other names that the service has for itself. */
  aliases: readonly string[] = [],
): Exposure {
  // The name and the directory of a built app hint at what it speaks on a port.
  const build = valueOf(node, 'build');
  const built = build !== undefined && !isNull(build);
  const image =
    report.text(valueOf(node, 'image')) ||
    `${name}/${report.text(build?.kind === 'map' ? valueOf(build, 'context') : build)}`;
  const known = built ? undefined : knownImage(image);
  const settings = new Map(pairsOf(report, node, 'environment'));
  // Grafana's visitors without a login can have the role of an administrator.
  const set = [commandOf(report, node), ...settings.keys()].join(' ');
  const isOpen =
    (!built && isOpenTool(image) && !/httpAuth\.password|web-pass|MAILDEV_WEB_PASS/.test(set)) ||
    settings.get('GF_AUTH_ANONYMOUS_ORG_ROLE') === 'Admin';
  const isHeld = ({ first, appProtocol }: PortMapping) =>
    isOpen ||
    known?.internal?.includes(first) === true ||
    (!appProtocol && GRPC_PORTS.includes(first));
  const hasLogin = !isOpen && setsLogin(report, node, image);
  const managed = managementPort(report, node);
  const why = (port: PortMapping) =>
    notHttp(port, image) ??
    (port.first === managed ? 'JMX' : undefined) ??
    (native === undefined ? undefined : notHttp({ ...port, first: native }, image));
  const advertised = advertisedPort(report, node, name);
  const exposed = exposedPorts(report, name, node, image, known?.port);
  const read = (text: string) => interpolate(text, report.environment).text;
  const check = healthCheckOf(valueOf(node, 'healthcheck'), { read, names: [name, ...aliases] });
  const asked = check.type === 'http' ? check.port : undefined;
  const published = publishedPorts(report, valueOf(node, 'ports'), false, asked ?? known?.port);
  const hint = hintedPort(report, node);
  const web = [...published.map(({ port }) => port), ...exposed].filter(
    (port) => why(port) === undefined,
  );
  const wanted = [
    hint?.port,
    hint?.open ? asked : undefined,
    known?.port,
    portVariable(report, node),
  ];
  const found = likeliest(
    published
      .map(({ port }) => port)
      .filter((port) => web.includes(port) && !isHeld(port) && !isLoopback(port.hostIp)),
    published,
    wanted,
  )?.first;
  const first =
    likeliest(web, published, wanted)?.first ??
    advertised ??
    [...published.map(({ port }) => port), ...exposed].find(({ protocol }) => protocol !== 'udp')
      ?.first;
  const named = hint?.port ?? found ?? asked ?? first;
  const inside =
    named ??
    portOfCheck(valueOf(node, 'healthcheck'), read) ??
    // A worker gets the same variables as the app beside it.
    (/[\s_-]workers?(?![\w.])/.test(` ${name} ${commandOf(report, node)}`)
      ? undefined
      : portVariable(report, node)) ??
    commandPort(report, node) ??
    (check.type === 'process' && !hint?.open ? undefined : known?.port) ??
    (check.type === 'http' && asksPort80(valueOf(node, 'healthcheck'), read) ? 80 : undefined);
  const ports = [
    ...new Set([found, hint?.port, asked, ...web.map((port) => port.first), inside]),
  ].filter((port): port is number => port !== undefined);
  // A proxy's labels without a port don't make a broker or a database speak HTTP.
  const opens =
    hint?.open === true &&
    !(inside && !hint.port && why({ first: inside, last: inside, protocol: 'tcp' }));
  // Beside a protocol of its own or UDP, a high port is rarely for pages, and 8080 beside 8443 for devices.
  const own = published.filter(
    ({ port }) => why(port) && !isLoopback(port.hostIp) && ![80, ...TLS_PORTS].includes(port.first),
  );
  const tls = published.some(({ port }) => port.first === 8443);
  const asks =
    found !== undefined &&
    !hint?.open &&
    ![...wanted, asked, 80, 15672].includes(found) &&
    own.some(
      ({ port }) =>
        found > 9999 || (port.protocol === 'udp' && (tls || (found < 1024 && found !== 443))),
    );
  const open = opens ? inside : asks ? undefined : found;
  const publicPort = choice === 'internal' ? undefined : (choice ?? open);
  const serves =
    native !== undefined ||
    opens ||
    (!asks && published.some(({ port }) => !why(port) && !isLoopback(port.hostIp)));
  const sites = settings.get('SERVER_NAME') ?? '';
  const insideOf = ({ first }: PortMapping) => (first === managed ? first : (advertised ?? first));
  const speaker = { name, image, why, insideOf, isHeld, hasLogin, serves, sites };
  explainOthers(report, speaker, published, publicPort);
  if (publicPort !== undefined) return { publicPort, ports };
  if (asks && choice === undefined)
    report.add(
      'finding',
      'which-port',
      entryOf(node, 'ports')?.at ?? 0,
      `Nothing says which port of \`${name}\` is for pages, so it stays internal`,
      `It has ports for UDP or a protocol of its own, too. If one speaks HTTP, choose it in the plan.${tls ? ' 8443 is for TLS of its own, but the platform speaks plain HTTP to an app.' : ''}`,
    );
  const asking = asks ? ({ asks } as const) : {};
  return inside === undefined ? { ports } : { internalPort: inside, ports, ...asking };
}
