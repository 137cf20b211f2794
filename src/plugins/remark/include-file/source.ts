import fs from 'node:fs';
import path from 'node:path';
import { fillTokens } from '../../content/tokens/index.ts';

const MARK =
  /^\s*(?:\/\/|#|--|;|<!--|\/\*|%)\s*(region|endregion)\b\s*([\w-]*)\s*(?:-->|\*\/)?\s*$/;

/** Folders whose files pages may show. */
const SHOWN = ['examples', 'labs'];

/** The part of a file of `examples/` or `labs/` to show. */
export interface Included {
  text: string;
  /** Line of the file where the text begins. */
  line: number;
}

function withoutMarks(lines: readonly string[]): string[] {
  return lines.filter((line) => !MARK.test(line));
}

function regionOf(
  lines: readonly string[],
  region: string,
): { from: number; to: number } | undefined {
  const from = lines.findIndex((line) => {
    const mark = MARK.exec(line);
    return mark?.[1] === 'region' && mark[2] === region;
  });
  if (from === -1) return undefined;
  let depth = 1;
  for (let at = from + 1; at < lines.length; at += 1) {
    const mark = MARK.exec(lines[at] ?? '');
    if (mark?.[1] === 'region') depth += 1;
    if (mark?.[1] === 'endregion') depth -= 1;
    if (depth === 0) return { from: from + 1, to: at };
  }
  return undefined;
}

/** Fills the tokens of a text that is all code. */
function fillCode(text: string, file: string): string {
  const fence = '`'.repeat(24);
  const filled = fillTokens(`${fence}\n${text}\n${fence}`, file);
  return filled.slice(fence.length + 1, -fence.length - 1);
}

/** Removes the indentation that all lines share. */
function dedent(lines: readonly string[]): string[] {
  const depths = lines
    .filter((line) => line.trim())
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const depth = depths.length > 0 ? Math.min(...depths) : 0;
  return lines.map((line) => line.slice(depth));
}

/**
 * Reads the file for an empty fence with `file="examples/…"`, or one region of it, without the region marks
 * and with its tokens filled in. Throws an `Error` in plain words.
 */
export function includedText(root: string, file: string, region?: string): Included {
  const full = path.resolve(root, file);
  if (!SHOWN.some((folder) => full.startsWith(path.resolve(root, folder) + path.sep))) {
    throw new Error(`file="${file}" is outside of examples/ and labs/`);
  }
  if (!fs.existsSync(full)) throw new Error(`file="${file}" does not exist`);
  const lines = fs.readFileSync(full, 'utf8').replace(/\n$/, '').split('\n');
  if (!region) return { text: fillCode(withoutMarks(lines).join('\n'), file), line: 1 };
  const part = regionOf(lines, region);
  if (!part) throw new Error(`${file} has no region '${region}' that is opened and closed`);
  return {
    text: fillCode(dedent(withoutMarks(lines.slice(part.from, part.to))).join('\n'), file),
    line: part.from + 1,
  };
}
