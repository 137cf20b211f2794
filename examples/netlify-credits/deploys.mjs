/*
 * What a returning visitor loads after a deploy, for the builds that starters.sh made:
 *   CHROMIUM_PATH=/usr/bin/chromium node deploys.mjs FOLDER/built [SITE...] > deploys.txt
 * Writes machine.json and responses.csv (each response of each visit) next to this file, and prints the sums.
 * Sites that are named replace only their own responses. Without a folder it prints the sums of what's there.
 * A visit is a new Chromium on the profile of the visit before, so only the cache on the disk is left. It
 * opens the start page, scrolls to its end, and waits until nothing is loaded any more. Bytes are what the
 * server wrote on its connections, headers included. The sites with twenty pages are names.mjs's.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readToEnd } from './scroll.mjs';

const here = import.meta.dirname;
const RESPONSES = path.join(here, 'responses.csv');
const [built, ...named] = process.argv.slice(2);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Files whose name has a hash of what's in them. */
const hashed = {
  vite: /^\/assets\//,
  svelte: /^\/_app\/immutable\//,
  angular: /-[A-Z0-9]{8}\.(js|css)$/,
  next: /^\/_next\/static\//,
  docusaurus: /^\/assets\//,
};
const TYPES = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.ico': 'image/x-icon', '.json': 'application/json', '.txt': 'text/plain', '.woff2': 'font/woff2',
};
const PACKED = /\.(html|js|css|svg|json|txt)$/;
const HEADERS = { names: 'a year for files with a hash in their name, the rest revalidated', none: 'every file revalidated' };
const START_PAGES = Object.keys(hashed);

/** A static server with gzip and ETags made of the content. `site` can be changed between visits: that's the deploy. */
function serve(state) {
  const packed = new Map();
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const found = [name, `${name}index.html`, `${name}.html`, `${name}/index.html`]
      .map((file) => path.join(state.site, file))
      .find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
    const before = request.socket.bytesWritten;
    const headers = { Date: new Date().toUTCString(), Server: 'static' };
    let status = found ? 200 : 404;
    let body = Buffer.from('');
    if (found) {
      const content = fs.readFileSync(found);
      const etag = createHash('sha256').update(content).digest('hex').slice(0, 32);
      const long = state.mode === 'names' && state.hashed.test(name);
      headers.ETag = `"${etag}"`;
      headers['Cache-Control'] = long ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
      headers.Vary = 'Accept-Encoding';
      if (request.headers['if-none-match'] === headers.ETag) status = 304;
      else {
        headers['Content-Type'] = TYPES[path.extname(found)] ?? 'application/octet-stream';
        body = content;
        if (PACKED.test(found)) {
          if (!packed.has(etag)) packed.set(etag, gzipSync(content));
          body = packed.get(etag);
          headers['Content-Encoding'] = 'gzip';
        }
        headers['Content-Length'] = body.length;
      }
    }
    response.writeHead(status, headers);
    response.end(body, () =>
      state.log.push({ status, bytes: request.socket.bytesWritten - before, name }),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function visit(chromium, profile, url) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  const page = await context.newPage();
  await readToEnd(page, url);
  await page.waitForTimeout(1000);
  const text = await page.evaluate(() => document.body.innerText);
  await context.close();
  return text;
}

async function measure() {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    cpu: `${os.cpus().length} × ${os.cpus()[0].model}`,
    kernel: os.release(),
    node: process.version,
    chromium: browser.version(),
    titles: JSON.parse(fs.readFileSync(path.join(built, 'titles.json'), 'utf8')),
  };
  await browser.close();
  const sites = fs.readdirSync(built).filter((name) => !/titles|twenty/.test(name));
  const wanted = sites.filter((name) => named.length === 0 || named.includes(name));
  const kept = fs.existsSync(RESPONSES) ? fs.readFileSync(RESPONSES, 'utf8').trim().split('\n').slice(1) : [];
  const lines = kept.filter((line) => !wanted.includes(line.split(',')[0]));
  const state = { log: [], mode: 'names', site: '', hashed: /^$/ };
  const server = await serve(state);
  const url = `http://127.0.0.1:${server.address().port}/`;

  for (const site of wanted) {
    const builds = fs.readdirSync(path.join(built, site)).sort();
    state.hashed = hashed[site.split('-')[0]];
    for (const mode of Object.keys(HEADERS)) {
      if (mode === 'none' && !START_PAGES.includes(site)) continue;
      for (let round = 1; round <= ROUNDS; round += 1) {
        state.mode = mode;
        let before;
        const base = fs.mkdtempSync(path.join(os.tmpdir(), 'visit-'));
        const step = async (label, build, profile) => {
          state.site = path.join(built, site, build);
          state.log = [];
          const text = await visit(chromium, profile, url);
          if (label === 'first') before = text;
          if (text.trim() === '' || (text === before) === (label === 'word'))
            throw new Error(`${site} ${build}: the page shows ${text}`);
          for (const { status, bytes, name } of state.log)
            lines.push([site, mode, round, label, status, bytes, name].join(','));
        };
        const profile = path.join(base, 'a');
        await step('first', 'a', profile);
        for (const build of builds) {
          // Each on a copy of the first visit's profile.
          const copy = path.join(base, build + '-again');
          fs.cpSync(profile, copy, { recursive: true });
          await step(build === 'a' ? 'again' : build, build, copy);
        }
        fs.rmSync(base, { recursive: true });
      }
    }
  }
  server.close();
  // Sorted by site and headers; within these, as they came.
  const place = (line) => line.split(',').slice(0, 2).join();
  lines.sort((one, other) => (place(one) < place(other) ? -1 : Number(place(one) > place(other))));
  fs.writeFileSync(RESPONSES, ['site,headers,round,visit,status,bytes,name', ...lines, ''].join('\n'));
  fs.writeFileSync(path.join(here, 'machine.json'), `${JSON.stringify(machine, null, 2)}\n`);
}

