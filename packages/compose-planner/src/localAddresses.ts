import { escape, linesOf, linkNames, REFERENCES } from './credentials.ts';
import { engines, type Engine } from './databaseImages.ts';
import { dependenciesOf } from './dependencies.ts';
import { CADDY, publishedPorts } from './exposure.ts';
import { commandOf, networkAliases } from './hints.ts';
import { interpolate } from './interpolate.ts';
import { notHttp, TLS_PORTS } from './ports.ts';
import { proxyWork } from './proxyImages.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entriesOf, entryOf, itemsOf, valueOf, type MapNode } from './tree.ts';
import { explainAs, type Value } from './values.ts';

/** Variables that a bundler writes into pages, where a browser reads them. */
const IN_PAGES =
  /^(?!.*(?:SERVER|INTERNAL|SSR|PROXY))(?:NEXT_PUBLIC|NUXT_PUBLIC|VITE|REACT_APP|VUE_APP|EXPO_PUBLIC)_/;

const LOCAL_URL = /^(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1)(?::(\d+))?(?![\w.:])/i;
/** A host with its port alone, which is no address to listen on. */
const LOCAL_HOST = /^(?:localhost|(?!127\.|0\.)\d+(?:\.\d+){3}):(\d+)$/i;
/** Hosts that only one computer or network knows, and those that stand for a domain of one's own. */
const LOCAL = /^(?:(?:[\w-]+\.)*localhost|(?!0\.0\.0\.0$)\d+(?:\.\d+){3}|\[?::1\]?)$/i;
const EXAMPLE =
  /^(?![\w-]+--[\w-]+\.apps\.|.*\.cluster\.local$)(?:.*\.)?(?:example\.(?:com|org|net)|[\w-]+\.(?:example|invalid|test|local|lan)|[\w-]*domain\.\w+|(?:your|my)[-_]?(?:site|server|host)[\w-]*\.\w+|your[-.][\w.-]+\.\w+|change[-_]?me[\w.-]*)$/i;

/** Addresses of one network only, and of Docker's own name server. */
const PRIVATE = /^(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01])|127\.0(?=\.0\.11$))\.\d+\.\d+$/;
/** Variables for networks and senders rather than something to call. */
const NETWORKS =
  /TRUST|PROX(?:Y|IES)|ALLOW|CIDR|NET|RANGE|IGNORE|LIST|DENY|BLOCK|CORS|ORIGIN|BIND/i;

/** Variables for the address of something else, or for one to listen on. */
const OTHERS =
  /^SERVER_NAME$|^http\.|SMTP|IMAP|(?:^|_)DB|DATABASE|SQL|POSTGRES|(?:^|_)PG|REDIS|MONGO|RABBIT|AMQP|LDAP|ELASTIC|SEARCH|BROKER|CACHE|KAFKA|LISTEN|BIND|INTERNAL|HEALTH|HTTPS?_PROXY|NO_PROXY|COOKIE/i;
/** The same, unless the address is one that the file publishes, which is for browsers. */
const OTHERS_TOO = /MAIL|S3|MINIO|AWS|OIDC|OAUTH|SAML|ISSUER/i;
const OUTSIDE = /(?:^|_)(?:PUBLIC|EXTERNAL)(?:_|$)/i;
/** Variables for an address, and those that mean the app's own. */
const ANY = /(?:UR[IL]S?|ENDPOINT|ADDRESS|HOSTS?|SITE|HOME)$/i;
const OWN =
  /(?:(?:^|_)DOMAINS?(?:_?NAME)?|FQDN|ORIGINS?|ALLOWED_?HOST\w*|(?:VIRTUAL|LETSENCRYPT|OVERWRITE)_?HOST|TRUSTED_?(?:HOST|DOMAIN)\w*|CORS\w*|\w_HOST_?NAME|^HOST_NAME|(?:APP|BASE|SITE|ROOT|PUBLIC|EXTERNAL|WEB|AUTH|SERVER|FRONT_?END)_?UR[IL])$/i;

