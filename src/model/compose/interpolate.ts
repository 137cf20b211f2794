/**
 * Variables in values, as the Compose specification defines them: `$NAME`,
 * `${NAME}`, `:-` `-` (default), `:?` `?` (required), `:+` `+` (instead), `$$` (a dollar).
 * No variable has a value here: what counts is the default.
 */
export interface Interpolated {
  text: string;
  /** Names that have neither value nor default. */
  unset: string[];
  /** The part that is not a valid variable, such as `${` without an end. */
  invalid?: string;
}

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
/** Deeper nesting of defaults in defaults is not read. */
const MAX_DEPTH = 20;

/** The word at an offset, as a message shows it. */
function shown(text: string, at: number): string {
  return /^\S{1,24}/.exec(text.slice(at, at + 24))?.[0] ?? '';
}

function nameAt(text: string, at: number): string {
  NAME.lastIndex = at;
  return NAME.exec(text)?.[0] ?? '';
}

/** Offset of the `}` that closes a `${` whose content begins at `from`, or -1. */
function closingBrace(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '$' && text[at + 1] === '$') at += 1;
    else if (text[at] === '$' && text[at + 1] === '{') {
      depth += 1;
      at += 1;
    } else if (text[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

function expand(text: string, depth: number, result: Interpolated): string {
  let output = '';
  let at = 0;
  while (at < text.length) {
    const dollar = text.indexOf('$', at);
    if (dollar === -1) return output + text.slice(at);
    output += text.slice(at, dollar);
    const next = text[dollar + 1];
    if (next === '$') {
      output += '$';
      at = dollar + 2;
      continue;
    }
    if (next !== '{') {
      const name = nameAt(text, dollar + 1);
      if (!name) {
        result.invalid ??= shown(text, dollar);
        output += '$';
        at = dollar + 1;
        continue;
      }
      result.unset.push(name);
      at = dollar + 1 + name.length;
      continue;
    }
    const name = nameAt(text, dollar + 2);
    const close = closingBrace(text, dollar + 2);
    const operator =
      /^(?:$|:?[-?+])/.exec(text.slice(dollar + 2 + name.length, close))?.[0] ?? 'none';
    if (!name || close === -1 || operator === 'none' || depth >= MAX_DEPTH) {
      result.invalid ??= shown(text, dollar);
      return output + text.slice(dollar);
    }
    const rest = text.slice(dollar + 2 + name.length + operator.length, close);
    if (operator.endsWith('-')) output += expand(rest, depth + 1, result);
    else if (!operator.endsWith('+')) result.unset.push(name);
    at = close + 1;
  }
  return output;
}

/** Fills in the defaults of variables and lists the names that have none. */
export function interpolate(text: string): Interpolated {
  if (!text.includes('$')) return { text, unset: [] };
  const result: Interpolated = { text, unset: [] };
  result.text = expand(text, 0, result);
  result.unset = [...new Set(result.unset)];
  return result;
}
