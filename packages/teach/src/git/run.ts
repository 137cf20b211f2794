import { create, detach, force, remove, rename, requireName, switchTo } from './branches.ts';
import { abort, merge, pick, proceed, rebase } from './combine.ts';
import { commitText, diffText, stepOf } from './diff.ts';
import { changed, filesOf, fits, withFile } from './files.ts';
import { ancestors, commitAt, headId, mergeBases, range, resolve } from './history.ts';
import { add, addTracked, commit, headFiles, reset, restore, restoreFrom } from './record.ts';
import { fetch, pull, push, pushAway, pushTags } from './remote.ts';
import { bringBack, entryAt, forget, putAside } from './stash.ts';
import { log, namesOn, places, status } from './status.ts';
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
const STAT = ['--stat'];

/** A command line's flags, and the rest. Refuses an unknown flag by name. */
function options(args: readonly string[], known: readonly string[]) {
  const flags = new Set<string>();
  const all = [...known, '-q', '--quiet'];
  const rest: string[] = [];
  for (const arg of args) {
    if (arg === '--') continue;
    if (!arg.startsWith('-') || arg === '-' || arg === '-A') rest.push(arg);
    else if (all.includes(arg)) flags.add(arg);
    else throw new Refusal(`This exercise doesn't know the option '${arg}' here.`);
  }
  return { has: (...names: string[]) => names.some((name) => flags.has(name)), rest };
}

/** Takes `-n 3`, `-n3` or `-3` out of the words of a log. */
function limited(args: readonly string[]): { limit?: number; others: readonly string[] } {
  const at = args.findIndex((arg) => /^-n?\d+$|^-n$/.test(arg));
  if (at === -1) return { others: args };
  const length = args[at] === '-n' ? 2 : 1;
  const words = args.slice(at, at + length);
  const limit = /\d+$/.exec(words.join(''))?.[0];
  if (limit === undefined) throw new Refusal("fatal: '-n' wants a number");
  return { limit: Number(limit), others: [...args.slice(0, at), ...args.slice(at + length)] };
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
    const { has, rest } = options(args, ['--continue', '--abort', '--skip', '--no-edit']);
    // Git keeps one state for both, so either command can end what the other began.
    if (has('--continue', '--abort', '--skip')) inProgress(repository, ['cherry-pick', 'revert']);
    if (has('--abort', '--skip')) return done(abort(repository));
    if (has('--continue')) return done(proceed(repository).repository);
    const [revision] = rest;
    if (revision === undefined || rest.length > 1)
      throw new Refusal(`Name one commit: git ${kind} COMMIT`);
    const id = resolve(repository, revision);
    const step = pick(repository, id, kind);
    if (step.conflicts.length > 0) {
      return failed(
        step.repository,
        conflictText(
          step.conflicts,
          `error: could not apply ${after(id, repository)}\nhint: solve it, git add, then git ${kind} --continue`,
        ),
      );
    }
    if (step.repository.pending && kind === 'revert')
      return failed(repository, `${status(repository)}`);
    if (step.repository.pending)
      return failed(
        step.repository,
        `The change from ${id} is already here. Continue with git ${kind} --skip.`,
      );
    return done(step.repository, `Made ${after(headId(step.repository) ?? '', step.repository)}`);
  };

