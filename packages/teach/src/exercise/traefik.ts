import { Unreadable } from './words.ts';

/** A pattern of Go, which JavaScript reads the same but for its names and flags. */
function patternOf(text: string, flags = ''): RegExp {
  try {
    return new RegExp(text.replace(/^\(\?i\)/, '').replace(/\(\?P</g, '(?<'), flags);
  } catch {
    throw new Unreadable(`The check can't read the pattern \`${text}\`.`);
  }
}

/** Middlewares in the lesson's own file. */
const DEFINED = new Set(['retry', 'hsts', 'per-client']);

/** The values of a key, ignoring case. A text is a list too, with commas between its items. */
const valuesOf = (statements: readonly string[], key: string): readonly string[] =>
  statements.flatMap((line) => {
    const [, own = '', value = ''] = /^(.*?) = (.*)$/s.exec(line) ?? [];
    if (own.toLowerCase() === key.toLowerCase()) return [value];
    return `${own}[]`.toLowerCase() === key.toLowerCase() ? value.split(/ *, */) : [];
  });

const namesOf = (statements: readonly string[], kind: string): readonly string[] => [
  ...new Set(
    statements.flatMap(
      (line) => new RegExp(`^http\\.${kind}\\.([\\w-]+)\\.`).exec(line)?.[1] ?? [],
    ),
  ),
];

const MATCHERS: Readonly<Record<string, (value: string, url: URL) => boolean>> = {
  host: (value, { hostname }) => hostname === value.toLowerCase(),
  hostregexp: (value, { hostname }) => patternOf(value).test(hostname),
  path: (value, { pathname }) => pathname === value,
  pathprefix: (value, { pathname }) => pathname.startsWith(value),
  pathregexp: (value, { pathname }) => patternOf(value).test(pathname),
  method: (value) => value.toUpperCase() === 'GET',
};

const TOKEN = /\s*(?:(&&|\|\||[!()])|(\w+)\(\s*(?:`([^`]*)`|"([^"]*)")\s*\))/y;

/** Whether a rule matches a GET request. Throws if it can't be read. */
function takes(rule: string, url: URL): boolean {
  const unread = new Unreadable(
    /'/.test(rule)
      ? `Traefik can't read the rule \`${rule}\`: names go in backquotes.`
      : `The check can't read the rule \`${rule}\`.`,
  );
  const tokens: (string | boolean)[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < rule.trimEnd().length) {
    const [, sign, name = '', back, quoted] = TOKEN.exec(rule) ?? [];
    const matcher = MATCHERS[name.toLowerCase()];
    if (sign) tokens.push(sign);
    else if (matcher) tokens.push(matcher(back ?? quoted ?? '', url));
    else throw unread;
  }
  const one = (): boolean => {
    const token = tokens.shift();
    if (token === '!') return !one();
    if (token !== '(') {
      if (typeof token !== 'boolean') throw unread;
      return token;
    }
    const inner = either();
    if (tokens.shift() !== ')') throw unread;
    return inner;
  };
  const joined = (sign: string, next: () => boolean, join: (a: boolean, b: boolean) => boolean) => {
    let value = next();
    while (tokens[0] === sign) {
      tokens.shift();
      value = join(value, next());
    }
    return value;
  };
  const all = () => joined('&&', one, (a, b) => a && b);
  const either = (): boolean => joined('||', all, (a, b) => a || b);
  const value = either();
  if (tokens.length > 0) throw unread;
  return value;
}

