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

  it.each([
    ['a number of Redis', 'redis-cli -u "$REDIS_URL" DBSIZE', '2', 1],
    ['a raw number', 'redis-cli -u "$REDIS_URL" \\\n  --raw DBSIZE', '2', 0],
    ['a number in a pipe', 'redis-cli DBSIZE | tail -n 1', '2', 0],
    ['a word', 'redis-cli PING', 'PONG', 0],
    ['a word and a raw number', 'redis-cli SET a 1\nredis-cli --raw TTL a', 'OK\n60', 0],
  ])('%s', (_, script, output, found) => {
    const page = `\`\`\`bash\n${script}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`;
    expect(problemsOf(page)).toHaveLength(found);
  });
});
