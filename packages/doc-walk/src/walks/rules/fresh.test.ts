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

  it.each([
    ['sudo apt update && sudo apt upgrade\ncd /srv/stats', 1],
    ['sudo apt update && sudo apt install git\ngit --version', 1],
    ['sudo apt update\nsudo apt upgrade', 0],
    ['sudo apt update && sudo apt upgrade -y\ncd /srv/stats', 0],
    ['sudo apt-get update\nsudo apt-get install -qy git\ngit --version', 0],
  ])('is somebody who answers apt: %s', (script, count) => {
    const found = problemsOf(`\`\`\`bash\n${script}\n\`\`\`\n`);
    expect(found.filter((text) => text.includes('asks before it goes on'))).toHaveLength(count);
  });

  it('is a folder of the lesson', () => {
    const lesson = (words: string) =>
      problemsOf(`${words}\n\n\`\`\`python title="a.py"\nprint(1)\n\`\`\`\n`, 'learn/a/b.mdx');
    expect(lesson('Save this:')[0]).toContain('3: its reader saves this in the home folder');
    expect(lesson('Make a folder `a` and save this there:')).toEqual([]);
    expect(lesson('```bash\nmkdir a && cd a\n```')).toEqual([]);
    const dump = (words: string) =>
      problemsOf(`${words}\n\n\`\`\`bash\npg_dump shop > shop.sql\n\`\`\`\n`, 'learn/a/b.mdx');
    expect(dump('Dump it:')[0]).toContain('3: its reader saves this in the home folder');
    expect(dump('```bash\nmkdir a && cd a\n```')).toEqual([]);
  });
});
