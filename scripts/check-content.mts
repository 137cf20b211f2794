import { checkContent } from '../src/build/checks/content/index.ts';
import { unwritten } from '../src/build/checks/unwritten/index.ts';
import { checkVoice } from '../src/build/checks/voice/index.ts';

const root = process.cwd();
const problems = [...(await checkContent(root)), ...unwritten(root), ...checkVoice(root)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
