/**
 * Variables in values, as Compose reads them: `$NAME`, `${NAME}`, `:-` `-` (default), `:?` `?` (required),
 * `:+` `+` (instead), `$$` (a dollar). A dollar before anything else stays as it is, so a script may contain
 * `$(date)` and `$?`.
 */
export interface Interpolated {
  text: string;
  /** Names that have neither value nor default. */
  unset: string[];
  /** Names that `?` demands and that have no value, with what the file says then. */
  required?: { name: string; message: string }[];
  /** The part that Compose refuses, such as `${` without its end. */
  invalid?: string;
}

/** The values of an `.env` file that was given with the Compose file. */
export type Environment = ReadonlyMap<string, string>;

const NONE: Environment = new Map();
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const OPERATOR = /:?[-?+]/y;
/** How deep defaults can be nested. Any deeper ones aren't read. */
const MAX_DEPTH = 20;

/** The word at an offset, as a message shows it. */
function shown(text: string, at: number): string {
  return /^\S{1,24}/.exec(text.slice(at, at + 24))?.[0] ?? '';
}

function nameAt(text: string, at: number): string {
  NAME.lastIndex = at;
  return NAME.exec(text)?.[0] ?? '';
}

/** For each `${` the offset of the `}` that closes it, found in one pass. */
function closings(text: string): ReadonlyMap<number, number> {
  const open: number[] = [];
  const closed = new Map<number, number>();
  for (let at = text.indexOf('$'); at >= 0 && at < text.length; at += 1) {
    if (text[at] === '$' && text[at + 1] === '$') at += 1;
    else if (text[at] === '$' && text[at + 1] === '{') {
      open.push(at);
      at += 1;
    } else if (text[at] === '}') {
      const from = open.pop();
      if (from !== undefined) closed.set(from, at);
    }
  }
  return closed;
}

class Reader {
  readonly result: Interpolated = { text: '', unset: [] };
  private readonly text: string;
  private readonly environment: Environment;
  private readonly closed: ReadonlyMap<number, number>;

  constructor(text: string, environment: Environment) {
    this.text = text;
    this.environment = environment;
    this.closed = closings(text);
  }

  read(from: number, to: number, depth: number): string {
    const { text } = this;
    let output = '';
    let at = from;
    while (at < to) {
      const dollar = text.indexOf('$', at);
      if (dollar === -1 || dollar >= to) return output + text.slice(at, to);
      output += text.slice(at, dollar);
      if (text[dollar + 1] === '$' && dollar + 1 < to) {
        output += '$';
        at = dollar + 2;
      } else if (text[dollar + 1] === '{' && dollar + 1 < to) {
        const close = this.closed.get(dollar);
        const value = this.braced(dollar, close, depth);
        if (value === undefined || close === undefined) return output + text.slice(dollar, to);
        output += value;
        at = close + 1;
      } else {
        const name = nameAt(text, dollar + 1);
        output += name ? this.value(name) : '$';
        at = dollar + 1 + name.length;
      }
    }
    return output;
  }

  private value(name: string): string {
    const value = this.environment.get(name);
    if (value === undefined) this.result.unset.push(name);
    return value ?? '';
  }

  private braced(dollar: number, close: number | undefined, depth: number): string | undefined {
    const name = nameAt(this.text, dollar + 2);
    const after = dollar + 2 + name.length;
    OPERATOR.lastIndex = after;
    const operator = close === after ? '' : OPERATOR.exec(this.text)?.[0];
    if (!name || close === undefined || operator === undefined || depth >= MAX_DEPTH) {
      this.result.invalid ??= shown(this.text, dollar);
      return undefined;
    }
    const known = this.environment.get(name);
    const set = known !== undefined && (known !== '' || !operator.startsWith(':'));
    const rest = after + operator.length;
    if (operator.endsWith('+')) return set ? this.read(rest, close, depth + 1) : '';
    if (set) return known;
    if (operator.endsWith('?'))
      (this.result.required ??= []).push({ name, message: this.text.slice(rest, close) });
    return operator.endsWith('-') ? this.read(rest, close, depth + 1) : this.value(name);
  }
}

/** Fills in values and defaults of variables and lists the names that have neither. */
export function interpolate(text: string, environment: Environment = NONE): Interpolated {
  if (!text.includes('$')) return { text, unset: [] };
  const reader = new Reader(text, environment);
  const { result } = reader;
  result.text = reader.read(0, text.length, 0);
  result.unset = [...new Set(result.unset)];
  return result;
}
