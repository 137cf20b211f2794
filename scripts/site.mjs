/* npm run site: installs what is missing, builds, serves the production build. */
import { spawn } from 'node:child_process';
import { bin, ensureDependencies, root, step } from './lib.mjs';

const port = process.env.PORT ?? '3000';

ensureDependencies();
step('build', bin('docusaurus'), ['build']);
const server = spawn(
  bin('docusaurus'),
  ['serve', '--no-open', '--host', '127.0.0.1', '--port', port],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

const address = `http://localhost:${port}/`;
for (;;) {
  const up = await fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.ok,
    () => false,
  );
  if (up) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
console.log(`\nThe site is at ${address} (framework's server). Ctrl+C stops it.`);
