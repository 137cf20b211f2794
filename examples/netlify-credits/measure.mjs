/*
 * What a visit to this site or another loads: requests, and bytes as the network carries them, headers included.
 *   npm run build -- --release
 *   SITE_ROOT=build PORT=8470 BIND=127.0.0.1 caddy run --config deploy/Caddyfile --adapter caddyfile
 *   node examples/netlify-credits/measure.mjs http://127.0.0.1:8470 > examples/netlify-credits/visits.txt
 * Each visit begins with an empty cache, moves the pointer, scrolls each page to its end and waits until
 * nothing is loaded any more. 'again' is the same visit on the next day, with the cache of the first.
 */
import { chromium } from '@playwright/test';
import { readToEnd } from './scroll.mjs';

const [base = 'http://127.0.0.1:8470', ...named] = process.argv.slice(2);
/** Pages that are read one after the other, by name. */
const OURS = {
  'one post': ['/blog/cloud-rent-in-action/'],
  'three pages of docs': ['/docs/intro/', '/docs/apps/deploy-from-docker/', '/docs/services/postgresql/'],
  'one lesson': ['/learn/foundations/docker-volumes/'],
};
/** Another server's are arguments: 'a name=/page/,/another/'. */
const theirs = named.map((argument) => argument.split('=')).map(([name, pages]) => [name, pages.split(',')]);
const visits = theirs.length > 0 ? theirs : Object.entries(OURS);

async function visit(context, routes) {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const seen = { requests: 0, bytes: 0, notModified: 0 };
  const kept = new Set();
  await network.send('Network.enable');
  network.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache || !response.url.startsWith('http')) kept.add(requestId);
    if (response.status === 304) seen.notModified += 1;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kept.has(requestId)) return;
    seen.requests += 1;
    seen.bytes += encodedDataLength;
  });
  for (const route of routes) await readToEnd(page, base + route);
  await page.close();
  return seen;
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const row = (name, { requests, bytes, notModified }) =>
  console.log(
    `${name.padEnd(28)}${String(requests).padStart(4)} requests ${(bytes / 1000).toFixed(0).padStart(5)} kB${notModified > 0 ? `, ${notModified} of them 304` : ''}`,
  );
for (const [name, routes] of visits) {
  const context = await browser.newContext();
  row(name, await visit(context, routes));
  row(`${name}, again`, await visit(context, routes));
  await context.close();
}
await browser.close();
