import { readCompose } from '../read.ts';
import { entryOf } from '../tree.ts';
import type { Foreign, Recogniser } from './types.ts';

/** Whether a text reads as a Compose file with services. */
function isCompose(text: string): boolean {
  const { root, errors } = readCompose(text);
  return errors.every(({ code }) => code !== 'yaml') && entryOf(root, 'services') !== undefined;
}

/** A text without the indentation that all its lines share. */
function dedented(text: string): string {
  const lines = text.split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const shared = Math.min(...indents);
  return shared > 0 && Number.isFinite(shared)
    ? lines
        .map((line) => line.slice(Math.min(shared, /^ */.exec(line)?.[0].length ?? 0)))
        .join('\n')
    : text;
}

const FENCE = /^([ \t>]*)(`{3,}|~{3,})[^\n`]*\n([\s\S]*?)(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))/gm;

/** A Markdown text with the file in a fence. */
export const markdownFence: Recogniser = (text) => {
  const fences = [...text.matchAll(FENCE)]
    .map((match) => ({
      at: match.index + (match[1]?.length ?? 0),
      content: dedented(
        (match[3] ?? '').replace(/^[ \t]*>[ \t]?/gm, (mark) =>
          match[1]?.includes('>') ? '' : mark,
        ),
      ),
    }))
    .filter(({ content }) => content.trim() !== '');
  // A fence that was copied without its other end.
  const lone = fences.length === 0 ? /^[ \t]*(?:`{3,}|~{3,})[\w -]*$/m.exec(text) : null;
  const [first] = fences;
  if (!first && !lone) return undefined;
  const found = fences.find(({ content }) => isCompose(content));
  const content = lone ? text.replace(/^[ \t]*(?:`{3,}|~{3,})[\w -]*\r?\n?/gm, '') : found?.content;
  const readable = content !== undefined && isCompose(content);
  const foreign: Foreign = {
    code: 'markdown',
    at: found?.at ?? first?.at ?? lone?.index ?? 0,
    sentence: 'This is Markdown, with the file in a code fence',
    hint: readable
      ? "The fence and the text around it aren't part of the file."
      : "No fence contains a Compose file with `services:`. Paste what's inside the right fence.",
  };
  return readable && content !== undefined
    ? { ...foreign, becomes: { label: 'Take the file out of the fence', text: content } }
    : foreign;
};