/** Creates a branch and switches to it. */
const begin = (repository: Repository, name: string, start: string | undefined): Outcome =>
  done(create(repository, name, start, true), `Switched to a new branch '${name}'`);

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
    const at = args.indexOf('-b');
    const branch = at === -1 ? 'main' : (args[at + 1] ?? 'main');
    if (repository.initialised) return done(repository, 'Reinitialized existing Git repository');
    return done(
      { ...repository, initialised: true, head: { branch } },
      'Initialized empty Git repository',
    );
  },

  status: (repository, args) => {
    const { has } = options(args, ['-s', '--short']);
    if (!has('-s', '--short')) return done(repository, status(repository));
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
    const { has, rest } = options(args, ['--all', '-f', '--force', '-u', '--update', '-v']);
    if (has('-u', '--update')) return done(addTracked(repository));
    const names = has('--all') ? ['.', ...rest] : rest;
    const known = [...Object.keys(repository.tree), ...Object.keys(repository.index)];
    return done(add(repository, matching(names, [...new Set(known)]), has('-f', '--force')));
  },

  rm: (repository, args) => {
    const { has, rest: given } = options(args, ['--cached', '-f', '--force', '-r']);
    const rest = matching(given, Object.keys(repository.index));
    let { index, tree, conflicts } = repository;
    for (const name of rest) {
      // A file in conflict has three versions and no change to lose, so Git removes all of them.
      if (name in conflicts) {
        conflicts = Object.fromEntries(Object.entries(conflicts).filter(([one]) => one !== name));
        if (!has('--cached')) tree = withFile(tree, name, undefined);
        continue;
      }
      if (!(name in index)) throw new Refusal(`fatal: pathspec '${name}' did not match any files`);
      const isChanged = headFiles(repository)[name] !== index[name] || tree[name] !== index[name];
      if (!has('--cached', '-f', '--force') && name in tree && isChanged)
        throw new Refusal(`error: the following file has changes: ${name}`);
      index = withFile(index, name, undefined);
      if (!has('--cached')) tree = withFile(tree, name, undefined);
    }
    const removed = { ...repository, index, tree, conflicts };
    return done(removed, rest.map((name) => `rm '${name}'`).join('\n'));
  },

  mv: (repository, args) => {
    const { has, rest } = options(args, ['-f', '--force']);
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
    const at = args.findIndex((arg) => /^-[aq]*m$/.test(arg) || arg === '--message');
    const message = at === -1 ? undefined : args[at + 1];
    if (at !== -1 && message === undefined) throw new Refusal("error: switch `m' requires a value");
    const rest = at === -1 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
    const { has, rest: names } = options(rest, [
      '-a',
      '--all',
      '--amend',
      '--no-edit',
      '--allow-empty',
    ]);
    if (names.length > 0) throw new Refusal("This exercise commits what's staged: git add first.");
    const all = has('-a', '--all') || /^-[aq]*a[aq]*m$/.test(args[at] ?? '');
    const staged = all ? addTracked(repository) : repository;
    const made = commit(staged, message, has('--amend'), has('--allow-empty'));
    const id = headId(made) ?? '';
    const where = 'branch' in made.head ? made.head.branch : 'detached HEAD';
    return done(made, `[${where} ${id}] ${made.commits[id]?.message}`);
  },

  log: (repository, args) => {
    const { limit, others } = limited(args);
    const { has, rest } = options(others, [
      '--oneline',
      '--graph',
      '--all',
      '--decorate',
      ...PATCH,
      ...STAT,
    ]);
    const { branches, commits, remoteBranches, tags } = repository;
    const head = headId(repository);
    const { revisions, files } = parted(repository, rest, args.includes('--'));
    const [first] = revisions;
    const [isRange, from = '', to = ''] = /^(|.*[^.])\.\.(|[^.].*)$/.exec(first ?? '') ?? [];
    const side = (name: string) => resolve(repository, name || 'HEAD');
    const ids = has('--all')
      ? [...[branches, remoteBranches, tags].flatMap(Object.values<string>), head]
      : [first === undefined || isRange !== undefined ? head : side(first)];
    const start = ids.filter((id) => id !== undefined);
    if (start.length === 0 && isRange === undefined)
      throw new Refusal('fatal: your current branch does not have any commits yet');
    const reached =
      isRange === undefined ? ancestors(commits, ...start) : range(commits, side(to), side(from));
    const touched = [...reached].filter(
      (id) =>
        files.length === 0 ||
        changed(...stepOf(repository, id)).some((name) => files.includes(name)),
    );
    const how = has(...PATCH) ? 'patch' : has(...STAT) ? 'stat' : 'none';
    if (how === 'none' || has('--oneline'))
      return done(repository, log(repository, touched, limit));
    const order = Object.keys(commits);
    const newest = touched.sort((a, b) => order.indexOf(b) - order.indexOf(a)).slice(0, limit);
    return done(
      repository,
      newest.map((id) => commitText(repository, id, namesOn(repository, id), how)).join('\n\n'),
    );
  },

  show: (repository, args) => {
    const { has, rest } = options(args, [...PATCH, ...STAT, '--oneline', '-s', '--no-patch']);
    const revisions = rest.length > 0 ? rest : ['HEAD'];
    const [, at, name] = /^(.+):(.+)$/.exec(revisions[0] ?? '') ?? [];
    if (at !== undefined && name !== undefined) {
      const text = commitAt(repository.commits, resolve(repository, at)).files[name];
      if (text === undefined) throw new Refusal(`fatal: path '${name}' does not exist in '${at}'`);
      return done(repository, text.trimEnd());
    }
    const how = has('-s', '--no-patch') ? 'none' : has(...STAT) ? 'stat' : 'patch';
    return done(
      repository,
      revisions
        .map((one) => resolve(repository, one))
        .map((id) => commitText(repository, id, namesOn(repository, id), how))
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

  reflog: (repository) =>
    done(
      repository,
      repository.reflog
        .map((id, at) => `${id} HEAD@{${at}}: ${repository.commits[id]?.message}`)
        .join('\n'),
    ),

  diff: (repository, args) => {
    const isStaged = args.some((arg) => arg === '--staged' || arg === '--cached');
    const { rest } = options(args, ['--staged', '--cached']);
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
      return done(repository, diffText(of(base ?? ''), of(second), files));
    }
    const from = first !== undefined ? of(first) : isStaged ? headFiles(repository) : index;
    return done(repository, diffText(from, isStaged ? index : followed(from), files));
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
    ]);
    const { tags } = repository;
    const [name, revision = 'HEAD'] = rest;
    if (name === undefined || has('-l'))
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

  branch: (repository, args) => {
    const { has, rest } = options(args, [
      '-d',
      '-D',
      '--delete',
      '-a',
      '--all',
      '-r',
      '--remotes',
      '-v',
      '-f',
      '--force',
      '-m',
      '--move',
    ]);
    if (has('-m', '--move')) return done(rename(repository, rest));
    if (has('-d', '-D', '--delete')) {
      const gone = rest.reduce((before, name) => remove(before, name, has('-D')), repository);
      return done(
        gone,
        rest.map((name) => `Deleted branch ${name} (was ${repository.branches[name]}).`).join('\n'),
      );
    }
    const [name, start] = rest;
    if (name !== undefined)
      return done(
        has('-f', '--force') && name in repository.branches
          ? force(repository, name, start)
          : create(repository, name, start, false),
      );
    const { head, branches, remoteBranches } = repository;
    const own = has('-r', '--remotes') ? [] : Object.keys(branches).sort();
    const far = has('-a', '--all', '-r', '--remotes') ? Object.keys(remoteBranches).sort() : [];
    const mark = (one: string) => ('branch' in head && head.branch === one ? '* ' : '  ');
    return done(
      repository,
      [
        ...own.map((one) => mark(one) + one),
        ...far.map((one) => `  ${has('-r', '--remotes') ? '' : 'remotes/'}${one}`),
      ].join('\n'),
    );
  },

  switch: (repository, args) => {
    const { has, rest } = options(args, ['-c', '--create', '--detach', '-d']);
    const isDetached = has('--detach', '-d');
    const [given = isDetached ? 'HEAD' : undefined, start] = rest;
    if (given === undefined) throw new Refusal('fatal: missing branch or commit argument');
    const name = given === '-' ? nameBefore(repository) : given;
    if (has('-c', '--create')) return begin(repository, name, start);
    return move(repository, name, isDetached);
  },

  checkout: (repository, args) => {
    const { has, rest } = options(args, ['-b', '--detach']);
    const [given, start] = rest;
    if (given === undefined) throw new Refusal('Name a branch, or a file after --');
    const name = given === '-' ? nameBefore(repository) : given;
    if (has('-b')) return begin(repository, name, start);
    if (name === 'HEAD' && rest.length === 1 && !has('--detach')) return done(repository);
    const dashes = args.indexOf('--');
    if (
      dashes !== -1 ||
      name === '.' ||
      (!isRevision(repository, name) && name in repository.index)
    ) {
      const files = dashes === -1 ? rest : args.slice(dashes + 1);
      const from = dashes === -1 ? [] : args.slice(0, dashes);
      const [revision] = from;
      return done(
        revision === undefined
          ? restore(repository, files, false)
          : restoreFrom(repository, files, resolve(repository, revision)),
      );
    }
    return move(repository, name, has('--detach') || !isBranch(repository, name));
  },

  merge: (repository, given) => {
    const at = given.indexOf('-m');
    const message = at === -1 ? undefined : given[at + 1];
    const args = at === -1 ? given : [...given.slice(0, at), ...given.slice(at + 2)];
    const { has, rest } = options(args, [
      '--ff-only',
      '--no-ff',
      '--no-edit',
      '--squash',
      '--abort',
      '--continue',
    ]);
    if (has('--abort', '--continue')) {
      inProgress(repository, ['merge']);
      return done(has('--abort') ? abort(repository) : proceed(repository).repository);
    }
    const [name] = rest;
    if (name === undefined) throw new Refusal('Name what to merge: git merge BRANCH');
    const step = merge(repository, resolve(repository, name), name, {
      ffOnly: has('--ff-only'),
      noFf: has('--no-ff'),
      squash: has('--squash'),
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
    };
    return done(step.repository, text[step.how]);
  },

  rebase: (repository, args) => {
    const { has, rest } = options(args, ['--continue', '--abort', '--skip']);
    if (has('--continue', '--abort', '--skip')) inProgress(repository, ['rebase']);
    if (has('--abort')) return done(abort(repository));
    const [onto, branch] = rest;
    if (onto === undefined && !has('--continue', '--skip'))
      throw new Refusal('Name the new base: git rebase BRANCH');
    const step =
      onto === undefined
        ? proceed(has('--skip') ? skipped(repository) : repository)
        : rebase(
            branch === undefined ? repository : switchTo(repository, branch),
            resolve(repository, onto),
          );
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
    const { has, rest } = options(args, ['--soft', '--mixed', '--hard']);
    const [first] = rest;
    const isFiles = first !== undefined && !isRevision(repository, first);
    const files = isFiles ? rest : rest.slice(1);
    if (files.length > 0) {
      if (has('--soft', '--hard'))
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
    const mode = has('--soft') ? 'soft' : has('--hard') ? 'hard' : 'mixed';
    const id = resolve(repository, revision);
    return done(
      reset(repository, id, mode),
      mode === 'hard' ? `HEAD is now at ${after(id, repository)}` : '',
    );
  },

  restore: (repository, args) => {
    const { has, rest } = options(args, ['--staged', '-S', '--worktree', '-W', '-SW', '-WS']);
    if (rest.length === 0) throw new Refusal('fatal: you must specify path(s) to restore');
    const staged = has('--staged', '-S', '-SW', '-WS');
    const both = staged && has('--worktree', '-W', '-SW', '-WS');
    const first = restore(repository, rest, staged);
    return done(both ? withHead(first, rest) : first);
  },

  fetch: (repository, args) => {
    options(args, ['--prune', '-p', '--all']);
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
      '--delete',
      '-d',
    ]);
    const [remote, ...named] = rest;
    if (remote !== undefined && remote !== 'origin') {
      throw new Refusal(`fatal: '${remote}' does not appear to be a git repository`);
    }
    const force = has('--force-with-lease') ? 'with-lease' : has('--force', '-f') ? 'force' : false;
    const setUpstream = has('-u', '--set-upstream');
    const { head, branches, tags } = repository;
    const own = 'branch' in head ? head.branch : undefined;
    const names: readonly (string | undefined)[] =
      named.length > 0 ? named.map((name) => (name === 'HEAD' ? own : name)) : [undefined];
    const one = (before: Repository, name: string | undefined): Repository => {
      if (has('--delete', '-d')) return pushAway(before, name ?? '');
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
      pushed,
      pushed.origin === repository.origin && pushed.originTags === repository.originTags
        ? 'Everything up-to-date'
        : 'To origin',
    );
  },

  pull: (repository, args) => {
    const { has, rest } = options(args, [
      '--rebase',
      '-r',
      '--no-rebase',
      '--ff-only',
      '--no-edit',
    ]);
    const [remote, branch] = rest;
    if (remote !== undefined && remote !== 'origin')
      throw new Refusal(`fatal: '${remote}' does not appear to be a git repository`);
    const how = has('--rebase', '-r')
      ? 'rebase'
      : has('--no-rebase')
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
    if (action === undefined || action === '-v')
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

/**
 * Runs one `git` command, given as its words without `git`. Never throws because of what a learner types. A
 * refused command leaves the repository unchanged.
 */
export function runGit(repository: Repository, words: readonly string[]): Outcome {
  const [name = '', ...args] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
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
