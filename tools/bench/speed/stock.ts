import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fillTokens } from '../../../src/plugins/content/tokens/index.ts';

/** Files of the stock site: the classic preset as in the framework's own template. */
const CONFIG = `export default {
  title: 'Stock', url: 'https://stock.example', baseUrl: '/', trailingSlash: true,
  future: { v4: true, faster: true },
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: {
    mdx1Compat: { comments: false, admonitions: false, headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  presets: [['classic', { docs: { routeBasePath: 'docs', breadcrumbs: true }, blog: false }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'learn', path: 'learn', routeBasePath: 'learn' }]],
  themeConfig: {
    navbar: { title: 'Stock', items: [
      { to: '/docs/intro/', label: 'Docs' }, { to: '/learn/', label: 'Learn' },
    ] },
    prism: { additionalLanguages: ['bash', 'docker', 'nginx', 'ini', 'toml', 'java', 'ruby', 'properties', 'diff', 'json', 'http', 'hcl'] },
  },
};
`;

/** Replaces this site's components in content with their children. */
function standIns(names: readonly string[]): string {
  return `import React from 'react';
import Original from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
const Plain = ({ children }) => React.createElement(React.Fragment, null, children);
export default { ...Original, Tabs, TabItem, ${names.map((name) => `${name}: Plain`).join(', ')} };
`;
}

/** Removes a page's imports of this site's components. Undefined if it computes with what it imports. */
function withoutOurImports(source: string): { text: string; names: string[] } | undefined {
  const names: string[] = [];
  let fence = '';
  let computes = false;
  const lines = source.split('\n').filter((line) => {
    const mark = /^\s*(\`{3,})/.exec(line)?.[1];
    if (mark) {
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence)) fence = '';
    }
    if (fence !== '' || mark) return true;
    const imported = /^import\s+(\{?[\w\s,]+\}?)\s+from\s+'@site\//.exec(line)?.[1];
    if (!imported) return true;
    names.push(...imported.replace(/[{}\s]/g, '').split(','));
    if (/^import\s+\{?\s*[a-z]/.test(line)) computes = true;
    return false;
  });
  return computes ? undefined : { text: lines.join('\n'), names };
}

function copyContent(
  from: string,
  to: string,
  used: Set<string>,
): { kept: number; left: string[] } {
  const left: string[] = [];
  let kept = 0;
  for (const entry of fs.readdirSync(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (!/\.mdx?$/.test(entry.name)) {
      if (entry.name !== 'tags.yml') fs.copyFileSync(source, target);
      continue;
    }
    const page = withoutOurImports(fillTokens(fs.readFileSync(source, 'utf8'), source));
    if (!page) {
      left.push(path.relative(path.dirname(from), source));
      continue;
    }
    for (const [, name] of page.text.matchAll(/<([A-Z]\w+)/g)) if (name) used.add(name);
    page.names.forEach((name) => used.add(name));
    // Declared tags need the site's own list. A stock site takes them unchanged.
    fs.writeFileSync(target, page.text);
    kept += 1;
  }
  return { kept, left };
}

export interface StockSite {
  outDir: string;
  pages: number;
  /** Pages left out because they compute with this site's data. */
  left: string[];
  seconds: number;
}

/** Builds a stock Docusaurus from this site's docs and lessons in a separate folder. */
export function buildStock(root: string, folder: string): StockSite {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, 'src/theme'), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{"name":"stock","private":true}');
  fs.writeFileSync(path.join(folder, 'docusaurus.config.mjs'), CONFIG);
  const used = new Set<string>();
  const parts = ['docs', 'learn'].map((part) =>
    copyContent(path.join(root, part), path.join(folder, part), used),
  );
  for (const own of ['Tabs', 'TabItem', 'Drawing']) used.delete(own);
  fs.writeFileSync(path.join(folder, 'src/theme/MDXComponents.js'), standIns([...used]));
  const start = Date.now();
  const build = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (build.status !== 0)
    throw new Error(`the stock site did not build:\n${build.stdout}${build.stderr}`);
  return {
    outDir: path.join(folder, 'build'),
    pages: parts.reduce((sum, part) => sum + part.kept, 0),
    left: parts.flatMap((part) => part.left),
    seconds: (Date.now() - start) / 1000,
  };
}
