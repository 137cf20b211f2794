import { describe, expect, it } from 'vitest';
import { checkFrontMatter, pageKind, type FrontMatterError } from './index.ts';

const good = {
  title: 'PostgreSQL',
  description: 'A managed database in the private network of a project, backed up every day.',
};
const source = '---\ntitle: PostgreSQL\ndescription: A\nsidebar_lable: x\n---\n';
const check = (extra: Record<string, unknown>, kind: 'docs' | 'learn' | 'blog' = 'docs') =>
  checkFrontMatter(kind, 'docs/page.mdx', source, { ...good, ...extra });

describe('front matter', () => {
  it('passes with title and description', () => {
    expect(() => check({})).not.toThrow();
  });

  it('passes with other words for a section', () => {
    expect(() => check({ sections: { pier: 'quay, jetty' } })).not.toThrow();
  });

  it.each<[string, Record<string, unknown>, 'docs' | 'learn' | 'blog', RegExp]>([
    [
      'a missing title',
      { title: undefined },
      'docs',
      /docs\/page\.mdx:1: front matter has no 'title'/,
    ],
    ['an empty title', { title: ' ' }, 'docs', /docs\/page\.mdx:2: 'title' does not fit/],
    [
      'a level of its own',
      { tags: ['docker'], level: 'expert' },
      'learn',
      /'level' does not fit \(it has 6 characters\)\. Write level: beginner, intermediate or advanced/,
    ],
    ['half a minute', { tags: ['docker'], minutes: 0.5 }, 'learn', /'minutes' does not fit/],
    [
      'an impossible day',
      { slug: 'a', authors: ['team'], tags: ['go'], date: '20 May' },
      'blog',
      /'date' does not fit/,
    ],
    [
      'a short description',
      { description: 'Short.' },
      'docs',
      /:3: 'description' does not fit \(it has 6 characters\)/,
    ],
    [
      'a misspelt key',
      { sidebar_lable: 'x' },
      'docs',
      /:4: unknown front matter key 'sidebar_lable'\. Known keys/,
    ],
    ['a key with other separators', { 'sidebar-label': 'x' }, 'docs', /Write 'sidebar_label'/],
    ['no words for a section', { sections: { pier: ' ' } }, 'docs', /'sections' does not fit/],
    [
      'words of a section as a list',
      { sections: { pier: ['quay'] } },
      'docs',
      /Write sections: below it/,
    ],
    ['a lesson without tags', {}, 'learn', /front matter has no 'tags'/],
    ['tags on a docs page', { tags: ['docker'] }, 'docs', /unknown front matter key 'tags'/],
    ['a post without a date', { slug: 'a', authors: ['team'], tags: ['go'] }, 'blog', /no 'date'/],
    ['a prototype key', { constructor: 'x' }, 'docs', /unknown front matter key 'constructor'/],
  ])('refuses %s with file, line and what to write', (_case, extra, kind, message) => {
    expect(() => check(extra, kind)).toThrow(message);
  });

  it('names the page when a key is absent', () => {
    const run = () => checkFrontMatter('docs', 'docs/a.mdx', '', { title: 'A' });
    expect(run).toThrow(
      expect.objectContaining<Partial<FrontMatterError>>({
        message: expect.stringContaining(
          "docs/a.mdx:1: front matter has no 'description'",
        ) as string,
      }),
    );
  });

  it('refuses a page without a title', () => {
    const run = () => checkFrontMatter('docs', 'docs/a.mdx', '', { description: good.description });
    expect(run).toThrow(/docs\/a\.mdx:1: front matter has no 'title'/);
  });

  it('takes the kind from the folder', () => {
    expect(pageKind('/s', '/s/learn/a/b.mdx')).toBe('learn');
    expect(pageKind('/s', '/s/src/pages/a.mdx')).toBe('page');
  });
});
