import { changed, filesOf } from './files.ts';
import { commitAt } from './history.ts';
import { lineOf } from './status.ts';
import { type Files, type Repository } from './types.ts';

/** Unchanged lines that are printed around a change. */
const AROUND = 3;

const linesOf = (text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : text.replace(/\n$/, '').split('\n');

const span = (from: number, count: number): string =>
  count === 1 ? String(from + 1) : `${count === 0 ? from : from + 1},${count}`;

/** How a file changed, as `git diff` prints it, with everything from the first to the last change as one hunk. */
function fileDiff(name: string, from: string | undefined, to: string | undefined): string[] {
  const [a, b] = [linesOf(from), linesOf(to)];
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const first = Math.max(0, start - AROUND);
  const after = Math.min(end, AROUND);
  const count = (lines: string[]) => lines.length - end + after - first;
  const kind = from === undefined ? 'new' : 'deleted';
  return [
    `diff --git a/${name} b/${name}`,
    ...(from === undefined || to === undefined ? [`${kind} file mode 100644`] : []),
    ...(a.length + b.length === 0
      ? []
      : [
          `--- ${from === undefined ? '/dev/null' : `a/${name}`}`,
          `+++ ${to === undefined ? '/dev/null' : `b/${name}`}`,
          `@@ -${span(first, count(a))} +${span(first, count(b))} @@`,
          ...a.slice(first, start).map((line) => ` ${line}`),
          ...a.slice(start, a.length - end).map((line) => `-${line}`),
          ...b.slice(start, b.length - end).map((line) => `+${line}`),
          ...a.slice(a.length - end, a.length - end + after).map((line) => ` ${line}`),
        ]),
  ];
}

/** How files changed: the named ones, or all of them. */
export const diffText = (from: Files, to: Files, names: readonly string[] = []): string =>
  changed(from, to)
    .filter((name) => names.length === 0 || names.includes(name) || names.includes('.'))
    .flatMap((name) => fileDiff(name, from[name], to[name]))
    .join('\n');

/** How many lines of each file changed, as `git diff --stat` without its bar. */
const statText = (from: Files, to: Files, names: readonly string[]): string =>
  names
    .map((name) => {
      const rows = fileDiff(name, from[name], to[name]);
      return ` ${name} | ${rows.filter((row) => /^[-+](?!--|\+\+)/.test(row)).length}`;
    })
    .join('\n');

/** How much of a change is printed. */
export type How = 'patch' | 'stat' | 'names' | 'status' | 'none';

/** How files changed: the named ones, or all of them. */
export function changesText(
  how: How,
  from: Files,
  to: Files,
  names: readonly string[] = [],
): string {
  if (how === 'none') return '';
  if (how === 'patch') return diffText(from, to, names);
  const some = changed(from, to).filter(
    (name) => names.length === 0 || names.includes(name) || names.includes('.'),
  );
  if (how === 'names') return some.join('\n');
  const letter = (name: string) =>
    from[name] === undefined ? 'A' : to[name] === undefined ? 'D' : 'M';
  if (how === 'status') return some.map((name) => `${letter(name)}\t${name}`).join('\n');
  return statText(from, to, some);
}

/** The files of a commit, and of the commit before it. */
export function stepOf({ commits }: Repository, id: string): readonly [Files, Files] {
  const { parents, files } = commitAt(commits, id);
  const [parent] = parents;
  return [filesOf(parent === undefined ? undefined : commitAt(commits, parent)), files];
}

/** A commit as `git show` and `git log` print it, without the author, who is always you. */
export function commitText(
  repository: Repository,
  id: string,
  names: readonly string[],
  how: How,
  format?: string,
): string {
  const { message, parents } = commitAt(repository.commits, id);
  const title = `commit ${id}${names.length > 0 ? ` (${names.join(', ')})` : ''}`;
  const merge = parents.length > 1 ? `\nMerge: ${parents.join(' ')}` : '';
  const text = changesText(how, ...stepOf(repository, id));
  const body = merge === '' && text !== '' ? `\n\n${text}` : '';
  const head =
    format === undefined ? `${title}${merge}\n\n    ${message}` : lineOf(repository, id, format);
  return head + body;
}
