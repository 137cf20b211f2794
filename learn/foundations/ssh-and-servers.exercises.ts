import { type Exercises, pick, typed } from 'teach/exercise';

export default {
  'sudo-rule': {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        has: /\bdeploy +ALL ?= ?/,
        hint: 'A rule begins with the user and the machines on which it holds.',
      },
      { has: /NOPASSWD:/, hint: 'Nobody types a password when a script calls it.' },
      { not: /NOPASSWD: ?ALL/, hint: 'With this, deploy may do everything as root.' },
      {
        has: /NOPASSWD: ?\/(?:usr\/)?bin\/systemctl\b/,
        hint: 'The rule names the program by its whole path.',
      },
      {
        has: /NOPASSWD: ?\S*systemctl restart shop(?:\.service)?(?=['"\n]|$)/m,
        hint: 'The rule allows another command than a restart of the shop, or more than that.',
      },
      {
        ok: ({ commands }) =>
          !commands.some(
            ({ words, writes, then }) =>
              words[0] === 'echo' &&
              words.join(' ').includes('deploy ALL') &&
              writes.length === 0 &&
              then !== '|',
          ),
        hint: 'The rule is only shown. Write it into a file.',
      },
      {
        has: /visudo [^\n]*(?:-\w*[cf]\b|--check|--file)/,
        hint: 'A broken file can lock you out. Let a program read it before it counts.',
      },
      {
        has: /\bssh [^\n]+/,
        hint: 'At the end, try it over SSH.',
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
        'Where does the address stand on which the program listens?',
      ),
      typed(
        'The command that must follow',
        /^(?:systemctl restart shop(?:\.service)?|service shop restart)$/,
        'The running program has read its text at its start.',
        [
          [/daemon-reload/, 'That reads unit files again, and none has changed.'],
          [
            /systemctl (?:start|reload)/,
            'It runs already, and knows no way to read its text again.',
          ],
          [/nft/, 'The task says: whatever the firewall says.'],
        ],
      ),
    ],
  },
  'broken-unit': {
    kind: 'fields',
    fields: [
      typed(
        'The command that finds it before anyone starts the unit',
        /^systemd-analyze verify \S+\.service$/,
        'systemd has a program that reads unit files without starting them.',
        [[/^systemd-analyze verify$/, 'Name the unit file too.']],
      ),
      typed(
        'The status in the journal, once it was started',
        /\b203\b/,
        'Start the broken unit and look at journalctl: a line has status=.',
        [[/^(?:127|1)$/, 'That is how a shell would say it. systemd has a number of its own.']],
      ),
    ],
  },
  config: {
    kind: 'written',
    language: 'text',
    rules: [
      { has: /^host(?: |=)\S[^\n]*$/im, hint: 'An entry begins with the name that you will type.' },
      {
        not: /^(?:hostname|user|identityfile)\b(?:[^\n]*\n)*?host[ =]/im,
        hint: 'What stands before the line with Host, or in another entry, does not belong to it.',
      },
      {
        has: /^hostname[ =]+203\.0\.113\.7$/im,
        hint: 'The entry does not say at which address the server is.',
      },
      { has: /^user[ =]+deploy$/im, hint: 'The entry does not say as which user.' },
      {
        not: /practice\.pub/,
        hint: 'That is the public half. You prove yourself by the other one.',
      },
      {
        has: /^identityfile[ =]+"?(?:~|%d|\$\{HOME\}|\/home\/[\w.-]+|\/root|\/Users\/[\w.-]+)\/\.ssh\/practice"?$/im,
        hint: 'The entry does not say which key to use.',
      },
    ],
    also: [
      typed(
        'The command that copies server.py there, for an entry named shop',
        /^(?:scp|rsync) (?:-[\w-]+ )*(?:\S*\/)?server\.py shop:\S*$/,
        'The command reads the same file; it takes a source and a target.',
        [
          [
            /^scp \S*server\.py shop$/,
            'Without a colon, that is a copy on your own machine with the name shop.',
          ],
          [
            /203\.0\.113/,
            'An address passes the entry by, and with it the key. Use the name of the entry.',
          ],
        ],
      ),
    ],
  },
} satisfies Exercises;
