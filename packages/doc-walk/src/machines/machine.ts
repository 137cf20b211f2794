import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProcess } from '../process.ts';
import { PATH } from '../tools.ts';

/** Scripts that make and start machines. */
export const MACHINES_FOLDER = path.join(import.meta.dirname, '..', '..', 'machines');

/** The Debian suite in `MACHINES_SUITE`, if a writer wants another than the usual one. */
export const otherSuite = (): string | undefined => process.env.MACHINES_SUITE || undefined;

/** Where roots and stand-ins are kept: outside any checkout, for all of them, and by suite. */
export const machinesHome = (): string =>
  process.env.MACHINES ??
  path.join(
    process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'),
    ['doc-walk', otherSuite()].filter(Boolean).join('-'),
  );

const ENGINE = [
  'docker.io',
  'docker-cli',
  'docker-compose',
  'docker-buildx',
  'iptables',
  'containerd',
  'runc',
];

/** Where Debian looks for an ordinary user's programs, which leaves out root's. */
const USER_PATH = '/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games';

const SYSTEMD = ['systemd', 'systemd-sysv', 'dbus', 'libpam-systemd'];

/** What a machine is made with. */
export interface MachineParts {
  /** Debian packages that the page lists under what you need. */
  packages: readonly string[];
  /** Debian packages that the page itself installs, kept in apt's cache. */
  fetch: readonly string[];
  /** Stand-ins for images, by name in standins.json. A machine without an engine has none. */
  standins?: readonly string[];
  /** Whether systemd is the first process. */
  systemd?: boolean;
  /** Whose data the engine has, by default the first's. Each serves one machine at a time. */
  engine?: Engine;
}

/** The folder with an engine's data. */
export type Engine = 'docker' | 'docker2';

/** Runs one of these scripts outside any machine. */
async function machineScript(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const ended = await runProcess(path.join(MACHINES_FOLDER, name), args, {
    timeoutMs: 30 * 60_000,
    env: { ...process.env, LC_ALL: 'C.UTF-8', MACHINES: machinesHome(), ...env },
  });
  if (ended.status !== 0)
    throw new Error(
      `machines/${name} ${args.join(' ')} failed: ${ended.stderr.trim().slice(-2000)}`,
    );
  return ended.stdout.trim();
}

/** Makes missing stand-ins. The second engine gets a copy of the first's data if they changed. */
export async function makeReady(standins: readonly string[], engine: Engine): Promise<void> {
  // Images are the same in every suite.
  await machineScript('standins', standins, { MACHINES_SUITE: '' });
  if (engine !== 'docker') await machineScript('second', []);
}

/** Why no machine can be made here, or undefined. */
export function missingMachines(): string | undefined {
  if (process.getuid?.() !== 0) return 'machines are made by root only';
  for (const program of ['mmdebstrap', 'unshare', 'nsenter', 'setpriv', 'flock', 'ip'])
    if (spawnSync('which', [program], { stdio: 'ignore' }).status !== 0)
      return `${program} is missing`;
  const tried = spawnSync('unshare', ['--mount', '--pid', '--net', '--fork', 'true']);
  return tried.status === 0 ? undefined : 'namespaces cannot be made here';
}

/** A reader's machine: Debian, an ordinary user with sudo, and no way out to any network. */
export class Machine {
  readonly #starter: ChildProcess;
  readonly #work: string;
  readonly pid: number;
  /** The control group that systemd manages, if the machine has systemd. */
  readonly #group?: string;

  private constructor(starter: ChildProcess, pid: number, work: string, group?: string) {
    this.#group = group;
    this.#starter = starter;
    this.pid = pid;
    this.#work = work;
  }

