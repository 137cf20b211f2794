import { type GitExercise } from '../exercise/types.ts';
import { EMPTY } from './shell.ts';
import { type Conflict, type Pending, type Repository } from './types.ts';

/** The folder of a task on a machine with Git. What it pushes to is in `shop.git` next to it. */
export const FOLDER = '/home/ubuntu/shop';

/**
 * The line that sets the time of the next commits, so that repeating them makes the same hashes. It keeps the
 * exit status.
 */
const atTime = (seconds: number, line: string): string =>
  `was=$?; export GIT_AUTHOR_DATE='${seconds} +0000' GIT_COMMITTER_DATE='${seconds} +0000'; (exit $was)\n${line}`;

/** A line as it's typed into a task that was set up at a certain time. */
export const typedLine = (since: number, at: number, line: string): string =>
  atTime(since + at, line);

/** Someone else's commit in the other repository, made without a folder. */
const COLLEAGUE = `colleague() (
  file=$1; shift; cd ../shop.git; export GIT_INDEX_FILE=colleague
  git read-tree main
  git update-index --add --cacheinfo "100644,$(echo by a colleague | git hash-object -w --stdin),$file"
  git update-ref refs/heads/main "$(git commit-tree -p main -m "$*" "$(git write-tree)")"
  rm colleague
)`;

/** The script that creates a task's repository in an empty home folder. */
export function setupOf({ start }: GitExercise, since: number): string {
  const early = since - 2 * start.length;
  return [
    `mkdir -p ${FOLDER} && cd ${FOLDER} || exit 1`,
    'git init -q --bare ../shop.git',
    COLLEAGUE,
    '{',
    ...start.map((line, at) => atTime(early + at, line)),
    ':; } >/dev/null 2>&1',
  ].join('\n');
}

/**
 * What a machine needs once before its first task: the names under which Git starts itself, the committer, no
 * pager, and an editor that accepts a message that's ready and otherwise fails, so Git changes nothing.
 */
export const MACHINE = `mkdir -p /usr/share/git-core/templates
for name in upload-pack receive-pack; do ln -sf /usr/bin/git /usr/local/bin/git-$name; done
cat >~/.gitconfig <<'END'
[user]
	name = Ada Example
	email = ada@example.com
[init]
	defaultBranch = main
[core]
	editor = editor
	pager = cat
[log]
	decorate = short
[maintenance]
	auto = false
END
cat >/usr/local/bin/editor <<'END'
#!/bin/bash
[[ $1 != *MSG ]] || ! grep -q '^[^#]' "$1" || exit 0
echo 'There is no editor here. Give the message with -m. Write a file with echo TEXT > FILE.' >&2
exit 1
END
chmod +x /usr/local/bin/editor
for name in nano vi vim; do ln -sf editor /usr/local/bin/$name; done`;

/** The most that a machine sends back. Anything longer is cut. */
export const MOST = 16_384;

/** Longer files are compared by their hash. */
const LONG = 2000;

/** Prints the repository of a task, for `readRepository`. */
export const READ = `cd ${FOLDER} || exit 1
export LC_ALL=C
shopt -s dotglob extglob globstar nullglob
{
for file in !(.git) !(.git)/**; do
  [ -f "$file" ] || continue
  IFS= read -r -d '' -N ${LONG + 1} text <"$file"
  [ "\${#text}" -le ${LONG} ] || text="blob $(git hash-object "$file")"
  printf 'tree %d %s\\n%s\\n' "\${#text}" "$file" "$text"
done
if [ -e .git/HEAD ]; then
  echo "head $(<.git/HEAD)"
  for one in MERGE_HEAD:merge CHERRY_PICK_HEAD:cherry-pick REVERT_HEAD:revert rebase-merge:rebase rebase-apply:rebase; do
    [ ! -e ".git/\${one%:*}" ] || echo "doing \${one#*:}"
  done
  format='%(objectname) %(refname) %(*objectname) %(upstream:short)'
  git for-each-ref --format="ref $format"
  tips=$(<.git/HEAD) others=
  [[ $tips != ref:* ]] || tips=
  if [[ $(<.git/config) =~ $'[remote "origin"]\\n\\turl = '([^$'\\n']*) ]] && [ "\${BASH_REMATCH[1]}" -ef ../shop.git ]; then
    others=$(git --git-dir=../shop.git for-each-ref --format='%(objectname) %(refname)' refs/heads)
    echo origin
    while read -r hash ref; do
      [ -z "$hash" ] || { echo "far $hash $ref"; tips+=" $hash"; }
    done <<<"$others"
    export GIT_ALTERNATE_OBJECT_DIRECTORIES=../shop.git/objects
  fi
  git log --date-order --reverse --raw --no-abbrev --no-renames --diff-merges=first-parent --no-decorate --format='commit %H %P%x09%s' --all $tips 2>/dev/null
  git -c core.quotePath=off ls-files -s -t -o --exclude-standard
  git cat-file --batch-all-objects --batch-check='%(objecttype) %(objectsize) %(objectname)' | while read -r type size hash; do
    [ $type != blob ] || [ $size -gt ${LONG} ] || echo $hash
  done | git cat-file --batch
fi
} | base64`;

