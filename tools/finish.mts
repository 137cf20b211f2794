/* The last part of npm run build: the steps that need the finished files. It starts together with the
   framework's build, so that its modules are loaded meanwhile, and begins when its standard input says
   that the files are there. */
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { finish } from '../src/plugins/finish/index.ts';
import { brand } from '../src/lib/brand.ts';

const {
  values,
  positionals: [outDir = 'build'],
} = parseArgs({
  allowPositionals: true,
  options: { release: { type: 'boolean', default: false } },
});
// Nothing said: the framework's build has failed, and has reported why.
if ((await text(process.stdin)) === '') process.exit(1);
const cacheDir = path.resolve(import.meta.dirname, '../node_modules/.cache');
const { pages, compressed } = await finish(outDir, brand.analyticsScript, cacheDir, values.release);
const copies = values.release ? `compressed ${compressed} files` : 'compressed none (a draft)';
console.log(`[SUCCESS] Finished ${pages} pages, ${copies}.`);
