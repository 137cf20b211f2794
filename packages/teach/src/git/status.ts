import { counted } from '../counted.ts';
import { apart } from './combine.ts';
import { commitAt, headId } from './history.ts';
import { headFiles, places } from './record.ts';
import { type Repository } from './types.ts';

const verb = (from: string | undefined, to: string | undefined) =>
  from === undefined ? 'new file:   ' : to === undefined ? 'deleted:    ' : 'modified:   ';

function upstreamLine(repository: Repository, branch: string): string {
  const remote = repository.upstream[branch];
  const [own, theirs] = [repository.branches[branch], remote && repository.remoteBranches[remote]];
  if (!remote || own === undefined || theirs === undefined) return '';
  const [ahead, behind] = apart(repository, own, theirs);
  if (ahead === 0 && behind === 0) return `Your branch is up to date with '${remote}'.\n`;
  if (behind === 0) return `Your branch is ahead of '${remote}' by ${counted(ahead, 'commit')}.\n`;
  if (ahead === 0) {
    return `Your branch is behind '${remote}' by ${counted(behind, 'commit')}, and can be fast-forwarded.\n`;
  }
  return `Your branch and '${remote}' have diverged,\nand have ${ahead} and ${behind} different commits each, respectively.\n`;
}

/** The output of `git status`, with shorter advice. */
export function status(repository: Repository): string {
  const { head, index, tree, pending } = repository;
  const committed = headFiles(repository);
  const found = places(repository);
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? `\n${title}\n${lines.map((line) => `\t${line}\n`).join('')}` : '';
  const where =
    'branch' in head
      ? `On branch ${head.branch}\n${upstreamLine(repository, head.branch)}`
      : `HEAD detached at ${head.commit}\n`;
  const none = headId(repository) === undefined ? '\nNo commits yet\n' : '';
  const doing = pending ? `You are in the middle of a ${pending.kind}.\n` : '';
  const body =
    list(
      'Changes to be committed:',
      found.staged.map((name) => verb(committed[name], index[name]) + name),
    ) +
    list(
      'Unmerged paths:',
      found.conflicts.map((name) => `both modified:   ${name}`),
    ) +
    list(
      'Changes not staged for commit:',
      found.changed.map((name) => verb(index[name], tree[name]) + name),
    ) +
    list('Untracked files:', found.untracked);
  const clean = body === '' ? 'nothing to commit, working tree clean' : '';
  return (where + none + doing + body + clean).trimEnd();
}

/** The names on a commit, HEAD first, as `git log --oneline` prints them in a terminal. */
export function namesOn(repository: Repository, id: string): string[] {
  const { head, branches, remoteBranches, tags } = repository;
  const own = Object.keys(branches).filter((name) => branches[name] === id);
  const current = 'branch' in head ? head.branch : undefined;
  const first =
    headId(repository) !== id
      ? []
      : [current !== undefined && own.includes(current) ? `HEAD -> ${current}` : 'HEAD'];
  return [
    ...first,
    ...Object.keys(tags)
      .filter((name) => tags[name] === id)
      .map((name) => `tag: ${name}`),
    ...own.filter((name) => !(first.length > 0 && name === current)),
    ...Object.keys(remoteBranches).filter((name) => remoteBranches[name] === id),
  ];
}

/** A commit's line in `git log --oneline`, or in a format such as `%h %s`. */
export function lineOf(repository: Repository, id: string, format?: string): string {
  const names = namesOn(repository, id).join(', ');
  const { message, parents } = commitAt(repository.commits, id);
  if (format === undefined) return `${id} ${names === '' ? '' : `(${names}) `}${message}`;
  const known: Readonly<Record<string, string>> = {
    h: id,
    H: id,
    s: message,
    B: message,
    d: names === '' ? '' : ` (${names})`,
    D: names,
    p: parents.join(' '),
    P: parents.join(' '),
    an: 'you',
    n: '\n',
    '%': '%',
  };
  return format.replace(
    /%(?:C(?:\([^)]*\)|red|green|blue|reset)|(a[a-zA-Z]|[a-zA-Z%]))/g,
    (_, name?: string) => (name === undefined ? '' : (known[name] ?? '')),
  );
}
