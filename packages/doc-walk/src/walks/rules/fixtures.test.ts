import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems-of.ts';

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

it('refuses damage by a byte that may stand there already', () => {
  const damage = (what: string) => `\`\`\`bash\nprintf '${what}' | dd of=a conv=notrunc\n\`\`\`\n`;
  expect(problemsOf(damage('X'))[0]).toContain('one time in 256');
  expect(problemsOf(damage('damaged!'))).toEqual([]);
});
