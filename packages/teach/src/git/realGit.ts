import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { commitAt } from './history.ts';
import { type Files, type Repository } from './types.ts';

/** What both sides are compared by, the same for Git and for the model if they agree. */
export interface Picture {
  head: string;
  refs: Record<string, string>;
  index: string[];
  tree: Files;
  /** Trees of stashed changes, newest first. */
  stash: string[];
  pending: string | undefined;
  statuses: number[];
}

const sha = (kind: string, body: Buffer) =>
  crypto
    .createHash('sha1')
    .update(Buffer.concat([Buffer.from(`${kind} ${body.length}\0`), body]))
    .digest('hex');
const blob = (text: string) => sha('blob', Buffer.from(text));

/** The hash of a Git tree object with these files (gitformat-pack, 'tree'). */
function treeHash(files: Files): string {
  const rows = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) =>
      Buffer.concat([Buffer.from(`100644 ${name}\0`), Buffer.from(blob(text), 'hex')]),
    );
  return sha('tree', Buffer.concat(rows));
}

/** Git before 2.43 writes 'Revert "Revert …"' for the revert of a revert. */
const spelt = (message: string) => message.replace(/^Reapply "(.*)"$/, 'Revert "Revert "$1""');

/** A commit identified by its content and its ancestors, because the hashes of the two sides differ. */
const told = (message: string, tree: string, parents: string[]) =>
  crypto
    .createHash('sha1')
    .update(JSON.stringify([spelt(message), tree, parents]))
    .digest('hex');

const LABEL = /^(>>>>>>> (?:parent of )?)[0-9a-f]{7,}( \(.*\))$/gm;
const withoutHash = (text: string) => text.replace(LABEL, '$1HASH$2');

/** The picture of the model's repository. */
export function pictureOf(repository: Repository, statuses: number[]): Picture {
  const memo = new Map<string, string>();
  const of = (id: string): string => {
    const known = memo.get(id);
    if (known !== undefined) return known;
    const { message, files, parents } = commitAt(repository.commits, id);
    const text = told(message, treeHash(files), parents.map(of));
    memo.set(id, text);
    return text;
  };
  const { head, branches, remoteBranches, tags, originTags, origin = {}, stash } = repository;
  const refs = {
    ...Object.fromEntries(
      Object.entries(branches).map(([name, id]) => [`refs/heads/${name}`, of(id)]),
    ),
    ...Object.fromEntries(
      Object.entries(remoteBranches).map(([name, id]) => [`refs/remotes/${name}`, of(id)]),
    ),
    ...Object.fromEntries(
      Object.entries(origin).map(([name, id]) => [`origin:refs/heads/${name}`, of(id)]),
    ),
    ...Object.fromEntries(Object.entries(tags).map(([name, id]) => [`refs/tags/${name}`, of(id)])),
    ...Object.fromEntries(
      Object.entries(originTags).map(([name, id]) => [`origin:refs/tags/${name}`, of(id)]),
    ),
  };
  const stages = Object.entries(repository.conflicts).flatMap(([name, { base, ours, theirs }]) =>
    [base, ours, theirs].flatMap((text, at) =>
      text === undefined ? [] : [`${blob(text)} ${at + 1} ${name}`],
    ),
  );
  return {
    head: 'branch' in head ? `refs/heads/${head.branch}` : of(head.commit),
    refs,
    index: [
      ...Object.entries(repository.index).map(([name, text]) => `${blob(text)} 0 ${name}`),
      ...stages,
    ].sort(),
    tree: Object.fromEntries(
      Object.entries(repository.tree).map(([name, text]) => [name, withoutHash(text)]),
    ),
    stash: stash.map(({ tree }) => treeHash(tree)),
    pending: repository.pending?.kind,
    statuses,
  };
}

const run = promisify(execFile);
const ENV = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_EDITOR: 'true',
  GIT_MERGE_AUTOEDIT: 'no',
};

/** Runs the lines in an empty folder next to a bare repository, and returns what Git made of them. */
export async function realPicture(folder: string, lines: readonly string[]): Promise<Picture> {
  fs.mkdirSync(path.join(folder, 'shop'), { recursive: true });
  const cwd = path.join(folder, 'shop');
  const clock = 'at=$((at + 1)); export GIT_COMMITTER_DATE="$at +0000" GIT_AUTHOR_DATE="$at +0000"';
  const body = lines
    .map((line) => `${clock}\n{ ${line}\n} > /dev/null 2>&1 < /dev/null; statuses="$statuses $?"`)
    .join('\n');
  const script = `at=1700000000; statuses=
git init -q --bare -b main ../shop.git
${body}
echo "$statuses"; echo ==; git symbolic-ref -q HEAD || git rev-parse HEAD
echo ==; git for-each-ref --format='%(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end) %(refname)' refs/heads refs/remotes refs/tags
echo ==; git --git-dir=../shop.git for-each-ref --format='%(objectname) origin:%(refname)'
echo ==; git ls-files --stage
echo ==; git log --all --reflog --format='%H|%T|%P|%s'; git --git-dir=../shop.git log --all --format='%H|%T|%P|%s'
echo ==; git stash list --format=%T
echo ==; cd .git; for one in MERGE_HEAD:merge CHERRY_PICK_HEAD:cherry-pick REVERT_HEAD:revert; do [ ! -e \${one%:*} ] || echo \${one#*:}; done; [ ! -d rebase-merge ] || echo rebase
`;
  const { stdout } = await run('bash', ['-c', script], { cwd, env: ENV, maxBuffer: 1 << 24 });
  const [
    statuses = '',
    head = '',
    refs = '',
    origin = '',
    index = '',
    commits = '',
    stash = '',
    pending = '',
  ] = stdout.split('==\n').map((part) => part.trim());
  const rows = new Map(
    commits
      .split('\n')
      .filter(Boolean)
      .map((row) => row.split('|'))
      .map(([hash = '', tree = '', parents = '', ...subject]) => [
        hash,
        { tree, parents: parents.split(' ').filter(Boolean), message: subject.join('|') },
      ]),
  );
  const memo = new Map<string, string>();
  const of = (hash: string): string => {
    const known = memo.get(hash);
    if (known !== undefined) return known;
    const row = rows.get(hash);
    if (!row) throw new Error(`no commit ${hash}`);
    const text = told(row.message, row.tree, row.parents.map(of));
    memo.set(hash, text);
    return text;
  };
  const lined = (text: string) => text.split('\n').filter(Boolean);
  return {
    head: head.startsWith('refs/') ? head : of(head),
    refs: Object.fromEntries(
      [...lined(refs), ...lined(origin)]
        .map((row) => row.split(' '))
        .filter(([, name]) => name !== 'refs/remotes/origin/HEAD')
        .map(([hash = '', name = '']) => [name, of(hash)]),
    ),
    index: lined(index)
      .map((row) => /^\d+ (\w+) (\d)\t(.*)$/.exec(row))
      .map((match) => `${match?.[1]} ${match?.[2]} ${match?.[3]}`)
      .sort(),
    tree: Object.fromEntries(
      fs
        .readdirSync(cwd)
        .filter((name) => name !== '.git')
        .map((name) => [name, withoutHash(fs.readFileSync(path.join(cwd, name), 'utf8'))]),
    ),
    stash: lined(stash),
    pending: lined(pending).at(-1),
    statuses: statuses
      .split(' ')
      .filter(Boolean)
      .map((one) => (one === '0' ? 0 : 1)),
  };
}
