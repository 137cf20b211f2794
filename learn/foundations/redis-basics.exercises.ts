import { command, type Exercises, pick } from 'teach/exercise';

/** What counts the members of a value. */
const COUNTS = /^(?:SCARD|PFCOUNT|ZCARD|HLEN|BITCOUNT) /im;
/** What adds a member to a value. */
const ADDS = /^(?:SADD|PFADD|ZADD|ZINCRBY|HSET|HMSET|HSETNX|HINCRBY(?:FLOAT)?|SETBIT) /im;

/** Members that an adding command names. */
const membersOf = (command: string, args: readonly string[]): readonly string[] => {
  const from = command === 'ZADD' ? args.findIndex((arg) => /^[\d.]+$/.test(arg)) : 0;
  if (command === 'ZADD') return args.slice(from).filter((_, at) => at % 2 === 1);
  if (command === 'ZINCRBY') return args.slice(1, 2);
  return command.startsWith('H') ? args.filter((_, at) => at % 2 === 0) : args;
};

/** The members, in order, of the key that the last command counts; undefined where it counts none. */
function countedLast(statements: readonly string[]): string | undefined {
  const keys = new Map<string, Set<string>>();
  let counted: string | undefined;
  for (const statement of statements) {
    const [command = '', key = '', ...args] = (statement.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map(
      (word) => word.replace(/^(["'])(.*)\1$/, '$2'),
    );
    const name = command.toUpperCase();
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
    if (/^(?:DEL|UNLINK)$/.test(name)) keys.delete(key);
    if (/^(?:SCARD|PFCOUNT|ZCARD|HLEN|BITCOUNT)$/.test(name))
      counted = keys.has(key) ? [...members].sort().join(' ') : undefined;
  }
  return counted;
}

/** What's wrong with how an answer goes on from one SCAN to the next, if it does that by itself. */
function scanFault(statements: readonly string[]): 'start' | 'part' | 'never' | 'same' | undefined {
  const text = statements.join('\n');
  if (/--scan\b/.test(text)) return undefined;
  const [said, name] = /(?<!-)\bSCAN (?:\d|["']?\$\{?(\w+))/i.exec(text) ?? [];
  if (said === undefined) return /(?<!-)\bSCAN\b/i.test(text) ? 'start' : undefined;
  const any = /(?<!-)\bSCAN ["']?\$\{?(\w+)/i.exec(text)?.[1] ?? name;
  const has = (pattern: string) => new RegExp(pattern, 'm').test(text);
  const isDefault = any !== undefined && text.includes(`{${any}:-0}`);
  const starts = /(?<!-)\bSCAN \d/i.test(text) || isDefault || has(`\\b${any}=\\(?["']?0\\b`);
  if (any !== undefined && !starts) return 'start';
  if (any === undefined || !/\bdone\b/.test(text)) return 'part';
  const value = `\\$\\{?${any}\\}?"?`;
  const head = `(?:while[^\\n]*${value} ?(?:!=|-ne|-gt)|until[^\\n]*${value} ?(?:==?|-eq)) ["']?0`;
  if (has(`\\b${any}=["']?0["']?\\n(?:(?!\\b${any}=)[\\s\\S])*^${head}`)) return 'never';
  const set = new RegExp(
    `\\b${any}=|\\bread (?:-\\w+ )*${any}\\b|\\b(?:mapfile|readarray)\\b`,
    'g',
  );
  const least = isDefault || /(?<!-)\bSCAN \d/i.test(text) ? 1 : 2;
  return (text.match(set)?.length ?? 0) < least ? 'same' : undefined;
}

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
        hint: "The key doesn't expire after two hours. EX counts seconds, PX milliseconds.",
      },
      {
        not: /^P?EXPIRE shop:status (?:0|-\d+)\b/im,
        hint: 'The key expires at once, and the text with it.',
      },
      {
        has: /^(?:PERSIST shop:status|GETEX shop:status PERSIST)/im,
        hint: 'One command removes the expiry alone, and leaves the text.',
      },
      {
        not: /^(?:P?EXPIRE shop:status[\s\S]*^SET shop:status (?![^\n]*\b(?:EX|PX|KEEPTTL)\b)|P?EXPIRE shop:status (?!7200(?:000)?\b))/im,
        hint: 'SET removes an expiry that was set before, and each EXPIRE replaces the last one.',
      },
      { not: /^(?:DEL|UNLINK|GETDEL) shop:status/im, hint: 'The text has to stay.' },
      {
        has: /^(?:SET [^\n]*\b[EP]X |P?SETEX |P?EXPIRE )[\s\S]*^P?TTL shop:status[\s\S]*^(?:PERSIST|GETEX)/im,
        hint: 'Show the remaining seconds after you set the expiry and before you remove it.',
      },
    ],
  },
  articles: {
    kind: 'written',
    language: 'text',
    rules: [
      { not: /^INCR/im, hint: 'A counter counts the second reading of article 4 too.' },
      { not: /^[LR]PUSH/im, hint: 'A list keeps an article twice if you add it twice.' },
      {
        ok: ({ statements }) =>
          !statements.some((line) => /^[ZH]INCRBY/i.test(line)) ||
          !/^(?:ZSCORE|ZMSCORE|HGET|HMGET)\b/i.test(statements.at(-1) ?? ''),
        hint: 'The last command says how often articles were read. Count the members.',
      },
      {
        has: ADDS,
        hint: 'Which kind of value keeps each member once?',
      },
      {
        has: COUNTS,
        hint: 'None of these commands gives the number of members. HELP @set lists those for sets.',
      },
      {
        ok: ({ statements }) => countedLast(statements) !== undefined,
        hint: 'When you count, the key that you name has no members.',
      },
      {
        ok: ({ statements }) => countedLast(statements) === '4 9',
        hint: 'The key that you count needs two members, the articles 4 and 9, and no other.',
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
        /^(?:(?:docker exec (?:-\w+ )*\S+ )?(?:redis|valkey)-cli )?incrbyfloat\b/,
        'Its name contains INCR and a kind of number.',
        [
          [/^hincrby/, "That's for a field of a hash."],
          [/^zincrby/, "That's for a member of a sorted set."],
          [/^incrby[ _-]+float/, 'Almost. Nothing separates the parts of the name.'],
          [/^incrby$|^incrby /, 'That takes whole numbers too.'],
          [/^incr$|^incr (?!float|by)/, 'INCR adds one, and only to a whole number.'],
          [/\bincrbyfloat\b/, 'The name is right. Give the command by itself.'],
          [
            /^(?=\S*incr)(?=.*(?:float|double|decimal|real|num|dec\b))/,
            'Almost. Redis has no command of this name. Compare it with the one that adds any whole number.',
          ],
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
        not: /(?:^|echo ["']?|-cli [^\n|>]*)\bKEYS \S/im,
        hint: 'KEYS looks at every key in one go, and everyone else has to wait.',
      },
      { has: /--scan\b|\bSCAN\b/i, hint: 'One command goes through the keys in small batches.' },
      {
        ok: ({ statements }) => scanFault(statements) !== 'start',
        hint: 'SCAN starts with a cursor, which is 0 at first.',
      },
      {
        ok: ({ statements }) => scanFault(statements) !== 'part',
        hint: 'One call of SCAN returns a part and the cursor for the next. redis-cli has an option that takes all the steps.',
      },
      {
        ok: ({ statements }) => scanFault(statements) !== 'never',
        hint: 'The cursor is 0 at first, so this loop never begins.',
      },
      {
        ok: ({ statements }) => scanFault(statements) !== 'same',
        hint: 'The answer begins with the cursor of the next call. This asks with the same one again.',
      },
      {
        has: /session:\*|["'/ ]\^session:/,
        hint: 'The pattern session:* stands for all keys that start with session:.',
      },
      { not: /\*session:/, hint: 'This also finds keys with session: in the middle.' },
    ],
  },
  job: {
    kind: 'written',
    language: 'text',
    rules: [
      {
        not: /^HSETNX/im,
        hint: 'HSETNX sets no expiry, so after the first run nobody starts any more. Use SET, which can set one in the same step.',
      },
      {
        not: /^SETNX/im,
        hint: 'SETNX sets no expiry, so a copy that gets the key and then fails would keep it forever.',
      },
      {
        has: /^SET \S+ (?!(?:NX|EX|PX|XX)\b)\S+/im,
        hint: 'All three try to set the same key, to some value.',
      },
      {
        not: /^SET \S*(?:(?:app|server|host|node|copy|worker|instance|replica|pod|scheduler|machine)[-_:.]?(?:\d+|[a-z])(?![a-z])|\$\(?\{?(?:HOST|POD|PID|\$)|\$\(hostname|\b(?:pid|uuid)\b)/im,
        hint: 'All three have to try the same key, so no copy belongs in its name.',
      },
      { not: /\bXX\b/i, hint: 'With XX, the key has to be there already, so none of them starts.' },
      {
        has: /\bNX\b/i,
        hint: "No option here says that the key mustn't be there yet, so it doesn't stop the second copy.",
      },
      {
        has: /\b(?:EX|EXAT) \d+|\b(?:PX|PXAT) \d+/i,
        hint: 'Here, SET itself sets no expiry. A copy that fails right after it would keep the key forever.',
      },
      {
        not: /^SET (?!\S*(?:[\d$<{]|HH|hour(?!ly)))\S+ [^\n]*(?:\bEX (?:3[7-9]\d\d|[4-9]\d{3}|\d{5,})\b|\bPX (?:3[7-9]\d{5}|[4-9]\d{6}|\d{8,})\b)/im,
        hint: 'With this, the key outlives the hour, so the next run is skipped unless the hour is part of its name.',
      },
      {
        not: /\bEX \d{1,3}(?!\d)|\bPX \d{1,6}(?!\d)/i,
        hint: 'With this expiry, a copy whose clock is slow could start again. Keep the key for about an hour. EX counts seconds, PX milliseconds.',
      },
    ],
  },
} satisfies Exercises;
