import { variables, writtenIn } from './environment.ts';
import { interpolate } from './interpolate.ts';
import { notHttp } from './ports.ts';
import type { Report } from './report.ts';
import { entriesOf, entryOf, itemsOf, valueOf, type MapNode } from './tree.ts';

const TRAEFIK =
  /^traefik\.(?:http\.services\.[^.]+\.loadbalancer\.server\.|(?:[\w-]+\.)?(?:frontend\.)?)?port$/i;
const TRAEFIK_HOST = /^traefik\.(?:http\.routers\.[^.]+|(?:[\w-]+\.)?frontend)\.rule$/i;
const CADDY_PORT = /\{\{\s*upstreams\s+(\d{1,5})\s*\}\}/;
/** Coolify reads an app's address from the name of a variable. */
const COOLIFY = /^SERVICE_(?:FQDN|URL)_[A-Z0-9_]*?(?:_(\d{2,5}))?$/i;

/** The maps of a service that can have labels: its own, and that of its deployment, which Swarm reads. */
export const labelled = (service: MapNode): readonly MapNode[] => {
  const deploy = valueOf(service, 'deploy');
  return deploy?.kind === 'map' ? [service, deploy] : [service];
};

/** Keys and values of a map or a list of `key=value`. */
export const pairsOf = (report: Report, service: MapNode, key: string): [string, string][] =>
  writtenIn(entryOf(service, key)?.value).map(({ key: name, raw }) => [
    name,
    interpolate(raw, report.environment).text,
  ]);

