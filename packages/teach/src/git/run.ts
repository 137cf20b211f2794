import { create, detach, force, remove, rename, requireName, switchTo } from './branches.ts';
import { abort, merge, pick, proceed, rebase } from './combine.ts';
import { changesText, commitText, diffText, stepOf } from './diff.ts';
import { changed, filesOf, fits, withFile, without } from './files.ts';
import { ancestors, commitAt, contains, headId, mergeBases, resolve } from './history.ts';
import { limited, options, valued } from './options.ts';
import {
  add,
  addTracked,
  commit,
  commitFiles,
  headFiles,
  places,
  reset,
  restore,
  restoreFrom,
  restoreSide,
  restoreTo,
} from './record.ts';
import { fetch, pull, push, pushAway, pushTags } from './remote.ts';
import { bringBack, entryAt, forget, putAside } from './stash.ts';
import { lineOf, namesOn, status } from './status.ts';
import { type Files, type Outcome, Refusal, type Repository } from './types.ts';

/** What HEAD named before the last switch. */
function nameBefore({ before }: Repository): string {
  if (before === undefined) throw new Refusal('fatal: invalid reference: @{-1}');
  return 'branch' in before ? before.branch : before.commit;
}

const isBranch = ({ branches, remoteBranches }: Repository, name: string): boolean =>
  name in branches || `origin/${name}` in remoteBranches;

type Command = (repository: Repository, args: readonly string[]) => Outcome;

const done = (repository: Repository, output = ''): Outcome => ({ repository, output, ok: true });
const failed = (repository: Repository, output: string): Outcome => ({
  repository,
  output,
  ok: false,
});

const PATCH = ['-p', '-u', '--patch'];
const STAT = ['--stat', '--name-only', '--name-status'];
/** Options that only change how something looks. */
const LOOKS = [
  '-s',
  '--no-patch',
  '--decorate',
  '--no-decorate',
  '--abbrev-commit',
  '--color',
  '--no-color',
  '--date-order',
  '--topo-order',
  '--follow',
];

type Has = (...names: string[]) => boolean;

/** How much of a commit is printed. */
const howOf = (has: Has) =>
  has(...PATCH)
    ? 'patch'
    : has('--stat')
      ? 'stat'
      : has('--name-only')
        ? 'names'
        : has('--name-status')
          ? 'status'
          : 'none';

/** The format of `--format=…` or `--pretty=…`. Undefined for one that has a name. */
function formatOf(args: readonly string[]) {
  const { values, others } = valued(args, '', 'format');
  const { values: pretty, others: rest } = valued(others, '', 'pretty');
  const given = [...values, ...pretty].at(-1)?.replace(/^t?format:/, '');
  return { format: given?.includes('%') ? given : undefined, others: rest };
}

/** Commits by their first parents only. */
function firstParents(commits: Repository['commits'], tips: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const tip of tips)
    for (let id: string | undefined = tip; id !== undefined; id = commitAt(commits, id).parents[0])
      found.add(id);
  return found;
}

const conflictText = (names: readonly string[], last: string) =>
  [...names.map((name) => `CONFLICT (content): Merge conflict in ${name}`), last].join('\n');

function inProgress({ pending }: Repository, kinds: readonly string[]): void {
  if (!pending || !kinds.includes(pending.kind))
    throw new Refusal(`fatal: no ${kinds[0]} in progress`);
}

const after = (id: string, repository: Repository) =>
  `${id} ${repository.commits[id]?.message ?? ''}`;

const picker =
  (kind: 'cherry-pick' | 'revert'): Command =>
  (repository, args) => {
    const { has, rest } = options(args, [
      '--continue',
      '--abort',
      '--skip',
      '-e',
      '--edit',
      '--no-edit',
      '-n',
      '--no-commit',
    ]);
    // Git keeps one state for both, so either command can end what the other began.
    if (has('--continue', '--abort', '--skip')) inProgress(repository, ['cherry-pick', 'revert']);
    if (has('--abort', '--skip')) return done(abort(repository));
    if (has('--continue')) return done(proceed(repository).repository);
    const [revision] = rest;
    if (revision === undefined || rest.length > 1)
      throw new Refusal(`Name one commit: git ${kind} COMMIT`);
    const id = resolve(repository, revision);
    const isStaged = has('-n', '--no-commit');
    const step = pick(repository, id, kind, isStaged);
    if (step.conflicts.length > 0) {
      return failed(
        step.repository,
        conflictText(
          step.conflicts,
          `error: could not apply ${after(id, repository)}\nhint: solve it, git add, then git ${kind} --continue`,
        ),
      );
    }
    if (isStaged) return done(step.repository);
    if (step.repository.pending && kind === 'revert')
      return failed(repository, `${status(repository)}`);
    if (step.repository.pending)
      return failed(
        step.repository,
        `The change from ${id} is already here. Continue with git ${kind} --skip.`,
      );
    return done(step.repository, `Made ${after(headId(step.repository) ?? '', step.repository)}`);
  };

interface Created {
  name: string;
  /** An older branch of that name gives way. */
  isForced: boolean;
}

