import { command, type Exercises, globbed, pick, type Read, type Rule } from 'teach/exercise';

/** The words of a command without their quotes. */
const wordsOf = (statement: string): readonly string[] =>
  (statement.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) =>
    word.replace(/^(["'])(.*)\1$/, '$2'),
  );

/** The client takes a line as one command. */
const ONE_A_LINE: Rule = {
  not: /^[A-Z]+ [^\n]*(?:;|&&|\|) ?(?:(?:redis|valkey)-cli )?(?:P?TTL|PERSIST|GETEX|P?EXPIRE|[SZ]CARD|PFCOUNT|HLEN|BITCOUNT|SADD)\b/im,
  hint: 'Write one command on each line, because the client takes the whole line as one.',
};

/** What commands did to shop:status: its text and expiry at the end, and what they did on the way. */
function statusAfter(statements: readonly string[]) {
  const did = { store: false, expire: false, show: false, remove: false, end: false };
  let [text, left]: [string | undefined, number] = [undefined, 0];
  for (const statement of statements) {
    const [command = '', key, ...args] = wordsOf(statement);
    if (key !== 'shop:status') continue;
    const name = command.toUpperCase();
    const [, unit, time = '0'] = /\b([EP])X (\d+)(?= |$)/i.exec(args.join(' ')) ?? [];
    const own = /^-?\d+$/.test(args[0] ?? '') ? Number(args[0]) : NaN;
    if (name.endsWith('SETEX')) [text, left] = [args[1], own];
    else if (/^(?:M?SET|SETNX)$/.test(name))
      [text, left] = [args[0], args.some((arg) => /^KEEPTTL$/i.test(arg)) ? left : Number(time)];
    else if (/^P?EXPIRE$/.test(name) && text !== undefined) left = own === 0 ? -1 : own;
    if (/^p$/i.test(unit ?? '') || /^P(?:SETEX|EXPIRE)$/.test(name)) left /= 1000;
    did.end ||= left < 0;
    did.show ||= name === 'TTL' && left > 0;
    if (/^(?:GETEX.*)?PERSIST$/.test(name + args.join(' ').toUpperCase())) {
      did.remove ||= left > 0;
      left = 0;
    }
    if (/^(?:DEL|UNLINK|GETDEL)$/.test(name) || left < 0) [text, left] = [undefined, 0];
    did.store ||= text === 'closed';
    if (left > 0) did.expire = text === 'closed' && left === 7200;
  }
  return { ...did, text, left };
}

/** What has to be true of the commands, and what to say if it isn't. */
const STATUS: readonly (readonly [(now: ReturnType<typeof statusAfter>) => boolean, string])[] = [
  [({ store }) => store, 'Store the text closed under shop:status.'],
  [({ end }) => !end, 'The key expires at once, and the text with it.'],
  [({ remove, left }) => !remove || left === 0, 'At the end, the key has an expiry again.'],
  [
    ({ expire }) => expire,
    'The check sees no expiry of two hours on the key. EX counts seconds, PX milliseconds, and a later SET or EXPIRE replaces an expiry.',
  ],
  [({ remove }) => remove, 'One command removes the expiry alone, and leaves the text.'],
  [({ show }) => show, 'Show the remaining seconds while the key has an expiry.'],
  [({ text }) => text === 'closed', 'The text has to stay.'],
];

/** What counts the members of a value. */
const COUNTS = /^(?:SCARD|PFCOUNT|ZCARD|ZCOUNT|HLEN|BITCOUNT) /im;
/** What adds a member to a value. */
const ADDS = /^(?:SADD|PFADD|ZADD|ZINCRBY|HSET|HMSET|HSETNX|HINCRBY(?:FLOAT)?|SETBIT) /im;

/** Members that an adding command names. */
const membersOf = (command: string, args: readonly string[]): readonly string[] => {
  const from = command === 'ZADD' ? args.findIndex((arg) => /^[-+]?(?:[\d.]+|inf)$/i.test(arg)) : 0;
  if (command === 'ZADD') return args.slice(from).filter((_, at) => at % 2 === 1);
  if (command === 'ZINCRBY') return args.slice(1, 2);
  return command.startsWith('H') ? args.filter((_, at) => at % 2 === 0) : args;
};

/** The members, in order, of the key that the last command counts; undefined where it counts none. */
function countedLast(statements: readonly string[]): string | undefined {
  const keys = new Map<string, Set<string>>();
  let counted: string | undefined;
  for (const statement of statements) {
    const [command = '', place = '', ...args] = wordsOf(statement);
    const name = command.toUpperCase();
    // A command only counts in a value of its kind.
    const key = `${name.includes('BIT') ? 'BIT' : name[0]} ${place}`;
    const members = keys.get(key) ?? new Set<string>();
    // A bit for each article.
    if (name !== 'SETBIT' && ADDS.test(`${name} `)) {
      // What stands in front of a number doesn't matter, as in article:4.
      for (const member of membersOf(name, args)) members.add(member.replace(/^\D+(?=\d+$)/, ''));
      keys.set(key, members);
    } else if (name === 'SETBIT') {
      if (args[1] === '1') members.add(args[0] ?? '');
      else members.delete(args[0] ?? '');
      keys.set(key, members);
    }
    if (/^(?:[SZ]REM|HDEL)$/.test(name))
      for (const member of args) members.delete(member.replace(/^\D+(?=\d+$)/, ''));
    if (/^(?:DEL|UNLINK)$/.test(name))
      for (const kind of ['S', 'P', 'Z', 'H', 'BIT']) keys.delete(`${kind} ${place}`);
    if (COUNTS.test(`${name} `))
      counted = keys.has(key) ? [...members].sort().join(' ') : undefined;
  }
  return counted;
}

/** Whether an answer goes on from one SCAN to the next until the cursor is 0 again. */
function goesOn(text: string): boolean {
  if (/--scan\b/.test(text)) return true;
  const [, name = '(?!)'] = /(?<!-)\bSCAN ["']?\$\{?(\w+)/i.exec(text) ?? [];
  const has = (pattern: string) => new RegExp(pattern, 'm').test(text);
  // The loop would end before it begins.
  const value = `\\$\\{?${name}\\}?"?`;
  const head = `(?:while[^\\n]*${value} ?(?:!=|-ne|-gt)|until[^\\n]*${value} ?(?:==?|-eq)) ["']?0`;
  if (has(`\\bfor ${name} in\\b|\\b${name}=["']?0["']?\\n(?:(?!\\b${name}=)[\\s\\S])*^${head}`))
    return false;
  const first = has(`\\{${name}:-0\\}|(?<!-)\\b(?:SCAN|scan) 0`) ? 1 : 0;
  const sets = text.match(
    new RegExp(`\\b${name}=|\\bread (?:-\\w+ )*${name}\\b|\\b(?:mapfile|readarray)\\b`, 'g'),
  );
  return (
    has('\\bdone\\b') &&
    (first > 0 || has(`\\b${name}=\\(?["']?0\\b`)) &&
    (sets?.length ?? 0) + first > 1
  );
}

/** What's wrong with the keys that an answer picks, by a pattern of Redis or by a filter behind it. */
function patternNote(text: string): string | undefined {
  if (/--type\b|\bSCAN [^\n|]*\bTYPE /i.test(text))
    return 'Asked were all keys that start with session:, whatever their type.';
  const isFiltered = /["'/ ]\^session:|== ?"session"/.test(text);
  const [, given] = /(?:--pattern[ =]|(?<!-)\bMATCH )["']?([^\s"']+)/i.exec(text) ?? [];
  if (given === undefined)
    return isFiltered
      ? undefined
      : 'Asked were all keys that start with session:. A pattern comes after --pattern, or after MATCH.';
  const [, name] = /^\$\{?(\w+)/.exec(given) ?? [];
  const [, set = given] = new RegExp(`\\b${name}=["']?([^\\s"']+)`).exec(text) ?? [];
  const pattern = set.replace(/\\(?=[*:])|\\$/g, '');
  if (/[[\]]/.test(pattern)) return "The check doesn't read brackets in a pattern.";
  const isIn = (key: string) => new RegExp(`^${globbed(pattern)}$`).test(key);
  const missing = ['session:1', 'session:8f3a'].find((key) => !isIn(key));
  const other = ['sessions:1', 'session', 'my-session:1'].find(isIn);
  if (missing !== undefined) return `The pattern \`${pattern}\` leaves out a key ${missing}.`;
  return other === undefined || isFiltered
    ? undefined
    : `The pattern \`${pattern}\` also takes a key ${other}.`;
}

export default {
  status: {
    kind: 'written',
    language: 'text',
    rules: [
      ONE_A_LINE,
      ...STATUS.map(([is, hint]) => ({
        ok: ({ statements }: Read) => is(statusAfter(statements)),
        hint,
      })),
    ],
  },
  articles: {
    kind: 'written',
    language: 'text',
    rules: [
      ONE_A_LINE,
      {
        ok: ({ statements }) =>
          !statements.some((line) => /^[ZH]INCRBY/i.test(line)) ||
          !/^(?:ZSCORE|ZMSCORE|HGET|HMGET)\b/i.test(statements.at(-1) ?? ''),
        hint: 'The last command says how often articles were read. Count the members.',
      },
      {
        has: ADDS,
        hint: 'Which kind of value keeps each member once? A counter and a list count article 4 twice.',
      },
      {
        has: COUNTS,
        hint: 'The check finds no command that gives the number of members. HELP @set lists those for sets.',
      },
      {
        ok: ({ statements }) => countedLast(statements) !== undefined,
        hint: 'The check finds no members of that kind under the key that you count.',
      },
      {
        ok: ({ statements }) => countedLast(statements) === '4 9',
        hint: 'The key that you count needs two members, the articles 4 and 9, and no other. Spaces separate them.',
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
        "INCR only knows whole numbers, and 18.90 isn't one.",
      ),
      command(
        'The command that adds to such a number',
        /^(?:(?:docker exec (?:-\w+ )*\S+ )?(?:redis|valkey)-cli )?incrbyfloat\b(?! [-+]?[\d.]+ )/,
        'Its name contains INCR and a kind of number.',
        [
          [/^hincrby/, "That's for a field of a hash."],
          [/^zincrby/, "That's for a member of a sorted set."],
          [/^incrby$|^incrby /, 'INCRBY takes only whole numbers.'],
          [/^incr$|^incr (?!float|by)/, 'INCR adds one, and only to a whole number.'],
          [/\bincrbyfloat\b/, 'The name is right. Give the command by itself.'],
        ],
        { before: 'set\\b', after: 'get\\b' },
      ),
    ],
  },
  keys: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        not: /(?:^|echo ["']?|-cli [^\n|>]*)(?<!-)\bKEYS \S/im,
        hint: 'KEYS looks at every key in one go, and everyone else has to wait.',
      },
      { has: /--scan\b|\bSCAN\b(?!\.)/i, hint: 'One command goes through keys in small batches.' },
      {
        ok: ({ statements }) => goesOn(statements.join('\n')),
        hint: 'One call of SCAN returns a part, and the cursor for the next. The first cursor is 0, and 0 is back at the end. redis-cli has an option that takes all the steps.',
      },
      { not: /\b(?:DEL|UNLINK)\b/i, hint: 'Asked was to find the keys, not to delete them.' },
      { note: ({ statements }) => patternNote(statements.join('\n')) },
    ],
  },
  job: {
    kind: 'written',
    language: 'text',
    rules: [
      {
        not: /^H?SETNX/im,
        hint: 'SETNX and HSETNX set no expiry. Use SET, which can set one in the same step.',
      },
      {
        has: /^SET \S+ (?!(?:NX|EX|PX|XX)\b)\S+/im,
        hint: 'The check reads SET, with a key that all three try, then some value, then options.',
      },
      {
        not: /^SET \S*(?:(?:app|server|host|node|copy|worker|instance|replica|pod|scheduler|machine)[-_:.]?(?:\d+|[a-z])(?![a-z])|\$\(?\{?(?:HOST|POD|PID|\$)|\$\(hostname|\b(?:pid|uuid\w*|random)\b)/im,
        hint: 'All three have to try the same key, so no copy belongs in its name.',
      },
      {
        not: /^SET(?: \S+){2} .*\bXX\b/im,
        hint: 'With XX, SET only succeeds if the key is there.',
      },
      {
        has: /^SET \S+ (?:"[^"]*"|'[^']*'|\S+) (?:[^\n]* )?NX\b/im,
        hint: "Asked was an option behind key and value, with which SET only succeeds if the key isn't there yet.",
      },
      {
        has: /\b[EP]X(?:AT)? \d+(?!\w)/i,
        hint: 'The check finds no expiry with a number in SET itself. Without one, a copy that fails would keep the key forever.',
      },
      {
        not: /^SET (?:(?!\S*(?:[\d$<{%]|HH|hour(?!ly)))\S+|\S*\d{4}-\d\d-\d\d) [^\n]*(?:\bEX (?:3[7-9]\d\d|[4-9]\d{3}|\d{5,})\b|\bPX (?:3[7-9]\d{5}|[4-9]\d{6}|\d{8,})\b)/im,
        hint: 'With this, the key outlives the hour, so the next run is skipped unless the hour is part of its name.',
      },
      {
        not: /\bEX \d{1,3}(?!\d)|\bPX \d{1,6}(?!\d)/i,
        hint: 'With this expiry, a copy whose clock is slow could start again. Keep the key for about an hour. EX counts seconds, PX milliseconds.',
      },
    ],
  },
} satisfies Exercises;
