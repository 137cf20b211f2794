/* The last part of npm run build: the steps that need the finished files. It starts together with the
   framework's build, so that its modules are loaded meanwhile, and begins when its standard input says
   that the files are there. */
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { finish } from '../src/plugins/finish/index.ts';
import { Times, TIMES_HEAD, timesRow } from '../src/plugins/finish/times.ts';
import { brand } from '../src/lib/brand.ts';

const {
  values,
  positionals: [outDir = 'build'],
} = parseArgs({
  allowPositionals: true,
  options: { release: { type: 'boolean', default: false } },
});
/** The framework's part of the times, written by tools/usage.mjs if times were requested. */
interface Told {
  usage?: { wall: number; cpu: number; memory: number };
}
const told = await text(process.stdin);
// The framework's build has failed, and has reported why.
if (told === '') process.exit(1);
const { usage } = JSON.parse(told) as Told;
const cacheDir = path.resolve(import.meta.dirname, '../node_modules/.cache');
const times = new Times();
const { pages, compressed } = await times.measure('all of these', () =>
  finish(outDir, brand.analyticsScript, cacheDir, values.release, times),
);
const copies = values.release ? `compressed ${compressed} files` : 'compressed none (a draft)';
console.log(`[SUCCESS] Finished ${pages} pages, ${copies}.`);
if (usage) {
  const { wall, cpu, memory } = usage;
  const rows = [timesRow('framework: compile, render', wall, cpu, memory), ...times.rows()];
  console.log([`\n${TIMES_HEAD}`, ...rows].join('\n'));
}
