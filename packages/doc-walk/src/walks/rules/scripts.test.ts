import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems-of.ts';
import { unheardFailure } from './scripts.ts';

describe("a script with 'set -e'", () => {
  it.each([
    [
      'goes on after the first of two',
      'set -e\nnpm ci && npm test\n./deploy',
      'npm ci && npm test',
    ],
    ['over two lines', 'set -euo pipefail\nnpm ci &&\n  npm test\n./deploy', 'npm ci && npm test'],
  ])('%s', (_, script, unheard) => {
    expect(unheardFailure(script)).toBe(unheard);
    expect(problemsOf(`\`\`\`bash\n${script}\n\`\`\`\n`)[0]).toContain("'set -e' does not end");
  });

  it.each([
    'npm ci && npm test\n./deploy',
    'set -e\nnpm ci\nnpm test && ./deploy',
    'set -e\nif npm ci && npm test; then ./deploy; fi\nls',
    'set -e\n[ -e list ] && cat list\nls',
    'set -e\n(cd app && npm test) > log\nls',
    "set -e\nssh server 'cd app && ./deploy'\nls",
    'set -e\nnpm ci && npm test || exit 1\nls',
    "set -e\ncat > run << 'END'\nnpm ci && npm test\nEND\nls",
  ])('%j', (script) => {
    expect(unheardFailure(script)).toBeUndefined();
  });
});

describe('a program that the check starts', () => {
  const page = (words: string, ask = 'curl http://127.0.0.1:8080/') =>
    problemsOf(
      `\`\`\`js title="a.mjs" session="a" serve\nlisten();\n\`\`\`\n\n${words}\n\n\`\`\`bash run session="a"\n${ask}\n\`\`\`\n`,
    );

  it('is started by the reader before he asks it', () => {
    expect(page('Ask it:')[0]).toContain("how to start: by 'node a.mjs'");
    expect(page('Start it by `node a.mjs`, and ask it in a second terminal:')).toEqual([]);
    expect(page('Look at it:', 'cat a.mjs')).toEqual([]);
  });
});
