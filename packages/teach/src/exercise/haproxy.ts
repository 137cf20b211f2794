import { joined, Unreadable, wordsOfLine } from './words.ts';

const SECTION =
  /^(?:global|defaults|frontend|backend|listen|resolvers|peers|userlist|cache|http-errors|mailers|ring|program)\b/;

/** The lines of an HAProxy configuration, each behind its section; throws where it is none. */
export function haproxyStatements(text: string): readonly string[] {
  const statements: string[] = [];
  let section = '';
  text.split('\n').forEach((line, index) => {
    const said = joined(wordsOfLine(line, index + 1));
    if (said === '') return;
    if (SECTION.test(said)) {
      section = said;
      if (/^(?:frontend|backend|listen)$/.test(said))
        throw new Unreadable(`Line ${index + 1}: a \`${said}\` needs a name.`);
      statements.push(`${said}:`);
    } else if (section === '') {
      throw new Unreadable(
        `Line ${index + 1}: \`${said}\` isn't in a section such as \`frontend\` or \`backend\`.`,
      );
    } else {
      statements.push(`${section} > ${said}`);
    }
  });
  const known = new Set(
    statements.flatMap((line) => /^(?:backend|listen) (\S+)/.exec(line)?.[1] ?? []),
  );
  for (const line of statements) {
    const name = / > (?:default_backend|use_backend) (\S+)/.exec(line)?.[1];
    if (name && !known.has(name))
      throw new Unreadable(`\`${name}\` is used, but there's no section \`backend ${name}\`.`);
  }
  return statements;
}

/** What a condition looks at. */
interface Request {
  path: string;
  method: string;
}

const MATCHES: Readonly<Record<string, (path: string, value: string) => boolean>> = {
  beg: (path, value) => path.startsWith(value),
  end: (path, value) => path.endsWith(value),
  sub: (path, value) => path.includes(value),
  dir: (path, value) => `${path}/`.includes(`/${value.replace(/^\/|\/$/g, '')}/`),
  reg: (path, value) => new RegExp(value).test(path),
  str: (path, value) => path === value,
};

/** True where one test, such as `path_beg /api/` or `method GET POST`, fits a request. */
function fits(test: readonly string[], { path, method }: Request): boolean {
  const [fetch = '', ...rest] = test;
  const isLower = rest.includes('-i') || fetch.includes(',lower');
  const at = rest.indexOf('-m');
  const how = at === -1 ? (/_(\w+)/.exec(fetch)?.[1] ?? 'str') : (rest[at + 1] ?? 'str');
  const values = rest.filter(
    (word, place) => !word.startsWith('-') && (at === -1 || place !== at + 1),
  );
  if (fetch.startsWith('method')) return values.includes(method);
  if (!fetch.startsWith('path')) return false;
  const lower = (text: string) => (isLower ? text.toLowerCase() : text);
  return values.some((value) => MATCHES[how]?.(lower(path), lower(value)) ?? false);
}

/** Where HAProxy sends a request by the statements of its configuration: addresses of servers, or a status. */
export function haproxyRoute(statements: readonly string[], request: Request): string {
  const inside = (section: RegExp) =>
    statements.flatMap((line) => {
      const [name = '', said] = line.split(/ > (.*)/s);
      return said !== undefined && section.test(name) ? [said] : [];
    });
  const front = inside(/^(?:frontend|listen) /);
  const acl = (name: string): boolean => {
    const [, method] = /^METH_(\w+)$/.exec(name) ?? [];
    if (method) return method === request.method || (method === 'GET' && request.method === 'HEAD');
    const tests = front.flatMap((said) => {
      const words = said.split(' ');
      return words[0] === 'acl' && words[1] === name ? [words.slice(2)] : [];
    });
    if (tests.length === 0 && !/^[A-Z_]+$/.test(name))
      throw new Unreadable(`\`${name}\` is used, but no \`acl ${name}\` says what it is.`);
    return tests.some((test) => fits(test, request));
  };
  const holds = (condition: string): boolean =>
    condition
      .split(/ (?:or|\|\|) /)
      .some((all) =>
        [...all.matchAll(/(!)? ?(?:\{ (.*?) \}|([^\s!]+))/g)].every(
          ([, not, test, name = '']) =>
            (test === undefined ? acl(name) : fits(test.split(' '), request)) !== Boolean(not),
        ),
      );
  let backend = '';
  for (const said of front) {
    const [, action = '', word, condition = ''] = /^(.*?)(?: (if|unless) (.*))?$/.exec(said) ?? [];
    const isMet = word === undefined || holds(condition) === (word === 'if');
    if (/^http-request (?:deny|return)/.test(action) && isMet)
      return /status (\d+)/.exec(action)?.[1] ?? (action.includes('deny') ? '403' : '200');
    if (action.startsWith('use_backend') && isMet && backend === '')
      backend = action.split(' ')[1] ?? '';
  }
  backend ||= /default_backend (\S+)/.exec(front.join('\n'))?.[1] ?? '';
  return inside(new RegExp(`^(?:backend|listen) ${backend || '.*'}$`))
    .flatMap((said) => /^server \S+ (\S+)(?!.* (?:backup|disabled))/.exec(said)?.[1] ?? [])
    .sort()
    .join(' ');
}
