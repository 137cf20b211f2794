import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems-of.ts';

it('refuses a health check that a database passes before it is ready', () => {
  const check = (test: string) => `\`\`\`yaml title="compose.yaml"\ntest: ${test}\n\`\`\`\n`;
  expect(problemsOf(check('["CMD-SHELL", "pg_isready -U app -d app"]'))[0]).toContain(
    '1: pg_isready',
  );
  expect(problemsOf(check('["CMD", "pg_isready", "--host", "127.0.0.1"]'))).toEqual([]);
  expect(problemsOf(check('["CMD-SHELL", "pg_isready -h 127.0.0.1 -U app"]'))).toEqual([]);
});

describe('what a fresh machine does not have', () => {
  it('is a list of packages', () => {
    expect(problemsOf('```bash\nsudo apt install -y git\n```\n')[0]).toContain(
      '1: a fresh machine has no lists of packages',
    );
    expect(problemsOf('```bash\nsudo apt update\nsudo apt install -y git\n```\n')).toEqual([]);
  });
});
