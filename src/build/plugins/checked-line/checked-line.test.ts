import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Report, type State } from 'doc-walk';
import { checkedLine, dataFile, readReport } from './data.ts';

const source = '# Page\n';
const report = (states: Partial<Record<State, number>>): Report =>
  ({
    pages: {
      'docs/a.mdx': {
        source: crypto.createHash('sha256').update(source).digest('hex'),
        states,
        tools: { nginx: '1.22.1', bash: '5.2.15' },
      },
    },
  }) as unknown as Report;

describe("the line at a page's end", () => {
  it('counts the states and names the tools', () => {
    expect(
      checkedLine(report({ run: 2, checked: 1, parsed: 3, exempt: 1 }), 'docs/a.mdx', source),
    ).toEqual({
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

  it.each([
    ['the text has changed since', report({ run: 1 }), 'docs/a.mdx', `${source}more`],
    ['the page is not in the report', report({ run: 1 }), 'docs/b.mdx', source],
    ['nothing was run or validated', report({ parsed: 3 }), 'docs/a.mdx', source],
    ['a block failed', report({ run: 3, failed: 1 }), 'docs/a.mdx', source],
    ['there is no report', undefined, 'docs/a.mdx', source],
  ])('is empty when %s', (_what, from, page, text) => {
    expect(checkedLine(from, page, text)).toEqual({});
  });

  it('comes from a file that any path names', () => {
    expect(dataFile('docs/a b/c.mdx')).toBe('checked-line/docs-a-b-c.mdx.json');
  });
});

describe('the report', () => {
  it('of this checkout comes before the one that a release brings, which comes before none', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'checked-'));
    const write = (file: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      fs.writeFileSync(path.join(root, file), text);
    };
    expect(readReport(root)).toBeUndefined();
    write('checked/report.json', '{"pages":{"brought":{}}}');
    expect(readReport(root)?.pages).toHaveProperty('brought');
    write('node_modules/.cache/snippets/report.json', '{"pages":');
    expect(readReport(root)?.pages).toHaveProperty('brought');
    write('node_modules/.cache/snippets/report.json', '{"pages":{"own":{}}}');
    expect(readReport(root)?.pages).toHaveProperty('own');
    fs.rmSync(root, { recursive: true });
  });
});
