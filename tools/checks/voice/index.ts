import fs from 'node:fs';
import path from 'node:path';
import { foundIn, proseOf, type Rule } from './prose.ts';

/** The rules of voice that a pattern can check. CONTRIBUTING has the others. */
const RULES: readonly Rule[] = [
  {
    pattern: /\b(?:simply|just|easily|effortless\w*|seamless\w*|hassle-free|painless\w*)\b/gi,
    instead: 'leave it out: whether it is easy is for the reader to say',
  },
  {
    pattern:
      /\b(?:powerful|robust|blazing\w*|lightning-fast|cutting-edge|state-of-the-art|world-class|best-in-class|enterprise-grade|game-chang\w+|revolutionary|unparalleled|next-generation|turnkey|supercharge\w*)\b/gi,
    instead: 'say what it does, with a figure',
  },
  {
    pattern:
      /\b(?:the easiest|the most (?:powerful|advanced|reliable|affordable|complete)|market-leading|industry-leading|number one)\b/gi,
    instead: 'no superlatives: name the figure and its source',
  },
  {
    pattern: /\bof above\b|\babove-mentioned\b/gi,
    instead: "'above' stands behind its noun, or name the thing again",
  },
  {
    pattern: /\b(?:allow|enable|permit)s? to\b/gi,
    instead: "name who: 'lets you …'",
  },
  { pattern: /\binformations\b|\bsoftwares\b|\badvices\b/gi, instead: 'it has no plural' },
  {
    pattern: /\bresp\.|\bin order to\b|\butili[sz]e\w*\b|\bleverag\w+\b/gi,
    instead: "shorter: 'or', 'to', 'use'",
  },
  { pattern: /\bclick here\b|\[here\]/gi, instead: 'let the link say where it leads' },
  {
    pattern: /\bcoming soon\b|\bTBD\b|\bTODO\b|\blorem ipsum\b/gi,
    instead: 'write what is there today',
  },
  { pattern: /[\p{L}\d]!(?=\s|$)/gu, instead: 'a full stop' },
  { pattern: /\p{L}’/gu, instead: "the straight apostrophe: '" },
  { pattern: /\b(\p{Ll}{2,}) \1\b/gu, instead: 'the word once' },
];

/** The other way to write an anchor, which the framework's next version doesn't support. */
const OLD_ANCHOR = /^#{1,6} .*(\{#[\w-]+\})[ \t]*$/;

/** The places where a source breaks a rule of voice, as `line: 'words': what to write instead`. */
export function voiceProblems(source: string): string[] {
  return proseOf(source)
    .split('\n')
    .flatMap((line, index) => [
      ...(OLD_ANCHOR.test(line)
        ? [`${index + 1}: '${OLD_ANCHOR.exec(line)?.[1]}': write {/* #name */} behind the heading`]
        : []),
      ...foundIn(line, RULES).map(({ words, instead }) => `${index + 1}: '${words}': ${instead}`),
    ]);
}

/** Every breach of a rule of voice in those content files, each with file, line and what to write instead. */
export const checkVoice = (root: string, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    voiceProblems(fs.readFileSync(file, 'utf8')).map(
      (problem) => `${path.relative(root, file)}:${problem}`,
    ),
  );
