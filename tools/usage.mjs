/* Loaded before the framework's build by npm run build -- --times. Reports the build's cost at its end. */
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = {
      wall: process.uptime(),
      cpu: (userCPUTime + systemCPUTime) / 1e6,
      memory: maxRSS / 1024,
    };
    fs.writeFileSync(process.env.BUILD_USAGE, JSON.stringify(usage));
  });
}
