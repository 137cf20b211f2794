import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { check, type Checked } from './check.ts';
import { languages } from './languages/index.ts';
import { type Site } from './site.ts';

/** A site whose pages are the fixtures, with one placeholder. */
const site: Site = {
  root: path.resolve(import.meta.dirname, '../../..'),
  folders: ['packages/doc-walk/fixtures'],
  record: 'none.json',
  backend: 'examples/proxies/backend.mjs',
  fill(source, file) {
    const lines = source.replaceAll('{product.domain}', 'shop.example').split('\n');
    const line = lines.findIndex((text) => text.includes('{product')) + 1;
    if (line > 0) throw new Error(`${file}:${line}: unknown token`);
    return lines.join('\n');
  },
  include(file) {
    throw new Error(`file="${file}" does not exist`);
  },
  needsWalk: () => false,
  composeProblems: (text) =>
    text
      .split('\n')
      .flatMap((words, at) =>
        words.includes('imagee') ? [{ line: at + 1, message: 'imagee is no key' }] : [],
      ),
};
const { root } = site;
const [folder] = site.folders;
const pagesOf = (kind: string) =>
  fs.readdirSync(path.join(root, `${folder}/${kind}`)).map((name) => `${folder}/${kind}/${name}`);
const good = pagesOf('good');
const bad = pagesOf('bad');
const isStrict = process.env.CI === 'true';

let checked: Checked;
beforeAll(async () => {
  checked = await check({ ...site, pages: [...good, ...bad], files: [] });
}, 240_000);

const outcomesOf = (page: string) =>
  checked.outcomes.filter(({ unit }) => unit.blocks[0]?.page === page);
const problemsOf = (page: string) =>
  [...checked.problems, ...checked.outcomes.flatMap(({ verdict }) => verdict.problems)].filter(
    ({ file }) => file === page,
  );

/** The package that this machine lacks for a page. The check says so, because the page proves nothing here. */
function lacking(page: string): string | undefined {
  const install = outcomesOf(page).find(({ verdict }) => verdict.state === 'skipped')?.verdict
    .install;
  if (install) console.warn(`!! ${page} SKIPPED: install ${install}`);
  return install;
}

describe('right blocks', () => {
  it.for(good)('%s passes', (page, context) => {
    const install = lacking(page);
    if (install && !isStrict) return context.skip();
    expect(install).toBeUndefined();
    expect(problemsOf(page)).toEqual([]);
    expect(outcomesOf(page).length).toBeGreaterThan(0);
  });

  it('are run where they can be', () => {
    const states = checked.outcomes
      .filter(({ unit }) => unit.blocks[0]?.page.includes('/good/'))
      .filter(
        ({ unit }) =>
          unit.meta.run || unit.meta.serve || unit.lang === 'sql' || unit.lang === 'redis',
      )
      .map(({ verdict }) => verdict.state);
    expect(states.length).toBeGreaterThan(15);
    const known = new Set(isStrict ? ['run'] : ['run', 'skipped']);
    expect(states.filter((state) => !known.has(state))).toEqual([]);
  });
});

describe('wrong blocks', () => {
  it.for(bad)(
    '%s fails with the line and the message that its first line names',
    (page, context) => {
      const install = lacking(page);
      if (install && !isStrict) return context.skip();
      const first = fs.readFileSync(path.join(root, page), 'utf8').split('\n')[0] ?? '';
      const [, line, message = ''] = /^\{\/\* (\d+): ?(.*) \*\/\}$/.exec(first) ?? [];
      const problems = problemsOf(page);
      expect(
        problems.map((problem) => ({ line: problem.line, message: problem.message })),
      ).toContainEqual({
        line: Number(line),
        message: expect.stringContaining(message) as string,
      });
    },
  );
});

describe('the fixtures', () => {
  it.each(['good', 'bad'])('hold a %s block of each language', (kind) => {
    const shown = new Set(
      checked.outcomes
        .filter(({ unit }) => unit.blocks[0]?.page.includes(`/${kind}/`))
        .map(({ language }) => language),
    );
    expect(languages.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  });
});
