import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { blocksOf } from '../blocks.ts';
import { missingMachines } from '../machines/machine.ts';
import { type Problem } from '../types.ts';
import { unitsOf } from '../units.ts';
import { walkPages } from './index.ts';

/* Faults that were on pages, word for word. If a walk becomes as lenient as the sandbox, it lets them through. */

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

interface Machine {
  name: string;
  walk: string;
  /** What a block was, and what the walk says of it. */
  faults: readonly (readonly [what: string, block: string, said: RegExp])[];
}

const bash = (text: string) => `\`\`\`bash\n${text}\n\`\`\`\n`;
const printed = (text: string, output: string) =>
  `${bash(text)}\n\`\`\`text output\n${output}\n\`\`\`\n`;
const saved = (title: string, lang: string, text: string) =>
  `\`\`\`${lang} title="${title}"\n${text}\n\`\`\`\n`;

const ordinary: Machine = {
  name: 'an ordinary user',
  walk: "steps:\n  - at: tail -f out/page.log\n    terminal: second\n    stays: 'false'\n",
  faults: [
    ['a program that the page did not name', bash("echo '{}' | jq ."), /jq: command not found/],
    [
      'a package that waits for an answer',
      bash('sudo apt install git'),
      /apt install git' ended with exit status 1/,
    ],
    ["a program of root's folders", bash('visudo -c'), /visudo: command not found/],
    [
      'a file that a package brought',
      saved('/etc/sudo.conf', 'ini', 'Set disable_coredump false'),
      /the machine has '\/etc\/sudo.conf' already/,
    ],
    ['a folder of root', bash('mkdir -p /srv/shop/assets'), /Permission denied/],
    [
      'a script that may not be run',
      saved('backup.sh', 'bash', 'echo saved') + bash('./backup.sh'),
      /Permission denied/,
    ],
    [
      'a file that lies in another folder',
      bash('mkdir -p backup && touch backup/export.gz\nls export.gz'),
      /No such file or directory/,
    ],
    [
      'a file for a folder that nobody made',
      saved('reports/month.csv', 'csv', 'day,sum'),
      /there is no folder '.*reports' to save this in/,
    ],
    ['a host that only the sandbox knows', bash('getent hosts db.internal'), /exit status 2/],
    [
      'a question that only a terminal gets',
      bash('[ -t 0 ] || echo Skipped due to not running in a TTY.'),
      /in a terminal it asks something/,
    ],
    [
      'a program in a second terminal that ends at once',
      bash('tail -f out/page.log'),
      /was to stay in the foreground and has ended[^]*No such file/,
    ],
    ['a service without root', bash('systemctl reload nginx'), /authentication required/i],
  ],
};

const git: Machine = {
  name: 'Git without an identity',
  walk: 'has:\n  git: Git 2.28 or newer\n',
  faults: [
    [
      'a commit of nobody',
      bash("git init -q shop && cd shop\ngit commit -q --allow-empty -m 'Begin'"),
      /exit status 128/,
    ],
    [
      'a bare repository whose first branch is not main',
      bash(
        [
          'cd ~ && git config --global user.name A && git config --global user.email a@example.com',
          'git init -q -b main work && git -C work commit -q --allow-empty -m Begin',
          'git init -q --bare team.git && git -C work push -q ../team.git main',
        ].join('\n'),
      ) + printed('git clone -q team.git copy 2>&1', 'done'),
      /nonexistent ref/,
    ],
  ],
};

const nginx: Machine = {
  name: 'nginx',
  walk: "has:\n  nginx: nginx 1.30\n  nodejs: Node.js 20\n  curl: '`curl`'\nworld: systemctl start nginx\n",
  faults: [
    ['a check that only root may make', bash('/usr/sbin/nginx -t'), /Permission denied/],
    [
      "a log that is not the reader's",
      bash('curl -s -o /dev/null http://localhost/\ntail -n 1 /var/log/nginx/access.log'),
      /Permission denied/,
    ],
    [
      'a reload without root',
      bash('/usr/sbin/nginx -s reload'),
      /Operation not permitted|Permission denied/,
    ],
  ],
};

