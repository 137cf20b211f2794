/* The last part of npm run data: the platform's facts for the command compose-plan, which reads nothing else. */
import fs from 'node:fs';
import path from 'node:path';
import { platformFacts } from '../src/lib/planner.ts';

const file = path.resolve(import.meta.dirname, '../packages/compose-planner/platform.json');
fs.writeFileSync(file, `${JSON.stringify(platformFacts)}\n`);
