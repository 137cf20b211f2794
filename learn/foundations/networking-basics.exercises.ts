import { type Command, dockerRunOf, type Exercises, pick, picks, typed } from 'teach/exercise';

const ADDRESS = /^(?:127\.0\.0\.1|\[::1\]):8080:3000(?:\/tcp)?$/;

/** What an option of `docker run`, alone or in its command, publishes. */
const published = (answer: string): readonly string[] => {
  const { options } = dockerRunOf(/^-/.test(answer) ? `docker run ${answer}` : answer) ?? {};
  return [...(options?.get('p') ?? []), ...(options?.get('publish') ?? [])];
};
const publishes = (pattern: RegExp) => (answer: string) =>
  published(answer).some((value) => pattern.test(value));

/** Lists sockets that wait for connections, with their processes. */
const LISTS =
  /(?:^|\$\(|\(|(?:sudo|watch) (?:-\S+ )*)(?:(?:ss|netstat)\b(?=[^\n]* (?:-[a-zA-Z]*[la]|--(?:listening|all)\b|listening\b))(?=[^\n]* (?:-\w*p|--proc|--program))|lsof\b(?![^\n]*established)|fuser\b)/im;

/** True unless Python's server listens on another port than the one that's looked up. */
function isSamePort(commands: readonly Command[]): boolean {
  const text = commands.map((command) => command.text).join('\n');
  const [...ports] = text.match(/(?<=http\.server[^\n]* )\d+(?= |$)/gm) ?? ['8000'];
  const asked = commands.flatMap(({ text, words: [program = ''] }) =>
    /^(?:ss|lsof|netstat|fuser|grep)$/.test(program)
      ? (text.match(/(?<=:)\d\d+|\b\d+(?=\/tcp)|(?<=-n tcp )\d+|(?<=^grep .*)\b\d{4,5}\b/g) ?? [])
      : [],
  );
  return (
    !/http\.server(?![^\n]*\$)/.test(text) ||
    asked.length === 0 ||
    asked.some((one) => ports.includes(one))
  );
}

export default {
  lab: { kind: 'own', seen: 'In the lab folder, bash check says: The lab is solved.' },
  stations: {
    kind: 'fields',
    fields: picks(
      ['DNS', 'IP', 'TCP', 'TLS', 'HTTP'],
      {
        'Connection refused': 'TCP',
        '504 Gateway Timeout': 'HTTP',
        'Could not resolve host': 'DNS',
        'certificate has expired': 'TLS',
        'Connection timed out': 'IP',
      },
      'Which stations must have worked before you can see this? The message is about the next one.',
    ),
  },
  subnet: {
    kind: 'fields',
    fields: [
      typed(
        'Number of addresses',
        ['32', '2^5', '2**5', '2^(32-27)', 'thirty-two'],
        'An address has 32 bits, and the first 27 are fixed. How many addresses do the others make?',
        [
          [/^5$/, "That's how many bits are left. How many numbers can you write with them?"],
          [/^31$/, 'Count from 0: the first address belongs to it too.'],
          [/^30$/, "That's how many are left for hosts. The question counts all addresses."],
        ],
      ),
      pick(
        'Does 192.168.10.97 belong to it?',
        ['yes', 'no'],
        'no',
        "Count up from 192.168.10.64. What's the last address of the subnet?",
      ),
    ],
  },
  publish: {
    kind: 'fields',
    fields: [
      typed(
        'The option',
        (answer) =>
          published(answer).length > 0 && published(answer).every((value) => ADDRESS.test(value)),
        'Asked was an option whose value has three parts with colons between them, and nothing after them: an address that only the laptop can reach, its port 8080, and port 3000 in the container.',
        [
          [publishes(/3000:8080\b/), "The laptop's port comes before the container's."],
          [publishes(/^localhost/), 'Docker takes an address here, not a name.'],
          [publishes(/^0\.0\.0\.0:/), '0.0.0.0 stands for all IPv4 addresses of the laptop.'],
          [
            publishes(/^(?:(?!127\.)\d+(?:\.\d+){3}:)?8080:3000\b/),
            'With this, other machines can reach the port too.',
          ],
          [
            (answer) => dockerRunOf(answer)?.args.some((arg) => /^(?:-p|--pub)/.test(arg)) ?? false,
            'What comes after the image goes to the program in the container.',
          ],
        ],
      ),
    ],
  },
  port: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        has: /^(?!(?:sudo )?(?:ss|lsof|netstat|fuser|grep|ps|curl)\b|python3? http)[^\n]*(?:\bserver?\b|httpd?\b|HTTPServer|\b(?:nc|ncat|netcat)\b[^\n]*-\w*l|\b(?:socat|node|caddy|nginx|ruby|docker run|php -S|systemctl (?:re)?start)\b|^(?!sleep)[^\n]*[^&] &$)/m,
        hint: 'The check finds no command that it knows to start a server. Python comes with one.',
      },
      {
        // lsof takes a number for a file or a process. A server that waits has no port on the other side.
        ok: ({ commands, statements }) => {
          const text = statements.join('\n');
          return (
            LISTS.test(text) &&
            !/^(?:sudo )?lsof (?:-p ?)?\d+$|\bfuser\b[^\n]* (?:-\w*k|--kill)|\bkill [^\n]*\$\([^)\n]*\b(?:lsof|fuser)\b|\bss (?![^\n]*\bsport\b)[^\n]*\bdport\b|\bfindstr\b/m.test(
              text,
            ) &&
            !/^(?![\s\S]*\b(?:nc|ncat|netcat|socat)\b)[\s\S]*(?:\bss\b(?![^\n]* (?:-\w*t|--tcp))[^\n]* (?:-\w*u|--udp)|\b(?:lsof|fuser)\b[^\n]*udp)/i.test(
              text,
            ) &&
            isSamePort(commands)
          );
        },
        hint: 'Asked was one command that names the process which waits for connections on the port of your server. `ss`, `lsof`, `netstat` and `fuser` can, with the right options.',
      },
      {
        not: /http\.server[^\n]* &&$/m,
        hint: 'Asked was to look while the server runs. A `&` after its command puts it in the background.',
      },
    ],
  },
  hang: {
    kind: 'fields',
    fields: [
      pick(
        'Who sent the 504?',
        ['the resolver', 'the kernel of the host', 'a proxy', 'the program behind the proxy'],
        'a proxy',
        "A 504 is an HTTP answer that says another program didn't answer.",
      ),
      pick(
        'Does this prove that TLS works?',
        ['yes', 'no'],
        'yes',
        'What did the answer travel through to reach you?',
      ),
      pick(
        'Where do you look first?',
        ['the DNS record', 'the firewall', 'the certificate', 'the log of the program'],
        'the log of the program',
        "Look at the first station that hasn't been proved to work.",
      ),
    ],
  },
  cors: {
    kind: 'fields',
    fields: [
      typed(
        'The method in the log',
        /^(?!.*(?:and|[,&+]) (?:an? |the )?put\b)(?!not? ).*\boptions\b/,
        'The browser first asks whether the request is allowed. Which method does it use?',
      ),
      pick(
        'Which answer is missing a header?',
        ['the one from shop.example.com', 'the one from api.example.com'],
        'the one from api.example.com',
        'Whose answer does a page from another origin want to read?',
      ),
      typed(
        'The header that says who may read it',
        /^(?:the )?access-control-allow-origin(?: header| ?[:=] ?(?:https:\/\/shop\.example\.com|\*)?)?$/,
        "Look at what the lesson's server sends to shop.example.com and to nobody else. A value is the origin of the page that may read the answer.",
        [[/^origin\b(?!-)/i, 'Origin is a header of the request. The answer has to allow it.']],
      ),
    ],
  },
} satisfies Exercises;
