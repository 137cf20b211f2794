import {
  type Exercises,
  goReplaced,
  pick,
  type Read,
  traefikRoute,
  traefikServers,
  Unreadable,
} from 'teach/exercise';

const ASKED = 'https://www.shop.example.com/a?b=1';

/** A value of the first redirect by a pattern. */
const redirectValue = (statements: readonly string[], key: string): string =>
  statements
    .map((line) => new RegExp(`\\.redirectRegex\\.${key} = (.*)$`, 'i').exec(line)?.[1])
    .find((value) => value !== undefined) ?? '';

/** Where the first redirect by a pattern sends what was asked. */
const redirected = (statements: readonly string[]): string =>
  goReplaced(ASKED, redirectValue(statements, 'regex'), redirectValue(statements, 'replacement'));

/** True if a path of the shop reaches one address and no other; throws with a sentence that says what it reaches. */
function reaches({ statements }: Pick<Read, 'statements'>, path: string, wanted: string): boolean {
  const got = traefikRoute(statements, `https://shop.example.com${path}`);
  if (got === `http://${wanted}`) return true;
  throw new Unreadable(
    `A request for \`${path}\` reaches ${got === '' ? 'no server' : `\`${got}\``}. Expected: \`http://${wanted}\`.`,
  );
}

/** The services that a weighted service chooses between, with their weights, 1 unless they say so. */
function weightsOf(statements: readonly string[]): readonly (readonly [string, number])[] {
  const shares: [string, number][] = [];
  for (const line of statements) {
    const [, key, value = ''] = /\.weighted\.services\[\]\.(name|weight) = (.*)$/i.exec(line) ?? [];
    if (key === 'name') shares.push([value.replace(/@file$/, ''), 1]);
    const last = shares.at(-1);
    if (key === 'weight' && last) last[1] = Number(value);
  }
  return shares;
}

const UNITS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 };

/** Requests a second that a limit in labels lets through: the average by its period, which is a second unless it says so. */
function perSecond(statements: readonly string[]): number {
  const labels = statements.join('\n');
  const [, average] =
    /^services\.\w+\.labels\.traefik\.http\.middlewares\.[\w-]+\.ratelimit\.average = (\d+)$/im.exec(
      labels,
    ) ?? [];
  const [, count = '1', unit = 's'] =
    /\.ratelimit\.period = (\d+)(ms|[smh])?$/im.exec(labels) ?? [];
  return Number(average) / (Number(count) * (UNITS[unit] ?? 1));
}

