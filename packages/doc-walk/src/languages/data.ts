import { parseAllDocuments } from 'yaml';
import { each, LineError, type Language } from './language.ts';

const parsedOnly = (
  id: string,
  names: readonly string[],
  tool: string,
  parse: (text: string) => void,
): Language => ({
  id,
  names,
  reach: () => 'parsed',
  check: each(tool, 'parsed', (unit) => parse(unit.text)),
});

function parseJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec((error as Error).message)?.[1];
    const upTo = position ? text.slice(0, Number(position)) : text;
    throw new LineError((error as Error).message, upTo.split('\n').length);
  }
}

/** JSON (RFC 8259). */
export const json = parsedOnly('json', ['json'], 'node', parseJson);

/** Parses every document of a YAML 1.2 stream. Throws a `LineError` with the parser's words. */
export function parseYaml(text: string): unknown[] {
  const documents = parseAllDocuments(text, { merge: true, strict: true, uniqueKeys: true });
  return (Array.isArray(documents) ? documents : []).map((document) => {
    const [error] = document.errors;
    if (error)
      throw new LineError(
        (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, ''),
        error.linePos?.[0].line ?? 1,
      );
    return document.toJS() as unknown;
  });
}

function eachLine(text: string, wrong: (line: string, before: string) => string | undefined): void {
  let before = '';
  text.split('\n').forEach((line, index) => {
    const message = wrong(line, before);
    if (message) throw new LineError(message, index + 1);
    before = line;
  });
}

/** INI: sections and `key = value`, comments with `;` or `#`, indented continuation lines. */
export const ini = parsedOnly('ini', ['ini', 'cfg', 'conf'], 'own parser', (text) => {
  eachLine(text, (line, before) => {
    if (/^\s*(?:[;#].*)?$/.test(line) || /^\s*\[[^\][]+\]\s*(?:[;#].*)?$/.test(line))
      return undefined;
    if (/^\s*[^=:[\]\s][^=:]*\s*[=:]/.test(line) || /^\s*!?[\w-]+\s*$/.test(line)) return undefined;
    if (/^\s+\S/.test(line) && before.trim()) return undefined;
    return `neither a [section] nor key = value: ${line.trim()}`;
  });
});

/** Java properties: `key=value`, `key: value`, `#` and `!` comments, `\` continues a line. */
export const properties = parsedOnly('properties', ['properties'], 'own parser', (text) => {
  eachLine(text, (line, before) => {
    if (before.endsWith('\\') || /^\s*(?:[#!].*)?$/.test(line)) return undefined;
    return /^\s*[^\s=:]+\s*[=:\s]/.test(line) ? undefined : `not key=value: ${line.trim()}`;
  });
});

/** Environment files: `NAME=value`, one a line, names as POSIX has them, quotes closed. */
export const env = parsedOnly('env', ['env', 'dotenv'], 'own parser', (text) => {
  eachLine(text, (line) => {
    if (/^\s*(?:#.*)?$/.test(line)) return undefined;
    const match = /^(?:export )?([A-Za-z_]\w*)=(.*)$/.exec(line);
    if (!match) return `not NAME=value: ${line.trim()}`;
    const value = match[2] ?? '';
    const quote = /^["']/.exec(value)?.[0];
    if (
      quote &&
      !new RegExp(`^${quote}(?:\\\\.|[^${quote}\\\\])*${quote}\\s*(?:#.*)?$`).test(value)
    ) {
      return `the quote is not closed: ${line.trim()}`;
    }
    return !quote && /\s#/.test(value) === false && /\S\s+\S/.test(value) && /["']/.test(value)
      ? `a quote inside an unquoted value: ${line.trim()}`
      : undefined;
  });
});

const UNIT_SECTIONS =
  /^\[(?:Unit|Service|Install|Socket|Timer|Mount|Path|Slice|Match|Network|Address|Route|Link|NetDev|VLAN|RoutingPolicyRule|DHCPv4|IPv6AcceptRA|Resolve|Journal|Manager)\]$/;

/** systemd units and networkd files: known sections, `Key=value`, `\` continues a line. */
export const systemd = parsedOnly(
  'systemd',
  ['systemd', 'service', 'timer'],
  'own parser',
  (text) => {
    let section = '';
    eachLine(text, (line, before) => {
      if (before.endsWith('\\') || /^(?:[#;].*)?$/.test(line.trim())) return undefined;
      if (line.startsWith('[')) {
        section = line;
        return UNIT_SECTIONS.test(line.trim()) ? undefined : `unknown section ${line.trim()}`;
      }
      if (!section) return 'a setting before the first [Section]';
      return /^[A-Z][A-Za-z0-9]*=/.test(line) ? undefined : `not Key=value: ${line.trim()}`;
    });
  },
);

/** Comma-separated values (RFC 4180): every record has as many fields as the first. */
export const csv = parsedOnly('csv', ['csv'], 'own parser', (text) => {
  const fields = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^",]*)(?:,|$)/g)].length - (line.endsWith(',') ? 0 : 1);
  const lines = text.split('\n').filter(Boolean);
  const width = fields(lines[0] ?? '');
  eachLine(text, (line) => {
    if (!line) return undefined;
    return fields(line) === width
      ? undefined
      : `${fields(line)} fields, the first line has ${width}`;
  });
});

/** .gitignore and .dockerignore: one pattern a line, no stray quotes, brackets closed. */
export const ignore = parsedOnly(
  'ignore',
  ['ignore', 'gitignore', 'dockerignore'],
  'own parser',
  (text) => {
    eachLine(text, (line) => {
      if (/^\s*(?:#.*)?$/.test(line)) return undefined;
      if (/^["']|["']$/.test(line.trim())) return `patterns are not quoted: ${line.trim()}`;
      if (/\s$/.test(line)) return 'space at the end of a pattern';
      return (line.match(/(?<!\\)\[/g) ?? []).length === (line.match(/(?<!\\)\]/g) ?? []).length
        ? undefined
        : `a bracket is not closed: ${line.trim()}`;
    });
  },
);
