import { readCompose } from '../read.ts';
import { positionAt, makeSource } from '../source.ts';
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

/** The line that an offset is on. */
const lineAt = (text: string, at: number) => positionAt(makeSource(text), at).line;

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

/** A shell command that writes the file. */
export const heredoc: Recogniser = (text) => {
  const start =
    /^[ \t]*(?:[$#][ \t]+)?(?:sudo[ \t]+)?(?:cat|tee)\b[^\n]*<<(-?)[ \t]*(["'\\]?)(\w+)["']?[^\n]*\n/m.exec(
      text,
    );
  if (!start) return undefined;
  const [opening, tabs, quote, word = ''] = start;
  const from = start.index + opening.length;
  const end = new RegExp(`^[ \\t]*${word}[ \\t]*$`, 'm').exec(text.slice(from));
  const raw = text.slice(from, end ? from + end.index : undefined);
  const plain = tabs ? raw.replace(/^\t+/gm, '') : raw;
  const content = dedented(quote ? plain : plain.replace(/\\([\\$`])/g, '$1'));
  const foreign: Foreign = {
    code: 'heredoc',
    at: start.index,
    sentence: 'This is a shell command that writes a file',
    hint: isCompose(content)
      ? `The file itself is between \`<<${word}\` and \`${word}\`.`
      : "What it writes isn't a Compose file with `services:`. Paste the file itself.",
  };
  return isCompose(content)
    ? {
        ...foreign,
        becomes: {
          label: `Use lines ${lineAt(text, from)}–${lineAt(text, from + raw.length - 1)} as the file`,
          text: content,
        },
      }
    : foreign;
};

const INDENT = '  ';

/** A file from before `services:`, with its services at the left margin. */
export const versionOne: Recogniser = (text) => {
  const { root, errors } = readCompose(text);
  if (root?.kind !== 'map' || errors.length > 0 || root.flow) return undefined;
  if (entryOf(root, 'services') || entryOf(root, 'apiVersion') || entryOf(root, 'jobs'))
    return undefined;
  const entries = root.entries.filter(({ key }) => !key.startsWith('x-'));
  const isService = ({ value }: (typeof entries)[number]) =>
    value.kind === 'map' &&
    ['image', 'build', 'extends'].some((key) => entryOf(value, key)) &&
    !['script', 'stage', 'steps'].some((key) => entryOf(value, key));
  const [first] = entries.filter(isService);
  const others = entries.filter((entry) => !isService(entry));
  if (!first || others.some(({ key }) => !['version', 'volumes', 'networks', 'name'].includes(key)))
    return undefined;
  const lines = text.split('\n');
  const kept = new Set(
    others.flatMap(({ at, end }) => {
      const [from, to] = [lineAt(text, at), lineAt(text, Math.max(at, end - 1))];
      return Array.from({ length: to - from + 1 }, (_, line) => from + line);
    }),
  );
  const top = lines.filter((_, at) => kept.has(at + 1));
  const services = lines
    .filter((_, at) => !kept.has(at + 1))
    .map((line) => (line.trim() === '' ? line : `${INDENT}${line}`));
  return {
    code: 'compose-v1',
    at: first.at,
    sentence: 'This is a version 1 Compose file, with its services at the left margin',
    hint: 'Since version 2, Compose reads services under the key `services:`.',
    becomes: {
      label: 'Put them under services:',
      text: [...top, 'services:', ...services].join('\n'),
    },
  };
};
