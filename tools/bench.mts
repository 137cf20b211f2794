/* npm run bench: the cost of a visit, here and on a stock Docusaurus made from the same docs and lessons.
   --runs=5 --only=doc,home --no-stock. STOCK_DIR names a folder to store the stock site in. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compressFolder } from '../src/plugins/finish/compress.ts';
import { headerRules, toCaddy } from '../src/plugins/finish/rules.ts';
import { main } from './bench/speed/main.ts';
import { buildStock } from './bench/speed/stock.ts';
import { needChromium } from './chromium.mjs';
import { serve, untilUp } from './serve.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    'no-stock': { type: 'boolean', default: false },
  },
});
const executablePath = needChromium();
const port = Number(process.env.PORT ?? '4176');
const print = (text: string) => void process.stdout.write(`${text}\n`);
const kept = process.env.STOCK_DIR;
const folder = kept ?? fs.mkdtempSync(path.join(os.tmpdir(), 'stock-'));

async function stockSite() {
  if (values['no-stock']) return undefined;
  const outDir = path.join(folder, 'build');
  if (!fs.existsSync(path.join(outDir, '.server'))) {
    const site = buildStock(root, folder);
    print(
      `stock site: ${site.pages} pages, built in ${site.seconds.toFixed(0)} s; ` +
        `${site.left.length} left out (${site.left.join(', ')})\n`,
    );
    fs.cpSync(path.join(root, 'build/.server'), path.join(outDir, '.server'), { recursive: true });
    fs.writeFileSync(
      path.join(outDir, '.server/headers.caddy'),
      toCaddy(headerRules("script-src 'self' 'unsafe-inline'")),
    );
    await compressFolder(outDir, path.join(folder, 'compressed'));
  }
  const { server } = serve(String(port + 1), outDir);
  // It has no home page.
  await untilUp(server, port + 1, '/docs/intro/');
  return server;
}

const { server } = serve(String(port));
const stock = await stockSite();
try {
  await untilUp(server, port);
  await main({
    own: { name: 'this site', origin: `http://127.0.0.1:${port}` },
    stock: stock && { name: 'stock', origin: `http://127.0.0.1:${port + 1}` },
    executablePath,
    debuggingPort: port + 2,
    runs: Number(values.runs),
    only: values.only === '' ? [] : values.only.split(','),
    print,
  });
} finally {
  server.kill('SIGTERM');
  stock?.kill('SIGTERM');
  if (!kept) fs.rmSync(folder, { recursive: true, force: true });
}
