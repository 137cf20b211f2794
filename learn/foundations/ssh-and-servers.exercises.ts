import { command, type Exercises, pick, type Read, typed } from 'teach/exercise';

/** Options of scp, rsync and ssh, with the values of those that have one. */
const OPTIONS = String.raw`(?:-(?:[FPiloeJ]|-rsh) ?(?:'[^']*'|"[^"]*"|\S+) |-[\w-]+(?:=\S+)? )*`;
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

/** The value that counts of a keyword: the first. */
const firstOf = (entry: string, key: string) =>
  new RegExp(`^${key}[ =]+(.*)$`, 'im').exec(entry)?.[1];

/** The entries with the server's address, without quotes and comments. */
const entriesOf = ({ statements }: Read): readonly string[] =>
  statements
    .map((line) => line.replace(/ #.*$|['"]/g, ''))
    .join('\n')
    .split(/^(?=host[ =])/im)
    .filter((entry) => /^host[ =]/i.test(entry) && firstOf(entry, 'hostname') === '203.0.113.7');

const IDENTITY =
  /^identityfile[ =]+(?:~|%d|\$\{HOME\}|\/home\/[\w.-]+|\/root|\/Users\/[\w.-]+)\/\.ssh\/practice$/im;

/** The command on another machine, if there's one around it. */
const REMOTE = String.raw`^(?:ssh (?:-\S+ )*\S+ ['"]?(?:sudo (?:-n )?)?)?`;
const RESTARTS = '(?:restart|try-restart|condrestart|reload-or-restart|try-reload-or-restart)';

export default {
  'sudo-rule': {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        has: /\bdeploy +[\w.-]+ ?= ?/,
        hint: 'A rule starts with the user, the machines it applies to, and an equals sign.',
      },
      {
        has: /NOPASSWD ?:/,
        hint: 'When a script calls it, nobody can type a password. A tag in capitals, with a colon after it, says that none is needed.',
      },
      {
        not: /NOPASSWD ?: ?ALL\b/,
        hint: 'ALL stands for every command here, not only for a restart of the shop.',
      },
      {
        has: /NOPASSWD ?: ?(?:[A-Z]+ ?: ?)*\/(?:usr\/)?bin\/systemctl\b/,
        hint: 'The check looks for systemctl after NOPASSWD:, with the path that `which systemctl` prints.',
      },
      {
        has: /NOPASSWD ?: ?(?:[A-Z]+ ?: ?)*\S*systemctl restart shop(?:\.service)?(?= *(?:\\n|['"\n>|&]|$))/m,
        hint: 'The rule allows something other than a restart of the shop, or more than that.',
      },
      {
        not: /^echo [^\n>|]*deploy \S+ ?=[^\n>|]*$/m,
        hint: 'This only prints the rule. Write it to a file.',
      },
      {
        has: /\bvisudo\b/,
        hint: 'A broken file can lock you out. Have a program check it before it takes effect.',
      },
      {
        not: /^(?:(?!\bvisudo\b)[\s\S])*?(?:(?:^|\n)(?:sudo )?(?:tee|cp|mv|install|nano|vim?|dd)\b[^\n]*?|>>? ?)\/etc\/sudoers(?:\.d\/[^\s.~'"]*)?(?=['"]?(?:\n|$| [&>|]))/,
        hint: 'By then, the file has already taken effect. Check it before you put it in place.',
      },
      {
        not: /^(?![\s\S]*\/etc\/sudoers\.d\/[\w-]+(?![\w.~-]))[\s\S]*(?:\/etc\/sudoers\.d\/[^\s'"/]*[.~]|\.\w+ \/etc\/sudoers\.d\/?(?= |$))/m,
        hint: 'sudo skips files in this folder whose name has a dot or ends in ~.',
      },
      {
        has: /\bssh [^\n]+[\s\S]*\bsudo\b/,
        hint: 'Finally, try it over SSH, with sudo.',
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
          `${REMOTE}(?:systemctl (?:-\\S+ )*${RESTARTS} (?:-\\S+ )*shop(?:\\.service)?(?: -\\S+)*|service shop restart|(?:systemctl stop shop(?:\\.service)?|service shop stop) && (?:systemctl daemon-reload && )?(?:systemctl (?:re)?start shop(?:\\.service)?|service shop start))['"]?(?: \\|\\|? .*)?$`,
        ),
        'The running program read its code when it started. To systemd, it is called shop.',
        [
          [
            /(?:stop shop|shop stop)(?![\w-])(?!.*(?:start shop|shop start))/,
            "After this, it isn't running at all, and nobody can reach it.",
          ],
          [/^(?!.*restart).*daemon-/, 'That reads unit files again, but none of them changed.'],
          [
            /^(?!.*(?:stop|restart)).*systemctl (?:-\S+ )*(?:start|reload) shop(?![\w-])/,
            "It's running already, and it has no way to read its code again.",
          ],
          [/nft/, 'The task says: whatever the firewall says.'],
        ],
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
        /^systemd-analyze (?:--\S+ )*verify(?: --\S+| ['"]?\S+\.(?:service|socket|timer)['"]?)+(?: 2>&1)?(?: \|\|? .*)?$/,
        'systemd has a program that checks unit files without starting them.',
        [
          [/^systemd-analyze verify$/, 'Name the unit file too.'],
          [
            /^systemd-analyze (?:-\S+ )*verify\b/,
            'The command is right. Compare what follows it with the whole name of a unit file.',
          ],
          [
            /^systemd-analyze\b/,
            'The program is right. One of its commands checks a unit file, including what it starts.',
          ],
          [
            /^systemctl (?:--\S+ )*daemon-reload\b/,
            "That reads the unit files, but doesn't look whether the program exists. systemd has another program that checks them.",
          ],
        ],
        { before: 'sed\\b', after: 'systemctl\\b' },
      ),
      typed(
        'The status in the journal once you start it',
        /\b203\b/,
        'Start the broken unit and look in journalctl for a line with status=.',
        [[/^127$/, "That's what a shell would report. systemd has its own number."]],
      ),
    ],
  },
  config: {
    kind: 'written',
    language: 'text',
    rules: [
      {
        has: /^host[ =]\S/im,
        hint: "There's no line with Host, a space and the name you'll type.",
      },
      {
        ok: (read) => entriesOf(read).length > 0,
        hint: 'Host is the name that you type. Below it, the first line with HostName has to be just HostName and the address 203.0.113.7.',
      },
      {
        ok: (read) => entriesOf(read).some((entry) => firstOf(entry, 'user') === 'deploy'),
        hint: 'In the entry with this address, the first line with User has to be just User and deploy.',
      },
      {
        not: /^identityfile[ =]+\S*practice\.pub/im,
        hint: "That's the public half. You log in with the other one.",
      },
      {
        ok: (read) =>
          entriesOf(read).some(
            (entry) => firstOf(entry, 'user') === 'deploy' && IDENTITY.test(entry),
          ),
        hint: 'In this entry, no line is just IdentityFile and the path ~/.ssh/practice.',
      },
    ],
    also: [
      command(
        'The command that copies server.py there, for an entry named shop',
        (answer) => COPIES.test(answer.replace(/(['"])([^\s'"]*)\1/g, '$2')),
        'The command reads the same file. It takes a source and a target.',
        [
          [
            /^cp /,
            'cp knows no other machines: this makes a file here. Which command copies over SSH?',
          ],
          [
            /^(?:scp|rsync) (?:-\S+ )*(?:\w+@)?shop:/,
            'This copies from the server to you. The source comes first, then the target.',
          ],
          [
            /^(?:scp|rsync) (?:-\S+ )*\S*server\.py shop$/,
            'Without a colon, that makes a copy named shop on your own machine.',
          ],
          [/203\.0\.113/, "An address bypasses the entry and its key. Use the entry's name."],
          [/^ssh (?!.*<)/, 'Here, no file is the input of ssh.'],
        ],
        { after: 'ssh\\b' },
      ),
    ],
  },
} satisfies Exercises;