if (built) await measure();

/** What was seen, by site, headers and visit: a sum for each round. */
const seen = fs.readFileSync(RESPONSES, 'utf8').trim().split('\n').slice(1);
const rounds = new Map();
for (const line of seen) {
  const [site, mode, round, label, status, bytes] = line.split(',');
  const key = [site, mode, label].join(' ');
  const all = rounds.get(key) ?? rounds.set(key, new Map()).get(key);
  const sum = all.get(round) ?? all.set(round, { files: 0, notModified: 0, bytes: 0 }).get(round);
  sum[status === '304' ? 'notModified' : 'files'] += 1;
  sum.bytes += Number(bytes);
}
const sums = new Map([...rounds].map(([key, all]) => [key, [...all.values()]]));
const { titles, ...machine } = JSON.parse(fs.readFileSync(path.join(here, 'machine.json'), 'utf8'));
const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
const range = (values) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${median(values)} (${least}-${most})`;
};
const kilobytes = (bytes) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
const bytesOf = (site, label) => median(sums.get(`${site} names ${label}`).map(({ bytes }) => bytes));
const out = [Object.entries(machine).map(([name, value]) => `${name} ${value}`).join(', '), ''];
for (const [mode, words] of Object.entries(HEADERS)) {
  out.push(`Cache-Control: ${words}. Median of the rounds, and (range) where they differ.`);
  out.push(['site', 'visit', 'files', '304', 'kB', 'share'].join('\t'));
  for (const [key, all] of sums) {
    const [site, at, label] = key.split(' ');
    if (at !== mode) continue;
    const first = median(sums.get([site, at, 'first'].join(' ')).map(({ bytes }) => bytes));
    const bytes = median(all.map((sum) => sum.bytes));
    out.push(
      [
        titles[site] ?? site,
        label,
        range(all.map(({ files }) => files)),
        range(all.map(({ notModified }) => notModified)),
        kilobytes(bytes),
        `${((100 * bytes) / first).toFixed(0)} %`,
      ].join('\t'),
    );
  }
  out.push('');
}
const DEPLOYS = 22;
out.push(`kB of a first visit and a visit after each of ${DEPLOYS} deploys of one word, and of as many that change nothing.`);
out.push(['site', 'word', 'same'].join('\t'));
for (const site of START_PAGES) {
  const after = (label) => kilobytes(bytesOf(site, 'first') + DEPLOYS * bytesOf(site, label));
  out.push([titles[site], after('word'), after('same')].join('\t'));
}
const heavy = (deploys) => bytesOf('next', 'first') + deploys * bytesOf('next', 'word');
out.push('', 'Deploys of one word after which Next.js has taken fewer bytes in all than');
for (const site of START_PAGES) {
  const least = Array.from({ length: 1000 }, (_, deploys) => deploys).find(
    (deploys) => heavy(deploys) < bytesOf(site, 'first') + deploys * bytesOf(site, 'word'),
  );
  if (site !== 'next') out.push(`${titles[site]}\t${least ?? 'never'}`);
}
console.log(out.join('\n'));
