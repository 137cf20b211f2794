import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems-of.ts';

describe('a pager', () => {
  it.each([
    ['takes the line behind it', 'systemctl status shop\ncurl localhost', 1],
    ['harms nothing at the end', 'curl localhost\nsystemctl status shop', 0],
    ['is switched off', 'journalctl -u shop --no-pager\nls', 0],
    ['does not open into a pipe', 'systemctl list-timers | head\nls', 0],
    ['takes a letter of the line behind it', 'git branch --remotes\ngit clone a b', 1],
    ['leaves what is on its own line', 'git log --oneline && git diff', 0],
    ['does not open for what makes a branch', 'git branch idea\ngit switch idea', 0],
    ['does not open for text in a variable', 'last="$(git log -n 1)"\nls', 0],
  ])('%s', (_, block, found) => {
    expect(problemsOf(`\`\`\`bash\n${block}\n\`\`\`\n`)).toHaveLength(found);
  });
});
