/* npm run build: the framework's build, then the steps that need its finished files. `--release` adds the
   compressed copies that visitors get, which writers don't have to wait for. */
import { spawn } from 'node:child_process';
import { command, root, run } from './lib.mjs';

const isRelease = process.argv.includes('--release') || Boolean(process.env.CI);
const args = process.argv.slice(2).filter((arg) => arg !== '--release');
const at = args.indexOf('--out-dir');
const outDir = at === -1 ? 'build' : args[at + 1];
const { NODE_OPTIONS = '' } = process.env;
// MiB of JavaScript's heap: without a limit, garbage piles up. Beyond 3,000 pages it needs more.
const env = { ...process.env, NODE_OPTIONS: `--max-old-space-size=1200 ${NODE_OPTIONS}` };

if (!run('tsx', ['tools/data/main.mts'])) process.exit(1);
const finish = spawn(
  ...command('tsx', ['tools/finish.mts', outDir, ...(isRelease ? ['--release'] : [])]),
  { cwd: root, stdio: ['pipe', 'inherit', 'inherit'] },
);
finish.on('exit', (code) => process.exit(code ?? 1));
const isBuilt = run('docusaurus', ['build', ...args], { env });
finish.stdin.end(isBuilt ? 'built' : '');
