import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../blocks.ts';
import { unitsOf } from '../../units.ts';
import { copyOverwritten } from './copies.ts';
import { writtenFiles } from './destroyed.ts';
import { ruleProblems } from './index.ts';
import { unheardFailure } from './scripts.ts';

const problemsOf = (source: string, page = 'docs/a.mdx', into = new Map<string, string>()) => {
  const { units } = unitsOf('/', blocksOf(page, source).blocks);
  return ruleProblems(units, source, into).map(({ line, message }) => `${line}: ${message}`);
};

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

describe('a copy that another day overwrites', () => {
  it.each([
    ['pg_dump --format=custom \\\n  --file=umami.dump', 'umami.dump'],
    ['pg_dump --no-owner | gzip > money.sql.gz', 'money.sql.gz'],
    ['mysqldump --loose-set-gtid-purged=OFF app > app.sql', 'app.sql'],
    ['tar -czf stirling.tar.gz stirling-configs', 'stirling.tar.gz'],
    ['tar -c chats |\n  openssl enc -salt -out chats.enc', 'chats.enc'],
    ["printf '%s\\n' 'get -p /linkding-data/backup.zip ./' > fetch.sftp", './'],
  ])('is %s', (script, name) => {
    expect(copyOverwritten(script)).toBe(name);
  });

  it.each([
    'mkdir -m 700 "umami-$(date +%F)" && cd "umami-$(date +%F)" &&\n  pg_dump --file=umami.dump',
    'mkdir "umami-$(date +%F)" && cd "umami-$(date +%F)" &&\n  pg_dump --file=umami.dump',
    "printf '%s\\n' 'get -pR /memos-data memos-backup/' > fetch.sftp\nmkdir memos-backup && sftp host",
    'pg_dump --file="shop-$(date +%H%M).dump"',
    'pg_restore --file=/dev/null umami.dump && tar -tzf shop.tar.gz',
    "printf '%s\\n' 'get -p /navidrome-data/backup/* navidrome-backup/' > fetch.sftp",
    'tar -czf - files | ssh host',
  ])('is not %s', (script) => {
    expect(copyOverwritten(script)).toBeUndefined();
  });

  it('is let through in a new folder of an earlier block, or where the words say it', () => {
    const dump = '```bash\npg_dump --file=shop.dump\n```\n';
    expect(problemsOf(`Dump it:\n\n${dump}`)[0]).toContain("loses the older 'shop.dump'");
    expect(problemsOf(`It overwrites an older one:\n\n${dump}`)).toEqual([]);
    expect(problemsOf(`\`\`\`bash\nmkdir move && cd move\n\`\`\`\n\n${dump}`)).toEqual([]);
    expect(problemsOf(`Dump it:\n\n${dump}`, 'blog/a.mdx')).toEqual([]);
  });
});

describe('what only a test needs', () => {
  it.each([
    ['a title', '```bash title="Only to try it"\nls\n```\n'],
    ['words', 'The first line makes a sample; leave it out.\n\n```bash\nls\n```\n'],
    [
      'words behind its output',
      '```python\nsave()\n```\n\n```text output\nok\n```\n\nThe first line stands for your app: leave it out.\n',
    ],
    ['a sample', '```bash\necho sample > webui.db\n```\n'],
    ['an answer of its own', '```bash\nawk \'{ print "some were refused" }\' list\n```\n'],
  ])('is seen by %s', (_, page) => {
    expect(problemsOf(page)).toHaveLength(1);
  });
});

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

it('refuses a copy of a volume into the folder of the one before', () => {
  const copy = (make: string) =>
    problemsOf(`\`\`\`bash\necho 'get -pR /data copy/' > a.sftp\n${make}\n\`\`\`\n`);
  expect(copy('mkdir -p copy && sftp -b a.sftp b@example.com')[0]).toContain('1: what was deleted');
  expect(copy('mkdir copy && sftp -b a.sftp b@example.com')).toEqual([]);
});

