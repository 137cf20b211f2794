import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems-of.ts';

describe('a dump of which only the start is read', () => {
  const problemsWith = (block: string) => problemsOf(`\`\`\`bash\n${block}\n\`\`\`\n`);

  it.each([
    "pg_restore --list shop.dump | grep 'Dumped from'",
    "pg_restore -l shop.dump | grep -c '^;.*Format: CUSTOM'",
    'docker compose exec -T db pg_restore --list <"$target/shop.dump" >/dev/null',
  ])('is refused: %s', (block) => {
    expect(problemsWith(block)[0]).toContain('takes one that was cut off for good');
  });

  it.each([
    "pg_restore --file=/dev/null shop.dump && echo 'readable to the end'",
    "pg_restore --list shop.dump | grep 'TABLE '",
    'pg_restore --list shop.dump | grep -v EXTENSION > restore.list',
  ])('is not %s', (block) => {
    expect(problemsWith(block)).toEqual([]);
  });
});

it('refuses to load a packed dump that nobody tested', () => {
  const load = (block: string) => problemsOf(`\`\`\`bash\n${block}\n\`\`\`\n`);
  expect(load('gzip -dc a.sql.gz | psql --single-transaction')[0]).toContain(
    "1: half of 'a.sql.gz'",
  );
  expect(load('gunzip -c a.sql.gz |\n  mysql app')).toHaveLength(1);
  expect(load('gzip -t a.sql.gz &&\n  gzip -dc a.sql.gz | psql')).toEqual([]);
  expect(load("gzip -dc a.sql.gz | grep 'dump complete$'")).toEqual([]);
});

it('refuses a check that an empty database at a wrong path passes', () => {
  const check = (open: string, words = '') =>
    problemsOf(
      `\`\`\`python\ndb = sqlite3.connect(${open})\ndb.execute("PRAGMA integrity_check")\n\`\`\`\n\n${words}\n`,
    );
  expect(check('"/data/app.db"')[0]).toContain('1: at a wrong path SQLite makes an empty');
  expect(check('sys.argv[1]')).toHaveLength(1);
  expect(check('sys.argv[1]', 'At a wrong path SQLite makes an empty one.')).toEqual([]);
  expect(check('"file:/data/app.db?mode=rw", uri=True')).toEqual([]);
  expect(check('file')).toEqual([]);
});