/** Reads input line by line and, if a line says so, by bytes. */
class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(base64: string) {
    this.#bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (one) => one.charCodeAt(0));
  }

  /** The next line, or undefined at the end. */
  line(): string | undefined {
    if (this.#at >= this.#bytes.length) return undefined;
    const end = this.#bytes.indexOf(10, this.#at);
    return this.text((end < 0 ? this.#bytes.length : end) - this.#at);
  }

  /** The next bytes as text, up to and including the end of line after them. */
  text(size: number): string {
    const from = this.#at;
    this.#at += size + 1;
    return new TextDecoder().decode(this.#bytes.subarray(from, from + size));
  }
}

interface Change {
  name: string;
  hash: string;
}

/** Git's list, with hashes instead of texts. */
class Listing {
  readonly tree: Record<string, string> = {};
  readonly texts = new Map<string, string>();
  readonly commits: { id: string; parents: string[]; message: string; changes: Change[] }[] = [];
  readonly staged: { name: string; hash: string; stage: number }[] = [];
  readonly refs: { hash: string; name: string; upstream: string }[] = [];
  readonly far: Record<string, string> = {};
  readonly untracked = new Set<string>();
  head = '';
  doing: Pending['kind'] | undefined;
  hasOrigin = false;

  /** Takes a line and the `more` bytes after it. */
  take(line: string, more: (size: number) => string): void {
    const [word = '', first = '', second = '', ...rest] = line.split(' ');
    const [, name = ''] = line.split('\t');
    if (word === 'tree') this.tree[line.split(' ').slice(2).join(' ')] = more(Number(first));
    else if (second !== '' && first === 'blob' && /^[0-9a-f]{40}$/.test(word))
      this.texts.set(word, more(Number(second)));
    else if (word === 'head') this.head = line.slice(5).trim();
    else if (word === 'doing') this.doing = first as Pending['kind'];
    else if (word === 'origin') this.hasOrigin = true;
    else if (word === 'far') this.far[second.replace('refs/heads/', '')] = first;
    else if (word === 'ref')
      this.refs.push({ hash: rest[0] || first, name: second, upstream: rest[1] ?? '' });
    else if (word === 'commit') {
      const [hashes = '', ...subject] = line.slice(7).split('\t');
      const [id = '', ...parents] = hashes.split(' ').filter(Boolean);
      this.commits.push({ id, parents, message: subject.join('\t'), changes: [] });
    } else if (word.startsWith(':'))
      this.commits.at(-1)?.changes.push({ name, hash: line.split(' ')[3] ?? '' });
    else if (word === '?') this.untracked.add(line.slice(2));
    else if (/^[A-Z]$/.test(word))
      this.staged.push({ name, hash: second, stage: Number(rest[0]?.split('\t')[0]) });
  }

  /** The text with a hash. For long texts, it's the hash itself. */
  text(hash: string): string {
    return this.texts.get(hash) ?? `blob ${hash}`;
  }

  named(prefix: string): Record<string, string> {
    return Object.fromEntries(
      this.refs
        .filter(({ name }) => name.startsWith(prefix) && !name.endsWith('/HEAD'))
        .map(({ name, hash }) => [name.slice(prefix.length), hash]),
    );
  }
}

/** The stopped operation. Only its kind matters, because Git itself continues it. */
function pendingOf(kind: Pending['kind'] | undefined): Pending | undefined {
  switch (kind) {
    case undefined:
      return undefined;
    case 'merge':
      return { kind, theirs: '', message: '' };
    case 'rebase':
      return { kind, branch: undefined, from: '', commit: '', rest: [], message: '' };
    default:
      return { kind, commit: '', message: '' };
  }
}

/** The commits of a listing with all of their files, parents first. */
function commitsOf(listing: Listing): Repository['commits'] {
  const commits: Record<string, Repository['commits'][string]> = {};
  for (const { id, parents, message, changes } of listing.commits) {
    const files = new Map(Object.entries(commits[parents[0] ?? '']?.files ?? {}));
    for (const { name, hash } of changes) {
      if (/^0+$/.test(hash)) files.delete(name);
      else files.set(name, listing.text(hash));
    }
    commits[id] = { id, parents, message, files: Object.fromEntries(files) };
  }
  return commits;
}

/** Turns the repository that a machine printed with `READ` into one that exercises compare and draw. */
export function readRepository(base64: string): Repository {
  const reader = new Reader(base64);
  const listing = new Listing();
  for (let line = reader.line(); line !== undefined; line = reader.line())
    listing.take(line, (size) => reader.text(size));
  const { tree, staged, head, doing, untracked } = listing;
  if (head === '') return { ...EMPTY, tree };
  const index: Record<string, string> = {};
  const conflicts: Record<string, Conflict> = {};
  for (const { name, hash, stage } of staged) {
    if (stage === 0) index[name] = listing.text(hash);
    else {
      const side = (['base', 'ours', 'theirs'] as const)[stage - 1] ?? 'base';
      conflicts[name] = { ...conflicts[name], [side]: listing.text(hash) };
    }
  }
  return {
    ...EMPTY,
    initialised: true,
    commits: commitsOf(listing),
    head: head.startsWith('ref: ')
      ? { branch: head.replace('ref: refs/heads/', '') }
      : { commit: head },
    branches: listing.named('refs/heads/'),
    remoteBranches: listing.named('refs/remotes/'),
    tags: listing.named('refs/tags/'),
    upstream: Object.fromEntries(
      listing.refs
        .filter(({ upstream }) => upstream !== '')
        .map(({ name, upstream }) => [name.replace('refs/heads/', ''), upstream]),
    ),
    origin: listing.hasOrigin ? listing.far : undefined,
    index,
    conflicts,
    tree,
    pending: pendingOf(doing),
    ignored: Object.keys(tree).filter(
      (name) => !(name in index) && !(name in conflicts) && !untracked.has(name),
    ),
  };
}
