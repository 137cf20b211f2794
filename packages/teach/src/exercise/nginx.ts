import { Unreadable } from './words.ts';

interface Token {
  text: string;
  line: number;
  /** First of its line. */
  first: boolean;
  sign: boolean;
}

/** Directives that usually start a line: when one is inside another directive, a `;` is missing before it. */
const USUAL = new Set(
  `listen server server_name location return proxy_pass proxy_set_header root alias expires
  include upstream least_conn ip_hash zone add_header try_files index rewrite error_page
  client_max_body_size proxy_next_upstream keepalive http events ssl_certificate
  ssl_certificate_key limit_req access_log error_log`.split(/\s+/),
);

const TOKEN =
  /(?<space>\s+)|(?<comment>#[^\n]*)|(?<sign>[{};])|(?<quoted>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?<word>(?:\$\{[^}\s]*\}|\\.|[^\s{};"'])+)|(?<other>.)/gsu;

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let last = 0;
  for (const { 0: all, groups = {} } of text.matchAll(TOKEN)) {
    if (groups.other !== undefined)
      throw new Unreadable(`Line ${line}: a quote is opened but not closed.`);
    if (groups.space === undefined && groups.comment === undefined) {
      const word = groups.quoted?.slice(1, -1) ?? all;
      tokens.push({ text: word, line, first: line !== last, sign: groups.sign !== undefined });
      last = line;
    }
    line += all.split('\n').length - 1;
  }
  return tokens;
}

/** The directives of an nginx configuration, each with the blocks around it. Throws if it isn't one. */
export function nginxStatements(text: string): readonly string[] {
  const statements: string[] = [];
  const blocks: { name: string; line: number }[] = [];
  let words: Token[] = [];
  const path = (own: string) => [...blocks.map(({ name }) => name), own].join(' > ');
  const said = () => words.map((word) => word.text).join(' ');
  const noEnd = (line: number) =>
    new Unreadable(`Line ${line}: a directive ends with \`;\`, but \`${said()}\` doesn't.`);
  for (const token of tokensOf(text)) {
    if (!token.sign) {
      const before = words.at(-1);
      if (before && token.first && USUAL.has(token.text)) throw noEnd(before.line);
      words.push(token);
    } else if (token.text === ';') {
      if (words.length === 0) throw new Unreadable(`Line ${token.line}: this \`;\` ends nothing.`);
      statements.push(path(said()));
      words = [];
    } else if (token.text === '{') {
      if (words.length === 0)
        throw new Unreadable(`Line ${token.line}: a block needs a name before its \`{\`.`);
      blocks.push({ name: said(), line: token.line });
      statements.push(`${blocks.map(({ name }) => name).join(' > ')} {`);
      words = [];
    } else {
      if (words.length > 0) throw noEnd(words.at(-1)?.line ?? token.line);
      if (!blocks.pop()) throw new Unreadable(`Line ${token.line}: this \`}\` closes no block.`);
    }
  }
  if (words.length > 0) throw noEnd(words.at(-1)?.line ?? 1);
  const open = blocks.at(-1);
  if (open)
    throw new Unreadable(`The block \`${open.name}\` of line ${open.line} has no closing \`}\`.`);
  return withoutUpstreams(statements);
}

/** Replaces an upstream with a single server by that server, because `proxy_pass` can name it either way. */
function withoutUpstreams(statements: readonly string[]): readonly string[] {
  const servers = new Map<string, string[]>();
  for (const line of statements) {
    const [, name, server] = /(?:^| > )upstream (\S+) > server (\S+)/.exec(line) ?? [];
    if (name && server) servers.set(name, [...(servers.get(name) ?? []), server]);
  }
  return statements.map((line) =>
    line.replace(/ > proxy_pass http:\/\/([^\s/]+)/, (all, name: string) => {
      const [only, ...others] = servers.get(name) ?? [];
      return only && others.length === 0 ? ` > proxy_pass http://${only}` : all;
    }),
  );
}
