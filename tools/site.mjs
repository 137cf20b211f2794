/* npm run site: installs what's missing, builds, and serves the production build. */
import { ensureDependencies, step } from './lib.mjs';
import { serve, stopTogether, untilUp } from './serve.mjs';

const port = process.env.PORT ?? '3000';

ensureDependencies();
step('build', 'node', ['tools/build.mjs']);
const { server, name } = serve(port);
stopTogether(server);
await untilUp(server, port);
console.log(`\nThe site is at http://localhost:${port}/ (served by ${name}). Ctrl+C stops it.`);
