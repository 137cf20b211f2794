import { command, type Exercises, pick, type Read, typed } from 'teach/exercise';

/** Options of scp, rsync and ssh, with the values of those that have one. */
const OPTIONS = String.raw`(?:-(?:[FPbiloeJ]|-rsh) ?(?:'[^']*'|"[^"]*"|\S+) |-[\w-]+(?:=\S+)? )*`;
const FILE = String.raw`(?:\S*/)?server\.py`;
const SHOP = '(?:deploy@)?shop';
/** What writes its input to a file there. */
const WRITES = String.raw`(?<quote>['"]?)(?:cat ?> ?\S+?|tee \S+?(?: ?> ?/dev/null)?|dd of=\S+?|tar -?x\S*(?: -)?(?: -C \S+?)?)\k<quote>`;

/** Ways to copy server.py to the entry shop. */
const COPIES = new RegExp(
  [
    `^(?:scp|rsync) ${OPTIONS}${FILE} (?:${SHOP}:|scp://${SHOP}/?)\\S*(?: -\\S+)*$`,
    `^ssh ${OPTIONS}${SHOP} ${WRITES} ?< ?${FILE}$`.replaceAll('quote', 'first'),
    `^(?:cat ${FILE}|tar \\S+(?: -)? ${FILE}) \\| ssh ${OPTIONS}${SHOP} ${WRITES}$`.replaceAll(
      'quote',
      'second',
    ),
    `^sftp ${OPTIONS}${SHOP}(?::\\S*)? ?<<< ?['"]?put ${FILE}[^'"]*['"]?$`,
    `^(?:echo|printf) ['"]?put ${FILE}[^'"]*['"]? \\| sftp ${OPTIONS}${SHOP}(?::\\S*)?$`,
  ].join('|'),
);

/** True if a name fits one of the patterns of Host, and none with an exclamation mark. */
const isFor = (patterns: string, name: string): boolean => {
  const fits = (pattern: string) =>
    new RegExp(
      `^${pattern.replace(/[.+]/g, '\\$&').replace(/\*/g, '.*').replace(/\?/g, '.')}$`,
    ).test(name);
  const [not, own] = [/^!/, /^(?!!)/].map((is) =>
    patterns.split(/[ ,]+/).filter((one) => is.test(one)),
  );
  return (own ?? []).some(fits) && !(not ?? []).some((one) => fits(one.slice(1)));
};

/** What the entries for a name say that's typed after ssh: the first address and user, and all keys. */
function readFor(lines: readonly (readonly [string, string])[], name: string) {
  let isRead = false;
  let [host, user]: (string | undefined)[] = [];
  const keys: string[] = [];
  for (const [key, value] of lines) {
    const [, what, patterns = ''] = /^(host|originalhost) (.+)$/i.exec(value) ?? [];
    if (key === 'host') isRead = isFor(value, name);
    else if (key === 'match')
      isRead = value === 'all' || isFor(patterns, what === 'host' ? (host ?? name) : name);
    else if (isRead && key === 'hostname') host ??= value;
    else if (isRead && key === 'user') user ??= value;
    else if (isRead && key === 'identityfile') keys.push(value);
  }
  return { name, host, user, keys };
}

