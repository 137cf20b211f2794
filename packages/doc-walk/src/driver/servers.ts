import { type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Plan, type ServerProgram } from '../sandbox/plan.ts';
import { call, type Environment, listening, start, StepError, until } from './host.ts';
import { BUNDLE } from './prepare.ts';
import { knowNames, provideFiles } from './provide.ts';
import { indent } from './shell.ts';

type Running = ChildProcess & { output: () => string };

const CADDY_ROOT = '/root/.local/share/caddy/pki/authorities/local/root.crt';

/** How each server checks its configuration, and how it's started in the foreground. */
const PROGRAMS: Readonly<
  Record<ServerProgram, { check: (main: string) => string[]; run: (main: string) => string[] }>
> = {
  nginx: {
    check: (main) => ['nginx', '-t', '-q', '-c', main],
    run: (main) => ['nginx', '-c', main, '-g', 'daemon off;'],
  },
  haproxy: {
    check: (main) => ['haproxy', '-c', '-f', main],
    run: (main) => ['haproxy', '-W', '-db', '-p', '/run/haproxy.pid', '-f', main],
  },
  caddy: {
    check: (main) => ['caddy', 'validate', '--adapter', 'caddyfile', '--config', main],
    run: (main) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', main],
  },
};

/** A copy of a Caddyfile with Caddy's own certificate authority, the only one in the sandbox. */
function withLocalCertificates(main: string): string {
  const text = fs.readFileSync(main, 'utf8');
  const extra = '\tlocal_certs\n\tskip_install_trust\n';
  const global = /^(?:\s*#[^\n]*\n|\s*\n)*\{\s*\n/.exec(text);
  const copy = `${main}.started`;
  const known = global
    ? extra
        .split('\n')
        .filter((line) => line && !text.includes(line.trim()))
        .join('\n')
    : extra.trimEnd();
  fs.writeFileSync(
    copy,
    global ? `${global[0]}${known}\n${text.slice(global[0].length)}` : `{\n${known}\n}\n${text}`,
  );
  return copy;
}

/** A copy of an HAProxy configuration that doesn't switch users, which only root can. */
function withoutUsers(main: string): string {
  const copy = `${main}.started`;
  const text = fs.readFileSync(main, 'utf8').replace(/^\s*(?:user|group|chroot)\s.*$/gm, '');
  fs.writeFileSync(copy, text);
  return copy;
}

/** The file a server is started with: the shown one, or a copy without what the sandbox forbids. */
function configuration(server: ServerProgram, main: string): string {
  if (server === 'caddy') return withLocalCertificates(main);
  return server === 'haproxy' && process.getuid?.() !== 0 ? withoutUsers(main) : main;
}

/** The line of the block that a server's message names. */
function lineOf(output: string, file: string): number | undefined {
  const name = path.basename(file).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = new RegExp(
    `${name}:(\\d+)|${name} line (\\d+)|\\[[^\\]]*${name}:(\\d+)\\]|at line (\\d+)`,
  ).exec(output);
  return Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4]) || undefined;
}

