/* The last part of npm run build: what needs the finished files. */
import { finish } from '../src/build/finish/index.ts';
import { brand } from '../src/site/brand.ts';

const outDir = process.argv[2] ?? 'build';
const { pages, compressed } = await finish(outDir, brand.analyticsScript);
console.log(`[SUCCESS] Finished ${pages} pages, compressed ${compressed} files.`);
