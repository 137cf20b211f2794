/**
 * The lessons of the learning path in order. Title, minutes and level are those
 * of each page's front matter; a test compares them.
 */

export type StageId = 'ground' | 'containers' | 'services';

export interface Stage {
  id: StageId;
  title: string;
  /** Why the stage stands where it stands, in one or two sentences. */
  reason: string;
}

export interface Lesson {
  /** Kept in the visitor's browser as a mark of progress, so it never changes: the file's first name. */
  id: string;
  /** Site path of the page. */
  path: string;
  title: string;
  level: 'beginner' | 'intermediate' | 'advanced';
  minutes: number;
  stage: StageId;
}

/** The key in the visitor's local storage: a JSON array of what is done. */
export const PROGRESS_KEY = 'learn-progress';

export const stages: readonly Stage[] = [
  {
    id: 'ground',
    title: 'Stand on firm ground',
    reason:
      'Servers are reached by a command line, over a network, by a name, with code from Git. Everything later assumes the first four.',
  },
  {
    id: 'containers',
    title: 'Put a program into a container',
    reason:
      'A container runs the same on your laptop and on a server. Learn what it is before you learn how to describe it in files.',
  },
  {
    id: 'services',
    title: 'Give it settings, data and visitors',
    reason:
      'A real application needs secrets, a database and a proxy in front. Take the database and the proxy that you use; the others can wait.',
  },
];

/** What stands above the lessons of a stage: '1. Stand on firm ground'. */
export const stageHeading = (stage: Stage): string =>
  `${stages.indexOf(stage) + 1}. ${stage.title}`;

const lesson = (
  folder: 'foundations' | 'proxies',
  name: string,
  stage: StageId,
  title: string,
  minutes: number,
  level: Lesson['level'] = 'beginner',
  id: string = name,
): Lesson => ({ id, path: `/learn/${folder}/${name}/`, title, level, minutes, stage });

export const lessons: readonly Lesson[] = [
  lesson('foundations', 'linux-cli-essentials', 'ground', 'Work on the Linux command line', 45),
  lesson('foundations', 'git-first-steps', 'ground', 'Take your first steps with Git', 40),
  lesson('foundations', 'git-branching', 'ground', 'Branch, merge and undo with Git', 55),
  lesson('foundations', 'networking-basics', 'ground', 'Follow a request through the network', 45),
  lesson('foundations', 'ssh-and-servers', 'ground', 'Set up a server and keep it running', 45),
  lesson(
    'foundations',
    'dns-and-certificates',
    'ground',
    'Give a server a name and a certificate',
    45,
    'intermediate',
  ),

  lesson('foundations', 'what-is-docker', 'containers', 'Run your first program with Docker', 35),
  lesson(
    'foundations',
    'docker-vs-vm',
    'containers',
    'Choose between a container and a virtual machine',
    25,
  ),
  lesson(
    'foundations',
    'images-vs-containers',
    'containers',
    'Tell images and containers apart',
    30,
  ),
  lesson('foundations', 'docker-volumes', 'containers', 'Keep data with Docker volumes', 35),
  lesson(
    'foundations',
    'docker-compose-basics',
    'containers',
    'Run several containers with Docker Compose',
    40,
  ),
  lesson(
    'foundations',
    'dockerfile-vs-compose',
    'containers',
    'Choose between Dockerfile and Compose file',
    30,
  ),

  lesson('foundations', 'env-vars-secrets', 'services', 'Pass settings and secrets to an app', 35),
  lesson('foundations', 'postgres-basics', 'services', 'Store and query data in PostgreSQL', 50),
  lesson('foundations', 'mysql-basics', 'services', 'Store and query data in MySQL', 45),
  lesson(
    'foundations',
    'redis-basics',
    'services',
    'Keep results, counters and queues in Redis',
    40,
  ),
  lesson('foundations', 'sql-vs-nosql', 'services', 'Choose between SQL and NoSQL', 35),
  lesson(
    'foundations',
    'backups-and-restores',
    'services',
    'Back up an application and restore it',
    45,
    'intermediate',
  ),
  lesson(
    'foundations',
    'ci-and-deploys',
    'services',
    'Test and release each push',
    45,
    'intermediate',
  ),
  lesson(
    'proxies',
    'nginx',
    'services',
    'Put nginx in front of two app servers',
    45,
    'intermediate',
  ),
  lesson(
    'proxies',
    'caddy',
    'services',
    'Put Caddy in front of two app servers',
    40,
    'intermediate',
  ),
  lesson(
    'proxies',
    'haproxy',
    'services',
    'Put HAProxy in front of two app servers',
    45,
    'intermediate',
  ),
  lesson(
    'proxies',
    'traefik',
    'services',
    'Put Traefik in front of two app servers',
    40,
    'intermediate',
  ),
];
