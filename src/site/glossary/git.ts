import { termsOf } from './pages.ts';

/** Terms of Git and of working with branches. */
export const gitTerms = [
  ...termsOf('/learn/foundations/git-first-steps/', [
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
      "In Git, a project's history with every committed state of its files, kept in the directory `.git`. A registry has repositories too: there it is the name under which the tags of an image lie.",
    ],
    [
      'commit',
      'Commit',
      'A saved state of all files in a repository, with author, time, message and a link to the commit before it. It is named by a hash.',
    ],
  ]),
  ...termsOf('/learn/foundations/git-branching/', [
    [
      'branch',
      'Branch',
      'A movable name for a commit. It moves forward with each new commit that is made while it is checked out.',
    ],
    [
      'head',
      'HEAD',
      "Git's name for the commit one stands on, usually by way of a branch. A HEAD that names a commit directly is called detached.",
    ],
    [
      'working-tree',
      'Working tree',
      'The files of a repository as they lie on disk, with changes that are not saved in a commit yet.',
    ],
    [
      'staging-area',
      'Staging area',
      'The list of changes that the next commit will contain, also called the index. `git add` puts changes there.',
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
      'The state in which Git cannot combine two changes by itself and asks a person to decide: both changed the same or neighbouring lines, or one changed a file that the other deleted or renamed.',
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
      "Getting new commits from a remote without changing one's own branches. `git pull` fetches and then merges or rebases.",
    ],
    [
      'pull-request',
      'Pull request',
      'A proposal on a hosting service such as GitHub to merge a branch, with room for review and automatic checks. GitLab says merge request.',
    ],
    [
      'fork',
      'Fork (repository)',
      'A copy of a repository on a hosting service, under another account. One pushes there without rights in the original, and asks by a pull request to take the change over.',
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
      "Git's shelf for changes that are not committed: `git stash` puts them aside and `git stash pop` brings them back.",
    ],
  ]),
  ...termsOf('/docs/apps/deploy-from-git/', [
    [
      'monorepo',
      'Monorepo',
      'One repository that holds several applications or packages, each in a directory of its own.',
    ],
  ]),
  ...termsOf('/learn/foundations/ci-and-deploys/', [
    [
      'git-hook',
      'Hook (Git)',
      'A program in the directory hooks of a repository that Git runs at a certain moment, such as before a commit or after a push.',
    ],
    [
      'deployment',
      'Deployment',
      'Putting a version of a program in the place where people use it. In Kubernetes, also the object that keeps a number of equal copies running.',
    ],
    [
      'rolling-update',
      'Rolling update',
      'Replacing the copies of a program one after the other or in small groups, so that some of them answer at every moment. Old and new version run side by side for a while.',
    ],
    [
      'blue-green',
      'Blue-green deployment',
      'Running the new version as a whole second set beside the old one and switching all requests at once. Going back is the same switch.',
    ],
    [
      'canary',
      'Canary release',
      'Giving a new version a small share of the requests first and watching its errors before it gets the rest.',
    ],
  ]),
  ...termsOf('/docs/apps/ci/', [
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
