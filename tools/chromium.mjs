import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canInstallPackages, installPackages, root, run } from './lib.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const { PATH = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env;
const isWindows = process.platform === 'win32';

/** Where systems install their browser. */
const PLACES = [
  ...PATH.split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[PROGRAMFILES, LOCALAPPDATA].map((at) =>
    path.join(at, 'Google/Chrome/Application/chrome.exe'),
  ),
];

/**
 * False if the program or one of its libraries is missing, as after a download on a bare system. Windows
 * opens a window for `--version`.
 */
const starts = (program) =>
  fs.existsSync(program) &&
  (isWindows || spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0);

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, else Playwright's own, else the system's. Undefined
 * if there is none.
 */
function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  try {
    const { chromium } = createRequire(`${root}/`)('@playwright/test');
    const own = chromium.executablePath();
    if (starts(own)) return own;
  } catch {
    // Playwright isn't installed yet. The system may still have a browser.
  }
  return PLACES.find(starts);
}

/**
 * The path of a Chromium that starts. Throws if there is none.
 * @returns {string}
 */
export function needChromium() {
  const found = findChromium();
  if (!found) throw new Error('no Chromium: install one, or set CHROMIUM_PATH');
  return found;
}

/**
 * Finds a Chromium or installs one: Debian's as root, which brings its libraries, else Playwright's
 * download. Undefined if neither works.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) {
    // With Debian's, the shell of the same version, in which most tests take 40 % less processor time.
    const isDebian = found === '/usr/bin/chromium' && !fs.existsSync(`${found}-headless-shell`);
    if (isDebian && canInstallPackages()) installPackages(['chromium-headless-shell']);
    return found;
  }
  console.log('\n▸ no Chromium found, installing one');
  // A bare Debian has no font with Arial's metrics, which the heading font is matched to.
  if (canInstallPackages())
    installPackages(['chromium', 'chromium-headless-shell', 'fonts-liberation']);
  if (!findChromium()) run('playwright', ['install', 'chromium'], { timeout: 180_000 });
  return findChromium();
}
