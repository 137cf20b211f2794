import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { bin, canInstallPackages, installPackages, root, run } from './lib.mjs';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** False where the program or one of its libraries is missing, as after a download on a bare system. */
const starts = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** The path of a Chromium that starts: `CHROMIUM_PATH`, else Playwright's own, else the system's; undefined where there is none. */
function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  try {
    const { chromium } = createRequire(`${root}/`)('@playwright/test');
    const own = chromium.executablePath();
    if (fs.existsSync(own) && starts(own)) return own;
  } catch {
    // Playwright is not installed yet; the system may still have a browser.
  }
  for (const name of SYSTEM) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

/**
 * The path of a Chromium that starts; throws where there is none, with what helps beside an installation.
 * @returns {string}
 */
export function needChromium(or = 'set CHROMIUM_PATH') {
  const found = findChromium();
  if (!found) throw new Error(`no Chromium: install one, or ${or}`);
  return found;
}

/**
 * Finds a Chromium or installs one: Debian's as root, which brings its libraries,
 * else Playwright's download; ends the process where neither works.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('\n▸ no Chromium found, installing one');
  // A bare Debian has no font with the metrics of Arial, to which that of headings is matched.
  if (canInstallPackages()) installPackages(['chromium', 'fonts-liberation']);
  if (!findChromium()) run(bin('playwright'), ['install', 'chromium'], { timeout: 180_000 });
  const installed = findChromium();
  if (!installed) {
    console.error('✗ no Chromium. Install one with: sudo apt-get install -y chromium');
    process.exit(1);
  }
  return installed;
}