/** What a file of ssh has, unless it's a name for the server, its user and its key. */
function entryNote({ statements }: Read): string | undefined {
  const lines = statements.flatMap((line) => {
    const [, key = '', value = ''] =
      /^(\w+)(?: ?= ?| )(.*)$/.exec(line.replace(/ #.*$|['"]/g, '')) ?? [];
    return [[key.toLowerCase(), value] as const];
  });
  const names = lines.flatMap(([key, value]) => (key === 'host' ? value.split(' ') : []));
  const read = names.filter((name) => !/[*?!]/.test(name)).map((name) => readFor(lines, name));
  const isRight = ({ name, host = name, user, keys }: ReturnType<typeof readFor>) =>
    host === '203.0.113.7' && user === 'deploy' && keys.some((key) => IDENTITY.test(key));
  const [first] = read;
  if (!first) return 'The check finds no line with Host and a name that you can type after ssh.';
  if (read.some(isRight)) return undefined;
  const { name, host, user, keys } = first;
  const said = `${host ? `HostName ${host}` : 'no HostName'}, ${user ? `User ${user}` : 'no User'} and ${keys.length > 0 ? `IdentityFile ${keys.join(', ')}` : 'no IdentityFile'}`;
  return `In the entries for \`${name}\`, the check reads ${said}. Asked are the address 203.0.113.7, the user deploy and the key ~/.ssh/practice.`;
}

const IDENTITY = /^(?:~|%d|\$\{HOME\}|\/home\/[\w.-]+|\/root|\/Users\/[\w.-]+)\/\.ssh\/practice$/;

/** The command on another machine, if there's one around it. */
const REMOTE = String.raw`^(?:-[inE] )*(?:ssh (?:-\S+ )*\S+ ['"]?(?:sudo (?:-n )?)?)?(?:/usr)?(?:/s?bin/)?`;
const RESTARTS = '(?:restart|try-restart|condrestart|reload-or-restart|try-reload-or-restart)';

/** A rule for deploy that allows a restart of the shop, without a password. */
const RULE =
  /(?<![%\w])deploy +[\w.-]+ ?= ?(?:\([\w:]+\) ?)?(?:[A-Z]+ ?: ?)*NOPASSWD ?: ?(?:[A-Z]+ ?: ?)*\/(?:usr\/)?bin\/systemctl restart shop(?:\.service)?(?:, ?\/(?:usr\/)?bin\/systemctl restart shop(?:\.service)?)?(?= *(?:\\n|['"\n>|&]|$))/m;

/** visudo in front of all that writes to the folder, or as what writes there. */
const PLACED =
  /^(?=[\s\S]*(?:\/etc\/sudoers|\bvisudo(?:\n|$)))(?!(?:(?!\bvisudo\b)[\s\S])*?(?:(?:^|\n)(?:sudo )?(?:tee|cp|mv|install|nano|vim?|dd)\b[^\n]*?|>>? ?)\/etc\/sudoers(?:\.d\/[^\s.~'"]*)?(?=['"]?(?:\n|$| [&>|])))[\s\S]*\bvisudo\b/;

export default {
  'sudo-rule': {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        ok: ({ statements }) => {
          const text = statements.join('\n').replace(/\\t/g, ' ');
          // A shell refuses the parentheses without quotes.
          if (/^(?:sudo )?echo [^'"\n]*\(/m.test(text)) return false;
          return RULE.test(text.replace(/\bCmnd_Alias (\w+) ?= ?([^'"\n\\]*)([\s\S]*?)\1/, '$3$2'));
        },
        hint: 'Asked was a rule for the user deploy: on these machines, without a password, one command alone, with its whole path: to restart the shop.',
      },
      {
        has: PLACED,
        hint: 'Asked was to put the rule into /etc/sudoers.d, and to have visudo check it before it takes effect there.',
      },
      {
        not: /^(?![\s\S]*\/etc\/sudoers\.d\/[\w-]+(?![\w.~-]))[\s\S]*(?:\/etc\/sudoers\.d\/[^\s'"/]*[.~]|\.\w+ \/etc\/sudoers\.d\/?(?= |$))/m,
        hint: 'In /etc/sudoers.d, sudo skips files whose name has a dot or ends in ~.',
      },
      {
        has: /\brestart (shop(?:\.service)?)(?![\w.])[\s\S]*\bssh [\s\S]*\bsudo (?:-u root |-\S+ )*\S*systemctl restart \1(?![\w.])/,
        hint: 'Asked was to try the rule at the end, over SSH and with sudo: just the command that it allows.',
      },
    ],
  },
  'only-local': {
    kind: 'fields',
    fields: [
      pick(
        'The file to change',
        ['/etc/systemd/system/shop.service', '/opt/shop/server.py', '/etc/nftables.conf'],
        '/opt/shop/server.py',
        'Where is the address that the program listens on?',
      ),
      command(
        'The command that must follow',
        new RegExp(
          `${REMOTE}(?:systemctl (?:-(?!-user)\\S+ )*${RESTARTS} (?:-\\S+ )*shop(?:\\.service)?(?: -\\S+)*|service shop restart|(?:systemctl (?:stop|kill) shop(?:\\.service)?|service shop stop) && (?:systemctl daemon-reload && )?(?:systemctl (?:re)?start shop(?:\\.service)?|service shop start))['"]?(?: \\|\\|? .*)?$`,
        ),
        'Asked was the command after which the new code runs. The running program read its code when it started. To systemd, it is called shop.',
        [],
        {
          before:
            '(?:sed|nano|vim?|python3 -m py_compile|nft list|systemctl (?:daemon-reload|status))\\b',
          after: '(?:ss|curl|journalctl|systemctl (?:status|is-active))\\b',
        },
      ),
    ],
  },
  'broken-unit': {
    kind: 'fields',
    fields: [
      command(
        'The command that finds it before anyone starts the unit',
        /^(?:\/usr\/bin\/)?systemd-analyze (?:--\S+ )*verify(?: --(?!help)\S+)*(?: ['"]?\S+\.(?:service|socket|timer)['"]?)+(?: --\S+)*(?: 2>&1)?(?: \|\|? .*)?$/,
        'Asked was the program of systemd that checks unit files without starting them, its command, and the name of a unit file.',
        [],
        { before: 'sed\\b', after: 'systemctl\\b' },
      ),
      typed(
        'The status in the journal once you start it',
        /^(?!.*\bnot\b).*\b203\b/,
        'Start the broken unit and look in journalctl for a line with status=.',
        [[/^127$/, "That's what a shell would report. systemd has its own number."]],
      ),
    ],
  },
  config: {
    kind: 'written',
    language: 'text',
    rules: [{ note: entryNote }],
    also: [
      command(
        'The command that copies server.py there, for an entry named shop',
        (answer) => COPIES.test(answer.replace(/(['"])([^\s'"]*)\1/g, '$2')),
        'Asked was a command that copies server.py from here to the server over SSH, by the name of the entry, shop.',
        [],
        { after: 'ssh\\b' },
      ),
    ],
  },
} satisfies Exercises;
