import { describe, expect, it } from 'vitest';
import { offeredVariables } from './variables.ts';
import { templateCategories, templateOf, templates } from './templates.ts';

describe('the templates', () => {
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
    it('has settings with unique names', () => {
      const names = template.settings.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
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
        if (/^(DB_PASSWORD|PGPASSWORD)$/.test(name) && !/outside the platform/.test(meaning)) {
          expect(reference, name).toBeDefined();
        }
      }
    });
  },
);
