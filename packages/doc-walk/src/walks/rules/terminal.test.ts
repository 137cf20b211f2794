import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems-of.ts';

describe('what a terminal prints and an output does not show', () => {
  const page = (block: string, words = '') =>
    `Start it:\n\n\`\`\`bash\n${block}\n\`\`\`\n\n\`\`\`text output\nready\n\`\`\`\n\n${words}\n`;

  it('must be said where a program goes to the background', () => {
    expect(problemsOf(page('node a.mjs &\necho ready'))[0]).toContain(
      "3: a terminal also prints '[1]'",
    );
    expect(
      problemsOf(page('node a.mjs &\necho ready\nkill $!', 'It prints `[1] 4711` too.')),
    ).toEqual([]);
  });

  it.each([
    ['a loop behind a pipe', 'for _ in 1 2; do\n  curl a &\ndone | sort'],
    ['an and', 'true &&\necho ready'],
    ['a script', "cat > a.sh <<'END'\nnode a.mjs &\nEND\necho ready"],
  ])('is nothing where the sign stands in %s', (_, block) => {
    expect(problemsOf(page(block))).toEqual([]);
  });
});

describe('names of a folder', () => {
  it.each([
    ['stand side by side', 'tar -xzf a.tar.gz && ls copy', 'configs\ncustom', 1],
    ['stand side by side with hidden ones', 'ls -A copy', '.env\n…', 1],
    ['stand below each other', 'ls -1A copy', '.env\n…', 0],
    ['go into a pipe', 'ls copy | sort', 'configs\ncustom', 0],
    ['go into a file', 'ls copy > list\ncat list', 'configs\ncustom', 0],
    ['are one file', 'bash check && ls copy/shop.sql.gz', 'fine\ncopy/shop.sql.gz', 0],
    ['are one name', 'ls site', 'index.html', 0],
  ])('%s', (_, block, output, found) => {
    const page = `\`\`\`bash\n${block}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`;
    expect(problemsOf(page)).toHaveLength(found);
  });
});

it('refuses a mask of files that stays in the terminal', () => {
  const mask = (block: string, title = '') => problemsOf(`\`\`\`bash${title}\n${block}\n\`\`\`\n`);
  expect(mask('umask 077\nmkdir a')[0]).toContain("1: 'umask' stays");
  expect(mask('(umask 077 && mkdir a)')).toEqual([]);
  expect(mask('(\n  umask 077\n  mkdir a\n)')).toEqual([]);
  expect(mask('umask 077', ' title="backup.sh"')).toEqual([]);
  expect(mask("cat > a.sh <<'END'\numask 077\nEND")).toEqual([]);
});

describe('a client in the foreground', () => {
  const psql = new Map([['sql', 'psql shop']]);
  const mysql = new Map([['sql', 'docker exec -i db mysql shop']]);
  const then = (words: string, into = psql) =>
    problemsOf(
      `\`\`\`sql\nSELECT 1;\n\`\`\`\n\n${words}\n\n\`\`\`bash\npg_dump shop\n\`\`\`\n`,
      'docs/a.mdx',
      into,
    );

  it('is left before a line for the shell', () => {
    expect(then('`--no-owner` leaves out the owners:')[0]).toContain(
      "7: its reader is in 'psql shop'",
    );
    expect(then('Leave `psql`:')).toEqual([]);
    expect(then('After `\\q`:')).toEqual([]);
    expect(then('Type this in a second terminal:')).toEqual([]);
    expect(then('Now:', new Map())).toEqual([]);
  });

  it.each([
    ['psql', psql, '`INSERT 0 1`'],
    ['mysql', mysql, '`Query OK, 1 row affected`'],
  ])('prints more than the rows: %s', (_, into, line) => {
    const page = (words: string, statement = 'INSERT INTO a VALUES (1) RETURNING id;') =>
      problemsOf(
        `${words}\n\n\`\`\`sql\n${statement}\n\`\`\`\n\n\`\`\`text output\n 1\n\`\`\`\n`,
        'docs/a.mdx',
        into,
      );
    expect(page('Add a row:')[0]).toContain('3: the client also prints a line such as');
    expect(page(`It also prints ${line}.`)).toEqual([]);
    expect(page('Ask:', 'SELECT 1;')).toEqual([]);
  });
});

it('refuses a tunnel to a port that an earlier one holds', () => {
  const both = (words: string, ports = '-L 5433:db.internal:5432 -L 5434:db2.internal:5432') =>
    problemsOf(
      `\`\`\`bash\nssh -N -L 5433:db.internal:5432 b\n\`\`\`\n\n${words}\n\n\`\`\`bash\nssh -N ${ports} b\n\`\`\`\n`,
    );
  expect(both('Open a tunnel to each:')[0]).toContain('7: an earlier tunnel of the page');
  expect(both('Open both in place of the one in terminal 1:')).toEqual([]);
  expect(both('Open a second one:', '-L 5434:db2.internal:5432')).toEqual([]);
});

describe('a pager', () => {
  it.each([
    ['takes the line behind it', 'systemctl status shop\ncurl localhost', 1],
    ['harms nothing at the end', 'curl localhost\nsystemctl status shop', 0],
    ['is switched off', 'journalctl -u shop --no-pager\nls', 0],
    ['does not open into a pipe', 'systemctl list-timers | head\nls', 0],
    ['takes a letter of the line behind it', 'git branch --remotes\ngit clone a b', 1],
    ['leaves what is on its own line', 'git log --oneline && git diff', 0],
    ['does not open for what makes a branch', 'git branch idea\ngit switch idea', 0],
    ['does not open for text in a variable', 'last="$(git log -n 1)"\nls', 0],
  ])('%s', (_, block, found) => {
    expect(problemsOf(`\`\`\`bash\n${block}\n\`\`\`\n`)).toHaveLength(found);
  });
});

describe('a question in the terminal', () => {
  it.each([
    ['is answered by the line behind it', 'docker login ghcr.io\ndocker push ghcr.io/a/b:1', 1],
    ['stands at the end', 'docker push ghcr.io/a/b:1\ndocker login ghcr.io', 0],
    ['is not asked', 'echo "$TOKEN" | docker login --password-stdin\ndocker push a/b:1', 0],
    ['is answered before the next line', 'read -rs TOKEN && export TOKEN\ncurl localhost', 1],
    ['has a line of its own', 'read -rs TOKEN && export TOKEN', 0],
    ['is none in a loop', 'ls | while read -r name; do\n  echo "$name"\ndone', 0],
  ])('%s', (_, block, found) => {
    expect(problemsOf(`\`\`\`bash\n${block}\n\`\`\`\n`)).toHaveLength(found);
  });
});

describe('the journal', () => {
  it.each([
    ['is empty for an ordinary user', 'Its lines: `journalctl -u haproxy -f`.', 1],
    ['is read by root', 'Its lines: `sudo journalctl -u haproxy -f`.', 0],
    ['is named', 'What `journalctl` shows.', 0],
  ])('%s', (_, words, found) => {
    expect(problemsOf(`${words}\n\n\`\`\`bash\nls\n\`\`\`\n`)).toHaveLength(found);
  });
});
