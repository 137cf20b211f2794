import { type Exercises, pick, picks, typed } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'In the folder of the lab, bash check says: The lab is solved.' },
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
      'Which stations must have answered before this can be said, and which one says it?',
    ),
  },
  subnet: {
    kind: 'fields',
    fields: [
      typed(
        'Number of addresses',
        ['32'],
        'An address has 32 bits. How many of them are free behind the first 27?',
        [[/^30$/, 'That many are left for hosts. The question counts all addresses.']],
      ),
      pick(
        'Does 192.168.10.97 belong to it?',
        ['yes', 'no'],
        'no',
        'Count from 192.168.10.64 on: which is the last address of the subnet?',
      ),
    ],
  },
  publish: {
    kind: 'fields',
    fields: [
      typed(
        'The option',
        /^(?:docker (?:container )?run (?:.* )?)?(?:-p|--publish)[ =]?['"]?127\.0\.0\.1:8080:3000(?:\/tcp)?['"]?(?: .*)?$/,
        'It has three parts with colons in between: an address, a port of the laptop, a port in the container.',
        [
          [/3000:8080\b/, 'The port of the laptop comes before the one in the container.'],
          [/localhost/, 'Docker takes an address in this place, not a name.'],
          [/0\.0\.0\.0/, 'That is every address of the laptop.'],
          [
            /(?:^| )(?:-p|--publish)[ =]?8080:3000\b/,
            'With this, other machines reach the port too.',
          ],
          [/^127\.0\.0\.1:8080:3000$/, 'These are the right values. Write the option before them.'],
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
        hint: 'First start a server on a port; Python brings one.',
      },
      {
        has: /\b(?:ss|lsof|netstat|fuser)\b/,
        hint: 'Then ask for the sockets that listen. Which command of the lesson lists them?',
      },
      {
        not: /\bss (?![^\n]*(?:-\w*[tl]|--tcp|--listening))[^\n]*-\w*u/,
        hint: 'The option u lists UDP. The server listens on TCP.',
      },
      {
        not: /http\.server[^\n]* &&$/m,
        hint: 'The second command begins when the server has ended. A sign lets the server run in the background.',
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
        'A 504 is an answer in HTTP about another program that gave none.',
      ),
      pick(
        'Is TLS proven to work?',
        ['yes', 'no'],
        'yes',
        'Through what did the answer come to you?',
      ),
      pick(
        'Where do you look first?',
        ['the DNS record', 'the firewall', 'the certificate', 'the log of the program'],
        'the log of the program',
        'Look at the first station that is not proven to work.',
      ),
    ],
  },
  cors: {
    kind: 'fields',
    fields: [
      typed(
        'The method that the log has',
        /^(?:an )?options\b/,
        'The browser asks first whether the request is allowed. By which method?',
      ),
      pick(
        'Which answer lacks a header?',
        ['that of shop.example.com', 'that of api.example.com'],
        'that of api.example.com',
        'Whose answer is it that a page of another origin wants to read?',
      ),
      typed(
        'The header that names who may read',
        /^(?:the )?access-control-allow-origin(?: header|: ?(?:https:\/\/shop\.example\.com|\*)?)?$/,
        'The server of the lesson sends it to one origin only.',
        [
          [/^origin/i, 'That one is in the request. The answer is to allow it.'],
          [/allow-methods/i, 'That one names the methods, and not who may use them.'],
        ],
      ),
    ],
  },
} satisfies Exercises;
