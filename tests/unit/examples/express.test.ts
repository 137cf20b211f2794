import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, postgresPrograms, startCluster, type Cluster } from './throwAwayPostgres.ts';

const folder = path.resolve(import.meta.dirname, '../../../examples/express');
const programs = postgresPrograms();

if (!programs) {
  const message =
    'examples/express was not run: PostgreSQL is missing (apt-get install postgresql)';
  if (process.env.CI) throw new Error(message);
  console.warn(`\n⚠ ${message}\n`);
}

interface App {
  process: ChildProcess;
  url: string;
  log: () => string;
}

let cluster: Cluster;

const environment = (more: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  DATABASE_URL: cluster.url,
  ...more,
});

const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: folder, env: environment(), encoding: 'utf8' });

/** Starts the application and waits for its message that it is listening. */
async function startApp(more: Record<string, string> = {}): Promise<App> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env: environment({ PORT: String(port), ...more }),
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (data: Buffer) => {
      log += data.toString();
      if (log.includes(`listening on ${port}`)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`the application ended: ${log}`)));
  });
  return { process: child, url: `http://127.0.0.1:${port}`, log: () => log };
}

async function stopApp(app: App): Promise<number | null> {
  const ended = once(app.process, 'exit') as Promise<[number | null]>;
  app.process.kill('SIGTERM');
  return (await ended)[0];
}

describe.skipIf(!programs)('the Express application of the documentation', () => {
  beforeAll(async () => {
    cluster = await startCluster(programs ?? '');
  }, 60_000);
  afterAll(() => cluster.stop());

  it('migrates an empty database, and a second time changes nothing', () => {
    const first = node('migrate.js');
    expect(first.stderr).toBe('');
    expect(first.stdout).toContain('applied 0001_notes.sql');
    const second = node('migrate.js');
    expect(second.status).toBe(0);
    expect(second.stdout).not.toContain('applied');
  });

  it('passes its own tests', () => {
    const result = node('--test');
    expect(result.stdout).toContain('# fail 0');
    expect(result.status).toBe(0);
  });

  it('listens on $PORT, answers the health check, stores and lists a note', async () => {
    const app = await startApp();
    const health = await fetch(`${app.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    const created = await fetch(`${app.url}/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'hello' }),
    });
    expect(created.status).toBe(201);
    expect(await (await fetch(`${app.url}/notes`)).json()).toMatchObject([{ text: 'hello' }, {}]);
    expect(await stopApp(app)).toBe(0);
    expect(app.log()).toContain('"path":"/notes","status":201');
  });

  it('answers the request that is open when SIGTERM comes, then ends with status 0', async () => {
    const app = await startApp();
    const body = JSON.stringify({ text: 'sent in two parts' });
    const request = http.request(`${app.url}/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
    request.write(body.slice(0, 5));
    // Another connection's answer proves that the server has read the first part.
    await (await fetch(`${app.url}/healthz`)).text();
    const ended = once(app.process, 'exit') as Promise<[number | null]>;
    app.process.kill('SIGTERM');
    await expect.poll(app.log, { timeout: 10_000 }).toContain('finishing open requests');
    await expect(fetch(`${app.url}/healthz`)).rejects.toThrow();
    request.end(body.slice(5));
    const [response] = await answered;
    expect(response.statusCode).toBe(201);
    response.resume();
    expect((await ended)[0]).toBe(0);
    expect(app.log()).toContain('stopped');
  });

  it('stays healthy while the database cannot be reached, because its check only covers the process', async () => {
    const app = await startApp({ DATABASE_URL: 'postgresql://app@127.0.0.1:1/app' });
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect(await stopApp(app)).toBe(0);
  });

  it('does not start without DATABASE_URL', () => {
    const result = spawnSync(process.execPath, ['server.js'], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '' },
      encoding: 'utf8',
    });
    expect([result.status, result.stderr.trim()]).toEqual([1, 'DATABASE_URL is not set']);
  });
});
