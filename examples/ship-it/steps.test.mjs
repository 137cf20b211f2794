/* Each step of the shelf, put together as a reader has it after the lesson, is started and asked. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, test } from 'node:test';

const here = import.meta.dirname;
const steps = readdirSync(here).filter((name) => /^\d\d$/.test(name));
const copies = mkdtempSync(path.join(here, 'copies-'));
const port = 8099;
const at = (route) => `http://127.0.0.1:${port}${route}`;
const env = { ...process.env, PORT: port, SHELF_PASSWORD: 'ahoy', COPIES: copies };
const running = new Set();
afterEach(() => running.forEach((child) => child.kill('SIGKILL')));

/** The repository after a step: the files of all steps up to it. */
function repositoryAfter(step) {
  const folder = mkdtempSync(path.join(here, 'step-'));
  for (const earlier of steps.filter((name) => name <= step))
    cpSync(path.join(here, earlier), folder, { recursive: true });
  return folder;
}

/** Starts a program, and resolves when it writes the awaited words. */
const started = (cwd, args, words, more = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn('node', args, { cwd, env: { ...env, ...more } });
    running.add(child);
    let written = '';
    const read = (data) => (written += data).includes(words) && resolve(child);
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => {
      running.delete(child);
      reject(new Error(written));
    });
  });

const stopped = (child) =>
  new Promise((resolve) => {
    child.on('exit', resolve);
    child.kill('SIGTERM');
  });

/** Sends the form as the step's page has it. */
function send(step, fields, file) {
  const form = step < '08' ? new URLSearchParams(fields) : new FormData();
  if (step >= '08') for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('copy', file, 'name');
  return fetch(at('/links'), { method: 'POST', body: form, redirect: 'manual' });
}

const link = { title: 'Rope & <b>knots</b>', url: 'https://www.example.org/', note: 'bowline' };

test('the first two steps are a page without a program', () => {
  for (const step of ['01', '02'])
    assert.ok(!readdirSync(repositoryAfter(step)).includes('server.js'));
});

for (const step of steps.filter((name) => name >= '03'))
  test(`step ${step}`, async () => {
    const folder = repositoryAfter(step);
    if (step >= '04') execFileSync('node', ['migrate.js'], { cwd: folder, env });
    const server = await started(folder, ['server.js'], 'listening');
    assert.equal((await fetch(at('/healthz'))).status, 200);
    assert.equal((await fetch(at('/nowhere'))).status, 404);
    const fields = { ...link, ...(step >= '05' ? { password: 'ahoy' } : {}) };
    assert.equal((await send(step, { ...fields, url: 'javascript:alert(1)' })).status, 422);
    assert.equal((await send(step, { ...fields, url: 'https://' })).status, 422);
    if (step >= '05') assert.equal((await send(step, { ...fields, password: 'x' })).status, 403);
    assert.equal((await send(step, fields)).status, 303);
    const shown = await (await fetch(at('/'))).text();
    assert.match(shown, /href="https:\/\/www\.example\.org\/">Rope &#38; &#60;b&#62;knots/);
    assert.equal(shown.includes('bowline'), step >= '06');
    if (step >= '08') {
      const png = new File(['picture'], 'a.png', { type: 'image/png' });
      const page = new File(['<script>'], 'a.html', { type: 'text/html' });
      assert.equal((await send(step, fields, page)).status, 415);
      assert.equal((await send(step, fields, png)).status, 303);
      const [, copy] = /href="(\/copies\/[^"]+)"/.exec(await (await fetch(at('/'))).text());
      const answer = await fetch(at(copy));
      assert.equal(await answer.text(), 'picture');
      assert.equal(answer.headers.get('content-type'), 'image/png');
      assert.equal((await fetch(at('/copies/..%2fserver.js'))).status, 404);
    }
    if (step >= '10') assert.equal((await fetch(at('/status'))).status, 200);
    if (step >= '11') execFileSync('node', ['--test'], { cwd: folder, env: { PATH: env.PATH } });
    await stopped(server);
  });

test('step 03 forgets at its end, step 04 does not', async () => {
  for (const [step, remembers] of [
    ['03', false],
    ['04', true],
  ]) {
    const folder = repositoryAfter(step);
    const first = await started(folder, ['server.js'], 'listening');
    await send(step, { title: `kept by ${step}`, url: 'https://example.com/' });
    await stopped(first);
    const second = await started(folder, ['server.js'], 'listening');
    assert.equal((await (await fetch(at('/'))).text()).includes(`kept by ${step}`), remembers);
    await stopped(second);
  }
});

test('step 05 refuses to start without the secret', async () => {
  const folder = repositoryAfter('05');
  const none = { SHELF_PASSWORD: '' };
  await started(folder, ['server.js'], 'SHELF_PASSWORD is not set', none);
});

test('the migration of step 06 fails where the schema is the old one', () => {
  const folder = repositoryAfter('06');
  const old = readFileSync(path.join(here, '04/schema.sql'), 'utf8');
  const script = `import('./links.js').then(async ({ pool }) => {
    await pool.query('DROP TABLE links');
    await pool.query(${JSON.stringify(old)});
    await pool.end();
  })`;
  execFileSync('node', ['--eval', script], { cwd: folder, env });
  cpSync(path.join(here, '04/schema.sql'), path.join(folder, 'schema.sql'));
  const run = () => execFileSync('node', ['migrate.js'], { cwd: folder, env, stdio: 'pipe' });
  assert.throws(run, /column "note" does not exist/);
});

test('the watch of step 10 tells of an outage once, and of its end', async () => {
  const folder = repositoryAfter('10');
  const watch = { WATCH_URL: at('/status'), WATCH_SECONDS: '0.05' };
  const watching = await started(folder, ['watch.js'], 'ALERT: the shelf does not answer', watch);
  let written = '';
  watching.stdout.on('data', (data) => (written += data));
  execFileSync('node', ['migrate.js'], { cwd: folder, env });
  const server = await started(folder, ['server.js'], 'listening');
  while (!written.includes('OK: the shelf answers again'))
    await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(!written.includes('ALERT'));
  watching.kill();
  await stopped(server);
});
