import { describe, expect, it } from 'vitest';
import { offeredVariables } from '../../lib/variables.ts';
import { templateCategories, templateOf, templates, TEMPLATE_SLUGS } from './index.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

describe('the templates', () => {
  it('stand each under its slug', () => {
    expect(templates.map(({ slug }) => slug)).toEqual([...TEMPLATE_SLUGS]);
    expect(TEMPLATE_SLUGS).not.toEqual([]);
  });

  it('use every category', () => {
    expect(new Set(templates.map(({ category }) => category))).toEqual(
      new Set(Object.keys(templateCategories)),
    );
  });

  it('are found by slug, and an unknown slug names the known ones', () => {
    expect(templateOf('cap').homepage).toBe('https://cap.so');
    expect(() => templateOf('constructor')).toThrow(/no template 'constructor'.*activepieces/);
  });
});

describe.each(templates.map((template) => [template.slug, template] as const))(
  '%s',
  (_, template) => {
    it('links over https only', () => {
      const urls = [
        template.homepage,
        template.repository,
        template.memory.url,
        ...template.pitfalls.map(({ url }) => url),
        ...template.sources.map(({ url }) => url),
      ];
      for (const url of urls) if (url) expect(new URL(url).protocol).toBe('https:');
    });

    it('names at least three linked pitfalls, no link twice for the same text', () => {
      const linked = template.pitfalls.filter(({ url }) => url);
      expect(linked.length).toBeGreaterThanOrEqual(3);
      expect(new Set(template.pitfalls.map(({ text }) => text)).size).toBe(
        template.pitfalls.length,
      );
    });

    it('has settings with unique names', () => {
      const names = template.settings.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { name, meaning } of template.settings) {
        expect(name).toMatch(/^[A-Za-z_][A-Za-z0-9_]*$/);
        expect(meaning).toMatch(/[.)]$/);
      }
    });

    it('refers to what a database of its own offers', () => {
      const kinds = {
        PostgreSQL: 'postgresql',
        MySQL: 'mysql',
        Redis: 'redis',
        Valkey: 'redis',
      } as const;
      for (const { reference } of template.settings) {
        if (reference === undefined) continue;
        const [, service, variable] = /^@\{([a-z-]+)\.([A-Z_]+)\}$/.exec(reference) ?? [];
        const database = template.databases.find((known) => known.service === service);
        expect(database, reference).toBeDefined();
        const offered = database ? offeredVariables[kinds[database.engine]] : [];
        expect(offered.map(({ name }) => name)).toContain(variable);
      }
    });

    it('asks nobody to copy the password of a database', () => {
      for (const { name, meaning, reference } of template.settings) {
        if (/^(DB_PASSWORD|PGPASSWORD)$/.test(name) && !/outside of the platform/.test(meaning)) {
          expect(reference, name).toBeDefined();
        }
      }
    });

    it('names secrets that are settings', () => {
      const names = template.settings.map(({ name }) => name);
      for (const secret of template.backup.secrets) expect(names).toContain(secret);
    });

    it('says where its facts come from and on which day', () => {
      expect(template.sources.length).toBeGreaterThan(0);
      expect(template.checkedOn).toMatch(ISO_DAY);
    });

    it('says why its memory is what it is, and who says so', () => {
      expect(template.memory.chosen).toMatch(/\.$/);
      expect(template.memory.upstream === null).toBe(template.memory.url === null);
      if (template.memory.upstream === null) expect(template.memory.floorMb).toEqual({});
    });

    it('has a purpose of one line', () => {
      expect(template.purpose.length).toBeLessThanOrEqual(110);
      expect(template.purpose).toMatch(/\.$/);
    });

    it('suggests disks within what a volume can be', () => {
      for (const { suggestedGb } of template.volumes) {
        expect(suggestedGb).toBeGreaterThanOrEqual(1);
        expect(suggestedGb).toBeLessThanOrEqual(200);
      }
    });
  },
);
