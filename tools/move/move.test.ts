import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withAddress, withRelativePaths } from './links.ts';
import { move } from './index.ts';
import { addressOf } from './places.ts';

const project = path.join(import.meta.dirname, '../..');
let root = '';
const put = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const run = (from: string, to: string) => move(root, from, to).apply();

/* The lists are the project's own, so that a change in their form is noticed here. */
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'move-'));
  for (const file of [
    'package.json',
    'data/lessons.yaml',
    'data/redirects.yaml',
    'data/sidebar.yaml',
  ]) {
    put(file, fs.readFileSync(path.join(project, file), 'utf8'));
  }
  // A page that the site doesn't have, so that its own pages may have any name.
  const sidebar = read('data/sidebar.yaml');
  put('data/sidebar.yaml', sidebar.replace(/- services\/redis\n/, '$&      - services/tanks\n'));
  put(
    'docs/services/tanks.mdx',
    "import L from './tanks-life.svg';\n[db](./redis.mdx#x) [up](../intro.mdx)\n",
  );
  put('docs/services/tanks-life.svg', '<svg/>');
  put('docs/services/tanks.walk.yaml', 'rest:\n');
  put(
    'docs/services/redis.mdx',
    '[files](./tanks.mdx#grow) and [lesson](/learn/foundations/redis-basics/)\n',
  );
  put(
    'docs/intro.mdx',
    '[disk](/docs/services/tanks/#grow) [not](/docs/services/tanks-of-books/)\n',
  );
  put('learn/foundations/redis-basics.mdx', '---\nslug: redis-basics\n---\n');
  put('learn/foundations/redis-basics.exercises.ts', 'export default {};\n');
  put('data/changes.yaml', 'pages:\n  - {to: /docs/services/tanks/, label: Tanks}\n');
  put('tests/routes.json', '["/docs/services/tanks/"]\n');
  put('CONTRIBUTING.md', 'npm run move -- docs/services/tanks.mdx docs/services/disks.mdx\n');
  put('blog/one.mdx', '---\nslug: one-{product.slug}\n---\n');
  put(
    'blog/two.mdx',
    '---\nslug: two\nrelated: [one-{product.slug}, three]\n---\n[one](/blog/one-{product.slug}/)\n',
  );
  put('docs/templates/ghost.mdx', '---\ntemplate: ghost\n---\n');
  put('tests/search/queries.json', '["/docs/services/tanks/", "docs/services/tanks.mdx"]\n');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('a page that is moved', () => {
  it('goes with its picture and its walk, its links leading where they led', async () => {
    await run('docs/services/tanks.mdx', 'docs/networking/barrels.mdx');
    expect(read('docs/networking/barrels.mdx')).toBe(
      "import L from './barrels-life.svg';\n[db](../services/redis.mdx#x) [up](../intro.mdx)\n",
    );
    expect(fs.existsSync(path.join(root, 'docs/services/tanks.mdx'))).toBe(false);
    expect(read('docs/networking/barrels-life.svg')).toBe('<svg/>');
    expect(read('docs/networking/barrels.walk.yaml')).toBe('rest:\n');
    expect(fs.existsSync(path.join(root, 'docs/services/tanks.walk.yaml'))).toBe(false);
  });

  it('is found by every link to it, anchors kept, and by its neighbours of like name not', async () => {
    await run('/docs/services/tanks/', '/docs/services/barrels/');
    expect(read('docs/services/redis.mdx')).toContain('[files](./barrels.mdx#grow)');
    expect(read('docs/intro.mdx')).toBe(
      '[disk](/docs/services/barrels/#grow) [not](/docs/services/tanks-of-books/)\n',
    );
    expect(read('data/changes.yaml')).toContain('{to: /docs/services/barrels/, label: Tanks}');
    expect(JSON.parse(read('tests/search/queries.json'))).toEqual([
      '/docs/services/barrels/',
      'docs/services/barrels.mdx',
    ]);
  });

  it('leaves the addresses that must stay, and the recipe that has it as its sample', async () => {
    await run('/docs/services/tanks/', '/docs/services/barrels/');
    expect(read('tests/routes.json')).toBe('["/docs/services/tanks/"]\n');
    expect(read('CONTRIBUTING.md')).toContain('docs/services/tanks.mdx docs/services/disks.mdx');
  });

  it('keeps its place in the sidebar, and under another folder takes one behind its neighbours', async () => {
    await run('docs/services/tanks.mdx', 'docs/services/barrels.mdx');
    expect(read('data/sidebar.yaml')).toMatch(/- services\/redis\n *- services\/barrels\n/);
    await run('docs/services/barrels.mdx', 'docs/networking/barrels.mdx');
    expect(read('data/sidebar.yaml')).not.toContain('services/barrels');
    expect(read('data/sidebar.yaml')).toMatch(/- networking\/[\w-]+\n *- networking\/barrels\n/);
  });

  it('leaves a redirect, and earlier ones lead straight to the new place', async () => {
    await run('docs/services/tanks.mdx', 'docs/services/barrels.mdx');
    await run('docs/services/barrels.mdx', 'docs/services/casks.mdx');
    expect(read('data/redirects.yaml')).toContain(
      '- { from: /docs/services/tanks/, to: /docs/services/casks/ }\n- { from: /docs/services/barrels/, to: /docs/services/casks/ }\n',
    );
    await run('docs/services/casks.mdx', 'docs/services/tanks.mdx');
    expect(read('data/redirects.yaml')).not.toContain('from: /docs/services/tanks/');
  });

  it('as a lesson takes its exercises along, and keeps the id of visitors’ marks', async () => {
    await run('learn/foundations/redis-basics.mdx', 'learn/foundations/redis.mdx');
    expect(read('data/lessons.yaml')).toMatch(
      /- page: foundations\/redis\n *id: redis-basics\n *- page:/,
    );
    expect(read('learn/foundations/redis.exercises.ts')).toBe('export default {};\n');
    await run('learn/foundations/redis.mdx', 'learn/foundations/redis-basics.mdx');
    expect(read('data/lessons.yaml')).not.toContain('id: redis-basics');
  });

  it('as a post has a new slug, which related posts and links follow', async () => {
    await run('blog/one.mdx', 'blog/first.mdx');
    expect(read('blog/first.mdx')).toContain('slug: first\n');
    expect(read('blog/two.mdx')).toContain('related: [first, three]\n---\n[one](/blog/first/)');
    expect(read('data/redirects.yaml')).toContain('to: /blog/first/');
  });
});

