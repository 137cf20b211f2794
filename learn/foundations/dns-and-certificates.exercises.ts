import { type Command, type Exercises, pick, picks } from 'teach/exercise';

/** Programs that print the names by themselves. */
const PRINTS =
  /keytool [^\n]*-sslserver|nmap [^\n]*ssl-cert|step certificate inspect|%\{certs\}|getpeercert\(\)/;
/** Programs that get what a server sends. */
const SENT = new RegExp(
  `openssl s_client|get_server_certificate|gnutls-cli [^\\n]*--print-cert|${PRINTS.source}`,
);

const ADDRESS =
  /-connect[ =]['"]?(?!\S*:\/\/)(?:\S+:[\w$]|\$)|s_client (?:[^\n|]* )?[\w.-]+:\d+|-p(?:ort)?[ =]?\d+|['"]\s*,\s*\d+\s*\)|sslserver \S|(?:curl|step) [^\n]*https:\/\/\S/;
const READ = new RegExp(`openssl (?:x509|pkcs7|storeutl)|certtool|${PRINTS.source}`);
const NAMES = new RegExp(`subjectAltName|-text|certtool|${PRINTS.source}`);

/** True unless a certificate is read from a file that no earlier command names. */
const isSent = (commands: readonly Command[]): boolean =>
  commands.every(({ words, text }, at) => {
    const file = (words[words.indexOf('-in') + 1] ?? '').replace(/^\.\//, '');
    return (
      words[1] !== 'x509' ||
      !words.includes('-in') ||
      /-in <\(/.test(text) ||
      /^(?:-|\/dev\/stdin)?$/.test(file) ||
      commands.slice(0, at).some((before) => before.text.includes(file))
    );
  });

const ANSWERS = ['NXDOMAIN', 'SERVFAIL', '127.0.0.7'];

export default {
  negative: {
    kind: 'fields',
    fields: [
      pick('Before the record', ANSWERS, 'NXDOMAIN', 'Nobody has added this name yet.'),
      pick(
        'Right after it',
        ANSWERS,
        'NXDOMAIN',
        'The resolver caches answers, including those that say no.',
      ),
      pick('6 seconds later', ANSWERS, '127.0.0.7', 'By now, the resolver has to ask again.'),
      pick(
        'What decides how long it takes?',
        ['the TTL of the new record', 'the serial number', 'the last number of the SOA'],
        'the last number of the SOA',
        "What's cached is that the name doesn't exist, so there's no record to take a TTL from.",
      ),
    ],
  },
  constraint: {
    kind: 'fields',
    fields: [
      pick(
        'Why does nobody accept it?',
        [
          "the intermediate can't sign it",
          'it has expired',
          'the intermediate may not speak for this name',
          "the root is not in the browser's list",
        ],
        'the intermediate may not speak for this name',
        'openssl verify reports a subtree violation. Where was that subtree set?',
      ),
    ],
  },
  wildcard: {
    kind: 'fields',
    fields: [
      ...picks(
        ['yes', 'no'],
        {
          'Certificate: blue.app.harbour.test': 'yes',
          'Certificate: app.harbour.test': 'no',
          'Certificate: a.blue.app.harbour.test': 'no',
        },
        'In a certificate, a star stands for exactly one label.',
      ),
      ...picks(
        ['yes', 'no'],
        {
          'Zone: blue.app.harbour.test': 'yes',
          'Zone: app.harbour.test': 'no',
          'Zone: a.blue.app.harbour.test': 'yes',
        },
        'In a zone, a star stands for missing names below its parent, also further down, but not for the parent. Query the resolver.',
      ),
    ],
  },
  names: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        ok: ({ statements }) => [SENT, ADDRESS].every((one) => one.test(statements.join('\n'))),
        hint: 'The check finds no command that it knows to get the certificate of a server by its address and port. openssl has a client that takes ADDRESS:PORT after -connect.',
      },
      {
        // s_client has no option -ext.
        ok: ({ commands, statements }) => {
          const text = statements.join('\n');
          return (
            [READ, NAMES].every((one) => one.test(text)) &&
            !/s_client [^|;\n]*-ext\b/.test(text) &&
            isSent(commands)
          );
        },
        hint: 'Asked was to print the names in the certificate that the server sent. Another command of openssl reads a certificate, and has an option for its names.',
      },
    ],
  },
} satisfies Exercises;
