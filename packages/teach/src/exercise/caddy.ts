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
    const name = joined(words);
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
  return statements;
}

/** True if a path matcher matches. No matcher matches every path. */
const fits = (matcher: string, path: string): boolean =>
  matcher === '' ||
  (matcher.endsWith('*') ? path.startsWith(matcher.slice(0, -1)) : path === matcher);

/** Where Caddy sends a site's request for a path: the address, then the rest of the path. */
export function caddyRoute(statements: readonly string[], site: string, path: string): string {
  const named = new Map(
    statements.flatMap((line) => {
      const [, name, matcher] = / (@\w+) (?:> )?path (\S+)$/.exec(line) ?? [];
      return name !== undefined && matcher !== undefined ? [[name, matcher] as const] : [];
    }),
  );
  const inside = (lines: readonly string[], name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name} > `) ? [line.slice(name.length + 3)] : []));
  const own = statements.flatMap((statement) => {
    const line = statement.replace(/@\w+/g, (name) => named.get(name) ?? name);
    const [, names = '', said] = /^(.*?) > (.*)$/.exec(line) ?? [];
    return said !== undefined &&
      names.split(/,? /).some((name) => name.replace(/^https?:\/\/|:\d+$/g, '') === site)
      ? [said]
      : [];
  });
  const run = (lines: readonly string[], asked: string): string => {
    let left = asked;
    for (const line of lines) {
      const [, prefix] = /^uri (?:\S+ )?strip_prefix (\S+)$/.exec(line) ?? [];
      if (prefix && left.startsWith(prefix)) left = left.slice(prefix.length) || '/';
    }
    const found = lines
      .flatMap((line) => {
        const [, kind = '', matcher = '', to = ''] =
          /^(handle_path|handle|route|reverse_proxy)(?: (\/\S*|\*))?(?: ([^{>]*))?/.exec(line) ??
          [];
        const plain = matcher.replace(/^\*$/, '');
        return kind !== '' && fits(plain, left) ? [{ kind, matcher, plain, to: to.trim() }] : [];
      })
      .sort(
        (a, b) =>
          Number(a.kind === 'reverse_proxy') - Number(b.kind === 'reverse_proxy') ||
          b.plain.length - a.plain.length,
      );
    const [first] = found;
    if (!first) return '';
    const { kind, matcher, plain, to } = first;
    if (kind === 'reverse_proxy') {
      const [withPath] = to.match(/\S+(?<=\w)(?<!:\/)\/\S*/) ?? [];
      if (withPath !== undefined)
        throw new Unreadable(
          `Caddy refuses \`${withPath}\`: the address of a backend has no path, not even /. One kind of handle removes the prefix.`,
        );
      return to.replace(/http:\/\//g, '') + left;
    }
    const below = inside(lines, matcher === '' ? kind : `${kind} ${matcher}`);
    return run(
      below,
      kind === 'handle_path' ? left.slice(plain.replace(/\/?\*$/, '').length) : left,
    );
  };
  return run(own, path);
}