/** Takes the options that create a branch out of the words: a letter and a long name each, the second with force. */
function newBranch(
  args: readonly string[],
  plain: readonly [string, string],
  forced: readonly [string, string],
): { created: Created | undefined; others: readonly string[] } {
  const first = valued(args, ...plain);
  const second = valued(first.others, ...forced);
  const name = second.values[0] ?? first.values[0];
  const created = name === undefined ? undefined : { name, isForced: second.values.length > 0 };
  return { created, others: second.others };
}

/** Creates a branch and switches to it. */
function begin(repository: Repository, { name, isForced }: Created, start?: string): Outcome {
  if (!isForced || !(name in repository.branches))
    return done(create(repository, name, start, true), `Switched to a new branch '${name}'`);
  const id = resolve(repository, start ?? 'HEAD');
  const moved = detach(repository, id);
  const branches = { ...moved.branches, [name]: id };
  return done({ ...moved, head: { branch: name }, branches }, `Reset branch '${name}'`);
}

/** Your own branch for one of the remote's, such as `origin/x`. */
const track = (repository: Repository, name: string): Outcome =>
  begin(repository, { name: name.replace(/^origin\//, ''), isForced: false }, name);

/** The folder as it was committed, for a switch that gives changes up. */
function discarded(repository: Repository): Repository {
  const id = headId(repository);
  return id === undefined || repository.pending ? repository : reset(repository, id, 'hard');
}

/** Switches to a branch, or to a commit alone. */
const move = (repository: Repository, name: string, isDetached: boolean): Outcome =>
  isDetached
    ? done(
        detach(repository, name),
        `HEAD is now at ${after(resolve(repository, name), repository)}`,
      )
    : done(switchTo(repository, name), `Switched to branch '${name}'`);

/** Names, with patterns such as `*.log` replaced by the matching names. */
const matching = (names: readonly string[], known: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const found = name.includes('*')
      ? known.filter((one) => (name.startsWith('.') || !one.startsWith('.')) && fits(name, one))
      : [];
    return found.length > 0 ? found : [name];
  });

/** True if a word names a commit. */
function isRevision(repository: Repository, word: string): boolean {
  try {
    return resolve(repository, word) !== '';
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Words that name commits, and then files. */
function parted(repository: Repository, words: readonly string[], isSaid = false) {
  const isName = (word: string) =>
    word.split(/\.\.\.?/).every((side) => side === '' || isRevision(repository, side));
  const first = words.findIndex((word) => word === '.' || !isName(word));
  const files = first === -1 ? [] : words.slice(first);
  const { tree, index } = repository;
  const known = { ...tree, ...index, ...headFiles(repository), '.': '' };
  const wrong = files.find((name) => !(name in known) && !name.includes('*'));
  if (wrong !== undefined && !isSaid)
    throw new Refusal(
      `fatal: ambiguous argument '${wrong}': unknown revision or path not in the working tree.`,
    );
  return {
    revisions: first === -1 ? words : words.slice(0, first),
    files: matching(files, Object.keys(known)),
  };
}

const commands: Record<string, Command> = {
  init: (repository, args) => {
    const [branch = 'main'] = valued(args, 'b', 'initial-branch').values;
    if (repository.initialised) return done(repository, 'Reinitialized existing Git repository');
    return done(
      { ...repository, initialised: true, head: { branch } },
      'Initialized empty Git repository',
    );
  },

  status: (repository, args) => {
    const { has } = options(args, [
      '-s',
      '--short',
      '--porcelain',
      '-b',
      '--branch',
      '--long',
      '-u',
      '--untracked-files',
      '-v',
      '--verbose',
    ]);
    if (!has('-s', '--short', '--porcelain')) return done(repository, status(repository));
    const found = places(repository);
    const lines = [
      ...found.conflicts.map((name) => `UU ${name}`),
      ...found.staged.map((name) => `${name in headFiles(repository) ? 'M' : 'A'}  ${name}`),
      ...found.changed.map((name) => ` M ${name}`),
      ...found.untracked.map((name) => `?? ${name}`),
    ];
    return done(repository, lines.join('\n'));
  },

  add: (repository, args) => {
    if (args.length === 0)
      throw new Refusal(
        "Nothing specified, nothing added.\nhint: Maybe you wanted to say 'git add .'?",
      );
    const { has, rest } = options(args, [
      '--all',
      '-f',
      '--force',
      '-n',
      '--dry-run',
      '-u',
      '--update',
      '-v',
      '--verbose',
    ]);
    if (has('-n', '--dry-run')) return done(repository);
    if (has('-u', '--update')) return done(addTracked(repository));
    const names = has('--all') ? ['.', ...rest] : rest;
    const known = [...Object.keys(repository.tree), ...Object.keys(repository.index)];
    return done(add(repository, matching(names, [...new Set(known)]), has('-f', '--force')));
  },

  rm: (repository, args) => {
    const { has, rest: given } = options(args, [
      '--cached',
      '-f',
      '--force',
      '-r',
      '-n',
      '--dry-run',
      '--ignore-unmatch',
    ]);
    let { index, tree, conflicts } = repository;
    if (given.length === 0)
      throw new Refusal('fatal: No pathspec was given. Which files should I remove?');
    const known = [...Object.keys(index), ...Object.keys(conflicts)].sort();
    const isAll = given.includes('.') && known.length > 0;
    if (isAll && !has('-r')) throw new Refusal("fatal: not removing '.' recursively without -r");
    const rest = isAll ? known : [...new Set(matching(given, known))];
    const committed = headFiles(repository);
    for (const name of rest) {
      // A file in conflict has three versions and no change to lose, so Git removes all of them.
      if (name in conflicts) {
        conflicts = Object.fromEntries(Object.entries(conflicts).filter(([one]) => one !== name));
        if (!has('--cached')) tree = withFile(tree, name, undefined);
        continue;
      }
      if (!(name in index)) {
        if (has('--ignore-unmatch')) continue;
        throw new Refusal(`fatal: pathspec '${name}' did not match any files`);
      }
      const [isStaged, isEdited] = [committed[name] !== index[name], tree[name] !== index[name]];
      const isLost = has('--cached') ? isStaged && isEdited : isStaged || isEdited;
      if (!has('-f', '--force') && name in tree && isLost)
        throw new Refusal(`error: the following file has changes: ${name}`);
      index = withFile(index, name, undefined);
      if (!has('--cached')) tree = withFile(tree, name, undefined);
    }
    const removed = has('-n', '--dry-run') ? repository : { ...repository, index, tree, conflicts };
    return done(removed, rest.map((name) => `rm '${name}'`).join('\n'));
  },

  mv: (repository, args) => {
    const { has, rest } = options(args, ['-f', '--force', '-v', '--verbose']);
    const [from, to] = rest;
    if (from === undefined || to === undefined || rest.length > 2)
      throw new Refusal('Write: git mv OLD NEW');
    const { index, tree, conflicts } = repository;
    const refuse = (why: string) => {
      throw new Refusal(`fatal: ${why}, source=${from}, destination=${to}`);
    };
    if (!(from in tree)) refuse('bad source');
    if (from in conflicts) refuse('conflicted');
    if (!(from in index)) refuse('not under version control');
    if (to in tree && !has('-f', '--force')) refuse('destination exists');
    return done({
      ...repository,
      index: withFile(withFile(index, to, index[from]), from, undefined),
      tree: withFile(withFile(tree, to, tree[from]), from, undefined),
    });
  },

  commit: (repository, args) => {
    const { values, others } = valued(args, 'm', 'message');
    const message = values.length === 0 ? undefined : (values.find((one) => one.trim()) ?? '');
    const { has, rest: names } = options(others, [
      '-a',
      '--all',
      '--amend',
      '--no-edit',
      '--allow-empty',
      '-n',
      '--no-verify',
      '-o',
      '--only',
      '-v',
      '--verbose',
    ]);
    const all = has('-a', '--all');
    if (all && names.length > 0)
      throw new Refusal(`fatal: paths '${names[0]} ...' with -a does not make sense`);
    const made =
      names.length > 0
        ? commitFiles(repository, names, message, has('--amend'))
        : commit(
            all ? addTracked(repository) : repository,
            message,
            has('--amend'),
            has('--allow-empty'),
          );
    const id = headId(made) ?? '';
    const where = 'branch' in made.head ? made.head.branch : 'detached HEAD';
    return done(made, `[${where} ${id}] ${made.commits[id]?.message}`);
  },

  log: (repository, args) => {
    const { limit, others } = limited(args);
    const { format, others: unformatted } = formatOf(others);
    const { values: wanted, others: plain } = valued(unformatted, '', 'grep');
    const { has, rest } = options(plain, [
      '--oneline',
      '--graph',
      '--all',
      '--branches',
      '--remotes',
      '--tags',
      '--not',
      '--reverse',
      '--merges',
      '--no-merges',
      '--first-parent',
      ...LOOKS,
      ...PATCH,
      ...STAT,
    ]);
    const { branches, commits, remoteBranches, tags } = repository;
    const head = headId(repository);
    const not = plain.indexOf('--not');
    const isHidden = (word: string) =>
      word.startsWith('^') || (not !== -1 && plain.indexOf(word) > not);
    const { revisions, files } = parted(
      repository,
      rest.filter((word) => !isHidden(word)),
      plain.includes('--'),
    );
    const side = (name: string) => resolve(repository, name || 'HEAD');
    const without = rest.filter(isHidden).map((word) => side(word.replace(/^\^/, '')));
    const tips = [
      ...(has('--all', '--branches') ? Object.values(branches) : []),
      ...(has('--all', '--remotes') ? Object.values(remoteBranches) : []),
      ...(has('--all', '--tags') ? Object.values(tags) : []),
      ...(has('--all') && head !== undefined ? [head] : []),
    ];
    for (const word of revisions) {
      const [isRange, from = '', dots = '', to = ''] = /^(.*?)(\.\.\.?)(.*)$/.exec(word) ?? [];
      if (isRange === undefined) tips.push(side(word));
      else if (dots === '..') {
        tips.push(side(to));
        without.push(side(from));
      } else {
        tips.push(side(from), side(to));
        without.push(...mergeBases(commits, side(from), side(to)));
      }
    }
    const isAll = has('--all', '--branches', '--remotes', '--tags');
    if (revisions.length === 0 && !isAll && head !== undefined) tips.push(head);
    if (tips.length === 0)
      throw new Refusal('fatal: your current branch does not have any commits yet');
    const reached = has('--first-parent')
      ? firstParents(commits, tips)
      : ancestors(commits, ...tips);
    const known = ancestors(commits, ...without);
    const order = Object.keys(commits);
    const newest = [...reached]
      .filter((id) => !known.has(id))
      .filter((id) => {
        const { message, parents } = commitAt(commits, id);
        if (has(parents.length > 1 ? '--no-merges' : '--merges')) return false;
        if (!wanted.every((text) => message.includes(text))) return false;
        const isTouched = (name: string) => files.includes(name) || files.includes('.');
        return files.length === 0 || changed(...stepOf(repository, id)).some(isTouched);
      })
      .sort((a, b) => order.indexOf(b) - order.indexOf(a))
      .slice(0, limit);
    if (has('--reverse')) newest.reverse();
    const how = howOf(has);
    if (how === 'none' || has('--oneline') || format !== undefined)
      return done(repository, newest.map((id) => lineOf(repository, id, format)).join('\n'));
    return done(
      repository,
      newest.map((id) => commitText(repository, id, namesOn(repository, id), how)).join('\n\n'),
    );
  },

  show: (repository, args) => {
    const { format, others } = formatOf(args);
    const { has, rest } = options(others, ['--oneline', ...LOOKS, ...PATCH, ...STAT]);
    const revisions = rest.length > 0 ? rest : ['HEAD'];
    const [, at, name] = /^(.+):(?:\.\/)?(.+)$/.exec(revisions[0] ?? '') ?? [];
    if (at !== undefined && name !== undefined) {
      const text = commitAt(repository.commits, resolve(repository, at)).files[name];
      if (text === undefined) throw new Refusal(`fatal: path '${name}' does not exist in '${at}'`);
      return done(repository, text.trimEnd());
    }
    const how = has('-s', '--no-patch') ? 'none' : has(...STAT) ? howOf(has) : 'patch';
    const title = has('--oneline') ? '%h %s' : format;
    return done(
      repository,
      revisions
        .map((one) => resolve(repository, one))
        .map((id) => commitText(repository, id, namesOn(repository, id), how, title))
        .join('\n\n'),
    );
  },

  'ls-files': (repository, args) => {
    options(args, ['-c', '--cached']);
    const { index, conflicts } = repository;
    return done(repository, [...Object.keys(index), ...Object.keys(conflicts)].sort().join('\n'));
  },

  'rev-parse': (repository, args) => {
    const { rest } = options(args, ['--short', '--verify']);
    return done(repository, rest.map((one) => resolve(repository, one)).join('\n'));
  },

  config: (repository) => done(repository),

  clean: (repository, args) => {
    const { has, rest } = options(args, ['-f', '--force', '-d', '-n', '--dry-run', '-x']);
    if (!has('-f', '--force', '-n', '--dry-run'))
      throw new Refusal(
        'fatal: clean.requireForce defaults to true and neither -i, -n, nor -f given; refusing to clean',
      );
    const { tree, index, conflicts } = repository;
    const gone = (has('-x') ? Object.keys(tree) : places(repository).untracked)
      .filter((name) => !(name in index) && !(name in conflicts))
      .filter((name) => rest.length === 0 || rest.includes('.') || rest.includes(name));
    if (has('-n', '--dry-run'))
      return done(repository, gone.map((name) => `Would remove ${name}`).join('\n'));
    return done(
      { ...repository, tree: gone.reduce((files, name) => withFile(files, name, undefined), tree) },
      gone.map((name) => `Removing ${name}`).join('\n'),
    );
  },

  reflog: (repository) =>
    done(
      repository,
      repository.reflog
        .map((id, at) => `${id} HEAD@{${at}}: ${repository.commits[id]?.message}`)
        .join('\n'),
    ),

  diff: (repository, args) => {
    const { has, rest } = options(args, [
      '--staged',
      '--cached',
      '--color-words',
      '--word-diff',
      '-w',
      ...LOOKS,
      ...PATCH,
      ...STAT,
    ]);
    const isStaged = has('--staged', '--cached');
    const how = has(...STAT) ? howOf(has) : 'patch';
    const { revisions, files } = parted(repository, rest);
    const { index, tree, commits } = repository;
    // Untracked files are left out.
    const followed = (from: Files): Files =>
      Object.fromEntries(Object.entries(tree).filter(([name]) => name in index || name in from));
    const [first, second] = revisions.flatMap((one) => one.split(/\.\.\.?/));
    const of = (name: string) => commitAt(commits, resolve(repository, name || 'HEAD')).files;
    if (first !== undefined && second !== undefined) {
      const sides = [first, second].map((name) => resolve(repository, name || 'HEAD'));
      const [base = sides[0]] = revisions[0]?.includes('...')
        ? mergeBases(commits, sides[0] ?? '', sides[1] ?? '')
        : [];
      return done(repository, changesText(how, of(base ?? ''), of(second), files));
    }
    const from = first !== undefined ? of(first) : isStaged ? headFiles(repository) : index;
    return done(repository, changesText(how, from, isStaged ? index : followed(from), files));
  },

  tag: (repository, given) => {
    const at = given.findIndex((arg) => /^-a?m$|^--message$/.test(arg));
    const message = at === -1 ? undefined : given[at + 1];
    const isNoted = given.some((arg) => /^-a|^--annotate$/.test(arg)) || at !== -1;
    const args = at === -1 ? given : [...given.slice(0, at), ...given.slice(at + 2)];
    const { has, rest } = options(args, [
      '-a',
      '--annotate',
      '-d',
      '--delete',
      '-f',
      '--force',
      '-l',
      '--list',
    ]);
    const { tags } = repository;
    const [name, revision = 'HEAD'] = rest;
    if (name === undefined || has('-l', '--list'))
      return done(repository, Object.keys(tags).sort().join('\n'));
    if (has('-d', '--delete')) {
      const missing = rest.filter((one) => !(one in tags));
      const left = Object.fromEntries(Object.entries(tags).filter(([one]) => !rest.includes(one)));
      const said = rest.map((one) =>
        one in tags ? `Deleted tag '${one}' (was ${tags[one]})` : `error: tag '${one}' not found.`,
      );
      const outcome = { ...repository, tags: left };
      return (missing.length > 0 ? failed : done)(outcome, said.join('\n'));
    }
    requireName(name, 'tag name');
    if (name in tags && !has('-f', '--force'))
      throw new Refusal(`fatal: tag '${name}' already exists`);
    const id = resolve(repository, revision);
    if (isNoted && !message?.trim()) throw new Refusal('fatal: no tag message?');
    return done({ ...repository, tags: { ...tags, [name]: id } });
  },

  stash: (repository, given) => {
    const [action = 'push', ...rest] = given[0]?.startsWith('-') ? ['push', ...given] : given;
    const { stash } = repository;
    if (action === 'list')
      return done(
        repository,
        stash.map(({ message }, at) => `stash@{${at}}: ${message}`).join('\n'),
      );
    if (action === 'push') {
      const at = rest.findIndex((arg) => arg === '-m' || arg === '--message');
      const { rest: others } = options(
        rest.filter((_, place) => at === -1 || place < at || place > at + 1),
        [],
      );
      if (others.length > 0)
        throw new Refusal('This exercise can only stash everything: git stash');
      const aside = putAside(repository, at === -1 ? undefined : rest[at + 1]);
      if (!aside) return done(repository, 'No local changes to save');
      return done(
        aside,
        `Saved working directory and index state ${aside.stash[0]?.message ?? ''}`,
      );
    }
    if (action === 'clear') return done({ ...repository, stash: [] });
    if (!['pop', 'apply', 'drop', 'show'].includes(action))
      throw new Refusal(
        `This exercise doesn't know git stash ${action}. Known: push, list, show, pop, apply, drop, clear.`,
      );
    const { has, rest: words } = options(rest, PATCH);
    const at = entryAt(repository, words[0]);
    const entry = stash[at];
    const dropped = `Dropped stash@{${at}}`;
    if (action === 'drop') return done(forget(repository, at), dropped);
    if (action === 'show') {
      const from = filesOf(repository.commits[entry?.base ?? '']);
      const text = diffText(from, entry?.tree ?? {});
      const names = changed(from, entry?.tree ?? {}).map((name) => ` ${name}`);
      return done(repository, has(...PATCH) ? text : names.join('\n'));
    }
    const { repository: back, conflicts } = bringBack(repository, at);
    if (conflicts.length > 0)
      return failed(
        back,
        conflictText(conflicts, 'The stash entry is kept in case you need it again.'),
      );
    const said = status(back);
    return action === 'pop' ? done(forget(back, at), `${said}\n${dropped}`) : done(back, said);
  },

  clone: (repository, args) => {
    const { rest } = options(args, ['--bare']);
    const [address, folder] = rest;
    if (address === undefined) throw new Refusal('fatal: You must specify a repository to clone.');
    if (address !== '../shop.git' && address !== '.')
      throw new Refusal(`fatal: repository '${address}' does not exist`);
    if (folder === undefined || !/^\.\.\/[\w-]+$/.test(folder))
      throw new Refusal('Name a folder next to this one: git clone ../shop.git ../colleague');
    return done(
      repository,
      `Cloning into '${folder}'...\nThe copy is next to this folder, and this page only shows this one.`,
    );
  },

  branch: (repository, given) => {
    const { values, others } = valued(given, 'u', 'set-upstream-to');
    const { has, rest } = options(others, [
      '-d',
      '-D',
      '--delete',
      '-a',
      '--all',
      '-r',
      '--remotes',
      '-v',
      '-vv',
      '--verbose',
      '-l',
      '--list',
      '--show-current',
      '--merged',
      '--no-merged',
      '--contains',
      '-t',
      '--track',
      '-f',
      '--force',
      '-m',
      '-M',
      '--move',
      '--unset-upstream',
    ]);
    const { head, branches, remoteBranches, commits, upstream } = repository;
    const own = 'branch' in head ? head.branch : undefined;
    if (has('--show-current')) return done(repository, own);
    const [followed] = values;
    if (followed !== undefined || has('--unset-upstream')) {
      const [name = own] = rest;
      if (name === undefined || !(name in branches))
        throw new Refusal(`fatal: no such branch: ${name ?? 'HEAD'}`);
      if (followed === undefined) return done({ ...repository, upstream: without(upstream, name) });
      if (!(followed in remoteBranches))
        throw new Refusal(`fatal: the requested upstream branch '${followed}' does not exist`);
      return done(
        { ...repository, upstream: { ...upstream, [name]: followed } },
        `branch '${name}' set up to track '${followed}'.`,
      );
    }
    const isForced = has('-f', '--force');
    if (has('-m', '-M', '--move')) return done(rename(repository, rest, isForced || has('-M')));
    if (has('-d', '-D', '--delete')) {
      const gone = rest.reduce(
        (before, name) => remove(before, name, isForced || has('-D')),
        repository,
      );
      return done(
        gone,
        rest.map((name) => `Deleted branch ${name} (was ${branches[name]}).`).join('\n'),
      );
    }
    const about = ['--merged', '--no-merged', '--contains'].find((flag) => has(flag));
    const [name, start] = rest;
    if (name !== undefined && about === undefined && !has('-l', '--list'))
      return done(
        isForced && name in branches
          ? force(repository, name, start)
          : create(repository, name, start, false),
      );
    const shown = (one: string, id: string | undefined): boolean => {
      if (about === undefined) return name === undefined || fits(name, one);
      const there = resolve(repository, name ?? 'HEAD');
      if (id === undefined) return false;
      const isPart = about === '--contains' ? [id, there] : [there, id];
      return contains(commits, isPart[0] ?? '', isPart[1] ?? '') === (about !== '--no-merged');
    };
    const among = (names: Readonly<Record<string, string>>) =>
      Object.keys(names)
        .sort()
        .filter((one) => shown(one, names[one]));
    const near = has('-r', '--remotes') ? [] : among(branches);
    const far = has('-a', '--all', '-r', '--remotes') ? among(remoteBranches) : [];
    return done(
      repository,
      [
        ...near.map((one) => (own === one ? '* ' : '  ') + one),
        ...far.map((one) => `  ${has('-r', '--remotes') ? '' : 'remotes/'}${one}`),
      ].join('\n'),
    );
  },

  switch: (repository, args) => {
    const { created, others } = newBranch(args, ['c', 'create'], ['C', 'force-create']);
    const { has, rest } = options(others, [
      '--detach',
      '-d',
      '-f',
      '--force',
      '--discard-changes',
      '-t',
      '--track',
      '--guess',
    ]);
    const from = has('-f', '--force', '--discard-changes') ? discarded(repository) : repository;
    const isDetached = has('--detach', '-d');
    if (created) return begin(from, created, rest[0]);
    const [given = isDetached ? 'HEAD' : undefined] = rest;
    if (given === undefined) throw new Refusal('fatal: missing branch or commit argument');
    if (has('-t', '--track')) return track(from, given);
    const name = given === '-' ? nameBefore(repository) : given;
    return move(from, name, isDetached);
  },

  checkout: (repository, args) => {
    const { created, others } = newBranch(args, ['b', ''], ['B', '']);
    const { has, rest } = options(others, [
      '--detach',
      '-f',
      '--force',
      '-t',
      '--track',
      '--ours',
      '--theirs',
    ]);
    const [given] = rest;
    if (created)
      return begin(has('-f', '--force') ? discarded(repository) : repository, created, given);
    if (given === undefined) throw new Refusal('Name a branch, or a file after --');
    if (has('--ours', '--theirs'))
      return done(restoreSide(repository, rest, has('--ours') ? 'ours' : 'theirs'));
    if (has('-t', '--track')) return track(repository, given);
    const name = given === '-' ? nameBefore(repository) : given;
    if (name === 'HEAD' && rest.length === 1 && !has('--detach')) return done(repository);
    const dashes = args.indexOf('--');
    if (
      dashes !== -1 ||
      name === '.' ||
      (!isRevision(repository, name) && name in repository.index)
    ) {
      const files = dashes === -1 ? rest : args.slice(dashes + 1);
      const from = dashes === -1 ? [] : args.slice(0, dashes);
      const revision = from.find((word) => !word.startsWith('-'));
      return done(
        revision === undefined
          ? restore(repository, files, false)
          : restoreFrom(repository, files, resolve(repository, revision)),
      );
    }
    return move(
      has('-f', '--force') ? discarded(repository) : repository,
      name,
      has('--detach') || !isBranch(repository, name),
    );
  },

  merge: (repository, given) => {
    const { values, others: args } = valued(given, 'm', 'message');
    const [message] = values;
    const { has, rest } = options(args, [
      '--ff',
      '--ff-only',
      '--no-ff',
      '-e',
      '--edit',
      '--no-edit',
      '--commit',
      '--no-commit',
      '--squash',
      '--no-squash',
      '-n',
      '--stat',
      '--no-stat',
      '-v',
      '--verbose',
      '--abort',
      '--continue',
    ]);
    // Of options that rule each other out, the last one counts.
    const last = (...names: string[]) => args.filter((arg) => names.includes(arg)).at(-1);
    const forward = last('--ff', '--ff-only', '--no-ff');
    if (has('--abort', '--continue')) {
      inProgress(repository, ['merge']);
      return done(has('--abort') ? abort(repository) : proceed(repository).repository);
    }
    const [word, ...more] = rest;
    if (word === undefined) throw new Refusal('Name what to merge: git merge BRANCH');
    if (more.length > 0) throw new Refusal('This exercise merges one branch at a time.');
    const name = word === '-' ? nameBefore(repository) : word;
    const step = merge(repository, resolve(repository, name), name, {
      ffOnly: forward === '--ff-only',
      noFf: forward === '--no-ff',
      squash: last('--squash', '--no-squash') === '--squash',
      noCommit: last('--commit', '--no-commit') === '--no-commit',
      ...(message === undefined ? {} : { message }),
    });
    if (step.conflicts.length > 0) {
      return failed(
        step.repository,
        conflictText(
          step.conflicts,
          'Automatic merge failed; fix conflicts and then commit the result.',
        ),
      );
    }
    const text = {
      squash: 'Squash commit -- not updating HEAD',
      'up to date': 'Already up to date.',
      forward: 'Fast-forward',
      merge: "Merge made by the 'ort' strategy.",
      stopped: 'Automatic merge went well; stopped before committing as requested',
    };
    return done(step.repository, text[step.how]);
  },

  rebase: (repository, args) => {
    const { has, rest } = options(args, ['--continue', '--abort', '--skip']);
    if (has('--continue', '--abort', '--skip')) inProgress(repository, ['rebase']);
    if (has('--abort')) return done(abort(repository));
    const [base, branch] = rest;
    const onto = base === '-' ? nameBefore(repository) : base;
    if (onto === undefined && !has('--continue', '--skip'))
      throw new Refusal('Name the new base: git rebase BRANCH');
    const step =
      onto === undefined
        ? proceed(has('--skip') ? skipped(repository) : repository)
        : branch === undefined || branch in repository.branches
          ? rebase(repository, resolve(repository, onto), branch)
          : rebase(switchTo(repository, branch), resolve(repository, onto));
    const { pending } = step.repository;
    if (step.conflicts.length > 0 && pending?.kind === 'rebase') {
      return failed(
        step.repository,
        conflictText(
          step.conflicts,
          `error: could not apply ${after(pending.commit, step.repository)}\nhint: solve it, git add, then git rebase --continue`,
        ),
      );
    }
    return done(
      step.repository,
      'upToDate' in step && step.upToDate
        ? 'Current branch is up to date.'
        : 'Successfully rebased.',
    );
  },

  'cherry-pick': picker('cherry-pick'),
  revert: picker('revert'),

  reset: (repository, args) => {
    const { has, rest } = options(args, ['--soft', '--mixed', '--hard', '--keep', '--merge']);
    const [first] = rest;
    const isFiles = first !== undefined && !isRevision(repository, first);
    const files = isFiles ? rest : rest.slice(1);
    if (files.length > 0) {
      if (has('--soft', '--hard', '--keep', '--merge'))
        throw new Refusal(
          isFiles && !args.includes('--')
            ? `fatal: ambiguous argument '${first}': unknown revision or path not in the working tree.`
            : 'fatal: Cannot do a reset of paths with this option.',
        );
      if (!isFiles && first !== 'HEAD')
        throw new Refusal('This exercise can only take files back to HEAD.');
      const { index, tree, conflicts } = repository;
      const isKnown = (name: string) =>
        name === '.' || name in index || name in conflicts || name in headFiles(repository);
      const isGuess = isFiles && !args.includes('--');
      if (isGuess && !files.every((name) => name === '.' || name in tree))
        throw new Refusal(`fatal: bad revision '${first}'`);
      // An untracked file has no staged state to take back.
      return done(restore(repository, files.filter(isKnown), true));
    }
    const revision = first ?? 'HEAD';
    const modes = ['soft', 'hard', 'keep', 'merge'] as const;
    const mode = modes.find((one) => has(`--${one}`)) ?? 'mixed';
    const id = resolve(repository, revision);
    return done(
      reset(repository, id, mode),
      mode === 'hard' ? `HEAD is now at ${after(id, repository)}` : '',
    );
  },

  restore: (repository, args) => {
    const { values, others } = valued(args, 's', 'source');
    const { has, rest } = options(others, ['--staged', '-S', '--worktree', '-W']);
    if (rest.length === 0) throw new Refusal('fatal: you must specify path(s) to restore');
    const staged = has('--staged', '-S');
    const both = staged && has('--worktree', '-W');
    const names = matching(rest, Object.keys({ ...headFiles(repository), ...repository.index }));
    const [source] = values;
    if (source !== undefined)
      return done(
        restoreTo(repository, names, resolve(repository, source), {
          index: staged,
          tree: both || !staged,
        }),
      );
    const first = restore(repository, names, staged);
    return done(both ? withHead(first, names) : first);
  },

  fetch: (repository, args) => {
    const { rest } = options(args, ['--prune', '-p', '--all', '-t', '--tags', '-v', '--verbose']);
    if ((rest[0] ?? 'origin') !== 'origin' || rest.some((word) => word.includes(':')))
      throw new Refusal('This exercise can only fetch the branches of origin as they are.');
    return done(fetch(repository));
  },

  push: (repository, args) => {
    const { has, rest } = options(args, [
      '-u',
      '--set-upstream',
      '--force-with-lease',
      '--force',
      '-f',
      '--tags',
      '--all',
      '--delete',
      '-d',
      '-n',
      '--dry-run',
      '-v',
      '--verbose',
    ]);
    const [remote, ...words] = rest;
    if (remote !== undefined && remote !== 'origin') {
      throw new Refusal(`fatal: '${remote}' does not appear to be a git repository`);
    }
    const force = has('--force-with-lease') ? 'with-lease' : has('--force', '-f') ? 'force' : false;
    const setUpstream = has('-u', '--set-upstream');
    const { head, branches, tags } = repository;
    const own = 'branch' in head ? head.branch : undefined;
    // A name on both sides, as in main:main, is the same as that name alone.
    const named = (has('--all') ? Object.keys(branches) : words).map((word) => {
      const [from = '', to = from] = word.split(':').map((name) => name.replace('refs/heads/', ''));
      const name = from === 'HEAD' ? own : from;
      return name !== undefined && (to === name || to === from) ? name : word;
    });
    const names: readonly (string | undefined)[] = named.length > 0 ? named : [undefined];
    const one = (before: Repository, name: string | undefined): Repository => {
      if (has('--delete', '-d')) return pushAway(before, name ?? '');
      if (name?.startsWith(':')) return pushAway(before, name.slice(1));
      if (name?.includes(':'))
        throw new Refusal('This exercise can only push to a branch with the same name.');
      if (name !== undefined && name in tags && !(name in branches))
        return pushTags(before, [name]);
      return push(before, { branch: name, setUpstream, force });
    };
    const pushed = has('--tags')
      ? pushTags(repository, Object.keys(tags))
      : names.reduce(one, repository);
    return done(
      has('-n', '--dry-run') ? repository : pushed,
      pushed.origin === repository.origin && pushed.originTags === repository.originTags
        ? 'Everything up-to-date'
        : 'To origin',
    );
  },

  pull: (repository, args) => {
    const { has, rest } = options(args, [
      '--rebase',
      '--rebase=true',
      '-r',
      '--rebase=false',
      '--no-rebase',
      '--ff',
      '--ff-only',
      '-e',
      '--edit',
      '--no-edit',
      '-p',
      '--prune',
      '-t',
      '--tags',
      '-v',
      '--verbose',
    ]);
    const [remote, branch] = rest;
    if (remote === '.') throw new Refusal('This exercise can only pull from origin.');
    if (remote !== undefined && remote !== 'origin')
      throw new Refusal(`fatal: '${remote}' does not appear to be a git repository`);
    const how = has('--rebase', '--rebase=true', '-r')
      ? 'rebase'
      : has('--no-rebase', '--rebase=false', '--ff')
        ? 'merge'
        : has('--ff-only')
          ? 'ff-only'
          : undefined;
    const step = pull(repository, how, branch);
    if (step.refused !== undefined) return failed(step.repository, step.refused);
    if (step.conflicts.length > 0)
      return failed(
        step.repository,
        conflictText(
          step.conflicts,
          'Automatic merge failed; fix conflicts and then commit the result.',
        ),
      );
    return done(step.repository);
  },

  remote: (repository, args) => {
    const [action, name] = args;
    if (action === 'get-url' || action === 'show') {
      if (action === 'show' && name === undefined)
        return done(repository, repository.origin ? 'origin' : '');
      if (!repository.origin || name !== 'origin')
        throw new Refusal(`error: No such remote '${name ?? ''}'`);
      return done(repository, '../shop.git');
    }
    if (action === undefined || action === '-v' || action === '--verbose')
      return done(repository, repository.origin ? 'origin' : '');
    if (action !== 'add' || name === undefined || args.length < 3)
      throw new Refusal('Write: git remote add origin ADDRESS');
    if (name !== 'origin') throw new Refusal("The remote of this exercise is called 'origin'.");
    if (repository.origin) throw new Refusal('error: remote origin already exists.');
    return done({ ...repository, origin: {} });
  },
};

/** The working tree's files as they were committed, without the ones that weren't. */
const withHead = (repository: Repository, names: readonly string[]): Repository => {
  const committed = headFiles(repository);
  const all = names.includes('.') ? Object.keys({ ...committed, ...repository.index }) : names;
  const tree = all.reduce((files, name) => withFile(files, name, committed[name]), repository.tree);
  return { ...repository, tree };
};

/** Leaves out the commit that stopped: its files go back before the rebase continues. */
function skipped(repository: Repository): Repository {
  const id = headId(repository);
  return id === undefined ? repository : reset(repository, id, 'hard');
}

/** The words after `git` that exercises know. */
const GIT_COMMANDS: readonly string[] = Object.keys(commands);

/** The words from the command on, without options of `git` itself that change nothing here. */
function unprefixed(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  if (/^(?:--no-pager|-P|--paginate|-p|--literal-pathspecs)$/.test(first)) return unprefixed(rest);
  if (first === '-c' || (first === '-C' && rest[0] === '.')) return unprefixed(rest.slice(1));
  return words;
}

/** Other names of commands. */
const ALIASES: Readonly<Record<string, string>> = { stage: 'add' };

/**
 * Runs one `git` command, given as its words without `git`. Never throws because of what a learner types. A
 * refused command leaves the repository unchanged.
 */
export function runGit(repository: Repository, words: readonly string[]): Outcome {
  const [name = '', ...args] = unprefixed(words);
  const known = ALIASES[name] ?? name;
  const command = Object.hasOwn(commands, known) ? commands[known] : undefined;
  if (!command) {
    return failed(
      repository,
      `git: '${name}' isn't a command in this exercise. Known: ${GIT_COMMANDS.join(', ')}.`,
    );
  }
  if (!repository.initialised && name !== 'init') {
    return failed(
      repository,
      'fatal: not a git repository (or any of the parent directories): .git',
    );
  }
  try {
    return command(repository, args);
  } catch (error) {
    if (error instanceof Refusal) return failed(repository, error.message);
    throw error;
  }
}
