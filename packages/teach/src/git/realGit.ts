import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { commitAt } from './history.ts';
import { FOLDER, READ, readRepository } from './real.ts';
import { type Files, type Repository } from './types.ts';

/** What both sides are compared by, the same for Git and for the model if they agree. */
export interface Picture {
  head: string;
  refs: Record<string, string>;
  index: Files;
  conflicts: Repository['conflicts'];
  tree: Files;
  /** How often something was put aside. */
  stashed: number;
  /** Tags that the remote has. */
  pushed: readonly string[];
  pending: string | undefined;
  statuses: number[];
}

/** Git before 2.43 writes 'Revert "Revert …"' for the revert of a revert. */
const spelt = (message: string) => message.replace(/^Reapply "(.*)"$/, 'Revert "Revert "$1""');

/** A commit identified by its content and its ancestors, because the hashes of the two sides differ. */
const told = (message: string, files: Files, parents: string[]) =>
  crypto
    .createHash('sha1')
    .update(JSON.stringify([spelt(message), Object.entries(files).sort(), parents]))
    .digest('hex');

const LABEL = /^(>>>>>>> (?:parent of )?)[0-9a-f]{7,}( \(.*\))$/gm;
const withoutHash = (text: string) => text.replace(LABEL, '$1HASH$2');

/** The picture of a repository, as the model has it or as it was read from Git. */
export function pictureOf(
  repository: Repository,
  statuses: number[],
  stashed = repository.stash.length,
  pushed: readonly string[] = Object.keys(repository.originTags).sort(),
): Picture {
  const memo = new Map<string, string>();
  const of = (id: string): string => {
    const known = memo.get(id);
    if (known !== undefined) return known;
    const { message, files, parents } = commitAt(repository.commits, id);
    const text = told(message, files, parents.map(of));
    memo.set(id, text);
    return text;
  };
  const { head, branches, remoteBranches, tags, origin = {}, index, conflicts, tree } = repository;
  const named = (prefix: string, ids: Readonly<Record<string, string>>) =>
    Object.entries(ids).map(([name, id]) => [`${prefix}${name}`, of(id)] as const);
  return {
    head: 'branch' in head ? `refs/heads/${head.branch}` : of(head.commit),
    refs: Object.fromEntries([
      ...named('refs/heads/', branches),
      ...named('refs/remotes/', remoteBranches),
      ...named('refs/tags/', tags),
      ...named('origin:refs/heads/', origin),
    ]),
    index,
    conflicts,
    tree: Object.fromEntries(Object.entries(tree).map(([name, text]) => [name, withoutHash(text)])),
    stashed,
    pushed,
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
  const cwd = path.join(folder, 'shop');
  fs.mkdirSync(cwd, { recursive: true });
  const clock = 'at=$((at + 1)); export GIT_COMMITTER_DATE="$at +0000" GIT_AUTHOR_DATE="$at +0000"';
  const body = lines
    .map((line) => `${clock}\n{ ${line}\n} > /dev/null 2>&1 < /dev/null; statuses="$statuses $?"`)
    .join('\n');
  const script = `at=1700000000; statuses=
git init -q --bare -b main ../shop.git
${body}
echo "$statuses"
git stash list | wc -l
echo $(git --git-dir=../shop.git tag)
${READ.replaceAll(FOLDER, cwd)}`;
  const { stdout } = await run('bash', ['-c', script], { cwd, env: ENV, maxBuffer: 1 << 24 });
  const [statuses = '', stashed, pushed = '', ...base64] = stdout.split('\n');
  const words = (line: string) => line.split(' ').filter(Boolean);
  return pictureOf(
    readRepository(base64.join('\n')),
    words(statuses).map((one) => (one === '0' ? 0 : 1)),
    Number(stashed),
    words(pushed),
  );
}