const caddy: Machine = {
  name: 'Caddy as a service',
  walk: "has:\n  caddy: Caddy 2.11\n  nodejs: Node.js 20\n  curl: '`curl`'\n  python3: Python 3\nworld: systemctl start caddy\n",
  faults: [
    [
      'a certificate of an authority that nobody trusts',
      bash('sudo cp /etc/caddy/Caddyfile Caddyfile.before') +
        saved(
          '/etc/caddy/Caddyfile',
          'caddyfile',
          '{\n\tlocal_certs\n}\nlocalhost {\n\trespond ok\n\tlog {\n\t\toutput file /var/log/caddy/access.log\n\t}\n}',
        ) +
        bash('sudo systemctl reload caddy && sleep 1\ncurl -sS https://localhost/'),
      /certificate/,
    ],
    [
      "a check that opens the service's log",
      bash('caddy validate --config /etc/caddy/Caddyfile'),
      /permission denied/i,
    ],
    ["a log of the service's", bash('tail -n 1 /var/log/caddy/access.log'), /Permission denied/],
  ],
};

const haproxy: Machine = {
  name: 'HAProxy',
  walk: "has:\n  haproxy: HAProxy 3.4\n  nodejs: Node.js 20\n  socat: '`socat`'\n  curl: '`curl`'\nworld: install -d -o haproxy -g haproxy /run/haproxy && systemctl start haproxy\n",
  faults: [
    [
      'a socket of root',
      bash("echo 'show stat' | socat - /run/haproxy/admin.sock"),
      /Permission denied/,
    ],
    [
      'a sentence that newer versions do not print',
      printed('/usr/sbin/haproxy -c -f /etc/haproxy/haproxy.cfg', 'Configuration file is valid'),
      /this prints/,
    ],
    ['a folder that nobody made', bash('sudo touch /etc/haproxy/certs/shop.pem'), /No such file/],
  ],
};

const words =
  'You need Git 2.28 or newer, nginx 1.30, Caddy 2.11, HAProxy 3.4, `socat`, Python 3, Node.js 20 and `curl`.';

async function problemsOf(machine: Machine): Promise<{ problems: Problem[]; starts: number[] }> {
  const page = `${machine.name.replace(/\W+/g, '-')}.mdx`;
  let source = `${words}\n\n`;
  const starts = machine.faults.map(([, block]) => {
    const line = source.split('\n').length;
    source += `${block}\n`;
    return line;
  });
  fs.writeFileSync(path.join(root, page), source);
  fs.writeFileSync(path.join(root, page.replace('.mdx', '.walk.yaml')), machine.walk);
  const { units } = unitsOf(blocksOf(page, source).blocks);
  const { walks, problems } = await walkPages(units, { root });
  const walked = walks.flatMap((walk) => walk.results.flatMap((result) => result.problems));
  const notRun = walks.flatMap(({ notRun: why }) =>
    why ? [{ file: page, line: 1, message: why }] : [],
  );
  return { problems: [...problems, ...walked, ...notRun], starts };
}

describe.skipIf(missingMachines() !== undefined)('faults that stood on pages', () => {
  it.each(
    [ordinary, git, nginx, caddy, haproxy].map((machine) => [machine.name, machine] as const),
  )(
    '%s: each is found at its own place',
    async (_, machine) => {
      const { problems, starts } = await problemsOf(machine);
      machine.faults.forEach(([what, , said], index) => {
        const from = starts[index] ?? 0;
        const to = starts[index + 1] ?? Infinity;
        const own = problems.filter(({ line }) => line >= from && line < to);
        expect(own.map(({ message }) => message).join('\n'), what).toMatch(said);
      });
    },
    600_000,
  );
});
