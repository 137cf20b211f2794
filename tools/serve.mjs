/* Serves the built site on loopback: through the image's Caddy if available, else through the framework's server. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureCaddy } from './caddy.mjs';
import { command, root } from './lib.mjs';

/** Starts a server for a built site, `build/` by default. Returns the process and the server's name. */
export function serve(port, folder = path.join(root, 'build')) {
  const stdio = ['ignore', 'ignore', 'inherit'];
  const caddy = ensureCaddy();
  if (caddy) {
    const config = path.join(root, 'deploy', 'Caddyfile');
    const env = {
      ...process.env,
      SITE_ROOT: folder,
      PORT: port,
      BIND: '127.0.0.1',
      DRAIN: '0s',
    };
    const server = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
      cwd: root,
      stdio: ['ignore', 'ignore', process.env.CADDY_LOG ? 'inherit' : 'ignore'],
      env,
    });
    return { server, name: 'Caddy, as in production' };
  }
  const args = ['serve', '--no-open', '--host', '127.0.0.1', '--port', port, '--dir', folder];
  const server = spawn(...command('docusaurus', args), { cwd: root, stdio });
  return { server, name: "the framework's server; set CADDY_PATH for the one of production" };
}

/** Resolves when the server answers a page, by default the first one. Rejects if it exits first. */
export async function untilUp(server, port, page = '/') {
  let ended = false;
  server.on('exit', () => {
    ended = true;
  });
  for (;;) {
    if (ended) throw new Error(`the server on port ${port} ended; is the port in use?`);
    const up = await fetch(`http://127.0.0.1:${port}${page}`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Stops the server together with this process. */
export function stopTogether(server) {
  server.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = process.env.PORT ?? '3000';
  const { server, name } = serve(port);
  stopTogether(server);
  await untilUp(server, port);
  console.log(`http://localhost:${port}/ is served by ${name}.`);
}
