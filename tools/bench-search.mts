/* npm run bench:search: how well the built site's search finds, and what it costs. --no-browser, --misses. */
import path from 'node:path';
import { main } from '../src/build/bench/search/main.ts';
import { needChromium } from './chromium.mjs';
import { serve, untilUp } from './serve.mjs';

const root = path.resolve(import.meta.dirname, '..');
const misses = process.argv.includes('--misses');

if (process.argv.includes('--no-browser')) {
  process.exitCode = await main({ root, misses });
} else {
  const port = process.env.PORT ?? '4174';
  const executablePath = needChromium('pass --no-browser');
  const { server } = serve(port);
  try {
    await untilUp(server, port);
    const origin = `http://127.0.0.1:${port}`;
    process.exitCode = await main({ root, misses, browser: { origin, executablePath } });
  } finally {
    server.kill('SIGTERM');
  }
}
