import { type Exercises, pick, typed } from 'teach/exercise';

export default {
  status: {
    kind: 'written',
    language: 'text',
    rules: [
      {
        has: /^(?:SET shop:status ["']?closed["']?|P?SETEX shop:status \d+ ["']?closed["']?)/im,
        hint: 'Store the text closed under shop:status.',
      },
      {
        has: /\bEX 7200\b|\bPX 7200000\b|^SETEX shop:status 7200|^PSETEX shop:status 7200000|^EXPIRE shop:status 7200|^PEXPIRE shop:status 7200000/im,
        hint: 'The key does not end after two hours. Count them in seconds.',
      },
      { has: /^P?TTL shop:status/im, hint: 'Show the remaining seconds.' },
      {
        has: /^(?:PERSIST shop:status|GETEX shop:status PERSIST)/im,
        hint: 'The expiry is still there. A command removes it and leaves the text.',
      },
      {
        not: /^(?:P?EXPIRE shop:status[\s\S]*^SET shop:status|P?EXPIRE shop:status (?!7200(?:000)?\b))/im,
        hint: 'SET removes an expiry that was set before, and each EXPIRE replaces the last one.',
      },
      { not: /^(?:DEL|UNLINK|GETDEL) shop:status/im, hint: 'The text is to stay.' },
      {
        has: /^P?TTL shop:status[\s\S]*^(?:PERSIST|GETEX)/im,
        hint: 'Show the seconds before the expiry is removed.',
      },
    ],
  },
  articles: {
    kind: 'written',
    language: 'text',
    rules: [
      { not: /^INCR/im, hint: 'A counter counts the second reading of article 4 too.' },
      { not: /^[LR]PUSH/im, hint: 'A list keeps article 4 twice.' },
      {
        has: /^(?:SADD|PFADD|ZADD) \S+ .*\b4\b/im,
        hint: 'Which kind of value holds each member once?',
      },
      { has: /\b9\b/, hint: 'Article 9 was read too.' },
      { has: /^(?:SCARD|PFCOUNT|ZCARD) /im, hint: 'Ask for the number of members.' },
      {
        has: /^(?:SADD|PFADD|ZADD) (\S+) [\s\S]*^(?:SCARD|PFCOUNT|ZCARD) \1$/im,
        hint: 'The number is asked of another key, or before the articles are in it.',
      },
    ],
  },
  incr: {
    kind: 'fields',
    fields: [
      pick(
        'What does INCR do?',
        ['it gives an error', 'it makes 19.90', 'it makes 19'],
        'it gives an error',
        'INCR knows whole numbers only.',
      ),
      typed(
        'The command that adds to such a number',
        /^incrbyfloat\b/,
        'It has the name of INCR in it, and a kind of number.',
        [[/^incrby$|^incrby /, 'That takes whole numbers too.']],
      ),
    ],
  },
  keys: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        not: /\bKEYS\b/i,
        hint: 'KEYS looks at every key in one go, and the others wait so long.',
      },
      { has: /--scan\b|\bSCAN\b/i, hint: 'A command goes through the keys in small parts.' },
      { not: /(?<!-)\bSCAN (?!\d)/i, hint: 'SCAN begins with a cursor, which is 0 at first.' },
      { has: /session:\*/, hint: 'Only keys that begin with session: are wanted.' },
    ],
  },
  job: {
    kind: 'written',
    language: 'text',
    rules: [
      {
        not: /^SETNX/im,
        hint: 'Whoever gets the key and then fails would keep it for ever: SETNX sets no expiry.',
      },
      {
        has: /^SET \S+ (?!(?:NX|EX|PX|XX)\b)\S+/im,
        hint: 'All three try to set the same key, to some value.',
      },
      { has: /\bNX\b/i, hint: 'As it is, all three get OK.' },
      {
        has: /\b(?:EX|EXAT) \d+|\b(?:PX|PXAT) \d+/i,
        hint: 'The key would stay for ever. Give it an end in the same command.',
      },
      {
        not: /^SET (?!\S*\d)\S+ [^\n]*(?:\bEX (?:3[7-9]\d\d|[4-9]\d{3}|\d{5,})\b|\bPX (?:3[7-9]\d{5}|[4-9]\d{6}|\d{8,})\b)/im,
        hint: 'With this the key outlives the hour, and the next run is left out, unless its name holds the hour.',
      },
      {
        not: /\bEX \d{1,3}(?!\d)|\bPX \d{1,6}(?!\d)/i,
        hint: 'A copy whose clock is late would begin again. Let the key stay for about the hour, in seconds.',
      },
    ],
  },
} satisfies Exercises;
