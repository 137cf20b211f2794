/* The last part of npm run build: what needs the finished files. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { finish } from '../src/build/finish/index.ts';
import { Times, TIMES_HEAD, timesRow } from '../src/build/finish/times.ts';
import { brand } from '../src/site/brand.ts';

const {
  values,
  positionals: [outDir = 'build'],
} = parseArgs({
  allowPositionals: true,
  options: {
    release: { type: 'boolean', default: false },
    // What scripts/usage.mjs has written of the framework's part, where times were asked for.
    usage: { type: 'string' },
  },
});
const cacheDir = path.resolve(import.meta.dirname, '../node_modules/.cache');
const compression = values.release ? 'release' : 'draft';
const times = new Times();
const { pages, compressed } = await times.measure('all of these', () =>
  finish(outDir, brand.analyticsScript, cacheDir, compression, times),
);
console.log(`[SUCCESS] Finished ${pages} pages, compressed ${compressed} files (${compression}).`);
if (values.usage) {
  const { wall, cpu, memory } = JSON.parse(values.usage) as Record<
    'wall' | 'cpu' | 'memory',
    number
  >;
  const rows = [timesRow('framework: compile, render', wall, cpu, memory), ...times.rows()];
  console.log([`\n${TIMES_HEAD}`, ...rows].join('\n'));
}
