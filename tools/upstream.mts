/* npm run check:upstream: lists changes in the files of other packages that ours depend on. npm run
   upstream:accept: records their state, after a person has reviewed the changes. */
import fs from 'node:fs';
import path from 'node:path';
import { installed, ledger, RECORD, upstreamProblems } from './checks/upstream/index.ts';

const root = path.resolve(import.meta.dirname, '..');

if (process.argv.includes('--accept')) {
  const state = installed(root, ledger);
  fs.writeFileSync(path.join(root, RECORD), `${JSON.stringify(state, null, 2)}\n`);
  process.stdout.write(`recorded ${Object.keys(state).length} upstream files in ${RECORD}\n`);
} else {
  const problems = upstreamProblems(root, ledger);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) {
    process.stderr.write(
      `${problems.length} to look at. Bring our files up to date, then: npm run upstream:accept\n`,
    );
    process.exitCode = 1;
  }
}