/** Replaces each match of a pattern as Go does. */
function goReplaced(text: string, pattern: string, by: string): string {
  const groups = pattern.match(/(?<!\\)\((?!\?[:=!])/g)?.length ?? 0;
  const to = by.replace(/\$(?:\{(\w+)\}|(\w+))/g, (_, braced, bare) => {
    const name = String(braced ?? bare);
    if (/^\d+$/.test(name))
      return Number(name) === 0 ? '$&' : Number(name) > groups ? '' : `$${name}`;
    return pattern.includes(`<${name}>`) ? `$<${name}>` : '';
  });
  return text.replace(patternOf(pattern || '$.', 'g'), to);
}

/** A path after a middleware. */
function changed(path: string, of: (key: string) => readonly string[]): string {
  const rooted = (left: string) => (left.startsWith('/') ? left : `/${left}`);
  const prefix = of('stripPrefix.prefixes[]').find((one) => path.startsWith(one));
  if (prefix !== undefined) return rooted(path.slice(prefix.length));
  for (const pattern of of('stripPrefixRegex.regex[]')) {
    const [found] = patternOf(`^(?:${pattern})`).exec(path) ?? [];
    if (found !== undefined) return rooted(path.slice(found.length));
  }
  const [pattern] = of('replacePathRegex.regex');
  if (pattern !== undefined)
    return goReplaced(path, pattern, of('replacePathRegex.replacement')[0] ?? '');
  const [added] = of('addPrefix.prefix');
  return of('replacePath.path')[0] ?? (added === undefined ? path : added + path);
}

/** The router for a request: the one with the highest priority, which is its rule's length by default. */
export function routerOf(statements: readonly string[], asked: string): string | undefined {
  const url = new URL(asked);
  const rank = (name: string) => {
    const [rule = ''] = valuesOf(statements, `http.routers.${name}.rule`);
    return Number(valuesOf(statements, `http.routers.${name}.priority`)[0] ?? 0) || rule.length;
  };
  return namesOf(statements, 'routers')
    .filter((name) =>
      valuesOf(statements, `http.routers.${name}.rule`).some((rule) => takes(rule, url)),
    )
    .sort((a, b) => rank(b) - rank(a))[0];
}

/** The addresses of a service's servers. */
export const traefikServers = (statements: readonly string[], service: string): readonly string[] =>
  valuesOf(statements, `http.services.${service}.loadBalancer.servers[].url`);

/**
 * Where Traefik sends a request: the servers that may get it, each with the path, or the redirect's target
 * after an arrow. Empty if no router matches. Throws if a router can't work.
 */
export function traefikRoute(statements: readonly string[], asked: string): string {
  const url = new URL(asked);
  const router = routerOf(statements, asked);
  if (router === undefined) return '';
  const [service] = valuesOf(statements, `http.routers.${router}.service`);
  if (service === undefined)
    throw new Unreadable('A router needs a service, even if no request ever reaches it.');
  const services = namesOf(statements, 'services');
  if (services.length > 0 && !service.includes('@') && !services.includes(service))
    throw new Unreadable(
      `The router ${router} names a service ${service}, which isn't defined under \`http.services\`, so Traefik leaves out the router.`,
    );
  let path = url.pathname;
  const unread = statements.find((line) => /\.(?:chain|weighted|mirroring|failover)\./i.test(line));
  if (unread !== undefined) throw new Unreadable(`The check can't follow \`${unread}\`.`);
  for (const value of valuesOf(statements, `http.routers.${router}.middlewares[]`)) {
    const name = value.replace(/@file$/, '');
    if (!DEFINED.has(name) && !namesOf(statements, 'middlewares').includes(name))
      throw new Unreadable(
        `The router ${router} uses a middleware ${value}, which isn't defined under \`http.middlewares\`.`,
      );
    const of = (key: string) => valuesOf(statements, `http.middlewares.${name}.${key}`);
    if (
      of('redirectScheme.port').length > 0 ||
      of('redirectScheme.scheme').some((to) => to !== 'https')
    )
      throw new Unreadable(`The check can't follow the redirectScheme of ${name}.`);
    const [pattern] = of('redirectRegex.regex');
    const target = goReplaced(asked, pattern ?? '', of('redirectRegex.replacement')[0] ?? '');
    if (target !== asked) return `→ ${target}`;
    path = changed(path, of);
  }
  return traefikServers(statements, service.replace(/@file$/, ''))
    .map((server) => server.replace(/\/$/, '') + path + url.search)
    .join('` or `');
}
