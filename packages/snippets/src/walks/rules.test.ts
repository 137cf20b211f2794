import { describe, expect, it } from 'vitest';
import { blocksOf } from '../blocks.ts';
import { unitsOf } from '../units.ts';
import { ruleProblems, writtenFiles } from './rules.ts';

const problemsOf = (source: string) => {
  const { units } = unitsOf('/', blocksOf('docs/a.mdx', source).blocks);
  return ruleProblems(units, source).map(({ line, message }) => `${line}: ${message}`);
};

describe('files that a script writes', () => {
  it.each([
    ['echo a > a.txt', ['a.txt']],
    ['echo a >> a.txt', []],
    ['echo a > /dev/null 2>&1', []],
    ["awk '$1 > 5' list", []],
    ["cat > b.txt <<'END'\nx > y.txt\nEND", ['b.txt']],
  ])('%s', (script, files) => {
    expect(writtenFiles(script)).toEqual(files);
  });
});

describe('a block that destroys', () => {
  const twice = (words: string) =>
    `Make it:\n\n\`\`\`bash\npg_dump > crm.dump\n\`\`\`\n\n${words}\n\n\`\`\`bash\npg_dump > crm.dump\n\`\`\`\n`;

  it('is refused where the words before it do not say so', () => {
    expect(problemsOf(twice('Count the rows:'))[0]).toContain("9: it overwrites 'crm.dump'");
  });

  it('is let through where they do', () => {
    expect(problemsOf(twice('Replace the dump:'))).toEqual([]);
  });

  it('may not remove a volume of the reader either', () => {
    const page =
      '```bash\ndocker volume create logbook\n```\n\nTry it:\n\n```bash\ndocker volume rm logbook\n```\n';
    expect(problemsOf(page)[0]).toContain("7: it deletes the volume 'logbook'");
  });
});

describe('what only a test needs', () => {
  it.each([
    ['a title', '```bash title="Only to try it"\nls\n```\n'],
    ['words', 'The first line makes a sample; leave it out.\n\n```bash\nls\n```\n'],
    [
      'words behind its output',
      '```python\nsave()\n```\n\n```text output\nok\n```\n\nThe first line stands for your app: leave it out.\n',
    ],
    ['a sample', '```bash\necho sample > webui.db\n```\n'],
    ['an answer of its own', '```bash\nawk \'{ print "some were refused" }\' list\n```\n'],
  ])('is seen by %s', (_, page) => {
    expect(problemsOf(page)).toHaveLength(1);
  });
});

describe('what a terminal prints and an output does not show', () => {
  const page = (block: string, words = '') =>
    `Start it:\n\n\`\`\`bash\n${block}\n\`\`\`\n\n\`\`\`text output\nready\n\`\`\`\n\n${words}\n`;

  it('must be said where a program goes to the background', () => {
    expect(problemsOf(page('node a.mjs &\necho ready'))[0]).toContain(
      "3: a terminal also prints '[1]'",
    );
    expect(problemsOf(page('node a.mjs &\necho ready', 'It prints `[1] 4711` too.'))).toEqual([]);
  });

  it.each([
    ['a loop behind a pipe', 'for _ in 1 2; do\n  curl a &\ndone | sort'],
    ['an and', 'true &&\necho ready'],
    ['a script', "cat > a.sh <<'END'\nnode a.mjs &\nEND\necho ready"],
  ])('is nothing where the sign stands in %s', (_, block) => {
    expect(problemsOf(page(block))).toEqual([]);
  });
});

it('refuses damage by a byte that may stand there already', () => {
  const damage = (what: string) => `\`\`\`bash\nprintf '${what}' | dd of=a conv=notrunc\n\`\`\`\n`;
  expect(problemsOf(damage('X'))[0]).toContain('one time in 256');
  expect(problemsOf(damage('damaged!'))).toEqual([]);
});

it('refuses a health check that a database passes before it is ready', () => {
  const check = (test: string) => `\`\`\`yaml title="compose.yaml"\ntest: ${test}\n\`\`\`\n`;
  expect(problemsOf(check('["CMD-SHELL", "pg_isready -U app -d app"]'))[0]).toContain(
    '1: pg_isready',
  );
  expect(problemsOf(check('["CMD", "pg_isready", "--host", "127.0.0.1"]'))).toEqual([]);
  expect(problemsOf(check('["CMD-SHELL", "pg_isready -h 127.0.0.1 -U app"]'))).toEqual([]);
});