export default {
  www: {
    kind: 'written',
    language: 'yaml',
    start: 'http:\n  routers:\n',
    rules: [
      {
        has: /^http\.routers\.[\w-]+\.rule = [^\n]*Host\(\W?www\.shop\.example\.com\W?\)/m,
        hint: 'A router with a rule for the host www.shop.example.com is missing.',
      },
      {
        has: /^http\.middlewares\.[\w-]+\.redirect(?:Regex|Scheme)\./im,
        hint: 'A redirect is a middleware. None is defined yet.',
      },
      {
        not: /\.redirectScheme\./i,
        hint: 'This changes http to https, but the host stays the same.',
      },
      {
        ok: ({ statements }) => new RegExp(redirectValue(statements, 'regex') || '$.').test(ASKED),
        hint: "The pattern doesn't match https://www.shop.example.com/.",
      },
      {
        ok: ({ statements }) => redirected(statements).includes('/a?b=1'),
        hint: 'This loses the path. Capture what you want to keep in brackets, and use it in the replacement.',
      },
      {
        ok: ({ statements }) => redirected(statements) === 'https://shop.example.com/a?b=1',
        hint: 'The target is https://shop.example.com, followed by what the visitor asked for.',
      },
      {
        ok: ({ statements }) => traefikRoute(statements, ASKED).startsWith('→'),
        hint: "The middleware is defined, but the router doesn't use it yet.",
      },
      {
        ok: ({ statements }) =>
          !traefikRoute(statements, 'https://shop.example.com/').startsWith('→'),
        hint: 'The router takes requests for shop.example.com too, so they go around in circles.',
      },
    ],
  },
  prefix: {
    kind: 'written',
    language: 'yaml',
    start: 'http:\n  routers:\n',
    rules: [
      {
        has: /^http\.routers\.[\w-]+\.rule = [^\n]*\/api/m,
        hint: 'A router with a rule for paths under /api/ is missing.',
      },
      {
        ok: (read) => reaches(read, '/api/users?a=1', 'app2:3000/users?a=1'),
        hint: 'Paths under /api/ have to go to app2:3000.',
      },
      {
        ok: (read) =>
          ['/', '/cart', '/apiary'].every((path) => reaches(read, path, `app1:3000${path}`)),
        hint: 'Everything else has to go to app1:3000.',
      },
    ],
  },
  canary: {
    kind: 'written',
    language: 'yaml',
    start: 'http:\n  services:\n',
    rules: [
      {
        has: /\.weighted\.services\[\]\.name = \S+[\s\S]*\.weighted\.services\[\]\.name = \S+/,
        hint: 'One kind of service chooses between others. It needs the names of two.',
      },
      {
        ok: ({ statements }) => {
          const weights = weightsOf(statements).map(([, weight]) => weight);
          return weights.length === 2 && Math.max(...weights) === 9 * Math.min(...weights);
        },
        hint: "These weights don't send one request in ten to the new version.",
      },
      {
        ok: ({ statements }) =>
          weightsOf(statements).every(
            ([name, weight], _, [first, second]) =>
              !/new|canary|next/i.test(name) ||
              weight === Math.min(first?.[1] ?? 0, second?.[1] ?? 0),
          ),
        hint: 'This gives the new version nine requests in ten.',
      },
      {
        ok: ({ statements }) =>
          weightsOf(statements).every(([name]) => traefikServers(statements, name).length > 0),
        hint: "The two services you name aren't both defined.",
      },
      {
        ok: ({ statements }) => {
          const [first, second] = weightsOf(statements).map(([name]) =>
            traefikServers(statements, name),
          );
          return !first?.some((server) => second?.includes(server));
        },
        hint: 'Both services point to the same server, so nobody gets the new version.',
      },
    ],
  },
  rate: {
    kind: 'written',
    language: 'compose',
    start: 'services:\n  app:\n    image: node:24-alpine\n    labels:\n',
    rules: [
      {
        ok: ({ statements }) => perSecond(statements) === 10,
        hint: 'No label sets an average of 10 requests a second.',
      },
      {
        has: /\.labels\.traefik\.http\.middlewares\.[\w-]+\.ratelimit\.burst = 20$/im,
        hint: 'No label allows bursts of 20.',
      },
      {
        has: /^(?=[\s\S]*\.middlewares\.([\w-]+)\.ratelimit\.average)(?=[\s\S]*\.middlewares\.\1\.ratelimit\.burst)/i,
        hint: 'Here, average and burst belong to two different middlewares.',
      },
      {
        has: /\.labels\.traefik\.http\.routers\.shop\.middlewares = /i,
        hint: "The middleware is defined, but the router shop doesn't use it yet.",
      },
      {
        has: /^(?=[\s\S]*\.middlewares\.([\w-]+)\.ratelimit\.average)(?=[\s\S]*\.routers\.shop\.middlewares = (?:\S+,)?\1(?:@docker)?(?:,|$))/im,
        hint: 'The router shop uses a middleware with a different name.',
      },
    ],
  },
  metrics: {
    kind: 'fields',
    fields: [
      pick(
        'Why does nothing happen?',
        [
          'port 8082 is taken',
          'entry points belong to the static configuration',
          'the folder is not watched',
        ],
        'entry points belong to the static configuration',
        'Which of the two configurations is read from the folder?',
      ),
      pick(
        'What helps?',
        ['saving the file again', 'traefik.yml or a flag, and a restart', 'another provider'],
        'traefik.yml or a flag, and a restart',
        'When is the other configuration read?',
      ),
    ],
  },
} satisfies Exercises;
