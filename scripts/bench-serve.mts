/* npm run bench:serve [-- SECONDS]: requests a second, latency and memory of the web server, beside nginx; releases under load. */
import path from 'node:path';
import { benchServe } from '../src/build/bench/serve/main.ts';

const seconds = Number(process.argv[2] ?? 5);
const isGood = await benchServe(path.resolve(process.env.SITE_OUT ?? 'build'), seconds);
if (!isGood) process.exitCode = 1;