it.each([
  ['docs/none.mdx', 'docs/a.mdx', /no page 'docs\/none\.mdx'/],
  ['docs/intro.mdx', 'docs/services/redis.mdx', /redis\.mdx exists already/],
  ['docs/intro.mdx', 'learn/intro.mdx', /write a file below docs\//],
  ['docs/intro.mdx', 'docs/In tro.mdx', /is no place for it/],
  ['docs/templates/ghost.mdx', 'docs/templates/g.mdx', /has the name of its template/],
])('%s to %s is refused with the reason', (from, to, reason) => {
  expect(() => move(root, from, to)).toThrow(reason);
});

it.each([
  ['docs/services/index.mdx', undefined, '/docs/services/'],
  ['learn/index.mdx', undefined, '/learn/'],
  ['src/pages/hosting/a.mdx', undefined, '/hosting/a/'],
  ['blog/a.mdx', 'b', '/blog/b/'],
  ['docs/a/b.mdx', 'c', '/docs/a/c/'],
  ['docs/a/b.mdx', '/c', '/docs/c/'],
])('%s with slug %s is shown at %s', (file, slug, address) => {
  expect(addressOf(file, slug)).toBe(address);
});

it('leaves an address alone that only begins or ends like it', () => {
  const text = '/docs/a/b/ /docs/a/ https://x.example/docs/a/ /docs/a/?q /docs/a.html';
  expect(withAddress(text, '/docs/a/', '/n/')).toBe(
    '/docs/a/b/ /n/ https://x.example/docs/a/ /n/?q /docs/a.html',
  );
});

it('leaves a relative path alone whose file and target stay', () => {
  const text = "[a](./b.mdx) import x from '../c.svg'";
  expect(withRelativePaths(text, 'docs/a.mdx', 'docs/n.mdx', new Map())).toBe(text);
});
