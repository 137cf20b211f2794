/** Names of files and their whole texts. There are no folders here. */
export type Files = Readonly<Record<string, string>>;

export interface Commit {
  /** Seven hexadecimal digits, as Git abbreviates a hash. */
  id: string;
  /** None for the first commit, two for a merge. */
  parents: readonly string[];
  files: Files;
  message: string;
}

/** A path on each side of an open conflict. Absent if that side doesn't have the file. */
export interface Conflict {
  base?: string;
  ours?: string;
  theirs?: string;
}

/** What HEAD names: a branch, which may have no commit yet, or a commit itself. */
export type Head = { branch: string } | { commit: string };

/** A merge, cherry-pick, revert or rebase that has stopped at a conflict. */
export type Pending =
  | { kind: 'merge'; theirs: string; message: string }
  | { kind: 'cherry-pick' | 'revert'; commit: string; message: string }
  | {
      kind: 'rebase';
      /** The branch that will be moved when all is done. */
      branch: string | undefined;
      /** The commit that branch was on. */
      from: string;
      /** The commit that stopped, and those still to come. */
      commit: string;
      rest: readonly string[];
      message: string;
    };

/** Changes that were put aside: the files that Git follows, on top of a commit. */
export interface Stashed {
  base: string;
  tree: Files;
  message: string;
}

/** A folder with its repository, and the bare repository called `origin`. */
export interface Repository {
  /** False until `git init` was run. */
  initialised: boolean;
  commits: Readonly<Record<string, Commit>>;
  head: Head;
  branches: Readonly<Record<string, string>>;
  /** `origin/main` and the like: where the remote's branches were at the last contact. */
  remoteBranches: Readonly<Record<string, string>>;
  /** The remote branch that a branch pulls from, such as `origin/main`. */
  upstream: Readonly<Record<string, string>>;
  /** The other repository's branches, or undefined if there's no remote. */
  origin: Readonly<Record<string, string>> | undefined;
  /** The staging area: what the next commit will contain. */
  index: Files;
  conflicts: Readonly<Record<string, Conflict>>;
  tree: Files;
  pending: Pending | undefined;
  /** Commits that HEAD has named, newest first. */
  reflog: readonly string[];
  tags: Readonly<Record<string, string>>;
  /** The tags of the other repository. */
  originTags: Readonly<Record<string, string>>;
  /** What HEAD named before the last switch. */
  before?: Head;
  /** What `git stash` put aside, newest first. */
  stash: readonly Stashed[];
  /** Files that Git ignores, if Git itself answered. */
  ignored?: readonly string[];
}

/** What a command did. */
export interface Outcome {
  repository: Repository;
  output: string;
  /** False where Git would end with a status other than 0. */
  ok: boolean;
}

/** A refusal: the repository stays as it is, and the message is what Git prints. */
export class Refusal extends Error {}
