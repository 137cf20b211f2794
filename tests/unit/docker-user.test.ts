import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tableOf } from './tableOf.ts';

const LAB = 'examples/docker-user';
const post = fs.readFileSync('blog/how-to-self-host-docker-compose.mdx', 'utf8');

/** What a script printed: for each case, what each question came to. Lines of ufw's are left out. */
function cases(...files: readonly string[]): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const file of files) {
    const [, ...blocks] = fs.readFileSync(`${LAB}/${file}`, 'utf8').trimEnd().split('\n\n');
    for (const block of blocks) {
      const [name = '', ...lines] = block.split('\n');
      found.set(
        name,
        new Map(
          lines.flatMap((line) => {
            const [, question = '', answer = ''] = / {2}(.*?) {2,}(.*)/.exec(line) ?? [];
            return question === '' ? [] : [[question, answer]];
          }),
        ),
      );
    }
  }
  return found;
}

/** The cases of the table's rows, in the table's order. */
const ROWS = [
  'ufw, --ctorigdstport 5432 --ctdir ORIGINAL ! -s 198.51.100.7 -j DROP',
  'ufw, -t raw -I PREROUTING --dport 5432 ! -s 198.51.100.7 -j DROP',
  'ufw-docker, insert 1 deny in on eth0 proto tcp from any to any port 5432, and before it the friend',
  'ufw with ufw deny 5432',
  "ufw, and the manual's rule: -i eth0 ! -s 198.51.100.7 -j DROP",
  "ufw, the manual's rule, and before it RELATED,ESTABLISHED -j ACCEPT",
  'ufw, --ctorigdstport 5432 ! -s 198.51.100.7 -j DROP',
  'ufw, the same, and before it RELATED,ESTABLISHED -j ACCEPT',
  'ufw-docker, with ufw route allow from 198.51.100.7 to any port 5432',
];

const answersOf = (from: ReturnType<typeof cases>, name: string) => {
  const answers = from.get(name);
  if (!answers) throw new Error(`no case '${name}'`);
  const of = (question: RegExp) => {
    const key = [...answers.keys()].find((one) => question.test(one));
    if (key === undefined) throw new Error(`'${name}' has no question ${question}`);
    return answers.get(key);
  };
  return of;
};

const cells = (from: ReturnType<typeof cases>, names: readonly string[] = ROWS) =>
  names.map((name) => {
    const of = answersOf(from, name);
    const isAnswered = (question: RegExp) => of(question) === 'answered';
    const anew = isAnswered(/^a stranger asks 198\.51\.100\.1:5432$/);
    const goesOn = isAnswered(/^a stranger goes on with a connection to 5432 /);
    const hangs = isAnswered(/^the container asks elsewhere:443/) ? '' : ', like every call';
    return [
      goesOn ? `**goes on${anew ? ', and new ones get in' : ''}**` : 'cut off',
      isAnswered(/^a stranger asks 198\.51\.100\.1:80,/) ? 'open' : '**closed too**',
      isAnswered(/^the container asks elsewhere:5432$/) ? 'works' : `**hangs**${hangs}`,
    ];
  });

