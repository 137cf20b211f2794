import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium } from '@playwright/test';
import { running } from '../hydrated.ts';
import { copySite } from './copy.ts';
import { writePages } from './pages.ts';
import { measureRun, type Run } from './run.ts';

interface Built extends Run {
  pages: number;
  /** Bytes, brotli, of the files that every page loads. */
  sizes: Record<string, number>;
}

/** Edits of a page while the development server runs. */
const EDITS = 5;

const SHARED = ['main', 'react', 'routes', 'runtime~main'] as const;

function sizesOf(outDir: string): Record<string, number> {
  const folder = path.join(outDir, 'assets/js');
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    SHARED.map((name) => {
      const file = names.find((one) => one.startsWith(`${name}.`));
      if (!file) throw new Error(`growth: ${folder} has no ${name}`);
      return [name, zlib.brotliCompressSync(fs.readFileSync(path.join(folder, file))).length];
    }),
  );
}

async function build(siteDir: string, cold: boolean): Promise<Built> {
  if (cold) {
    for (const folder of ['node_modules/.cache', '.docusaurus', 'build']) {
      fs.rmSync(path.join(siteDir, folder), { recursive: true, force: true });
    }
  }
  const run = await measureRun('node scripts/build.mjs', siteDir, process.env);
  if (run.status !== 0) throw new Error(`the build of the copy failed:\n${run.output}`);
  const pages = fs
    .readdirSync(path.join(siteDir, 'build'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html')).length;
  return { ...run, pages, sizes: sizesOf(path.join(siteDir, 'build')) };
}

/** Starts the development server, calls `act` with the seconds until it answered with the compiled site, and ends it. */
async function withDevServer<T>(
  siteDir: string,
  port: number,
  act: (seconds: number) => Promise<T> | T,
): Promise<T> {
  const start = Date.now();
  const server = spawn(
    path.join(siteDir, 'node_modules/.bin/docusaurus'),
    ['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    { cwd: siteDir, stdio: 'ignore' },
  );
  try {
    for (;;) {
      if (server.exitCode !== null) throw new Error('the development server ended');
      const up = await fetch(`http://127.0.0.1:${port}/main.js`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (up) return await act((Date.now() - start) / 1000);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.kill('SIGTERM')) await ended;
  }
}

/** Milliseconds from the saving of a sentence to the frame of an open browser that shows it, once for each of `EDITS`. */
async function editsInSight(
  executablePath: string,
  file: string,
  address: string,
): Promise<number[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await running(page);
    const times: number[] = [];
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const sentence = `Sentence ${edit} of the measurement.`;
      const saved = Date.now();
      fs.appendFileSync(file, `\n${sentence}\n`);
      await page.getByText(sentence).waitFor();
      times.push(Date.now() - saved);
    }
    return times;
  } finally {
    await browser.close();
  }
}

const row = ({ pages, wall, cpu, memory, sizes }: Built) =>
  `| ${pages} | ${wall.toFixed(0)} | ${cpu.toFixed(0)} | ${((100 * cpu) / pages).toFixed(1)} | ${memory.toFixed(0)} | ${SHARED.map((name) => sizes[name]).join(' | ')} |`;

/**
 * Builds a copy of the site as it is and with generated pages, and prints how
 * time, memory and the shared scripts grow; also a rebuild after one edit and
 * the start of the development server and an edit while it runs. `edited` is a
 * page's path, `executablePath` that of Chromium.
 */
export async function main(options: {
  root: string;
  folder: string;
  counts: readonly number[];
  edited: string;
  executablePath: string;
  port: number;
  print(text: string): void;
}): Promise<void> {
  const { root, folder, counts, edited, executablePath, port, print } = options;
  const route = edited.replace(/[.]mdx?$/, '');
  copySite(root, folder);
  const first = await build(folder, true);
  const page = path.join(folder, edited);
  fs.appendFileSync(page, '\nOne sentence more.\n');
  const again = await build(folder, false);
  const ready = await withDevServer(folder, port, (seconds) => seconds);
  const [readyAgain, edits] = await withDevServer(folder, port, async (seconds) => [
    seconds,
    await editsInSight(executablePath, page, `http://127.0.0.1:${port}/${route}/`),
  ]);
  print(`rebuild after one edit: ${again.wall.toFixed(1)} s (${again.cpu.toFixed(1)} s of CPU)`);
  print(
    `development server ready: ${ready.toFixed(1)} s the first time, ${readyAgain.toFixed(1)} s afterwards; ` +
      `an edit in sight after ${edits.join(', ')} ms\n`,
  );
  print('| pages | s | CPU s | CPU s per 100 pages | peak MiB | main | react | routes | runtime |');
  print('|---|---|---|---|---|---|---|---|---|');
  print(row(first));
  for (const count of counts) {
    writePages(folder, count);
    const grown = await build(folder, true);
    print(row(grown));
    const more = (100 * (grown.sizes.main ?? NaN)) / (first.sizes.main ?? NaN) - 100;
    print(`main.js with ${count} pages more: ${more.toFixed(1)} % larger`);
  }
}
