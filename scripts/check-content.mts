import { checkContent } from '../src/build/content/checkContent.ts';

const problems = await checkContent(process.cwd());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
