import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A Debian package's version and bytes, with the source package that it was built from. */
export interface Locked {
  name: string;
  version: string;
  file: string;
  sha256: string;
  source: string;
}

/** The packages of a machine, in the order of its lock. */
export type Lock = readonly Locked[];

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const WAITS = [5, 20, 60, 120];

function runProgram(program: string, args: readonly string[], options: object = {}): string {
  const ran = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28, ...options });
  if (ran.error) throw new Error(`${program} did not start: ${ran.error.message}`);
  if (ran.status !== 0) throw new Error(`${program} ${args[0]} failed: ${ran.stderr.trim()}`);
  return ran.stdout;
}

/** The archive this machine's own apt uses for Debian. */
function archiveOf(): string {
  const format = '$(REPO_URI) $(ORIGIN) $(LABEL) $(COMPONENT)';
  const lines = runProgram('apt-get', ['indextargets', '--format', format]).split('\n');
  const found = lines.find((line) => line.endsWith(' Debian Debian main'));
  if (!found) throw new Error("This machine's apt knows no archive of Debian: run apt-get update.");
  return found.split(' ')[0] ?? '';
}

/** An apt with separate lists for Debian's i386, so this machine's packages stay untouched. */
export class Archive {
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor(folder: string, suites: readonly string[]) {
    this.#folder = folder;
    for (const part of ['lists/partial', 'cache/archives/partial', 'apt.conf.d', 'preferences.d'])
      fs.mkdirSync(path.join(folder, part), { recursive: true });
    const own = (name: string) => `"${path.join(folder, name)}";`;
    const sources = suites.flatMap((suite) =>
      ['deb', 'deb-src'].map(
        (kind) => `${kind} [arch=i386 signed-by=${KEYRING}] ${archiveOf()} ${suite} main\n`,
      ),
    );
    fs.writeFileSync(path.join(folder, 'sources.list'), sources.join(''));
    fs.writeFileSync(path.join(folder, 'status'), '');
    const settings = [
      `Dir ${own('')}`,
      `Dir::Etc ${own('')}`,
      `Dir::Etc::sourcelist ${own('sources.list')}`,
      `Dir::Etc::sourceparts ${own('none')}`,
      `Dir::State ${own('')}`,
      `Dir::State::status ${own('status')}`,
      `Dir::Cache ${own('cache')}`,
      'APT::Architecture "i386";',
      'APT::Architectures { "i386"; };',
      'APT::Sandbox::User "root";',
      'Acquire::Languages "none";',
    ];
    // These lists reach the archive the same way this machine does.
    const reach = runProgram('apt-config', ['dump'])
      .split('\n')
      .filter((line) => /^Acquire::(?:Retries|https?::(?:Proxy|CaInfo)) /.test(line));
    const file = path.join(folder, 'apt.conf');
    fs.writeFileSync(file, [...settings, ...reach, ''].join('\n'));
    this.#env = { ...process.env, APT_CONFIG: file, LC_ALL: 'C.UTF-8' };
  }

  /** Runs one of apt's programs, and tries again later if the archive's mirror is being renewed. */
  async #ask(program: string, args: readonly string[], cwd = this.#folder): Promise<string> {
    for (const wait of [...WAITS, 0]) {
      try {
        return runProgram(program, args, { env: this.#env, cwd });
      } catch (error) {
        const said = (error as Error).message;
        if (wait === 0 || /was not found|Unable to locate/.test(said)) throw error;
        console.error(`  the archive did not answer as it should; again in ${wait} s. ${said}`);
        await pause(wait * 1000);
      }
    }
    throw new Error('unreachable');
  }

  /** Renews the lists. An error about another suite's list counts too. */
  async update(): Promise<void> {
    await this.#ask('apt-get', ['update', '-qq', '-o', 'APT::Update::Error-Mode=any']);
  }

  /** Each package's version in the lists now. */
  async newest(names: readonly string[]): Promise<Lock> {
    const text = await this.#ask('apt-cache', ['show', '--no-all-versions', ...names]);
    const found = text
      .split('\n\n')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
        const [name = '', version = ''] = [field('Package'), field('Version')];
        const source = /^(\S+)(?: \((\S+)\))?$/.exec(field('Source') ?? name);
        return {
          name,
          version,
          file: path.basename(field('Filename') ?? ''),
          sha256: field('SHA256') ?? '',
          // A rebuild for one architecture uses the source of the version before its suffix.
          source: `${source?.[1]} ${source?.[2] ?? version.replace(/\+b\d+$/, '')}`,
        };
      });
    const missing = names.filter((name) => !found.some((one) => one.name === name));
    if (missing.length > 0) throw new Error(`Debian has no package ${missing.join(', ')}.`);
    return names.map((name) => found.find((one) => one.name === name) as Locked);
  }

  /** Loads a package into `folder` unless it is there, and returns its file. */
  async fetch({ name, version, file, sha256 }: Locked, folder: string): Promise<string> {
    const kept = path.join(folder, `${sha256}.deb`);
    if (fs.existsSync(kept)) return kept;
    const work = fs.mkdtempSync(path.join(folder, 'load-'));
    try {
      await this.#ask('apt-get', ['download', '-qq', `${name}=${version}`], work);
    } catch (error) {
      if (!/was not found|Unable to locate/.test((error as Error).message)) throw error;
      throw new Error(
        `Debian no longer has ${name} ${version}. Renew the lock: npm run lock -w practice-machine`,
      );
    }
    const bytes = fs.readFileSync(path.join(work, fs.readdirSync(work)[0] ?? file));
    const found = crypto.createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) throw new Error(`${name} ${version} has other bytes than the lock says.`);
    fs.renameSync(path.join(work, fs.readdirSync(work)[0] ?? file), kept);
    fs.rmSync(work, { recursive: true });
    return kept;
  }

  /** Loads the source package of a name and version into `folder`. */
  async fetchSource(source: string, folder: string): Promise<void> {
    await this.#ask(
      'apt-get',
      ['source', '-qq', '--download-only', source.replace(' ', '=')],
      folder,
    );
  }
}
