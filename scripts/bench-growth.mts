/* npm run bench:growth: how the build grows with 1,000 and 3,000 pages more, in a copy of the site.
   --pages=1000,3000; --pages= for the site as it is alone */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { main } from '../src/build/bench/growth/main.ts';
import { needChromium } from './chromium.mjs';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000,3000' } } });
const executablePath = needChromium();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'growth-'));
try {
  await main({
    root: path.resolve(import.meta.dirname, '..'),
    folder,
    counts: values.pages.split(',').filter(Boolean).map(Number),
    edited: 'docs/apps/observability.mdx',
    executablePath,
    port: Number(process.env.PORT ?? '4178'),
    print: (text) => void process.stdout.write(`${text}\n`),
  });
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
