import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Code, type Root } from 'mdast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import includeFile from './index.ts';

let root = '';
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'include-'));
  fs.mkdirSync(path.join(root, 'examples/app'), { recursive: true });
  fs.writeFileSync(
    path.join(root, 'examples/app/server.js'),
    '// region all\nstart();\n  // region health\n  answer("{product.slug}");\n  // endregion\nstop();\n// endregion\n',
  );
});
afterAll(() => fs.rmSync(root, { recursive: true }));

function filled(meta: string, value = '', source = ''): string {
  const file = path.join(root, 'page.mdx');
  fs.writeFileSync(file, source);
  const node: Code = {
    type: 'code',
    lang: 'js',
    meta,
    value,
    position: { start: { line: 1, column: 1 }, end: { line: 2, column: 1 } },
  };
  const tree: Root = { type: 'root', children: [node] };
  includeFile({ root })(tree, new VFile({ path: file }));
  return node.value;
}

describe('a fence with file="…"', () => {
  it('shows the file without region marks, with tokens filled in', () => {
    const text = filled('file="examples/app/server.js"');
    expect(text).toMatch(/^start\(\);\n {2}answer\("[^{]+"\);\nstop\(\);$/);
  });

  it('shows one region without its indentation', () => {
    expect(filled('title="a" file="examples/app/server.js" region="health"')).toMatch(/^answer\("/);
  });

  it.each([
    ['a missing file', 'file="examples/app/nowhere.js"', '', 'does not exist'],
    ['a file elsewhere', 'file="package.json"', '', 'outside of examples/'],
    ['a path that climbs out', 'file="examples/../package.json"', '', 'outside of examples/'],
    ['a missing region', 'file="examples/app/server.js" region="nope"', '', "no region 'nope'"],
    ['text of its own', 'file="examples/app/server.js"', 'x', 'stays empty'],
  ])('stops the build for %s', (_what, meta, value, message) => {
    expect(() => filled(meta, value)).toThrow(message);
  });

  it('names the page and the line in the source, front matter counted', () => {
    const meta = 'file="examples/app/nowhere.js"';
    expect(() => filled(meta, '', `---\ntitle: x\n---\n\n\`\`\`js ${meta}\n\`\`\`\n`)).toThrow(
      /^page\.mdx:5: /,
    );
  });
});
