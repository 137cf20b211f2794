import { joined, Unreadable, wordsOfLine } from './words.ts';

/** The lines of a Caddyfile, each with the blocks around it. Throws if it isn't a Caddyfile. */
export function caddyStatements(text: string): readonly string[] {
  const statements: string[] = [];
  const blocks: { name: string; line: number }[] = [];
  /** The address of a file with one site, which needs no braces. */
  let site = '';
  text.split('\n').forEach((line, index) => {
    const number = index + 1;
    const words = [...wordsOfLine(line, number)];
    const last = words.at(-1);
    if (!last) return;
    if (joined(words) === '}') {
      if (!blocks.pop()) throw new Unreadable(`Line ${number}: this \`}\` closes no block.`);
      return;
    }
    const opens = last.text === '{' && !last.quoted;
    if (opens) words.pop();
    const stray = words.find(
      ({ text: word, quoted }) =>
        !quoted && (word === '{' || word === '}' || /^[^{}]+\{$/.test(word)),
    );
    if (stray)
      throw new Unreadable(
        `Line ${number}: a \`{\` that opens a block goes at the end of the line, after a space, and a \`}\` goes on its own line.`,
      );
    if (words.some(({ text: word, quoted }) => !quoted && word.startsWith('<<')))
      throw new Unreadable(
        `Line ${number}: the check can't read a text after \`<<\`. Put it in double quotes.`,
      );
    let name = joined(words);
    if (opens && name === '' && blocks.length === 0 && !/ > | \{$/.test(statements.at(-1) ?? '')) {
      // The brace of a site is on the next line.
      name = statements.pop() ?? site;
      site = '';
    }
    const path = [...(site ? [site] : []), ...blocks.map((block) => block.name), name].join(' > ');
    if (opens) {
      blocks.push({ name, line: number });
      statements.push(`${path} {`);
    } else if (blocks.length === 0 && !site && statements.length === 0) {
      site = name;
    } else {
      statements.push(path);
    }
  });
  const open = blocks.at(-1);
  if (open)
    throw new Unreadable(
      `The block \`${open.name || 'global options'}\` of line ${open.line} has no closing \`}\`.`,
    );
  return statements.flatMap((line) => {
    const [, place = '', snippet = ''] = /^(.* > )import (\S+)$/.exec(line) ?? [];
    const lines = inside(statements, `(${snippet})`);
    return lines.length > 0 ? lines.map((one) => place + one) : [line];
  });
}

/** The lines of a block, without its name. */
const inside = (lines: readonly string[], name: string): readonly string[] =>
  lines.flatMap((line) => (line.startsWith(`${name} > `) ? [line.slice(name.length + 3)] : []));

/** A request, and the header Location that its answer has so far. */
type Asked = Record<'host' | 'path' | 'query', string> & { location?: string };

/** True if a path is what a pattern says. Case doesn't matter to Caddy. */
const fits = (pattern: string, path: string): boolean => {
  const [own, asked] = [pattern.toLowerCase(), path.toLowerCase()];
  if (own.startsWith('*')) return asked.endsWith(own.slice(1));
  return own.endsWith('*') ? asked.startsWith(own.slice(0, -1)) : asked === own;
};

/** The name of the site for a request: the one with the most exact address. */
function siteOf(statements: readonly string[], { host, path }: Asked): string | undefined {
  const names = statements.flatMap((line) => /^(.+?) > /.exec(line)?.[1] ?? []);
  const addresses = names.flatMap((name) =>
    name.split(/[, ]+/).flatMap((address) => {
      const [, own = '?', prefix = '*'] =
        /^(?:https?:\/\/)?([^/:]*)(?::(?:443|80)?)?(\/.*)?$/.exec(address.toLowerCase()) ?? [];
      const isHost = own === host || own === '' || own === host.replace(/^[^.]+/, '*');
      const rank = own.replace('*', '').length * 100 + prefix.length;
      return isHost && fits(prefix, path) ? [{ name, rank }] : [];
    }),
  );
  return addresses.sort((a, b) => b.rank - a.rank)[0]?.name;
}

/** The conditions of a named matcher, such as `not path /api/*`, with nothing for its block. */
const conditionsOf = (matcher: string, lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) =>
    `${line} `.startsWith(`${matcher} `)
      ? [line.slice(matcher.length).replace(/^ (?:> )?\{?/, '')]
      : [],
  );

function matches(matcher: string, { host, path }: Asked, lines: readonly string[]): boolean {
  if (!matcher.startsWith('@')) return matcher === '' || fits(matcher, path);
  const conditions = conditionsOf(matcher, lines);
  if (conditions.length === 0)
    throw new Unreadable(`No line defines \`${matcher}\` for the lines that use it.`);
  return conditions.every((condition) => {
    const [, not, kind, values = ''] = /^(not )?(path|host|method) (.*)$/.exec(condition) ?? [];
    if (condition !== '' && kind === undefined)
      throw new Unreadable(`The check can't follow the matcher \`${matcher}\`.`);
    const asked = kind === 'path' ? path : kind === 'host' ? host : 'get';
    return condition === '' || values.split(' ').some((one) => fits(one, asked)) === !not;
  });
}

/** A text with the values of placeholders. */
function filled(text: string, { host, path, query }: Asked): string {
  const values = {
    uri: path + query,
    path,
    query: query.slice(1),
    '?query': query,
    host,
    scheme: 'https',
  };
  const placeholder = /\{(?:http\.request\.)?(?:orig_)?(?:uri\.(?=path|query))?([^{}]+)\}/g;
  return text.replace(placeholder, (all, name: string) => {
    if (name in values) return values[name as keyof typeof values];
    throw new Unreadable(`The check doesn't know the placeholder \`${all}\`.`);
  });
}

/** Caddy's directives in its own order, and before them those without a place. `route` keeps the file's order. */
const ORDER =
  `import bind handle_errors log tls tracing map vars fs root log_append skip_log log_skip log_name
  header copy_response_headers request_body redir method rewrite uri try_files basicauth basic_auth
  forward_auth request_header encode push intercept templates invoke handle route abort error respond
  metrics reverse_proxy php_fastcgi file_server acme_server`.split(/\s+/);

/** A directive, with its line as the name of its block. */
type Step = Record<'said' | 'kind' | 'matcher', string> & { args: readonly string[] };

/** The directives of a block that answer or change a request, in the order in which they run. */
function stepsOf(lines: readonly string[], scope: readonly string[], isRoute: boolean) {
  const steps = lines.flatMap((line): readonly Step[] => {
    const said = line.replace(/ \{$/, '');
    const words = said.match(/"[^"]*"|\S+/g) ?? [];
    const [kind = '', ...args] = words.map((word) => word.replace(/^"(.*)"$/, '$1'));
    const matcher = /^(?:[/@]|\*$)/.test(args[0] ?? '') ? (args.shift() ?? '') : '';
    if (line.includes(' > ') || kind.startsWith('@')) return [];
    if (!ORDER.includes(kind.replace('handle_path', 'handle')))
      throw new Unreadable(`The check knows no directive \`${kind}\` of Caddy.`);
    return [{ said, kind, matcher, args }];
  });
  const place = ({ kind }: Step) => ORDER.indexOf(kind.replace('handle_path', 'handle'));
  const exact = ({ matcher }: Step) => {
    const [, own = matcher] = /^path (\S+)$/.exec(conditionsOf(matcher, scope).join('')) ?? [];
    return own.replace(/^\*$/, '').length;
  };
  return isRoute ? steps : [...steps].sort((a, b) => place(a) - place(b) || exact(b) - exact(a));
}

function redirected([to, code = '302']: readonly string[], asked: Asked): string {
  if (to === undefined)
    throw new Unreadable('A path right after `redir` is a matcher, and then comes a target.');
  if (!/^(?:permanent|temporary|html|30[12378])$/.test(code))
    throw new Unreadable(
      `After the target comes a status, and \`${code}\` isn't one of a redirect.`,
    );
  return `is redirected to \`${filled(to, asked)}\``;
}

function responded(args: readonly string[], below: readonly string[], asked: Asked): string {
  if (args.length === 0 || args.length > 2)
    throw new Unreadable(
      `\`respond\` takes a text, a status or both, and here it has ${args.length} arguments.`,
    );
  const isStatus = args.length === 1 && /^\d{3}$/.test(args[0] ?? '');
  const [own = '', status = '200'] = isStatus ? ['', ...args] : args;
  if (!/^\d{3}$/.test(status))
    throw new Unreadable(
      `After its text, \`respond\` takes a status, and \`${status}\` isn't one. Double quotes keep words together.`,
    );
  if (asked.location !== undefined && /^30[12378]$/.test(status))
    return `is redirected to \`${asked.location}\``;
  const body = filled(/^body "?(.*?)"?$/m.exec(below.join('\n'))?.[1] ?? own, asked);
  return `gets ${body === '' ? 'no text' : `\`${body}\``} with the status \`${status}\``;
}

function proxied(args: readonly string[], below: readonly string[], path: string): string {
  const to = [...args, ...below.flatMap((line) => /^to (.*)$/.exec(line)?.[1]?.split(' ') ?? [])];
  const withPath = to.find((one) => /^(?!unix).*\w(?<!:)\//.test(one));
  if (withPath !== undefined)
    throw new Unreadable(
      `Caddy refuses \`${withPath}\`: the address of a backend has no path, not even /.`,
    );
  return `reaches ${to.map((one) => `\`${one.replace(/^http:\/\//, '')}${path}\``).join(' or ')}`;
}

const UNFOLLOWED =
  /^(?:import|map|method|rewrite|uri|try_files|intercept|invoke|reverse_proxy|php_fastcgi)$/;

/** Runs the directives of a block. Undefined if none of them answers. */
function run(
  lines: readonly string[],
  asked: Asked,
  around: readonly string[],
  isRoute = false,
): string | undefined {
  const scope = [...lines, ...around];
  let isHandled = false;
  let before = { same: '', is: true };
  for (const { said, kind, matcher, args } of stepsOf(lines, scope, isRoute)) {
    const isHandle = /^handle(?:_path)?$/.test(kind);
    // Caddy asks once for neighbours with the same matcher, even if the first one changes the path.
    const same =
      isHandle || isRoute ? said : conditionsOf(matcher, scope).join() || `path ${matcher}`;
    before = { same, is: same === before.same ? before.is : matches(matcher, asked, scope) };
    if ((isHandle && isHandled) || !before.is) continue;
    const below = inside(lines, said);
    isHandled ||= isHandle;
    if (kind === 'header') {
      const [, to] = /^[+>?]?Location (\S+)$/im.exec([args.join(' '), ...below].join('\n')) ?? [];
      if (to !== undefined) asked.location = filled(to, asked);
    } else if (isHandle || kind === 'route') {
      const cut = kind === 'handle_path' ? matcher.replace(/\/?\*$/, '').length : 0;
      asked.path = asked.path.slice(cut);
      const answer = run(below, asked, scope, kind === 'route');
      if (answer) return answer;
    } else if (kind === 'uri' && args[0] === 'strip_prefix') {
      const prefix = args[1] ?? '';
      if (fits(`${prefix}*`, asked.path)) asked.path = asked.path.slice(prefix.length) || '/';
    } else if (kind === 'redir') return redirected(args, asked);
    else if (kind === 'respond') return responded(args, below, asked);
    else if (kind === 'reverse_proxy' && !/^(?:rewrite|method)\b/m.test(below.join('\n')))
      return proxied(args, below, asked.path + asked.query);
    else if (/^(?:abort|error|file_server)$/.test(kind)) return `gets the answer of \`${kind}\``;
    else if (UNFOLLOWED.test(kind)) throw new Unreadable(`The check can't follow \`${said}\`.`);
  }
  return undefined;
}

/** What becomes of a GET request, in words. Undefined if no site is for its host. */
export function caddyAnswer(statements: readonly string[], url: string): string | undefined {
  const { hostname, pathname, search } = new URL(url);
  const asked = { host: hostname, path: pathname, query: search };
  const site = siteOf(statements, asked);
  if (site === undefined) return undefined;
  return run(inside(statements, site), asked, []) ?? 'gets no text with the status `200`';
}
