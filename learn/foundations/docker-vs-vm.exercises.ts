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
        has: /--user\b|\s-\w*[Ur]|--map-root-user|podman unshare|--unshare-user/,
        hint: 'Which of the namespaces is for users?',
      },
      {
        not: /--map-current-user|unshare (?:-\S+ )*-\w*c\b/,
        hint: "This gives you your own number inside as well, not root's.",
      },
      {
        has: /--map-root-user|unshare (?:[^\n]* )?-\w*r|--map-users?\b|podman unshare|bwrap .*--uid[ =]0\b/,
        hint: "In the new namespace your user has no number yet. Map it to root's.",
      },
      {
        not: /unshare (?:-\S+ ?)*$/m,
        hint: 'This opens a shell, and the commands after it wait until you leave it. Name the program to start.',
      },
      {
        ok: ({ commands }) =>
          commands.some(
            ({ text }) =>
              /unshare|bwrap/.test(text) && /\bid\b|whoami|<<|\bls -\w*l|\bps\b/.test(text),
          ),
        hint: 'Have the program inside say who it is.',
      },
      {
        ok: ({ commands }) =>
          commands.some(
            ({ text, words: [program = ''] }) =>
              /\bstat\b|ls -\w*l|\/proc\/|\bps\b|\/etc\/g?shadow/.test(text) ||
              /^(?:id|whoami)$/.test(program),
          ),
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
          [/^2[45]$/, 'The host itself needs its share too.'],
          [/^6\d$/, 'Each virtual machine has its own guest system.'],
          [
            /^(?:3[78]|4[01])$/,
            'That counts the guest system alone. What else runs in each virtual machine?',
          ],
        ],
      ),
      typed(
        'Containers',
        ['61', '60'],
        'A container needs only its program. It has no guest system.',
        [[/^6[45]$/, 'The host itself needs its share too.']],
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