/** Variables without HTTPS, after the prefix of their app. */
const SWITCH = /^(.*?)(?:(?:PROTOCOL|SCHEME)=http|FORCE_(?:HTTPS|SSL)=(?:false|0)?)$/i;

/** The parts of a value that may be hosts: of a URL, a name, or a list of them. */
const hostsOf = (value: string): readonly string[] =>
  value
    .split(/[\s,;|"'`[\]]+/)
    .filter(Boolean)
    .map((part) =>
      part.replace(/^[a-z][\w+.-]*:\/\//i, '').replace(/((?<!:):\d*)?([/?#].*)?$/, ''),
    );

/** Reports variables that should have the app's own address and have one that nobody else can open. */
export function explainOwnAddress(
  report: Report,
  models: readonly ServiceModel[],
  values: readonly Value[],
): readonly Value[] {
  const isBehind = /nginx|caddy|traefik|haproxy|httpd/i.test(report.context.source.text);
  // With the service's name where it's public on another port here.
  const ports = new Map(
    models.flatMap(({ name, node, exposure: { publicPort = 0 } }) => {
      const image = report.text(valueOf(node, 'image'));
      const isOther = (port: number) => publicPort > 0 && port !== publicPort && !CADDY.test(image);
      return publishedPorts(report, valueOf(node, 'ports'), true).flatMap(({ port }) =>
        notHttp(port, image) || !port.host
          ? []
          : [[port.host, isOther(port.first) ? name : ''] as const],
      );
    }),
  );
  const services = new Set(models.flatMap(({ name, aliases }) => [name, ...aliases]));
  const isOwn = ({ key, value, stems, app: { exposure, node } }: Value): boolean => {
    if (!/[.:]|localhost/.test(value) || value.includes('@')) return false;
    // At 0.0.0.0 an app listens, unless the variable is for its own address.
    const hosts = hostsOf(OWN.test(key) ? value.replace('//0.0.0.0', '//127.0.0.1') : value);
    const local = hosts.some(
      (host) => LOCAL.test(host) || (EXAMPLE.test(host) && !services.has(host)),
    );
    const isUrl = /^\w+:\/\//.test(value);
    if (IN_PAGES.test(key))
      return isUrl ? local || hosts.some((host) => services.has(host)) : local && OWN.test(key);
    if (/(?:^|[^\w.-])(?:[\w-]+\.)+localhost\b/.test(value)) return true;
    // A list with a domain of the author's own is filled in.
    const filled = hosts.some(
      (host) => /\*|\.\w/.test(host) && !LOCAL.test(host) && !EXAMPLE.test(host),
    );
    const [url, port = '80'] = LOCAL_URL.exec(value) ?? [];
    const [, alone = ''] = LOCAL_HOST.exec(value) ?? [];
    const { publicPort, ports: own } = exposure;
    if (!local || filled || (OTHERS.test(key) && !OUTSIDE.test(key))) return false;
    if (OTHERS_TOO.test(key) && !OUTSIDE.test(key) && !ports.has(url ? port : alone)) return false;
    // An image that only other services call has no address of its own. Behind a web server, it has.
    const isImages = stems.some((stem) => key.startsWith(`${stem}_`)) && !publicPort && !isBehind;
    if (url && isImages && own.includes(Number(port)) && !ports.has(port)) return false;
    // On its own computer, an app reaches its other ports.
    if (/^\w+:\/\/127\./.test(value) && port !== `${publicPort}` && own.includes(Number(port)))
      return false;
    const isStem = stems.some(
      (stem) =>
        ['_URL', '_HOST', '_ADDRESS'].includes(key.slice(stem.length)) && key.startsWith(stem),
    );
    const isExample = hosts.some((host) => EXAMPLE.test(host));
    // A host alone may be one to listen on, unless most variables have its prefix or one is for the protocol.
    const [, prefix] = publicPort && value === 'localhost' ? (/^(\w+_|)HOST$/.exec(key) ?? []) : [];
    const alike = linesOf(report, node).filter((line) =>
      prefix ? line.key.startsWith(prefix) : /(?:^|_)PROTOCOL$/.test(line.key),
    );
    const most = prefix ? linesOf(report, node).length / 2 : 0;
    return (
      OWN.test(key) ||
      isStem ||
      (publicPort &&
        /_HOSTS$/.test(key) &&
        hosts.length > 1 &&
        hosts.every((host) => LOCAL.test(host))) ||
      (prefix !== undefined && alike.length > most) ||
      (url !== undefined && ports.has(port)) ||
      (ANY.test(key) && (url !== undefined || isExample || ports.has(alone)))
    );
  };
  // Another variable of the same Caddy may have the address at which it answers.
  const isCaddy = ({ app: { node } }: Value) =>
    CADDY.test(report.text(valueOf(node, 'image'))) &&
    !linesOf(report, node).some(({ value }) => /^:\d+$/.test(value));
  const told = explainAs(
    report,
    ['finding', 'local-address'],
    values,
    (value) => isOwn(value) && isCaddy(value),
    ["isn't an address for Caddy", "aren't addresses for Caddy"],
    'The platform issues the certificates, and Caddy would redirect every request to HTTPS. Give Caddy `:80` there, and the address that it gets here to apps with the same variable.',
  );
  // What its variable needs says the same as what its Caddyfile needs.
  const left = new Set(told);
  for (const { node } of new Set(values.flatMap((value) => (left.has(value) ? [] : value.app))))
    for (const { item, port } of publishedPorts(report, valueOf(node, 'ports'), true))
      if (TLS_PORTS.includes(port.first)) report.withdraw(`second-port ${item.at}`);
  const isMeant = (value: Value) =>
    isOwn(value) && !value.app.database && proxyWork(report, value.app.node) === undefined;
  const meant = new Set(told.filter(isMeant));
  const other = [...meant]
    .map(({ value }) => LOCAL_URL.exec(value)?.[1] ?? '')
    .find((port) => ports.get(port));
  const hosts = [...meant].flatMap(({ value }) => hostsOf(value));
  const below = hosts.find((host) => hosts.some((other) => host.endsWith(`.${other}`)));
  // A host may have its scheme beside it: `PROTOCOL` for `HOST`, or `http${SECURE:+s}://` in front.
  const prefixOf = (key: string) => key.replace(/[^_]*$/, '');
  const schemes = [...meant].flatMap(({ key, value, raw, app }) => [
    ...(/^\w+\$\{(\w+):\+s\}/.exec(value.startsWith('https') ? '' : raw)?.slice(1) ?? []),
    ...linesOf(report, app.node).flatMap((line) =>
      SWITCH.exec(`${line.key}=${line.value}`)?.[1] === prefixOf(key) ? line.key : [],
    ),
  ]);
  return explainAs(
    report,
    ['finding', 'local-address'],
    told,
    (value) => (left.has(value) ? meant.has(value) : isMeant(value)),
    ["isn't the app's own address", "aren't the app's own address"],
    `A browser finds nothing at \`localhost\`, an example or a service's name. Write the address that this app, or the app that is meant, gets here, with \`https://\` in a URL and without a port. Links, logins and host checks need it.${schemes.length > 0 ? ` Turn on HTTPS in ${named([...new Set(schemes)])}, too.` : ''}${below ? ` \`${below}\` is a name below another one: use a domain of your own, and connect both.` : ''}${other ? ` Port ${other} of \`${ports.get(other) ?? ''}\` has no address here, because only one port per app is public. Have the app serve everything on that one, or put a web server in front.` : ''}`,
  );
}

/** Schemes of databases, caches and brokers, and the host in an address of theirs. */
const STORE =
  /^(?:jdbc:)?(postgres|mysql|mariadb|redis|valkey|mongodb|amqp)\w*(?:\+\w+)?:\/\/(?:[^@/?#]*@)?([\w.-]*)(?::\d*)?(?:[/?#]|$)/i;
const STORE_HOST =
  /(?:^|_)(?:PG|(?:DB|DATABASE|POSTGRES(?:QL)?|MYSQL|MARIADB|REDIS|VALKEY|MONGO(?:DB)?|ES|ELASTIC(?:SEARCH)?)_)HOST(?:NAME)?$/;
const MAIL_HOST = /(?:^|_)(?:MAIL(?:ER)?|SMTP)_(?:HOST|SERVER|ADDRESS)$/;
const ADVERTISED = /ADVERTISED_LISTENERS$/;

/** Hosts at which nothing of a project listens, and why. Names that no service has come last. */
const NOWHERE: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'It names no host.'],
  [/^(?:localhost|127\.0\.0\.1)$/, "`localhost` is the app's own container."],
  [PRIVATE, "A private network can't be reached."],
  [EXAMPLE, 'An example is no address.'],
  [/^\//, 'A socket works inside one container.'],
  [/^[\w-]+$/, 'No service has that name.'],
];

/** The engine that a scheme or the name of a variable stands for. */
const engineIn = (text: string): Engine | undefined =>
  /pg|postgres/i.test(text)
    ? 'postgres'
    : /mysql|maria/i.test(text)
      ? 'mysql'
      : /redis|valkey/i.test(text)
        ? 'redis'
        : undefined;

/** Reports addresses of databases, caches and brokers at which nothing listens. Returns the other values. */
export function explainElsewhere(
  report: Report,
  services: MapNode,
  models: readonly ServiceModel[],
  values: readonly Value[],
): readonly Value[] {
  const names = new Set(
    services.entries.flatMap(({ key, value }) => [
      key,
      ...['container_name', 'hostname'].map((name) => report.text(valueOf(value, name))),
      ...(value.kind === 'map' ? networkAliases(report, value) : []),
    ]),
  );
  const isKnown = (host: string, app: ServiceModel) =>
    names.has(host) ||
    hostsIn(report, app).has(host) ||
    models.some((other) => linkNames(report, app, other).includes(host));
  const why = ({ key, value, raw, app }: Value): string | undefined => {
    const [, scheme, inside] = STORE.exec(value) ?? [];
    const isPart = scheme === undefined;
    const host = isPart
      ? ADVERTISED.test(key)
        ? (hostsOf(value).find((name) => !NOWHERE[1]?.[0].test(name)) ?? (value && 'localhost'))
        : value && (STORE_HOST.test(key) || (MAIL_HOST.test(key) && !/[.:]|localhost/.test(value)))
          ? value.replace(/:\d+$/, '')
          : undefined
      : (inside ?? '').replace(/\.internal$/, '');
    if (host === undefined) return undefined;
    const isOpen = isKnown(host, app) || interpolate(raw, report.environment).unset.length > 0;
    if (host === '' ? /:\/\/.*[a-z]/i.test(value) : isOpen) return undefined;
    const at = NOWHERE.findIndex(([pattern]) => pattern.test(host));
    // A store may be off, and a file that's missing may have the service.
    if (at === NOWHERE.length - 1 && ((isPart && !MAIL_HOST.test(key)) || report.partial))
      return undefined;
    const lines = linesOf(report, app.node);
    const [word = ''] = key.split('_');
    const isOff = lines.some(
      (line) => line.key === `${word}_ENABLED` && /^(?:false|0|no|off)$/i.test(line.value),
    );
    const type = engineIn(scheme ?? key);
    // Frameworks name a cache that no setting chooses.
    const isSpare = at === 1 && isPart && type === 'redis';
    const images = models.map(({ node }) => report.text(valueOf(node, 'image')));
    if (isSpare && !images.some((image) => /redis|valkey/.test(image))) return undefined;
    const others = lines.some((line) => {
      const [, other, name = ''] = STORE.exec(line.value) ?? [];
      return other && name && engineIn(other) === type && isKnown(name, app);
    });
    return isOff || others ? undefined : NOWHERE[at]?.[1];
  };
  const found = values.flatMap((value) => {
    const reason = why(value);
    return reason === undefined ? [] : [{ ...value, reason }];
  });
  const [first] = found;
  if (!first) return values;
  const type = engineIn(STORE.exec(first.value)?.[1] ?? first.key);
  const db = models.find(({ kind }) => kind === type || (type === 'redis' && kind === 'valkey'));
  for (const { name, part } of found.flatMap(({ app }) => dependenciesOf(report, app.node)))
    if (name === db?.name) report.withdraw(`unknown-login ${part.at}`);
  const reasons = [...new Set(found.map(({ reason }) => reason))];
  const cure = type
    ? `${db ? 'Use' : `Add a ${engines[type].label} and write`} \`@{${db?.shown ?? 'db'}.${REFERENCES[type].url}}\`, or its parts, or the name of the service that is meant.`
    : 'Write the name of the service that is meant.';
  // An image may start a database of its own, and it runs without mail.
  const isSpare =
    (reasons.join('') === NOWHERE[1]?.[1] && type && !db) ||
    found.every(({ key }) => MAIL_HOST.test(key));
  return explainAs(
    report,
    ['finding', isSpare ? 'own-store' : 'no-store'],
    values,
    (value) => why(value) !== undefined,
    ['leads to nothing here', 'lead to nothing here'],
    `${reasons.join(' ')} ${cure}`,
  );
}

/** Reports addresses of anything else that only the network of the computer has. Returns the other values. */
export const explainPrivate = (report: Report, values: readonly Value[]): readonly Value[] =>
  explainAs(
    report,
    ['finding', 'address-config'],
    values,
    ({ key, value }) =>
      /\d\.\d/.test(value) &&
      !NETWORKS.test(key) &&
      !/\/\d|^172\.17\.0\.1$/.test(value) &&
      hostsOf(value).some((host) => PRIVATE.test(host.replace(/^[^@]*@/, ''))),
    ['leads to nothing here', 'lead to nothing here'],
    "A private network, Docker's gateway and its name server can't be reached. Write the service that is meant, or an address on the internet. For a name server, take that in the container's `/etc/resolv.conf`.",
  );

/** The names to which a service gives addresses, and Docker's own for the computer itself. */
function hostsIn(report: Report, { node }: ServiceModel): ReadonlyMap<string, string> {
  const extra = valueOf(node, 'extra_hosts');
  const pairs = [
    ...entriesOf(extra).map(({ key, value }): [string, string] => [key, report.text(value)]),
    ...itemsOf(extra).map(({ value }): [string, string] => {
      const [, name = '', address = ''] = /^([^:=]*)[:=](.*)$/.exec(report.text(value)) ?? [];
      return [name, address];
    }),
  ];
  return new Map([
    ['host.docker.internal', 'host-gateway'],
    ['172.17.0.1', 'host-gateway'],
    ...pairs,
  ]);
}

/** Reports names of the computer that ran the file, and of addresses that only its network has. */
export function explainHosts(report: Report, models: readonly ServiceModel[]): void {
  const services = new Set(models.flatMap(({ name, aliases }) => [name, ...aliases]));
  for (const app of models) {
    if (app.kind !== 'app') continue;
    report.service = app.name;
    const { name: service, node } = app;
    const command = entryOf(node, 'command') ?? entryOf(node, 'entrypoint') ?? app.entry;
    const lines = [
      ...linesOf(report, node),
      { key: command.key, value: commandOf(report, node), offset: command.at },
    ];
    for (const [name, address] of hostsIn(report, app)) {
      const pattern = new RegExp(`(?:^|[^\\w.-])${escape(name)}(?![\\w-]|\\.\\w)`);
      const users = lines.filter(({ value }) => value.includes(name) && pattern.test(value));
      const [first] = users;
      if (!first || services.has(name)) continue;
      report.explained('extra_hosts');
      const machine = address === 'host-gateway';
      report.add(
        'finding',
        'extra-hosts',
        first.offset,
        `${named(users.map(({ key }) => key))} of \`${service}\` name${users.length === 1 ? 's' : ''} \`${name}\`, which is ${machine ? 'the computer that runs the containers' : `${address} in \`extra_hosts\``}`,
        machine
          ? "An app can't reach that computer from here. Move what listens there into the project, or use an address on the internet."
          : 'The name has no address here. Move what has it into the project, or use an address on the internet.',
      );
    }
  }
  report.service = undefined;
}
