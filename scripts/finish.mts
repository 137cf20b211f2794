/* The last part of npm run build: what needs the finished files. */
import path from 'node:path';
import { finish } from '../src/build/finish/index.ts';
import { brand } from '../src/site/brand.ts';

const outDir = process.argv[2] ?? 'build';
const cacheDir = path.resolve(import.meta.dirname, '../node_modules/.cache');
const { pages, compressed } = await finish(outDir, brand.analyticsScript, cacheDir);
console.log(`[SUCCESS] Finished ${pages} pages, compressed ${compressed} files.`);