  /** Makes what's missing, then starts. A second machine with the same engine waits its turn. */
  static async start(parts: MachineParts): Promise<Machine> {
    const home = machinesHome();
    const { standins, engine = 'docker' } = parts;
    if (standins) await makeReady(standins, engine);
    const packages = [
      ...parts.packages,
      ...(standins ? ENGINE : []),
      ...(parts.systemd ? SYSTEMD : []),
    ];
    const plain = await machineScript('root', packages, { FETCH: parts.fetch.join(' ') });
    const lower = parts.systemd ? await machineScript('real-systemctl', [plain]) : plain;
    const work = fs.mkdtempSync(path.join(home, 'machine-'));
    const data = path.join(home, engine);
    const group = parts.systemd ? makeGroup(path.basename(work)) : undefined;
    const boot = [
      ...(group ? ['bash', '-c', `echo $$ > '${group}/cgroup.procs' && exec "$@"`, 'bash'] : []),
      ...['unshare', '--mount', '--pid', '--net', '--uts', '--ipc', '--fork', '--kill-child'],
      ...(group ? ['--cgroup'] : []),
      ...[path.join(MACHINES_FOLDER, 'boot'), lower, work, ...(standins ? [data] : [])],
    ];
    const [command = '', ...args] = standins
      ? ['flock', '--no-fork', `${data}.lock`, ...boot]
      : boot;
    const starter = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH,
        MACHINES_IMAGES: standins ? `${data}.images` : '',
        MACHINES_SYSTEMD: group ? '1' : '',
      },
    });
    await ready(starter);
    const children = `/proc/${starter.pid}/task/${starter.pid}/children`;
    const pid = Number(fs.readFileSync(children, 'utf8').trim());
    return new Machine(starter, pid, work, group);
  }

  /** A path of the machine as seen from outside. */
  outside(inside: string): string {
    return path.join(`/proc/${this.pid}/root`, inside);
  }

  /** The command line that runs something in the machine, as root or as its user. */
  command(args: readonly string[], asRoot = false): [string, string[]] {
    const home = asRoot ? '/root' : '/home/ubuntu';
    const user = asRoot ? 'root' : 'ubuntu';
    const switching = ['setpriv', '--reuid', '1000', '--regid', '1000', '--init-groups'];
    const environment = [
      `PATH=${asRoot ? PATH : USER_PATH}`,
      `HOME=${home}`,
      `USER=${user}`,
      `LOGNAME=${user}`,
      'SHELL=/bin/bash',
      'LANG=C.UTF-8',
      'TERM=dumb',
    ];
    return [
      'nsenter',
      [
        ...['-t', String(this.pid), '--mount', '--pid', '--net', '--uts', '--ipc'],
        ...(this.#group ? ['--cgroup'] : []),
        ...['--', 'env', '-i', '-C', home, ...environment, ...(asRoot ? [] : switching), ...args],
      ],
    ];
  }

  /** Runs a script in the machine, next to what the page does. It reads `input`. */
  run(
    script: string,
    options: { asRoot?: boolean; timeoutMs?: number; cwd?: string; input?: string } = {},
  ) {
    const inFolder = options.cwd ? `cd '${options.cwd}' || exit 1\n${script}` : script;
    return runProcess(...this.command(['bash', '-c', inFolder], options.asRoot), {
      timeoutMs: options.timeoutMs ?? 60_000,
      input: options.input,
    });
  }

  /** Lets the machine outlive this process, and says how to enter and stop it. */
  howToEnter(): string {
    this.#starter.unref();
    this.#starter.stdout?.destroy();
    this.#starter.stderr?.destroy();
    const [command, args] = this.command(['bash', '-l']);
    const words = args.map((word) => (/[^\w=/.:-]/.test(word) ? `'${word}'` : word)).join(' ');
    return `the machine stays. Enter it: ${command} ${words}\n  end it: kill ${this.pid}; rmdir ${this.#work}`;
  }

  /** Stops the machine and everything in it. */
  async stop(): Promise<void> {
    const { pid } = this;
    try {
      // To systemd, SIGTERM means to start over.
      process.kill(pid, this.#group ? 'SIGKILL' : 'SIGTERM');
    } catch {
      // It has already ended.
    }
    const gone = new Promise((resolve) => this.#starter.once('exit', resolve));
    const late = setTimeout(() => this.#starter.kill('SIGKILL'), 20_000);
    if (this.#starter.exitCode === null && this.#starter.signalCode === null) await gone;
    clearTimeout(late);
    fs.rmSync(this.#work, { recursive: true, force: true });
    if (this.#group) await removeGroup(this.#group);
  }
}

/** A new control group at the top of version 2, wherever this host mounts it. */
function makeGroup(name: string): string {
  const root = ['/sys/fs/cgroup/unified', '/sys/fs/cgroup'].find((at) =>
    fs.existsSync(path.join(at, 'cgroup.procs')),
  );
  if (!root) throw new Error('systemd needs control groups of version 2, which are not mounted');
  const group = path.join(root, name);
  fs.mkdirSync(group);
  return group;
}

/** Removes a control group and all below it, empty once their processes are gone. */
async function removeGroup(group: string): Promise<void> {
  await runProcess('find', [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', '+'], {
    timeoutMs: 10_000,
  });
}

function ready(starter: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (/^ready$/m.test(said)) resolve();
    };
    starter.stdout?.on('data', hear);
    starter.stderr?.on('data', hear);
    starter.on('error', reject);
    starter.on('exit', (status) =>
      reject(new Error(`the machine did not start (${status}): ${said.trim().slice(-2000)}`)),
    );
  });
}
