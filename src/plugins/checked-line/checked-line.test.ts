import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { codeHash, type PageRecord } from 'doc-walk/read';
import { afterAll, describe, expect, it } from 'vitest';
import { checkedLine, dataFile } from './data.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'checked-'));
const page = 'docs/a.mdx';
const write = (name: string, text: string) => fs.writeFileSync(path.join(root, name), text);
const SOURCE = 'Words.\n\n```bash run\necho {product.domain}\n```\n';

fs.mkdirSync(path.join(root, 'docs'));
write(page, SOURCE);
write('docs/a.walk.yaml', 'caveats: [the platform itself]\n');
afterAll(() => fs.rmSync(root, { recursive: true }));

const recordOf = (states: PageRecord['states'], walk?: PageRecord['walk']): PageRecord => ({
  code: codeHash(root, page),
  result: '',
  at: '2026-11-24',
  states,
  reachable: 7,
  tools: { bash: '5.2.15', nginx: '1.22.1' },
  walk,
});

describe("the line at a page's end", () => {
  it('counts the states and names the tools', () => {
    const records = { [page]: recordOf({ run: 2, checked: 1, parsed: 3, exempt: 1 }) };
    expect(checkedLine(root, page, records)).toEqual({
      blocks: 7,
      run: 2,
      checked: 1,
      parsed: 3,
      tools: [
        ['bash', '5.2.15'],
        ['nginx', '1.22.1'],
      ],
    });
  });

  it('says when the page was followed, and what that did not show', () => {
    const records = { [page]: recordOf({ run: 1 }, { run: 1, of: 1 }) };
    expect(checkedLine(root, page, records)).toMatchObject({
      walked: '24 November 2026',
      caveats: ['the platform itself'],
    });
  });

  it.each([
    ['the words around the code have changed', SOURCE.replace('Words', 'Other words'), true],
    ['the code has changed', SOURCE.replace('echo', 'printf'), false],
    ['a block was added', `${SOURCE}\n~~~js\n1\n~~~\n`, false],
  ])('where %s: shown is %s', (_what, text, isShown) => {
    const records = { [page]: recordOf({ run: 1 }) };
    write(page, text);
    expect('blocks' in checkedLine(root, page, records)).toBe(isShown);
    write(page, SOURCE);
  });

  it.each([
    ['the page has no record', {}],
    ['nothing was run or validated', { [page]: recordOf({ parsed: 3 }) }],
  ])('is empty when %s', (_what, records) => {
    expect(checkedLine(root, page, records)).toEqual({});
  });

  it('comes from a file that any path names', () => {
    expect(dataFile('docs/a b/c.mdx')).toBe('checked-line/docs-a-b-c.mdx.json');
  });
});
