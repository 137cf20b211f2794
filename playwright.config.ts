import fs from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Another one lets two checkouts test side by side. */
const PORT = Number(process.env.PORT ?? 4173);

/** Playwright's own where neither is there. */
const CHROMIUM = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium'].find(fs.existsSync);
/** Debian's, which needs 40 % less processor time. */
const SHELL = ['/usr/bin/chromium-headless-shell'].find(fs.existsSync) ?? CHROMIUM;
/** The shell sets letters elsewhere, keeps no page for Back, and starts pages that nobody touched. */
const NEEDS_ALL = /(bfcache|budgets|failures|heard|untouched|visual)\.spec\.ts|nightly.*\.spec\.ts/;

const browser = (executablePath: string | undefined) => ({
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate:
    '{snapshotDir}/{testFileDir}/{testFileName}-snapshots/{arg}{-snapshotSuffix}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // Waiting ends with the state that is waited for; a busy machine needs longer than the usual 5 s.
  expect: { timeout: 15_000 },
  reporter: [['line']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
  },
  projects: [
    { name: 'shell', testIgnore: NEEDS_ALL, use: browser(SHELL) },
    {
      name: 'whole',
      testMatch: NEEDS_ALL,
      testIgnore: process.env.NIGHTLY ? [] : 'nightly/**',
      use: browser(CHROMIUM),
    },
  ],
  webServer: {
    command: 'node tools/serve.mjs',
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env.CI,
    env: { PORT: String(PORT) },
    stdout: 'ignore',
  },
});
