/*
 * What a browser shows that kept Angular's main-HASH.js when a deploy changes its contents but not its name:
 *   CHROMIUM_PATH=/usr/bin/chromium node kept.mjs FOLDER/built > kept.txt
 * Each pair of builds is of the same sources. The first is visited with an empty cache and replaced by the second,
 * as a host does that keeps only the newest files. Then a new Chromium with that cache opens the start page and
 * follows the router to p07, which the first visit didn't open. Another one with that cache reloads the start page, as
 * the button does, and once more without the cache, as Shift with the button does. JavaScript and CSS are cached for a
 * year.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';

const [built] = process.argv.slice(2);
const PAIRS = [
  ['@angular/build 22.2.4, then 22.2.5 or later', 'angular-twenty/older', 'angular-twenty/a'],
  ['the same, with --subresource-integrity', 'angular-twenty-sri/older', 'angular-twenty-sri/a'],
  ['integrity hashes again, main-*.js sent with no-cache', 'angular-twenty-sri/older', 'angular-twenty-sri/a', true],
  ['NG_BUILD_OPTIMIZE_CHUNKS=false from the second build on', 'angular-twenty/a', 'angular-twenty-plain/a'],
];
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.ico': 'image/x-icon' };

let site = '';
let revalidatesMain = false;
const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const asset = path.extname(pathname) !== '';
  const file = path.join(built, site, asset ? pathname : 'index.html');
  if (!fs.existsSync(file)) return response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  const keeps = /\.(js|css)$/.test(file) && !(revalidatesMain && /\/main-/.test(pathname));
  response.writeHead(200, {
    'Content-Type': TYPES[path.extname(file)],
    'Cache-Control': keeps ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  response.end(fs.readFileSync(file));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;

async function visit(profile, label) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(url, { waitUntil: 'networkidle' });
  if (label === 'reload' || label === 'forced') {
    errors.length = 0;
    const devtools = await context.newCDPSession(page);
    const loaded = page.waitForEvent('load');
    await devtools.send('Page.reload', { ignoreCache: label === 'forced' });
    await loaded;
    await page.waitForLoadState('networkidle');
  }
  const start = await page.evaluate(() => document.body.innerText.trim().length);
  let other = '';
  if (label === 'kept' || label === 'new') {
    // As a click on a router's link: the address changes without a new document.
    await page.evaluate(() => {
      history.pushState(null, '', '/p07');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.waitForTimeout(1000);
    other = (await page.evaluate(() => document.body.innerText)).includes('p07') ? 'shown' : 'not shown';
  }
  await context.close();
  const port = new RegExp(url, 'g');
  const said = [...new Set(errors)].map((text) => text.replace(port, '/').replace(/\s+/g, ' ').slice(0, 160));
  console.log([label, start > 0 ? 'shown' : 'empty', other, said.join(' / ')].join('\t'));
}

console.log('visit\tstart page\tp07\terrors');
for (const [title, before, after, revalidates = false] of PAIRS) {
  revalidatesMain = revalidates;
  const main = (of) => fs.readdirSync(path.join(built, of)).find((name) => name.startsWith('main-'));
  const size = (of) => fs.statSync(path.join(built, of, main(of))).size;
  console.log(`\n${title}: ${main(before)} with ${size(before)} bytes, ${main(after)} with ${size(after)}`);
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  site = before;
  await visit(profile, 'first');
  site = after;
  for (const label of ['kept', 'reload', 'forced']) await visit(profile, label);
  fs.rmSync(profile, { recursive: true });
  // The same page without a cache.
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  await visit(empty, 'new');
  fs.rmSync(empty, { recursive: true });
}
server.close();
