// How many requests fail while one release replaces another, in four orders of doing it: median and range of five runs (RUNS).
//   node release.mjs
// A small proxy, two releases and 100 requests a second, all on this machine. Needs Node.js 20 alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const RATE = 100;
const RUNS = Number(process.env.RUNS ?? 5);
const [FRONT, OLD, NEW] = [18200, 18201, 18202];
const app = path.join(import.meta.dirname, 'app.mjs');

const startApp = (port, release, drain) =>
  spawn(process.execPath, [app], {
    env: { ...process.env, PORT: String(port), RELEASE: release, DRAIN: drain },
    stdio: 'inherit',
  });

const ask = (port, url, agent) =>
  new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: url, agent }, (response) => {
      let text = '';
      response.on('data', (data) => (text += data));
      response.once('end', () => resolve({ status: response.statusCode, text }));
      response.once('error', () => resolve({ status: 0, text }));
    });
    request.once('error', () => resolve({ status: 0, text: '' }));
  });

async function healthy(port) {
  while ((await ask(port, '/health')).status !== 200) await wait(50);
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Each order gets the old replica, a way to start the new one, and the switch of the proxy. */
const orders = {
  'stop the old one, then start the new one': async ({ old, start, to }) => {
    await stop(old);
    const next = start('no');
    await healthy(NEW);
    to(NEW);
    return next;
  },
  'switch when the new process runs': async ({ old, start, to }) => {
    const next = start('no');
    to(NEW);
    await stop(old);
    return next;
  },
  'switch when it is healthy, end the old one at once': async ({ old, start, to }) => {
    const next = start('no');
    await healthy(NEW);
    to(NEW);
    await stop(old);
    return next;
  },
  'switch when it is healthy, let the old one finish': async ({ old, start, to }) => {
    const next = start('yes');
    await healthy(NEW);
    to(NEW);
    await stop(old);
    return next;
  },
};

async function run(name, order) {
  const drains = name.endsWith('finish') ? 'yes' : 'no';
  let target = OLD;
  const agent = new http.Agent({ keepAlive: false });
  const proxy = http.createServer(async (request, response) => {
    const { status, text } = await ask(target, request.url, agent);
    response.statusCode = status || 502;
    response.end(text);
  });
  proxy.listen(FRONT, '127.0.0.1');
  const old = startApp(OLD, 'old', drains);
  await healthy(OLD);

  const answers = [];
  let isAsking = true;
  const begun = performance.now();
  // Each request has a time at which it's due, so a late timer doesn't lower the rate.
  const asking = (async () => {
    while (isAsking) {
      while (answers.length < ((performance.now() - begun) * RATE) / 1000) answers.push(ask(FRONT, '/'));
      await wait(2);
    }
  })();
  await wait(1000);
  const next = await order({ old, start: (drain) => startApp(NEW, 'new', drain), to: (port) => (target = port) });
  await healthy(NEW);
  await wait(1000);
  isAsking = false;
  await asking;
  const all = await Promise.all(answers);
  await stop(next);
  proxy.close();
  proxy.closeAllConnections();
  return { failed: all.filter(({ status }) => status !== 200).length, asked: all.length };
}

const runs = Object.keys(orders).map(() => []);
for (let n = 0; n < RUNS; n += 1)
  for (const [index, [name, order]] of Object.entries(orders).entries()) runs[index].push(await run(name, order));

Object.keys(orders).forEach((name, index) => {
  const failed = runs[index].map((one) => one.failed).sort((a, b) => a - b);
  const asked = Math.round(runs[index].reduce((sum, one) => sum + one.asked, 0) / RUNS);
  const [middle, range] = [failed[RUNS >> 1], `${failed[0]} to ${failed[RUNS - 1]}`];
  console.log(`${String(middle).padStart(4)} (${range}) of about ${asked} requests failed: ${name}`);
});
