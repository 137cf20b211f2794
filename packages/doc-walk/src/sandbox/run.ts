import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { USER_ID } from '../driver/host.ts';
import { runProcess } from '../process.ts';
import { toolVersion } from '../tools.ts';
import { bwrapArguments, type Mounts, sandboxCommand } from './bwrap.ts';
import { type Site } from '../site.ts';
import { type Plan, type StepResult } from './plan.ts';

const isRoot = process.getuid?.() === 0;
/** The time limit of a session. */
const SESSION_MS = 120_000;
const OUTPUT_BYTES = 2 * 1024 * 1024;

function bundleDriver(folder: string): string {
  const outfile = path.join(folder, 'driver.mjs');
  buildSync({
    entryPoints: [path.join(import.meta.dirname, '..', 'driver', 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  return outfile;
}

function giveTo(folder: string, id: number): void {
  for (const name of ['', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    fs.lchownSync(path.join(folder, name), id, id);
  }
}

/** The user `nobody`, which every Debian has. Databases won't start for a user without a name. */
const NOBODY = 65_534;

/** Makes an empty data folder once, and gives it to the sandboxes' user. */
function template(
  folder: string,
  name: string,
  command: string,
  argsFor: (data: string) => readonly string[],
): string | undefined {
  const data = path.join(folder, name);
  fs.mkdirSync(data);
  const ids = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) fs.chownSync(data, NOBODY, NOBODY);
  const made = spawnSync(command, [...argsFor(data)], {
    ...ids,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: data, LC_ALL: 'C.UTF-8' },
  });
  if (made.status === 0) {
    if (isRoot) giveTo(data, USER_ID);
    return data;
  }
  throw new Error(
    `${command} made no cluster: ${made.error?.message ?? ''}${made.stderr}${made.stdout}`,
  );
}

const initdb = (): string | undefined => {
  const base = '/usr/lib/postgresql';
  if (!fs.existsSync(base)) return undefined;
  const newest = fs
    .readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .find((version) => fs.existsSync(`${base}/${version}/bin/initdb`));
  return newest && `${base}/${newest}/bin/initdb`;
};

let probed: string | undefined;

/** The package to install before sandboxes can be made here, if one is missing. */
export function missingSandbox(): string | undefined {
  if (toolVersion('bubblewrap') === undefined) return 'bubblewrap';
  if (probed === undefined) {
    const own = isRoot ? ['--unshare-net'] : ['--unshare-user'];
    const tried = spawnSync(
      ...sandboxCommand(['--ro-bind', '/', '/', '--unshare-pid', ...own, 'true'], isRoot),
    );
    probed = tried.status === 0 ? '' : 'bubblewrap iproute2 (and allow user namespaces)';
  }
  return probed || undefined;
}

/** Sandboxes of one run. They share the bundled driver and the empty database clusters. */
export class Sandboxes {
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  readonly #templates: Record<string, string> = {};
  readonly #site: Pick<Site, 'root' | 'backend'>;
  #driver: string | undefined;

  constructor(site: Pick<Site, 'root' | 'backend'>) {
    this.#site = site;
    fs.chmodSync(this.#folder, 0o755);
  }

  #mounts(plan: Plan): Mounts {
    this.#driver ??= bundleDriver(this.#folder);
    const kinds = new Set(plan.needs.map((need) => need.kind));
    if (kinds.has('postgres') && !this.#templates.postgres) {
      const command = initdb();
      const made =
        command &&
        template(this.#folder, 'postgres', command, (data) => [
          '-A',
          'trust',
          '-U',
          'postgres',
          '-E',
          'UTF8',
          '--locale=C.UTF-8',
          '--no-sync',
          '--no-instructions',
          '-D',
          data,
        ]);
      if (made) this.#templates.postgres = made;
    }
    if (kinds.has('mysql') && !this.#templates.mysql) {
      const made = template(this.#folder, 'mysql', 'mariadb-install-db', (data) => [
        '--no-defaults',
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        '--innodb-log-file-size=8M',
        `--datadir=${data}`,
      ]);
      if (made) this.#templates.mysql = made;
    }
    const { root, backend } = this.#site;
    return { root, backend, driver: this.#driver, templates: this.#templates };
  }

  /** Executes a plan in a new sandbox, up to a fatal failure. */
  async execute(
    plan: Omit<Plan, 'canSwitch'>,
  ): Promise<{ results: StepResult[]; broken?: string }> {
    const whole: Plan = { ...plan, canSwitch: isRoot };
    const ended = await runProcess(
      ...sandboxCommand(bwrapArguments(this.#mounts(whole), isRoot), isRoot),
      {
        input: JSON.stringify(whole),
        timeoutMs: SESSION_MS,
        outputBytes: OUTPUT_BYTES,
      },
    );
    const results = ended.stdout.split('\n').flatMap((line) => {
      if (!line.startsWith('{')) return [];
      try {
        return [JSON.parse(line) as StepResult];
      } catch {
        return [];
      }
    });
    if (ended.stopped)
      return { results, broken: `the session was stopped: too much ${ended.stopped}` };
    return ended.status === 0
      ? { results }
      : { results, broken: `the sandbox ended with ${ended.status}: ${ended.stderr.slice(-2000)}` };
  }

  /** Removes what the sandboxes shared. */
  remove(): void {
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }
}
