import { type Exercises, pick, picks, typed } from 'teach/exercise';

export default {
  whose: {
    kind: 'fields',
    fields: picks(
      ['image', 'host'],
      {
        'The version of libc': 'image',
        'The kernel version': 'host',
        'The time zone files': 'image',
        'The time': 'host',
      },
      'Is it a file, or something that the kernel keeps?',
    ),
  },
  root: {
    kind: 'written',
    language: 'shell',
    rules: [
      { not: /\bdocker\b/, hint: 'The task says: without Docker.' },
      {
        not: /sudo unshare/,
        hint: "With sudo you're root outside as well, so this proves nothing. On Ubuntu, use the setting in the task.",
      },
      {
        has: /\bunshare\b|bwrap .*--unshare-user/,
        hint: 'One command in the lesson starts a program in new namespaces.',
      },
      {
        has: /--user\b|\s-\w*[Ur]|--map-|podman unshare|--unshare-user/,
        hint: 'Which of the namespaces is for users?',
      },
      {
        not: /--map-current-user|unshare (?:-\S+ )*-\w*c\b/,
        hint: "This gives you your own number inside as well, not root's.",
      },
      {
        has: /--map-root-user|unshare (?:[^\n]* )?-\w*r|--map-users?\b|uid_?map|podman unshare|bwrap .*--uid[ =]0\b/,
        hint: "Inside, your user doesn't have root's number yet. Map it to that.",
      },
      {
        not: /unshare (?:-\S+ ?)*$(?![\s\S]*^exit$)/m,
        hint: 'Without a program to start, this opens a shell, and what comes after it belongs to that shell until you leave it.',
      },
      {
        // After an unshare by itself, everything is inside up to exit.
        has: /(?:unshare|bwrap)(?:(?: -\S+)*\n(?:(?!exit$).*\n)*?)?.*(?:\bid\b|whoami|<<|\bls -\w*l|\bps\b|UID\b|uid\()/m,
        hint: 'Have the program inside say who it is.',
      },
      {
        ok: ({ statements }) =>
          statements.some((line, at) => {
            const isInside =
              /unshare|bwrap/.test(line) ||
              (statements.slice(0, at).some((one) => /unshare (?:-\S+ ?)*$/.test(one)) &&
                !statements.slice(0, at).includes('exit'));
            return (
              /\/proc\/|\/etc\/g?shadow/.test(line) ||
              (!isInside && /(?:^(?:sudo )?|\$\()(?:id|whoami|stat|ls -\w*l|ps)\b/.test(line))
            );
          }),
        hint: 'Also show from outside who that is, for example with a file that was made inside.',
      },
    ],
  },
  fit: {
    kind: 'fields',
    fields: [
      typed(
        'Virtual machines',
        ['23'],
        'What does one virtual machine need in all, with its guest system?',
        [
          [/^2[45]$/, 'With so many, less than 1 GB is left for the host.'],
          [/^6\d$/, 'Each virtual machine has its own guest system.'],
          [
            /^(?:3[7-9]|4[01])$/,
            'So many guest systems leave too little memory for what else runs in each virtual machine.',
          ],
        ],
      ),
      typed(
        'Containers',
        ['61', '60'],
        'A container needs only its program. It has no guest system.',
        [[/^6[2-5]$/, 'With so many, less than 1 GB is left for the host.']],
      ),
    ],
  },
  strangers: {
    kind: 'fields',
    fields: [
      pick(
        'What separates two scripts in containers on one host?',
        ['a hypervisor', 'one kernel', 'two kernels', 'a firewall'],
        'one kernel',
        'What do all containers of a host share?',
      ),
      pick(
        'What do you propose?',
        [
          'one container per script, as root',
          'one container for all scripts',
          'a kernel of its own for each customer',
          'the Docker socket in each container',
        ],
        'a kernel of its own for each customer',
        "The scripts are strangers' code. Look for the strongest wall.",
      ),
    ],
  },
  pid: {
    kind: 'fields',
    fields: [
      pick(
        "Which namespace is the host's?",
        ['process numbers', 'network', 'files', 'host name'],
        'process numbers',
        'What does ps list?',
      ),
      pick(
        'Are network and files still private?',
        ['yes', 'no'],
        'yes',
        'An option for one namespace leaves the others as they are.',
      ),
    ],
  },
} satisfies Exercises;
