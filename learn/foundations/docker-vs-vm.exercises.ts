import { type Command, type Exercises, pick, picks, typed } from 'teach/exercise';

/** What opens a shell in a new namespace for the lines after it, up to `exit` or the end of a here-document. */
const SHELL =
  /\bunshare(?: -(?!c$)\S+)*(?: (?:\S*\/)?(?:ba|da|z)?sh(?: -i)?)?(?: <<-?["']?(?<end>\w+)["']?)?(?: &&)?$/;

/** The commands of an answer by where they run. `isOpen` if it ends in a shell inside. */
function placesOf(commands: readonly Command[]) {
  const [inside, outside]: [string[], string[]] = [[], []];
  let [end, before]: (string | undefined)[] = [];
  for (const { text, piped } of commands) {
    const opens = piped ? undefined : SHELL.exec(text);
    if (/\bunshare\b|\bbwrap\b/.test(text)) {
      inside.push(piped ? `${before} ${text}` : text);
      if (opens) end = opens.groups?.end ?? 'exit';
    } else if (
      end !== undefined &&
      text.replace(/ &&$| \d+$/g, '').replace(/^logout$/, 'exit') === end
    )
      end = undefined;
    else (end === undefined ? outside : inside).push(text);
    before = text;
  }
  return { inside: inside.join('\n'), outside: outside.join('\n'), isOpen: end === 'exit' };
}

/** What says who you are, as a command or in a script. */
const WHO = String.raw`id|whoami|groups|stat|ll|ps|pgrep|top|ls (?:-\S+ )*-\w*[ln]|find .*(?:-user|%u)`;

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
      { not: /^(?:sudo )?docker\b/m, hint: 'The task says: without Docker.' },
      {
        not: /^sudo\b.*\bunshare/m,
        hint: 'The task says: without sudo. On Ubuntu, use the setting in the task.',
      },
      {
        has: /\bunshare\b|bwrap .*--unshare-(?:user|all)/,
        hint: 'The check looks for the command of the lesson that starts a program in new namespaces.',
      },
      {
        has: /--map-root|unshare (?:[^\n]* )?-(?!\w*c)\w*r|--map-user[= ](?:0|root)\b|--map-users|uid_?map|podman unshare|bwrap .*--uid[ =]0\b/,
        hint: "Asked was root's number inside. An option maps your user to it.",
      },
      {
        ok: ({ commands }) => !placesOf(commands).isOpen,
        hint: 'This opens a shell, and what comes after it belongs to that shell until you leave it.',
      },
      {
        ok: ({ commands }) =>
          new RegExp(String.raw`\b(?:${WHO})\b|<<<|UID\b|uid\(|\/proc\/`).test(
            placesOf(commands).inside,
          ),
        hint: 'The check finds nothing inside that says who it is, such as id.',
      },
      {
        not: /\bunshare\b(?:[^')\n]|'[^'\n]*')*(?<!\\)\$(?:\((?:id|whoami)\b|\{?E?UID\b)/,
        hint: 'Outside single quotes, your own shell fills in what starts with `$`, before unshare starts.',
      },
      {
        ok: ({ commands, statements }) =>
          /\/proc\/|\/etc\/(?:g?shadow|sudoers)/.test(statements.join('\n')) ||
          new RegExp(
            String.raw`(?:^(?:sudo )?|\$\()(?:${WHO})\b|\$\{?E?U(?:ID|SER)\b|uid\(`,
            'm',
          ).test(placesOf(commands).outside),
        hint: 'The check finds nothing outside that shows who that is, such as id, or stat for a file that was made inside.',
      },
    ],
  },
  fit: {
    kind: 'fields',
    fields: [
      typed(
        'Virtual machines',
        ['23'],
        'What does one virtual machine need in all, with its guest system, and how many whole ones fit?',
        [
          [/^2[45](?:[.,]\d+)?$/, 'With so many, less than 1 GB is left for the host.'],
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
        'A container needs only its program, without a guest system. How many whole ones fit?',
        [[/^6[2-5](?:[.,]\d+)?$/, 'With so many, less than 1 GB is left for the host.']],
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