describe('a folder that is sent', () => {
  it.each([
    ['by a pattern', "printf '%s\\n' 'put -pR copy/data/* /data/' > a.sftp", 1],
    ['as a whole', "printf '%s\\n' 'put -pR copy/data/. /data/' > a.sftp", 0],
    ['under its name', "printf '%s\\n' 'put -pR data /' > a.sftp", 0],
    ['not, as these are files', "printf '%s\\n' 'get -p /data/backup/* copy/' > a.sftp", 0],
  ])('goes %s', (_, block, found) => {
    expect(problemsOf(`\`\`\`bash\n${block}\n\`\`\`\n`)).toHaveLength(found);
  });
});

describe('a list of sums', () => {
  const make = '(cd books && find . -exec sha256sum {} + | sort > ../books.sha256)';
  const compare = '(cd books && sha256sum --quiet -c ../books.sha256)';

  it('is not compared with what it was made of at once', () => {
    expect(problemsOf(`\`\`\`bash\n${make}\n${compare}\n\`\`\`\n`)[0]).toContain(
      "1: it makes 'books.sha256' and compares with it at once",
    );
    expect(problemsOf(`\`\`\`bash\n${make}\n\`\`\`\n\n\`\`\`bash\n${compare}\n\`\`\`\n`)).toEqual(
      [],
    );
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

it('refuses a mask of files that stays in the terminal', () => {
  const mask = (block: string, title = '') => problemsOf(`\`\`\`bash${title}\n${block}\n\`\`\`\n`);
  expect(mask('umask 077\nmkdir a')[0]).toContain("1: 'umask' stays");
  expect(mask('(umask 077 && mkdir a)')).toEqual([]);
  expect(mask('(\n  umask 077\n  mkdir a\n)')).toEqual([]);
  expect(mask('umask 077', ' title="backup.sh"')).toEqual([]);
  expect(mask("cat > a.sh <<'END'\numask 077\nEND")).toEqual([]);
});

it('refuses damage by a byte that may stand there already', () => {
  const damage = (what: string) => `\`\`\`bash\nprintf '${what}' | dd of=a conv=notrunc\n\`\`\`\n`;
  expect(problemsOf(damage('X'))[0]).toContain('one time in 256');
  expect(problemsOf(damage('damaged!'))).toEqual([]);
});

it('refuses a health check that a database passes before it is ready', () => {
  const check = (test: string) => `\`\`\`yaml title="compose.yaml"\ntest: ${test}\n\`\`\`\n`;
  expect(problemsOf(check('["CMD-SHELL", "pg_isready -U app -d app"]'))[0]).toContain(
    '1: pg_isready',
  );
  expect(problemsOf(check('["CMD", "pg_isready", "--host", "127.0.0.1"]'))).toEqual([]);
  expect(problemsOf(check('["CMD-SHELL", "pg_isready -h 127.0.0.1 -U app"]'))).toEqual([]);
});

describe('what a page leaves on', () => {
  const page = (block: string, words = '', name = 'docs/a.mdx') =>
    problemsOf(`Start it:\n\n\`\`\`bash\n${block}\n\`\`\`\n\n${words}\n`, name);

  it.each([
    ['a container', 'docker run -d --name cache valkey/valkey:9', '`docker stop cache` ends it.'],
    ['a Compose project', 'docker compose up -d --wait', '`docker compose down` ends it.'],
  ])('is seen for %s, and how it is stopped', (_, block, words) => {
    expect(page(block)[0]).toContain('3: it leaves ');
    expect(page(block, words)).toEqual([]);
  });

  it.each([
    ['redis-server', '`sudo systemctl disable --now redis-server` stops it.'],
    ['openssh-server', '`sudo apt remove -y openssh-server` removes it.'],
  ])('is the server of the package %s', (name, words) => {
    const install = `sudo apt update && sudo apt install -y ${name}`;
    expect(page(install)[0]).toContain(`3: it leaves the server of the package '${name}' running`);
    expect(page(install, words)).toEqual([]);
    expect(page('sudo apt update && sudo apt install -y openssh-client')).toEqual([]);
  });

  it('is another container than the one that is stopped', () => {
    expect(page('docker run -d --name red hello:1', '`docker stop blue`')).toHaveLength(1);
  });

  it('is each program in the background', () => {
    const both = 'node a.mjs &\nnode b.mjs &';
    expect(page(`${both}\nkill %2`)[0]).toContain('3: it leaves a program in the background');
    expect(page(`${both}\nkill %1 %2`)).toEqual([]);
    expect(page(`${both}\njobs -pr | xargs -r kill`)).toEqual([]);
    expect(page('node a.mjs &\nkill -HUP "$!"')).toHaveLength(1);
  });

  it('is meant to go on in a post', () => {
    expect(page('docker compose up -d', '', 'blog/a.mdx')).toEqual([]);
  });

  it.each([
    ['docker tag a:1 a:stable', '`docker image rm a:1`', '`docker image rm a:1 a:stable`'],
    ['docker build -q -t a:2 .', '', '`docker rmi a:2` removes it.'],
    ['docker build --tag=a:2 .', '`docker image rm a:1`', '`docker image rm a:1 a:2`'],
  ])('is a name of an image: %s', (make, some, all) => {
    const left = page(make, some, 'learn/a/b.mdx');
    expect(left).toHaveLength(1);
    expect(left[0]).toContain('3: it leaves the image');
    expect(page(make, all, 'learn/a/b.mdx')).toEqual([]);
    expect(page(make, some)).toEqual([]);
  });
});

describe("a container that may be the reader's own", () => {
  const page = (words: string, end = 'docker rm -f db') =>
    problemsOf(
      `Start it:\n\n\`\`\`bash\ndocker run -d --name db postgres:18\n\`\`\`\n\n${words}\n\n\`\`\`bash\n${end}\n\`\`\`\n`,
    );

  it.each([
    'Take another name if `docker ps -a` shows a container `db`.',
    'If Docker says that the name `db` is in use, take another one.',
  ])('is removed after these words: %s', (words) => {
    expect(page('Remove it:')[0]).toContain("3: it removes the container 'db'");
    expect(page(words)).toEqual([]);
  });

  it('is another one than that of the words', () => {
    expect(page('If Docker says that the name `web` is in use, take another one.')).toHaveLength(1);
    expect(page('`docker ps -a`, then `docker rm db`')).toHaveLength(1);
  });

  it('is kept where the page only stops it', () => {
    expect(page('Stop it:', 'docker stop db')).toEqual([]);
  });
});

describe('what a fresh machine does not have', () => {
  it('is a list of packages', () => {
    expect(problemsOf('```bash\nsudo apt install -y git\n```\n')[0]).toContain(
      '1: a fresh machine has no lists of packages',
    );
    expect(problemsOf('```bash\nsudo apt update\nsudo apt install -y git\n```\n')).toEqual([]);
  });

  it.each([
    ['sudo apt update && sudo apt upgrade\ncd /srv/stats', 1],
    ['sudo apt update && sudo apt install git\ngit --version', 1],
    ['sudo apt update\nsudo apt upgrade', 0],
    ['sudo apt update && sudo apt upgrade -y\ncd /srv/stats', 0],
    ['sudo apt-get update\nsudo apt-get install -qy git\ngit --version', 0],
  ])('is somebody who answers apt: %s', (script, count) => {
    const found = problemsOf(`\`\`\`bash\n${script}\n\`\`\`\n`);
    expect(found.filter((text) => text.includes('asks before it goes on'))).toHaveLength(count);
  });

  it('is a folder of the lesson', () => {
    const lesson = (words: string) =>
      problemsOf(`${words}\n\n\`\`\`python title="a.py"\nprint(1)\n\`\`\`\n`, 'learn/a/b.mdx');
    expect(lesson('Save this:')[0]).toContain('3: its reader saves this in the home folder');
    expect(lesson('Make a folder `a` and save this there:')).toEqual([]);
    expect(lesson('```bash\nmkdir a && cd a\n```')).toEqual([]);
    const dump = (words: string) =>
      problemsOf(`${words}\n\n\`\`\`bash\npg_dump shop > shop.sql\n\`\`\`\n`, 'learn/a/b.mdx');
    expect(dump('Dump it:')[0]).toContain('3: its reader saves this in the home folder');
    expect(dump('```bash\nmkdir a && cd a\n```')).toEqual([]);
  });
});

describe("a folder of the reader's", () => {
  const both = (make: string, remove: string, words = 'If `mkdir` refuses, move yours away:') =>
    problemsOf(
      `${words}\n\n\`\`\`bash\n${make}\n\`\`\`\n\nDelete it:\n\n\`\`\`bash\n${remove}\n\`\`\`\n`,
    );

  it.each([
    ['mkdir -p ~/ci/pipeline', 'cd ~ && rm -rf ~/ci', "9: it deletes '~/ci'"],
    ['mkdir -p site/logs', 'rm -r site', "9: it deletes 'site'"],
    ['restic init --repo ~/near', 'rm -rf ~/near', "9: it deletes '~/near'"],
    ['sudo install -D a.py /opt/shop/a.py', 'sudo rm -r /opt/shop', "9: it deletes '/opt/shop'"],
  ])('may have been there before %s', (make, remove, said) => {
    expect(both(make, remove)).toHaveLength(1);
    expect(both(make, remove)[0]).toContain(said);
  });

  it.each([
    ['mkdir ~/ci ~/ci/pipeline', 'rm -rf ~/ci'],
    ['mkdir site\nmkdir -p site/logs', 'rm -r site'],
    ['mkdir hello && cd hello', 'cd .. && rm -r hello'],
    ['mkdir -p out/logs', 'rm out/logs/a.txt'],
    ['sudo mkdir /opt/shop', 'sudo rm -r /opt/shop'],
  ])('was not there before %s', (make, remove) => {
    expect(both(make, remove)).toEqual([]);
  });

  it.each([
    ['mkdir ~/dns && cd ~/dns', 'rm -rf ~/dns', 1],
    ['mkdir keys && cd keys &&\n  get', 'cd .. && rm -r keys', 0],
    ['sudo mkdir /opt/shop', 'sudo rm -r /opt/shop', 0],
  ])('is deleted where nothing is said about it beside %s', (make, remove, found) => {
    expect(both(make, remove, 'Make it:')).toHaveLength(found);
  });
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

describe('lines behind what refuses a name that is there', () => {
  it.each([
    ['run elsewhere', 'Make it:', 'mkdir shop && cd shop\ngit init', 1],
    ['run below it', 'Make it:', 'mkdir ~/ci\ncd ~/ci/shop\ngit init', 1],
    ['run elsewhere after a line for each', 'Make it:', 'mkdir shop\ncd shop\ngit init', 1],
    ['do not run', 'Make it:', 'mkdir shop && cd shop &&\n  git init', 0],
    ['stay where they are', 'Make it:', 'mkdir shop && ls\n(cd shop && ls)\nls', 0],
    ['are none', 'Make it:', 'mkdir shop && cd shop', 0],
    ['are prepared by words', 'If `mkdir` refuses, stop:', 'mkdir shop && cd shop\ngit init', 0],
    ['may stand in one that is there', 'Make it:', 'mkdir -p shop && cd shop\ngit init', 0],
    ['take another database', 'Make it:', 'createdb forms\npsql forms', 1],
    ['restore into another database', 'Make it:', 'createdb a\npg_restore -c --dbname=a a.dump', 1],
    ['take the new database', 'Make it:', 'createdb forms && psql forms', 0],
    ['are about something else', 'Make it:', 'createdb forms\nls', 0],
  ])('%s', (_, words, block, found) => {
    expect(problemsOf(`${words}\n\n\`\`\`bash\n${block}\n\`\`\`\n`)).toHaveLength(found);
  });
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

describe('a program that reads the terminal', () => {
  it.each([
    ['takes the lines behind it', 'docker compose run --rm web migrate\ncurl localhost', 1],
    ['takes them without a terminal too', 'sudo docker compose exec -T db ls\nls', 1],
    [
      'takes them in a substitution',
      'IP=$(ssh host "docker inspect db")\nssh -N -L 5433:$IP:5432 h',
      1,
    ],
    ['takes them after a loop', 'for n in a b; do\n  docker exec -i $n ls\ndone\nls', 1],
    ['takes them whatever the other machine is told', 'ssh -p 2222 host sudo -n reboot\nls', 1],
    [
      'takes them although the next one is fed',
      'docker exec -i db a &&\n  cat b | docker exec -i db c\nls',
      1,
    ],
    ['harms nothing at the end', 'ls\ndocker compose exec db psql', 0],
    ['harms nothing in one list', 'docker compose run --rm web migrate &&\n  curl localhost', 0],
    ['is not attached', 'docker run --rm alpine ls\ndocker compose run -d web\nls', 0],
    ['reads something else', 'cat a | docker exec -i db psql\nssh host < a\nssh -n host ls\nls', 0],
    ['reads a document', "ssh host bash <<'END'\nls\nEND\nls", 0],
    [
      'is called on another machine',
      "ssh -n host 'cd /srv && docker compose exec -T db ls' > a\nls",
      0,
    ],
  ])('%s', (_, block, found) => {
    expect(problemsOf(`\`\`\`bash\n${block}\n\`\`\`\n`)).toHaveLength(found);
  });

  it('is in a file, which nobody pastes', () => {
    expect(problemsOf('```bash title="backup.sh"\nssh host ls\nls\n```\n')).toEqual([]);
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

describe("a script with 'set -e'", () => {
  it.each([
    [
      'goes on after the first of two',
      'set -e\nnpm ci && npm test\n./deploy',
      'npm ci && npm test',
    ],
    ['over two lines', 'set -euo pipefail\nnpm ci &&\n  npm test\n./deploy', 'npm ci && npm test'],
  ])('%s', (_, script, unheard) => {
    expect(unheardFailure(script)).toBe(unheard);
    expect(problemsOf(`\`\`\`bash\n${script}\n\`\`\`\n`)[0]).toContain("'set -e' does not end");
  });

  it.each([
    'npm ci && npm test\n./deploy',
    'set -e\nnpm ci\nnpm test && ./deploy',
    'set -e\nif npm ci && npm test; then ./deploy; fi\nls',
    'set -e\n[ -e list ] && cat list\nls',
    'set -e\n(cd app && npm test) > log\nls',
    "set -e\nssh server 'cd app && ./deploy'\nls",
    'set -e\nnpm ci && npm test || exit 1\nls',
    "set -e\ncat > run << 'END'\nnpm ci && npm test\nEND\nls",
  ])('%j', (script) => {
    expect(unheardFailure(script)).toBeUndefined();
  });
});

describe('a program that the check starts', () => {
  const page = (words: string, ask = 'curl http://127.0.0.1:8080/') =>
    problemsOf(
      `\`\`\`js title="a.mjs" session="a" serve\nlisten();\n\`\`\`\n\n${words}\n\n\`\`\`bash run session="a"\n${ask}\n\`\`\`\n`,
    );

  it('is started by the reader before he asks it', () => {
    expect(page('Ask it:')[0]).toContain("how to start: by 'node a.mjs'");
    expect(page('Start it by `node a.mjs`, and ask it in a second terminal:')).toEqual([]);
    expect(page('Look at it:', 'cat a.mjs')).toEqual([]);
  });
});
