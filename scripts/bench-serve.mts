/* npm run bench:serve [-- SECONDS]: requests a second, latency and memory of the web server, beside nginx; releases under load.
   npm run bench:serve -- --reloads: what clients that never retry lose at `caddy reload`. */
import path from 'node:path';
import { benchReloads } from '../src/build/bench/serve/reloads.ts';
import { benchServe } from '../src/build/bench/serve/main.ts';

const site = path.resolve(process.env.SITE_OUT ?? 'build');
const [argument] = process.argv.slice(2);
if (argument === '--reloads') {
  await benchReloads(site);
} else {
  const isGood = await benchServe(site, Number(argument ?? 5));
  if (!isGood) process.exitCode = 1;
}