describe('the ways to close a published port', () => {
  const on28 = cases('published.txt', 'more.txt', 'deny.txt');
  const on29 = cases('published-29.txt', 'deny-29.txt');
  const table = tableOf(post, '| With ufw, and |').map((row) => row.slice(1));

  it('are in the table as Docker 28.5.2 answered, and 29.7.2 too', () => {
    expect(cells(on28)).toEqual(table);
    expect(cells(on29)).toEqual(table);
    const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    const count = (is: (row: readonly string[]) => boolean) => words[table.filter(is).length] ?? '';
    const all = words[table.length] ?? '';
    const [leave, hang, good] = [
      count(([stranger]) => stranger?.startsWith('**goes on') ?? false),
      count((row) => row[2]?.startsWith('**hangs') ?? false),
      count((row) => !row.join('').includes('**')),
    ];
    expect(post).toContain(
      `title: "${all.replace(/^n/, 'N')} ways to close a published Docker port: ${leave} leave an intruder`,
    );
    expect(post).toContain(
      `Of ${all} ways to do that, ${leave} leave them in, ${hang} hang calls that your own containers make, and ${good} do`,
    );
  });

  it('gave eight of the rows on 26.1.5, all but the third', () => {
    const on26 = cases('published-26.txt', 'more-26.txt');
    const all = ROWS.map((name, at) => [name, table[at]] as const);
    const ran = all.filter(([name]) => on26.has(name));
    expect(ran).toHaveLength(8);
    expect(on26.has(ROWS[2] ?? '')).toBe(false);
    expect(
      cells(
        on26,
        ran.map(([name]) => name),
      ),
    ).toEqual(ran.map(([, row]) => row));
    expect(post).toContain('26.1.5 gave eight of its nine rows.');
  });

  it('gave the same on each case of 28.5.2 and 29.7.2', () => {
    const [first, second] = [
      cases('published.txt', 'more.txt', 'ip6tables.txt', 'deny.txt', 'internal.txt'),
      cases('published-29.txt', 'deny-29.txt', 'internal-29.txt'),
    ];
    expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
    // Without a way back, an answer is 'no route' or just late, by chance.
    const closed = (answers: ReadonlyMap<string, string>) =>
      [...answers].map(([question, answer]) => [
        question,
        answer === 'no route' ? 'nothing' : answer,
      ]);
    for (const [name, answers] of first)
      expect(closed(second.get(name) ?? new Map()), name).toEqual(closed(answers));
    for (const file of ['published-29.txt', 'deny-29.txt', 'internal-29.txt', 'boot-29.txt'])
      expect(fs.readFileSync(`${LAB}/${file}`, 'utf8')).toMatch(/^Docker 29\.7\.2,/);
  });

  it('were open for so long while the machine started', () => {
    const late = ['boot-26.txt', 'boot.txt', 'boot-29.txt'].map((file) => {
      const printed = fs.readFileSync(`${LAB}/${file}`, 'utf8');
      const times = [...printed.matchAll(/was answered (\d+) times/g)].map(([, count]) => count);
      expect(times).toHaveLength(4);
      expect(times.slice(2)).toEqual(['0', '0']);
      return { before: times[0], late: times[1] };
    });
    expect(late[0]?.late).toBe('5');
    expect(post).toContain(
      `five were on Docker 26.1.5, none on 28.5.2 and ${late[2]?.late} on 29.7.2,`,
    );
    expect(late[1]?.late).toBe('0');
    const [oldest, middle, newest] = late.map(({ before }) => before);
    expect(post).toContain(`Without a rule it was ${oldest}, ${middle} and ${newest},`);
  });

  it('with ufw-docker do what the post says', () => {
    const stays = (name: string) => {
      const of = answersOf(on28, name);
      return [
        /^before: a stranger asks 198\.51/,
        /^a stranger asks 198\.51\.100\.1:5432$/,
        /^a stranger goes on/,
        /^a stranger asks 198\.51\.100\.1:5432, after Docker/,
        /^a stranger asks 198\.51\.100\.1:5432, after the container/,
        /^a stranger asks \[2001:db8::1\]:5432$/,
      ].map((question) => (of(question) === 'answered' ? 1 : 0));
    };
    const deny = 'ufw-docker, ufw route insert 1 deny proto tcp from 198.51.100.8 to any port 5432';
    expect(stays(deny)).toEqual([1, 0, 0, 0, 0, 1]);
    expect(stays('ufw-docker, the same without insert 1')).toEqual([1, 1, 1, 1, 1, 1]);
    const anyone =
      'ufw-docker, ufw route insert 1 deny proto tcp from any to any port 5432, and before it the friend';
    expect(stays(anyone)).toEqual([1, 1, 1, 1, 1, 1]);
    const printed = fs.readFileSync(`${LAB}/deny.txt`, 'utf8');
    expect(printed).toContain(`${anyone}\n  ufw said: Skipping inserting existing rule\n`);
    expect(stays('ufw-docker, ufw-docker delete allow app 5432')).toEqual([1, 0, 1, 0, 0, 0]);
    // Without 'insert 1', ufw changes the rule that it has; only the one with 'in on eth0' lets the container call.
    const eth0 =
      'ufw-docker, insert 1 deny in on eth0 proto tcp from any to any port 5432, and before it the friend';
    const updated = 'ufw-docker, the same without insert 1 for the deny';
    expect(stays(eth0)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(stays(updated)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(
      [eth0, updated].map((name) => answersOf(on28, name)(/^the container asks elsewhere:5432$/)),
    ).toEqual(['answered', 'nothing']);
    // The rules are in the post as the script gave them, and the friend still gets in.
    expect(answersOf(on28, eth0)(/^a friend asks 198\.51\.100\.1:5432$/)).toBe('answered');
    const [, rules = ''] =
      /^on_eth0\(\) \{ (.*); \}$/m.exec(fs.readFileSync(`${LAB}/deny.sh`, 'utf8')) ?? [];
    expect(rules.split(' && ')).toHaveLength(2);
    for (const rule of rules.split(' && ')) expect(post).toContain(`\`sudo ufw ${rule}\``);
    const established = 'RELATED,ESTABLISHED before the rule with --ctorigdstport';
    expect(stays(established).slice(0, 3)).toEqual([1, 0, 1]);
    for (const cure of ['conntrack -D -p tcp --orig-port-dst 5432', 'docker restart'])
      expect(stays(`the same, and ${cure}`).slice(0, 3)).toEqual([1, 0, 0]);
  });
});
