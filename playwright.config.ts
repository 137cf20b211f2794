import fs from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Another one lets two checkouts test side by side. */
const PORT = Number(process.env.PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: process.env.NIGHTLY ? [] : 'nightly/**',
  outputDir: 'test-results',
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
    launchOptions: {
      // Playwright's own where neither is there.
      executablePath: [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium'].find(fs.existsSync),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tools/serve.mjs',
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env.CI,
    env: { PORT: String(PORT) },
    stdout: 'ignore',
  },
});
