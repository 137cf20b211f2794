/* npm run build: the framework's build, then the steps that need its finished files. */
import { bin, run } from './lib.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--out-dir');
const outDir = at === -1 ? 'build' : args[at + 1];

if (!run(bin('docusaurus'), ['build', ...args])) process.exit(1);
if (!run(bin('tsx'), ['scripts/finish.mts', outDir])) process.exit(1);
