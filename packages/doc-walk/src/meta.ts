const TEXT_KEYS = [
  'title',
  'file',
  'region',
  'session',
  'name',
  'expect',
  'needs',
  'kind',
  'dialect',
  'context',
  'newer',
  'user',
  'timeout',
  'follows',
  'exempt',
  'of',
] as const;
const FLAG_KEYS = ['run', 'output', 'unordered', 'serve', 'reload', 'example'] as const;
/** The framework's own keys, which we leave alone. */
const FRAMEWORK_KEYS = new Set(['showLineNumbers', 'noInline', 'className', 'metastring']);

type TextKey = (typeof TEXT_KEYS)[number];
type FlagKey = (typeof FLAG_KEYS)[number];

/** The meta string of a fence, parsed. */
export type Meta = Partial<Record<TextKey, string>> &
  Partial<Record<FlagKey, true>> & { ask?: readonly string[] };

const TOKEN =
  /\{[^}]*\}|([A-Za-z][\w-]*)(?:=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^\s"']+)))?|\S+/g;

const isText = (key: string): key is TextKey => (TEXT_KEYS as readonly string[]).includes(key);
const isFlag = (key: string): key is FlagKey => (FLAG_KEYS as readonly string[]).includes(key);

/** Says in words what's wrong with the keys. */
function contradictions(meta: Meta): string[] {
  const wrong: string[] = [];
  const require = (condition: unknown, message: string) => {
    if (!condition) wrong.push(message);
  };
  require(meta.exempt === undefined ||
    meta.exempt.trim().length >=
      10, 'exempt needs a reason of at least ten characters: exempt="why no tool can check this"');
  require(!meta.example ||
    meta.output, 'example is for outputs: write output example follows="https://…"');
  require(!meta.example ||
    meta.follows, 'example needs the documentation it follows: follows="https://…"');
  require(!meta.follows || meta.example, 'follows goes with output example');
  require(!meta.follows ||
    /^https:\/\/\S+$/.test(meta.follows), 'follows needs an https:// address');
  require(!meta.region || meta.file, 'region goes with file="examples/…"');
  require(!meta.unordered || meta.output, 'unordered goes with output');
  require(!(meta.output && meta.run), 'an output block is not run itself: remove run or output');
  require(!(
    meta.name && meta.run
  ), 'a file joined by name is not run; write it into a session by title and run it there');
  require(!meta.reload || meta.session, 'reload needs the session of the running server');
  require(!meta.timeout || /^([1-9]|[1-5]\d|60)s$/.test(meta.timeout), 'timeout is 1s to 60s');
  require(!meta.dialect ||
    ['postgres', 'mysql'].includes(meta.dialect), 'dialect is postgres or mysql');
  require(!meta.user || ['root', 'ubuntu'].includes(meta.user), 'user is ubuntu or root');
  require(!meta.expect ||
    /^(exit \d+|error(: .+)?)$/.test(
      meta.expect,
    ), 'expect is "exit 1", "error" or "error: part of the message"');
  return wrong;
}

/** Parses a fence's meta string, and says what's wrong with it. */
export function parseMeta(source: string): { meta: Meta; wrong: readonly string[] } {
  const meta: Record<string, unknown> = {};
  const asks: string[] = [];
  const wrong: string[] = [];
  for (const match of source.matchAll(TOKEN)) {
    const [whole, key] = match;
    const quoted = match[2] ?? match[3];
    const value = quoted === undefined ? match[4] : quoted.replace(/\\(["'\\])/g, '$1');
    if (whole.startsWith('{')) continue;
    if (key === undefined) wrong.push(`cannot read '${whole}' in the meta string`);
    else if (FRAMEWORK_KEYS.has(key)) continue;
    else if (key in meta) wrong.push(`'${key}' stands twice in the meta string`);
    else if (key === 'ask' && value) asks.push(value);
    else if (isText(key) && value !== undefined) meta[key] = value;
    else if (isFlag(key) && value === undefined) meta[key] = true;
    else if (isText(key) || key === 'ask') wrong.push(`'${key}' needs a value: ${key}="…"`);
    else if (isFlag(key)) wrong.push(`'${key}' has no value`);
    else {
      wrong.push(
        `unknown key or state '${key}' in the meta string. Known: ${[...FLAG_KEYS, ...TEXT_KEYS, 'ask'].join(', ')}`,
      );
    }
  }
  if (asks.length > 0) meta.ask = asks;
  return { meta: meta, wrong: [...wrong, ...contradictions(meta)] };
}
