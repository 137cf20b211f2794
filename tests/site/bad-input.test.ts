import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as themeClassic from '@docusaurus/theme-classic';
import { fillTokens } from '../../src/plugins/content/tokens/index.ts';

/* The framework's own errors are shown with whole builds of a small site as strict as this one. Everything
   else is tested next to its check. */

const folder = fs.mkdtempSync(path.join('node_modules', '.cache', 'bad-input-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const GOOD: Record<string, string> = {
  'docs/intro.md': '---\ntags: [known]\n---\n# Intro\n\n[Two](./two.md#part)\n',
  'docs/two.md': '# Two\n\n## Part\n\nText.\n',
  'docs/tags.yml': 'known:\n  label: Known\n',
  'sidebars.js': 'module.exports = { docs: ["intro", "two"] };\n',
  'pages/index.md': '# Home\n',
};

const CONFIG = `
const site = require('SITE');
module.exports = {
  title: 'Small', url: 'https://small.example', baseUrl: '/', trailingSlash: true,
  onBrokenLinks: site.onBrokenLinks, onBrokenAnchors: site.onBrokenAnchors, onDuplicateRoutes: site.onDuplicateRoutes,
  future: { v4: true, faster: true },
  presets: [['classic', {
    docs: { sidebarPath: './sidebars.js', onInlineTags: site.onInlineTags, tags: 'tags.yml' },
    blog: false, pages: { path: 'pages' }, sitemap: false,
  }]],
};`;

// The package's types leave out what it exports for the framework.
const { validateThemeConfig } = themeClassic as unknown as {
  validateThemeConfig(options: unknown): unknown;
};

/** The configuration of the small site with one more navbar item. */
const withItem = (item: object) =>
  CONFIG.replace(
    'presets:',
    `themeConfig: { navbar: { items: [${JSON.stringify(item)}] } },\n  presets:`,
  );

let count = 0;

/** Builds the small site with some files changed, and returns the exit code and all output. */
function build(changes: Record<string, string>): { status: number | null; output: string } {
  count += 1;
  const siteDir = path.resolve(folder, String(count));
  const strict = path.join(siteDir, 'strictness.json');
  const files: Record<string, string> = {
    ...GOOD,
    'docusaurus.config.js': CONFIG,
    'strictness.json': fs.readFileSync(path.join(folder, 'strictness.json'), 'utf8'),
    ...changes,
  };
  files['docusaurus.config.js'] = (files['docusaurus.config.js'] ?? '').replace('SITE', strict);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, name), text);
  }
  const program = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const result = spawnSync(process.execPath, [program, 'build', siteDir], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  return { status: result.status, output: result.stdout + result.stderr };
}

describe('the build stops', async () => {
  const { default: config } = await import('../../docusaurus.config.ts');
  const { docsOptions } = await import('../../src/plugins/content/index.ts');
  const [, { blog: blogOptions }] = config.presets?.[0] as [
    string,
    { blog: { onInlineAuthors: string } },
  ];
  fs.writeFileSync(
    path.join(folder, 'strictness.json'),
    JSON.stringify({
      onBrokenLinks: config.onBrokenLinks,
      onBrokenAnchors: config.onBrokenAnchors,
      onDuplicateRoutes: config.onDuplicateRoutes,
      onInlineTags: docsOptions.onInlineTags,
      onInlineAuthors: blogOptions.onInlineAuthors,
    }),
  );

  it('not for a good site', () => {
    const { status, output } = build({});
    expect(output).toContain('Generated static files');
    expect(status).toBe(0);
  });

  it.each<[string, Record<string, string>, RegExp[]]>([
    [
      'at an undeclared tag',
      { 'docs/intro.md': '---\ntags: [unknown]\n---\n# Intro\n' },
      [/docs\/intro\.md/, /unknown/],
    ],
    [
      'at a broken link',
      { 'docs/two.md': '# Two\n\n## Part\n\n[Nowhere](/nowhere/)\n' },
      [/broken links/i, /docs\/two\//, /\/nowhere\//],
    ],
    [
      'at a broken anchor',
      { 'docs/intro.md': '# Intro\n\n[Two](./two.md#no-such-part)\n' },
      [/broken anchors/i, /docs\/intro\//, /#no-such-part/],
    ],
    [
      'at a sidebar that names a missing doc',
      { 'sidebars.js': 'module.exports = { docs: ["intro", "three"] };\n' },
      [/sidebars\.js/, /three/],
    ],
    [
      'at a navbar item that names a missing sidebar',
      { 'docusaurus.config.js': withItem({ type: 'docSidebar', sidebarId: 'none', label: 'X' }) },
      [/sidebar with id "none"/],
    ],
    [
      'at a navbar item that names a missing doc',
      { 'docusaurus.config.js': withItem({ type: 'doc', docId: 'none', label: 'X' }) },
      [/doc with id "none"/],
    ],
    [
      'at an author who is not declared',
      {
        'docusaurus.config.js': CONFIG.replace(
          'blog: false',
          'blog: { onInlineAuthors: site.onInlineAuthors }',
        ),
        'blog/2026-01-01-post.md': '---\nauthors: [{ name: Somebody }]\n---\n# Post\n\nText.\n',
      },
      [/2026-01-01-post\.md/, /not defined in "authors\.yml"/],
    ],
    [
      'at a duplicate route',
      { 'pages/two.md': '---\nslug: /docs/two\n---\n# Two\n' },
      [/duplicate routes/i, /\/docs\/two/],
    ],
  ])('%s, naming file and reason', (_case, changes, messages) => {
    const { status, output } = build(changes);
    expect(status).not.toBe(0);
    for (const message of messages) expect(output).toMatch(message);
  });

  it('at a navbar item of an unknown type', () => {
    const run = () =>
      validateThemeConfig({
        themeConfig: { navbar: { items: [{ type: 'carousel', label: 'X' }] } },
        validate: (schema: { validate(value: unknown): { error?: Error } }, value: unknown) => {
          const { error } = schema.validate(value);
          if (error) throw error;
          return value;
        },
      });
    expect(run).toThrow(/Bad navbar item type carousel/);
  });

  it('at an unknown token', () => {
    expect(() => fillTokens('{product.prize}', 'docs/intro.mdx')).toThrow(
      /docs\/intro\.mdx:1: unknown token/,
    );
  });
});
