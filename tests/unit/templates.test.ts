import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { evaluatePrice } from '../../src/lib/price/index.ts';
import { templateCost } from '../../src/lib/template-cost/index.ts';
import { composePath, templates } from '../../src/lib/templates.ts';

const folder = path.join(import.meta.dirname, '../../docs/templates');
const read = (slug: string) => fs.readFileSync(path.join(folder, `${slug}.mdx`), 'utf8');

const SECTIONS = [
  'What you get',
  'Settings',
  'The compose file',
  'First login',
  'Back up and restore',
  'Upgrade',
  'Pitfalls',
  'Facts',
];
/** The components that every page has, each with its section. */
const PARTS: Readonly<Record<string, string>> = {
  TemplateSummary: '',
  TemplateCost: 'What you get',
  TemplateSettings: 'Settings',
  TemplateChanges: 'The compose file',
  TemplateStart: 'First login',
  TemplateFacts: 'Facts',
};

const FENCE = /^( *)```[\s\S]*?^\1```$/gm;

/** A page without front matter, split into sections by heading. '' is the part before the first. */
function partsOf(source: string) {
  const matter = /^---\n([\s\S]*?)\n---\n/.exec(source);
  const body = source.slice(matter?.[0].length ?? 0);
  const [opening = '', ...rest] = body.split(/^## /m);
  const sections = new Map([['', opening]]);
  for (const part of rest) {
    const [heading = '', ...text] = part.split('\n');
    sections.set(heading.replace(/\s*\{.*\}$/, ''), text.join('\n'));
  }
  return {
    frontMatter: parse(matter?.[1] ?? '') as Record<string, unknown>,
    body,
    sections,
    headings: [...sections.keys()].slice(1),
  };
}

const words = (text: string) =>
  text
    .replace(FENCE, '')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;

const pages = templates.map((template) => {
  const page = partsOf(read(template.slug));
  return [template.slug, template, page] as const;
});

it('the page on starting one names the lowest price in its first paragraph', () => {
  const lead = fs.readFileSync(path.join(folder, '../getting-started/templates.mdx'), 'utf8');
  const [, named] = /<TemplatePrice of="([\w-]+)" \/>/.exec(lead) ?? [];
  const prices = templates.map((template) => {
    const compose = fs.readFileSync(composePath(template.slug), 'utf8');
    return [template.slug, evaluatePrice(templateCost(template, compose).expression)] as const;
  });
  const least = Math.min(...prices.map(([, price]) => price));
  expect(prices.filter(([, price]) => price === least).map(([slug]) => slug)).toContain(named);
});

it('each template has its page, and each page its template', () => {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  expect(files.sort()).toEqual(
    ['index', ...templates.map(({ slug }) => slug)].map((name) => `${name}.mdx`).sort(),
  );
});

it('the gallery is on the index', () => {
  expect(read('index')).toContain('\n<TemplateGallery />\n');
});

// The gallery says so, and the check of the code blocks follows each walk.
it.each(templates.map(({ slug, databases }) => [slug, databases] as const))(
  'backup and restore of %s are walked, with its database',
  (slug, databases) => {
    const walk = fs.readFileSync(path.join(folder, `${slug}.walk.yaml`), 'utf8');
    for (const { engine } of databases) {
      if (engine === 'PostgreSQL') expect(walk).toMatch(/^servers: \[postgresql/m);
      if (engine === 'MySQL') expect(walk).toMatch(/^docker: \[mysql/m);
    }
  },
);

describe.each(pages)(
  'the page of %s',
  (slug, template, { frontMatter, body, sections, headings }) => {
    it('names its template', () => {
      expect(frontMatter).toMatchObject({ template: slug, title: template.name });
    });

    it('has the sections of every template page, in their order', () => {
      expect(headings).toEqual(SECTIONS);
    });

    it.each(Object.entries(PARTS))(
      'shows %s of its own template, once, in its section',
      (name, section) => {
        expect(body.match(new RegExp(`<${name} [^>]*>`, 'g'))).toEqual([
          `<${name} of="${slug}" />`,
        ]);
        expect(sections.get(section)).toContain(`<${name} `);
      },
    );

    it('shows the compose file that is checked, and no other', () => {
      const section = sections.get('The compose file');
      expect(section).toContain(
        `\`\`\`yaml title="compose.yaml" file="${composePath(slug)}"\n\`\`\``,
      );
      expect(body.match(/^ *```yaml/gm)).toHaveLength(1);
    });

    it('says next to its prices who they are for', () => {
      expect(sections.get('What you get')).toContain('<ForBusinesses />');
    });

    it('opens with two sentences', () => {
      const paragraph = sections.get('')?.trim().split('\n\n')[0] ?? '';
      expect(paragraph.match(/[.!?](?=\s|$)/g)).toHaveLength(2);
    });

    it('logs in by numbered steps', () => {
      expect(sections.get('First login')).toMatch(
        /<Steps>[\s\S]*\n1\. [\s\S]*\n2\. [\s\S]*<\/Steps>/,
      );
    });

    it('backs up by a command', () => {
      expect(sections.get('Back up and restore')).toMatch(/^ *```(bash|sh|python)/m);
    });

    it('names three pitfalls or more, with three links or more', () => {
      const section = sections.get('Pitfalls') ?? '';
      expect(section.match(/^- /gm)?.length).toBeGreaterThanOrEqual(3);
      expect(section.match(/\]\(https:[^)]*\)/g)?.length).toBeGreaterThanOrEqual(3);
    });

    it('links outside its pitfalls only to what the data names', () => {
      const known = [
        template.homepage,
        template.repository,
        template.memory.url,
        ...template.sources.map(({ url }) => url),
      ];
      const rest = body.replace(sections.get('Pitfalls') ?? '', '').replace(FENCE, '');
      for (const [, url] of rest.matchAll(/\]\((https:[^)]*)\)/g)) {
        expect(known).toContain(url);
      }
    });

    it('has between 350 and 750 original words', () => {
      const count = words(body);
      expect(count).toBeGreaterThanOrEqual(350);
      expect(count).toBeLessThanOrEqual(750);
    });
  },
);

it('no two pages share a paragraph', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const [slug, , { body }] of pages) {
    for (const paragraph of body.replace(FENCE, '').split(/\n\s*\n/)) {
      const text = paragraph.trim();
      if (words(text) < 8) continue;
      const other = seen.get(text);
      if (other) shared.push(`${other} and ${slug}: ${text.slice(0, 80)}`);
      seen.set(text, slug);
    }
  }
  expect(shared).toEqual([]);
});
