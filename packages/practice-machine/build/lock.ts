/** npm run lock: writes the newest versions of the machine's packages into lock.json. */
import fs from 'node:fs';
import path from 'node:path';
import { Archive } from './archive.ts';
import { config, home, LOCK } from './place.ts';

const archive = new Archive(path.join(home(), 'apt'), config.suites);
await archive.update();
const lock = await archive.newest(config.packages);
fs.writeFileSync(LOCK, `${JSON.stringify(lock, undefined, 1)}\n`);
console.log(`${lock.length} packages are locked.`);