const interesting = (output: string) =>
  output
    .split('\n')
    .filter(
      (line) =>
        !/^\{"level":"(?:info|warn)"|\d{4}\/\d\d\/\d\d.*\tINFO\t|^\[(?:NOTICE|WARNING)\]|Valid configuration/.test(
          line,
        ),
    )
    .join('\n')
    .trim();

/** The servers of a session. */
export class Servers {
  readonly #env: Environment;
  readonly #running = new Map<string, Running>();

  constructor(env: Environment) {
    this.#env = env;
  }

  /** Has a server check its configuration. Throws a `StepError` with its words. */
  async validate(server: ServerProgram, main: string, file: string): Promise<void> {
    const text = fs.readFileSync(file, 'utf8');
    if (server !== 'caddy') knowNames(text);
    await provideFiles(text, path.dirname(main), this.#env);
    const [command = '', ...args] = PROGRAMS[server].check(main);
    const ended = await call(command, args, {
      env: this.#env,
      asUser: false,
      cwd: path.dirname(main),
    });
    if (ended.status === 0) return;
    throw new StepError(interesting(ended.output) || ended.output, {
      line: lineOf(ended.output, file),
      output: ended.output,
    });
  }

  /** Starts a server and waits until it listens. */
  async serve(server: ServerProgram, main: string): Promise<void> {
    await this.#launch(server, PROGRAMS[server].run(configuration(server, main)));
    if (server === 'caddy') {
      for (let wait = 0; wait < 100 && !fs.existsSync(CADDY_ROOT); wait += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      if (fs.existsSync(CADDY_ROOT)) fs.appendFileSync(BUNDLE, fs.readFileSync(CADDY_ROOT, 'utf8'));
    }
  }

  /** Starts a command line as a server and waits until it listens. */
  async command(command: string, cwd: string, asUser: boolean): Promise<void> {
    await this.#launch(
      'command',
      ['/bin/bash', '-c', `exec ${command.replace(/^((?:[A-Z_]+=\S+ )*)/, 'env $1')}`],
      cwd,
      asUser,
    );
  }

  async #launch(name: string, line: readonly string[], cwd = '/', asUser = false): Promise<void> {
    const before = listening();
    const [command = '', ...args] = line;
    const child: Running = start(command, args, { env: this.#env, cwd, asUser });
    this.#running.set(name, child);
    const ready = () => child.exitCode !== null || listening() > before;
    await until(
      ready,
      15_000,
      () => `it listens on no port after 15 s. It printed:\n${indent(child.output())}`,
    );
    if (child.exitCode !== null)
      throw new StepError(
        `it ended with ${child.exitCode}:\n${indent(interesting(child.output()) || child.output())}`,
      );
  }

  /** Loads a changed configuration without a stop, as the server's own documentation says. */
  async reload(server: ServerProgram, main: string): Promise<void> {
    const child = this.#running.get(server);
    if (!child) throw new StepError('there is nothing to reload: a block with serve comes first');
    if (server === 'haproxy') {
      configuration(server, main);
      const before = child.output().length;
      child.kill('SIGUSR2');
      await until(
        () => /Loading success|New worker|Reexecuting/.test(child.output().slice(before)),
        5000,
        () => `no reload:\n${indent(child.output())}`,
      );
      return;
    }
    const args =
      server === 'nginx'
        ? ['nginx', '-s', 'reload']
        : ['caddy', 'reload', '--adapter', 'caddyfile', '--config', configuration(server, main)];
    const [command = '', ...rest] = args;
    const ended = await call(command, rest, { env: this.#env, asUser: false });
    if (ended.status !== 0) throw new StepError(`the reload failed: ${interesting(ended.output)}`);
  }

  /** Stops a started command with a signal. Throws if it doesn't end well in 10 s. */
  async stop(signal: string): Promise<void> {
    const child = this.#running.get('command');
    if (!child) throw new StepError('nothing was started');
    child.kill(signal as NodeJS.Signals);
    await until(
      () => child.exitCode !== null || child.signalCode !== null,
      10_000,
      () => `it still runs 10 s after ${signal}`,
    );
    if (child.exitCode !== 0)
      throw new StepError(
        `after ${signal} it ended with ${child.signalCode ?? child.exitCode}:\n${indent(child.output())}`,
      );
  }
}

/** The HTTP servers behind a proxy. */
export class Backends {
  readonly #plan: Plan;
  readonly #env: Environment;
  readonly #running = new Map<string, Running>();

  constructor(plan: Plan, env: Environment) {
    this.#plan = plan;
    this.#env = env;
  }

  async startAll(): Promise<void> {
    for (const need of this.#plan.needs) if (need.kind === 'backend') await this.start(need.name);
  }

  /** Starts a backend at its own address, and at 127.0.0.1 if no other has its port. */
  async start(name: string): Promise<void> {
    const backends = this.#plan.needs.flatMap((need) => (need.kind === 'backend' ? [need] : []));
    const index = backends.findIndex((need) => need.name === name);
    const backend = backends[index];
    if (!backend) throw new StepError(`no backend '${name}': write it into needs`);
    const alone = backends.filter((other) => other.port === backend.port).length === 1;
    const addresses = [`127.0.1.${index + 1}`, ...(alone ? ['127.0.0.1'] : [])];
    const before = listening();
    const child: Running = start(
      process.execPath,
      ['/.check/backend.mjs', name, String(backend.port), ...addresses],
      { env: this.#env, asUser: true },
    );
    this.#running.set(name, child);
    await until(
      () => listening() >= before + addresses.length,
      10_000,
      () => `backend ${name}: ${child.output()}`,
    );
  }

  async stop(name: string): Promise<void> {
    const child = this.#running.get(name);
    if (!child) throw new StepError(`no backend '${name}' runs`);
    child.kill('SIGKILL');
    await until(
      () => child.exitCode !== null || child.signalCode !== null,
      5000,
      () => `backend ${name} does not stop`,
    );
  }
}
