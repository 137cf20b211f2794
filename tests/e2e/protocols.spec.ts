/* The site on a separate machine: HTTPS with a certificate made here, HTTP/2 and HTTP/3. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from '../../tools/bench/free-port';
import { outDir } from '../site/pages';
import { expect, hydrated, reportViolations, test, watchConsole } from './visit';

/** Makes a key and a certificate for 127.0.0.1, and returns the hash that makes Chromium trust it. */
function makeCertificate(folder: string): string {
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '7', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const { publicKey } = new crypto.X509Certificate(fs.readFileSync(`${folder}/cert.pem`));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return crypto.createHash('sha256').update(key).digest('base64');
}

// Run as a program, because the test runner can't load a module of tools/ next to its own.
const asked = spawnSync(process.execPath, ['tools/caddy.mjs'], { encoding: 'utf8' });
const caddy = asked.status === 0 ? asked.stdout.trim() : '';
const isThere = (name: string) => spawnSync('which', [name]).status === 0;

test.describe('with TLS', { tag: '@server' }, () => {
  test.skip(!caddy || !isThere('openssl'), `openssl is not here, or no Caddy: ${asked.stderr}`);

  let folder: string;
  let server: ChildProcess;
  let port: number;
  let httpPort: number;
  let hash: string;

  test.beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tls-'));
    hash = makeCertificate(folder);
    port = await freePort();
    do httpPort = await freePort();
    while (httpPort === port);
    server = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', 'deploy/tls.Caddyfile'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        ...{ XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, SITE_ROOT: outDir },
        ...{ SITE_HOST: '127.0.0.1', BIND: '127.0.0.1' },
        ...{ HTTPS_PORT: String(port), HTTP_PORT: String(httpPort) },
        ACCESS_LOG: `${folder}/access.log`,
        SITE_TLS: `tls ${folder}/cert.pem ${folder}/key.pem`,
      },
    });
    await new Promise<void>((resolve, reject) => {
      let log = '';
      server.stderr?.on('data', (part: Buffer) => {
        log += part.toString();
        if (log.includes('serving initial configuration')) resolve();
      });
      server.on('exit', () => reject(new Error(log)));
    });
  });

  test.afterAll(() => {
    server.kill('SIGTERM');
    fs.rmSync(folder, { recursive: true, force: true });
  });

  for (const [protocol, flag] of [
    ['h2', () => '--disable-quic'],
    ['h3', () => `--origin-to-force-quic-on=127.0.0.1:${port}`],
  ] as const) {
    test(`the page and its files come by ${protocol}`, async ({ launchOptions }) => {
      const args = (launchOptions.args ?? []).filter((one) => one !== '--disable-quic');
      const browser = await chromium.launch({
        ...launchOptions,
        args: [...args, `--ignore-certificate-errors-spki-list=${hash}`, flag()],
      });
      try {
        const page = await browser.newPage();
        const messages = watchConsole(page);
        await page.addInitScript(reportViolations);
        const answer = await page.goto(`https://127.0.0.1:${port}/docs/intro/`);
        await hydrated(page);
        expect(answer?.headers()['strict-transport-security']).toContain('max-age=63072000');
        // Over HTTP/3 there is nothing better to offer.
        if (protocol === 'h2') {
          expect(answer?.headers()['alt-svc']).toContain(`h3=":${port}"`);
        }
        const protocols = await page.evaluate(() =>
          ['navigation', 'resource'].flatMap((kind) =>
            (performance.getEntriesByType(kind) as PerformanceResourceTiming[]).map(
              (entry) => entry.nextHopProtocol,
            ),
          ),
        );
        expect(protocols.length).toBeGreaterThan(3);
        // Empty for a response from the cache.
        expect([...new Set(protocols.filter(Boolean))]).toEqual([protocol]);
        expect(messages).toEqual([]);
      } finally {
        await browser.close();
      }
    });
  }

  test('plain HTTP leads to HTTPS for good', async ({ request }) => {
    const answer = await request.get(`http://127.0.0.1:${httpPort}/pricing/?a=1`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(308);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'self'/);
    expect(answer.headers()['strict-transport-security']).toBeUndefined();
    expect(answer.headers().location).toMatch(/^https:\/\/127\.0\.0\.1(?::\d+)?\/pricing\/\?a=1$/);
  });
});
