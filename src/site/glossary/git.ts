import { termsOf } from './pages.ts';

/** Terms of Git and of working with branches. */
export const gitTerms = [
  ...termsOf('/learn/foundations/git-branching/', [
    [
      'git',
      'Git',
      'A version control system in which every copy of a project holds its whole history.',
    ],
    [
      'version-control',
      'Version control',
      'Keeping every saved state of a set of files, with author, time and reason, so that states can be compared and returned to.',
    ],
    [
      'repository',
      'Repository',
      'A project’s files together with their history, which Git keeps in the directory .git.',
    ],
    [
      'commit',
      'Commit',
      'A saved state of all files in a repository, with author, time, message and a link to the commit before it. It is named by a hash.',
    ],
    [
      'branch',
      'Branch',
      'A movable name for a commit. It moves forward with each new commit that is made while it is checked out.',
    ],
    [
      'head',
      'HEAD',
      'Git’s name for the commit one stands on, usually by way of a branch. A HEAD that names a commit directly is called detached.',
    ],
    [
      'working-tree',
      'Working tree',
      'The files of a repository as they lie on disk, with changes that are not saved in a commit yet.',
    ],
    [
      'staging-area',
      'Staging area',
      'The list of changes that the next commit will contain, also called the index. git add puts changes there.',
    ],
    [
      'merge',
      'Merge',
      'Bringing the changes of one branch into another. Where both have moved on, Git makes a commit with two parents.',
    ],
    [
      'fast-forward',
      'Fast-forward',
      'A merge in which the target branch has no commits of its own, so that Git only moves its name forward.',
    ],
    [
      'merge-conflict',
      'Merge conflict',
      'The state in which two branches changed the same lines and Git asks a person to decide.',
    ],
    [
      'rebase',
      'Rebase',
      'Making the commits of a branch again on top of another commit. The new commits have new hashes, so shared branches should not be rebased.',
    ],
    [
      'remote',
      'Remote',
      'Another copy of a repository that Git knows by a name and an address. The one cloned from is called origin.',
    ],
    [
      'clone',
      'Clone',
      'A full copy of a repository with its history, or the command that makes it.',
    ],
    ['push', 'Push', 'Sending commits to a remote and moving its branch.'],
    [
      'fetch',
      'Fetch',
      'Getting new commits from a remote without changing one’s own branches. git pull fetches and then merges or rebases.',
    ],
    [
      'pull-request',
      'Pull request',
      'A proposal on a hosting service such as GitHub to merge a branch, with room for review and automatic checks. GitLab says merge request.',
    ],
    [
      'revert',
      'Revert',
      'A new commit that undoes an earlier one and leaves the history as it is.',
    ],
    ['git-tag', 'Tag (Git)', 'A fixed name for a commit, mostly for a version such as v1.4.0.'],
    [
      'stash',
      'Stash',
      'Git’s shelf for changes that are not committed: git stash puts them aside and git stash pop brings them back.',
    ],
  ]),
  ...termsOf('/docs/apps/deploy-from-git/', [
    [
      'monorepo',
      'Monorepo',
      'One repository that holds several applications or packages, each in a directory of its own.',
    ],
    [
      'continuous-integration',
      'Continuous integration (CI)',
      'Building and testing every change automatically, as soon as it is pushed.',
    ],
    [
      'deploy-hook',
      'Deploy hook',
      'A secret address to which a POST request starts a deployment, for example at the end of a CI run.',
    ],
  ]),
];
