import { dockerRunOf, type Exercises, pick, picks, typed } from 'teach/exercise';

const ADDRESS = /^(?:127\.0\.0\.1|\[::1\]):8080:3000(?:\/tcp)?$/;

/** True if an option of `docker run`, alone or in its command, publishes the port on the laptop's loopback. */
const isPublished = (answer: string): boolean => {
  const { options } = dockerRunOf(/^-/.test(answer) ? `docker run ${answer}` : answer) ?? {};
  return [...(options?.get('p') ?? []), ...(options?.get('publish') ?? [])].some((value) =>
    ADDRESS.test(value),
  );
};

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
        ['32'],
        'An address has 32 bits. How many are left after the first 27?',
        [[/^30$/, "That's how many are left for hosts. The question counts all addresses."]],
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
        isPublished,
        'It has three parts with colons between them: an address, a port on the laptop and a port in the container.',
        [
          [/3000:8080\b/, "The laptop's port comes before the container's."],
          [/localhost/, 'Docker takes an address here, not a name.'],
          [/0\.0\.0\.0/, "That's every address of the laptop."],
          [
            /(?:^| )(?:-p|--publish)[ =]?8080:3000\b/,
            'With this, other machines can reach the port too.',
          ],
          [/^127\.0\.0\.1:8080:3000$/, 'The values are right. Put the option before them.'],
          [
            /^docker run .*127\.0\.0\.1:8080:3000/,
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
        has: /http\.server|\b(?:nc|ncat|netcat)\b[^\n]*-\w*l|\bsocat\b|\bnode\b|\bcaddy\b|\bphp -S\b|\bruby\b/,
        hint: 'First start a server on a port. Python comes with one.',
      },
      {
        has: /\b(?:ss|lsof|netstat|fuser)\b/,
        hint: 'Now list the listening sockets. Which command in the lesson does that?',
      },
      {
        ok: ({ commands }) => {
          const asked = commands.filter(({ words: [program = ''] }) =>
            /^(?:ss|netstat|lsof|fuser)$/.test(program),
          );
          return asked.some(({ words: [program, ...args] }) =>
            program === 'ss' || program === 'netstat'
              ? args.some((arg) => /^-[a-zA-Z]*[la]|^--(?:listening|all)$|^listening$/.test(arg))
              : !args.some((arg) => /established/i.test(arg)),
          );
        },
        hint: 'This shows connections that are open now. A server that waits for some needs an option of its own.',
      },
      {
        not: /\bss [^\n]*\bdport\b/,
        hint: 'This finds nothing: dport is the port on the other side, and a waiting server has none there yet.',
      },
      {
        not: /\bss (?![^\n]*(?:-\w*t|--tcp))[^\n]*(?:-\w*u|--udp)/,
        hint: 'The option u lists UDP, but the server listens on TCP.',
      },
      {
        ok: ({ commands }) => {
          const [, port = '8000'] =
            /http\.server(?: (\d+))?/.exec(commands.map(({ text }) => text).join('\n')) ?? [];
          const asked = commands.flatMap(({ text, words: [program = ''] }) =>
            /^(?:ss|lsof|netstat|fuser|grep)$/.test(program)
              ? [...text.matchAll(/:(\d+)|\b(\d+)\/tcp/g)].map(([, one, other]) => one ?? other)
              : [],
          );
          return (
            !/http\.server/.test(commands[0]?.text ?? '') || asked.every((one) => one === port)
          );
        },
        hint: 'The server listens on a different port from the one you look up.',
      },
      {
        not: /http\.server[^\n]* &&$/m,
        hint: "The second command won't start until the server ends. One character puts the server in the background.",
      },
      {
        has: /\bss [^\n]*(?:-\w*p|--processes)|\blsof\b|\bnetstat [^\n]*-\w*p|\bfuser\b/,
        hint: 'This lists sockets without their processes. An option adds them.',
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
        /^(?:an )?options\b/,
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
        /^(?:the )?access-control-allow-origin(?: header|: ?(?:https:\/\/shop\.example\.com|\*)?)?$/,
        "The lesson's server sends it to one origin only.",
        [
          [/^origin/i, 'That one is in the request. The answer has to allow it.'],
          [/allow-methods/i, 'That one names the methods, not who may use them.'],
        ],
      ),
    ],
  },
} satisfies Exercises;
