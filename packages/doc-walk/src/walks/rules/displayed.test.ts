import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems-of.ts';

describe('what a terminal shows otherwise than meant', () => {
  it.each([
    ['lines of a key', 'cut -d = -f 1 app.env', "'cut' shows the further lines"],
    ['lines of a key, quoted', "printenv | cut -d'=' -f1 | sort", "'cut' shows the further lines"],
    ['names alone', "grep -oE '^[A-Z_][A-Z0-9_]*=' app.env", ''],
    ['another field', 'cut -d : -f 1 /etc/passwd', ''],
    ['the usage of kill', 'jobs -pr | xargs kill', "write 'xargs -r'"],
    ['nothing', 'jobs -pr | xargs -r kill', ''],
    ['files in lines', 'ls | xargs -n 1 echo', ''],
  ])('%s', (_, script, message) => {
    const problems = problemsOf(`\`\`\`bash\n${script}\n\`\`\`\n`);
    expect(problems).toHaveLength(message ? 1 : 0);
    expect(problems[0] ?? '').toContain(message);
  });
});
