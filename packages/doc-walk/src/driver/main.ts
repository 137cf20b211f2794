/* Runs inside a sandbox: reads a plan, does its steps in order, writes a JSON line for each. */
import fs from 'node:fs';
import path from 'node:path';
import { type Plan, type Step, type StepResult } from '../sandbox/plan.ts';
import { parseAsk } from './ask.ts';
import { exchange, lossOf, perform, underLoad } from './client.ts';
import { ownFile, ownFolder, StepError, USER_ID } from './host.ts';
import { homeOf, prepare } from './prepare.ts';
import { Backends, Servers } from './servers.ts';
import { Shell } from './shell.ts';
import { Clients, startStores } from './stores.ts';

class Session {
  readonly #plan: Plan;
  readonly #backends: Backends;
  readonly #servers: Servers;
  readonly #clients: Clients;
  readonly #makeShell: () => Shell;
  #shell: Shell | undefined;
  #url: string | undefined;

  constructor(plan: Plan, env: Record<string, string>) {
    this.#plan = plan;
    this.#backends = new Backends(plan, env);
    this.#servers = new Servers(env);
    this.#clients = new Clients(env, homeOf(plan));
    this.#makeShell = () => Shell.inSandbox(env, homeOf(plan), plan.user === 'ubuntu');
  }

  prepare = () => this.#backends.startAll();

  get #openShell(): Shell {
    return (this.#shell ??= this.#makeShell());
  }

  /** Where a file of that name goes: absolute, in the home, or where the shell is now. */
  #place(name: string): string {
    if (name.startsWith('/')) return name;
    const home = homeOf(this.#plan);
    if (name.startsWith('~/')) return path.join(home, name.slice(2));
    return path.join(this.#shell?.folder ?? home, name);
  }

  #write(name: string, text: string): string {
    const file = this.#place(name);
    const end = text.endsWith('\n') ? '' : '\n';
    ownFile(file, text + end, this.#plan.user === 'ubuntu');
    if (text.startsWith('#!')) fs.chmodSync(file, 0o755);
    return file;
  }

  async do(step: Step): Promise<string> {
    const asUser = this.#plan.user === 'ubuntu';
    switch (step.kind) {
      case 'write':
        this.#write(step.path, step.text);
        return '';
      case 'copy': {
        const to = this.#place(step.to);
        ownFolder(to, asUser);
        fs.cpSync(step.from, to, {
          recursive: true,
          filter: (source) => !source.includes('/node_modules'),
        });
        if (asUser && this.#plan.canSwitch) chownAll(to);
        return '';
      }
      case 'shell':
        return this.#openShell.run(step.script, step.status, step.timeoutMs);
      case 'sql':
        return this.#clients.sql(step);
      case 'redis':
        return this.#clients.redis(step);
      case 'validate':
        await this.#servers.validate(step.server, step.main, step.path);
        return '';
      case 'serve':
        await this.#servers.serve(step.server, step.main);
        return '';
      case 'start':
        await this.#servers.command(step.command, this.#place('.'), asUser);
        return '';
      case 'stop':
        await this.#servers.stop(step.signal);
        return '';
      case 'reload':
        return this.#reload(step);
      case 'ask': {
        const ask = parseAsk(step.ask);
        await perform(step.ask, this.#backends);
        if (ask.kind === 'request' && ask.method === 'GET') this.#url ??= ask.url;
        return '';
      }
      case 'http':
        return exchange(step.request);
    }
  }

  async #reload(step: Extract<Step, { kind: 'reload' }>): Promise<string> {
    if (!this.#url)
      throw new StepError(
        'a reload needs an ask with a GET before it: it is the request that is repeated',
      );
    const load = await underLoad(this.#url, async () => {
      this.#write(step.path, step.text);
      await this.#servers.validate(step.server, step.main, step.path);
      await this.#servers.reload(step.server, step.main);
    });
    const first = lossOf(step.server, load.failures);
    if (first)
      throw new StepError(
        `${load.failures.length} of ${load.sent} requests failed during the reload: ${first}`,
      );
    return '';
  }
}

function chownAll(folder: string): void {
  fs.chownSync(folder, USER_ID, USER_ID);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) chownAll(full);
    else fs.lchownSync(full, USER_ID, USER_ID);
  }
}

const report = (result: StepResult) => fs.writeSync(1, `${JSON.stringify(result)}\n`);

function failure(id: string, error: unknown): { result: StepResult; fatal: boolean } {
  const known = error instanceof StepError ? error : undefined;
  const message = known?.message ?? (error as Error).stack ?? String(error);
  const result = { id, ok: false, output: known?.output ?? '', message, line: known?.line };
  return { result, fatal: known?.fatal ?? true };
}

async function main(): Promise<void> {
  const plan = JSON.parse(fs.readFileSync(0, 'utf8')) as Plan;
  try {
    const env = await prepare(plan);
    await startStores(plan, env);
    const session = new Session(plan, env);
    await session.prepare();
    const failed = new Set<string>();
    for (const step of plan.steps) {
      const { id } = step;
      if (failed.has(id)) continue;
      try {
        report({ id, ok: true, output: await session.do(step) });
      } catch (error) {
        const { result, fatal } = failure(id, error);
        report(result);
        failed.add(id);
        if (fatal || step.kind === 'serve' || step.kind === 'start') break;
      }
    }
  } catch (error) {
    report(failure(plan.steps[0]?.id ?? '', error).result);
  }
  process.exit(0);
}

void main();