/** Variables that name other services at `localhost`, as they're found in the network of their machine. */
export const localUrls = (report: Report, node: MapNode): readonly string[] =>
  pairsOf(report, node, 'environment').flatMap(([key, value]) =>
    /^(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/.test(value) ? key : [],
  );

/** The names that a service has in its networks beside its own. */
export const networkAliases = (report: Report, node: MapNode): readonly string[] =>
  entriesOf(entryOf(node, 'networks')?.value).flatMap(({ value }) =>
    itemsOf(entryOf(value, 'aliases')?.value).map((item) => report.text(item.value)),
  );

const valid = (text: string | undefined) => {
  const port = Number(text ?? '');
  return Number.isInteger(port) && port >= 1 && port <= 65_535 ? port : undefined;
};

/** What a reverse proxy's labels and variables say about the port of an app. */
export function hintedPort(
  report: Report,
  service: MapNode,
): { port?: number; open: boolean } | undefined {
  let port: number | undefined;
  let open = false;
  const written = variables(entryOf(service, 'environment')?.value);
  for (const [key, value] of pairsOf(report, service, 'environment')) {
    if (key === 'VIRTUAL_PORT') port ??= valid(value);
    // Without a value, the proxy of the file doesn't serve the app. A variable may still get one.
    else if (key === 'VIRTUAL_HOST' || key === 'LETSENCRYPT_HOST')
      open ||= `${written.get(key) ?? ''}${report.environment.get(key) ?? ''}` !== '';
    const coolify = COOLIFY.exec(key);
    if (coolify) {
      open = true;
      port ??= valid(coolify[1]);
    }
  }
  const labels = labelled(service).flatMap((map) => pairsOf(report, map, 'labels'));
  const off = labels.some(([key, value]) => key === 'traefik.enable' && value === 'false');
  for (const [key, value] of labels.filter(([name]) => !off || !name.startsWith('traefik.'))) {
    if (TRAEFIK.test(key)) port ??= valid(value);
    if (TRAEFIK_HOST.test(key) || key === 'caddy') open = true;
    if (/^caddy(?:\.|_\d*\.)?.*reverse_proxy/.test(key))
      port ??= valid(CADDY_PORT.exec(value)?.[1]);
  }
  return open || port !== undefined ? { ...(port === undefined ? {} : { port }), open } : undefined;
}

/** Variables that say which port the app itself listens on, the clearest first. */
const OWN_PORT = [
  /^PORT$/,
  /^(?:PGRST_)?SERVER_PORT$/,
  /^(?:(?!SMTP|MAIL|DB|DATABASE|REDIS|PROXY)\w+_)?(?:HTTP|APP|LISTEN(?:ING)?|BIND)_PORTS?$/,
  /^ASPNETCORE_URLS$/,
];

const isPaired = (key: string, keys: ReadonlySet<string>) =>
  key.includes('HTTP_PORT') && keys.has(key.replace('HTTP_PORT', 'HTTPS_PORT'));

/**
 * The port that a variable such as `PORT` tells an app to listen on. A pair for HTTP and HTTPS belongs to a
 * proxy, and files often give both variables to every service.
 */
export function portVariable(report: Report, service: MapNode): number | undefined {
  const pairs = pairsOf(report, service, 'environment');
  const keys = new Set(pairs.map(([key]) => key));
  const values = OWN_PORT.flatMap((own) =>
    pairs.filter(([key]) => own.test(key) && !isPaired(key, keys)),
  );
  const ports = values.map(([, value]) => valid(/^(?:\S*http:\/\/[^:/]*:)?(\d+)/.exec(value)?.[1]));
  return ports.find((port) => port !== undefined);
}

const IN_COMMAND =
  /(?:(?:^|\s)(?:-p|--?(?:http-|server-|listen-)?port|-b|--(?:bind|listen|addr(?:ess)?|host))[= ]["']?(?:[\w.*[\]]*:)?|\b0\.0\.0\.0:|\[::\]:)(\d{4,5}|80)\b(?![.:])/g;

/** The words of a service's entry point and command. */
export function commandOf(report: Report, service: MapNode): string {
  const words = ['entrypoint', 'command'].flatMap((key) => {
    const node = entryOf(service, key)?.value;
    return [report.text(node), ...itemsOf(node).map(({ value }) => report.text(value))];
  });
  return words.join(' ').trim();
}

/** Variables in which images take the directory of their data. */
const DATA =
  /^(?:PGDATA|KAFKA_LOG_DIRS|\w*DATA_(?:DIR|FOLDER)|GF_PATHS_DATA|JENKINS_HOME|MEILI_DB_PATH|MINIO_VOLUMES|N8N_USER_FOLDER|OLLAMA_MODELS|path\.data|\w+STORAGE_PATH)$/;
/** The options that do so, and MinIO's directories, which come last. */
const DATA_OPTION =
  /(?:--(?:datadir|dbpath|dir|storage\.tsdb\.path)|\bdata_directory|\s-D)[= ]*(\S+)|(?:^|\s)server(\s[^]*)/;

/** More directories than a service has volumes. Any beyond this number aren't read. */
const MAX_PATHS = 64;
const RANGE = /\{(\d+)\.{3}(\d+)\}/;

/** `/data{1...2}` as `/data1` and `/data2`. */
function expanded(path: string): readonly string[] {
  let paths = [path];
  for (;;) {
    const [range, from, to] = RANGE.exec(paths[0] ?? '') ?? [];
    const count = Number(to) - Number(from) + 1;
    if (range === undefined || !(count * paths.length <= MAX_PATHS)) return paths;
    paths = paths.flatMap((one) =>
      Array.from({ length: count }, (_, at) => one.replace(range, `${Number(from) + at}`)),
    );
  }
}

/** The directories that a service's variables or command name for its data, if it's an image that reads them. */
export function movedData(report: Report, service: MapNode): readonly string[] {
  const option = DATA_OPTION.exec(commandOf(report, service));
  const texts = [
    ...pairsOf(report, service, 'environment').flatMap(([key, text]) =>
      DATA.test(key) ? text : [],
    ),
    option?.[1] ?? option?.[2]?.replace(/\s-+\w\S*(?:=|\s+)\S+/g, '') ?? '',
  ];
  const words = texts.join(' ').split(/[\s,"']+/, MAX_PATHS);
  return words.flatMap((word) =>
    expanded(/^(?:https?:\/\/[^/]+)?(\/.+?)\/?$/.exec(word)?.[1] ?? '').filter(Boolean),
  );
}

/** The port in an app's command, such as `--port 8000`. */
export function commandPort(report: Report, service: MapNode): number | undefined {
  const ports = [...commandOf(report, service).matchAll(IN_COMMAND)].flatMap(
    (match) => valid(match[1]) ?? [],
  );
  return ports.find((first) => !notHttp({ first, last: first, protocol: 'tcp' }));
}

/** The port for managing a JVM (JMX), from the variables that name it. */
export function managementPort(report: Report, service: MapNode): number | undefined {
  for (const [key, value] of pairsOf(report, service, 'environment')) {
    const port = /(?:^|_)JMX_PORT$/.test(key) ? value : /jmxremote\.port=(\d+)/.exec(value)?.[1];
    if (valid(port) !== undefined) return valid(port);
  }
  return undefined;
}

/** The port in the address that a broker advertises to others under its own name. */
export function advertisedPort(report: Report, service: MapNode, name: string): number | undefined {
  const own = pairsOf(report, service, 'environment').find(([key]) =>
    /ADVERTISED_LISTENERS$/.test(key),
  );
  const at = own?.[1].indexOf(`//${name}:`) ?? -1;
  return at === -1 ? undefined : valid(/\d+/.exec(own?.[1].slice(at + name.length + 3) ?? '')?.[0]);
}
