import { describe, expect, it } from 'vitest';
import { writtenFiles } from './destroyed.ts';
import { problemsOf } from './problems-of.ts';

describe('files that a script writes', () => {
  it.each([
    ['echo a > a.txt', ['a.txt']],
    ['echo a >> a.txt', []],
    ['echo a > /dev/null 2>&1', []],
    ["awk '$1 > 5' list", []],
    ["cat > b.txt <<'END'\nx > y.txt\nEND", ['b.txt']],
  ])('%s', (script, files) => {
    expect(writtenFiles(script)).toEqual(files);
  });
});

describe('a block that destroys', () => {
  const twice = (words: string) =>
    `Make it:\n\n\`\`\`bash\n./export > crm.dump\n\`\`\`\n\n${words}\n\n\`\`\`bash\n./export > crm.dump\n\`\`\`\n`;

  it('is refused where the words before it do not say so', () => {
    expect(problemsOf(twice('Count the rows:'))[0]).toContain("9: it overwrites 'crm.dump'");
  });

  it('is let through where they do', () => {
    expect(problemsOf(twice('Replace the dump:'))).toEqual([]);
  });

  it('may not remove a volume of the reader either', () => {
    const page =
      '```bash\ndocker volume create logbook\n```\n\nTry it:\n\n```bash\ndocker volume rm logbook\n```\n';
    expect(problemsOf(page)[0]).toContain("7: it deletes the volume 'logbook'");
  });
});

describe('data that are replaced by a copy', () => {
  const back = 'dropdb app &&\n  createdb app &&\n  pg_restore -d app "$dump"';
  it.each([
    [
      'deleted before the copy was looked for',
      'dropdb app\ncreatedb app\npg_restore -d app a.dump',
      1,
    ],
    [
      'deleted although a line before failed',
      'test -s "$dump" && dropdb app\ncreatedb app\npg_restore -d app "$dump"',
      1,
    ],
    ['started on a half', `test -s "$dump" &&\n  ${back}\ndocker compose up -d`, 1],
    [
      'deleted where the copy is there',
      `test -s "$dump" &&\n  ${back} &&\n  docker compose up -d`,
      0,
    ],
    ['volumes, without a look', 'docker volume rm shop\ncp -r "$from/." /srv/shop/', 1],
    ['a copy that was compared', 'pg_restore -d trial a.dump\ndropdb trial', 0],
  ])('are not %s', (_what, script, count) => {
    const found = problemsOf(`Replace it:\n\n\`\`\`bash\n${script}\n\`\`\`\n`);
    expect(found.filter((text) => text.includes('deletes data before'))).toHaveLength(count);
  });
});
