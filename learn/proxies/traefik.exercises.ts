import {
  type Exercises,
  pick,
  type Rule,
  routerOf,
  traefikRoute,
  traefikServers,
  Unreadable,
} from 'teach/exercise';

/** A rule for what a request reaches, an address or a redirect. */
const reaches = (asked: string, wanted: string): Rule => ({
  note: ({ statements }) => {
    const got = traefikRoute(statements, asked);
    if (got === wanted) return undefined;
    const [, target] = /^→ (.*)$/.exec(got) ?? [];
    const said = target === undefined ? `reaches \`${got}\`` : `is redirected to \`${target}\``;
    const nothing = wanted.startsWith('→') ? "isn't redirected" : 'reaches no server';
    return `By this file, a request for \`${asked.replace('https://shop.example.com', '')}\` ${got === '' ? nothing : said}. Expected: \`${wanted.replace('→ ', '')}\`.`;
  },
});

/** What the answer chooses between, services or servers, with their weights, 1 unless they say so. */
function weightsOf(statements: readonly string[]): readonly (readonly [string, number])[] {
  const text = statements.join('\n');
  const place = /s\.[^.]+\.weighted/i.test(text) ? 'weighted\\.services' : 'loadBalancer\\.servers';
  const said = [...text.matchAll(new RegExp(`\\.${place}\\[\\]\\.(name|url|weight) = (.*)`, 'gi'))];
  const weights = said.filter(([, key]) => key === 'weight');
  if (place.startsWith('load') && weights.length === 0) return [];
  const names = said.filter(([, key]) => key !== 'weight');
  return names.map((one, at) => {
    // If some have none, a weight comes after its name.
    const next = said[said.indexOf(one) + 1];
    const own = weights.length === names.length ? weights[at] : weights.find((w) => w === next);
    return [one[2]!.replace(/@file$/, ''), Number(own?.[2] ?? 1)];
  });
}

/** True if of two names the first seems to be of the newer version. */
function isNewer(...names: readonly [string, string]): boolean {
  const isNew = names.map((name) => /(?:^|[-_])(?:new|canary|next)(?:$|[-_])/i.test(name));
  const [one = 0, other = 0] = names.map((name) => Number(/\d+/.exec(name)?.[0]));
  return isNew[0] === isNew[1] ? one > other : isNew[0] === true;
}

/** The servers behind a choice. A server is its own. */
const serversOf = (statements: readonly string[], name: string): readonly string[] =>
  name.includes('://') ? [name] : traefikServers(statements, name);

/** Seconds in each unit of Go's durations. */
const UNITS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 };

/** The seconds of a period such as 60 or 1m. */
function secondsOf(period: string): number {
  const [, count, unit = 's'] = /^([\d.]+)(ms|[smh])?$/.exec(period) ?? [];
  if (count === undefined) throw new Unreadable(`The check can't read the period \`${period}\`.`);
  return Number(count) * (UNITS[unit] ?? 1);
}

/** A limit in labels: the middleware's name, whether it's what is asked, and what it says. */
interface Limit {
  name: string;
  isAsked: boolean;
  said: string;
}

const limitsOf = (statements: readonly string[]): readonly Limit[] => {
  const labels = statements.join('\n');
  const names = labels.matchAll(
    /^services\.[\w-]+\.labels\.traefik\.http\.middlewares\.([\w-]+)\.ratelimit\./gim,
  );
  return [...new Set([...names].map(([, name = '']) => name))].map((name) => {
    const of = (key: string) =>
      new RegExp(
        `^services\\.[\\w-]+\\.labels\\.traefik\\.http\\.middlewares\\.${name}\\.ratelimit\\.${key} = (.*)$`,
        'im',
      ).exec(labels)?.[1];
    const isAsked =
      Number(of('average')) === 10 * secondsOf(of('period') ?? '1s') && of('burst') === '20';
    const said = ['average', 'period', 'burst'].flatMap((key) =>
      of(key) ? `${key} ${of(key)}` : [],
    );
    return { name, isAsked, said: `\`${name}\` with ${said.join(', ') || 'no number'}` };
  });
};

export default {
  www: {
    kind: 'written',
    language: 'yaml',
    start: 'http:\n  routers:\n',
    rules: [
      {
        ok: ({ statements }) =>
          routerOf(statements, 'https://www.shop.example.com/a') !== undefined,
        hint: 'No router under http takes requests for www.shop.example.com.',
      },
      ...['/a?b=1', '/', '/c/d'].map((path) =>
        reaches(`https://www.shop.example.com${path}`, `→ https://shop.example.com${path}`),
      ),
      {
        not: /routers\.([\w-]+)\.rule = [^\n]*Host\(\W?shop\.example\.com\W?\)(?=[\s\S]*routers\.\1\.service = noop@)/,
        hint: 'This router takes requests for shop.example.com too, and its service answers none of them.',
      },
      {
        ok: ({ statements }) =>
          !traefikRoute(statements, 'https://shop.example.com/').startsWith('→'),
        hint: 'Requests for shop.example.com are redirected too.',
      },
    ],
  },
  prefix: {
    kind: 'written',
    language: 'yaml',
    start: 'http:\n  routers:\n',
    rules: Object.entries({
      '/api/users?a=1': 'app2:3000/users?a=1',
      '/': 'app1:3000/',
      '/cart': 'app1:3000/cart',
      '/apiary': 'app1:3000/apiary',
    }).map(([path, to]) => reaches(`https://shop.example.com${path}`, `http://${to}`)),
  },
  canary: {
    kind: 'written',
    language: 'yaml',
    start: 'http:\n  services:\n',
    rules: [
      {
        ok: ({ statements }) => weightsOf(statements).length > 1,
        hint: 'Asked was a service that chooses between two others. In its list `services`, each of them has a name and a weight.',
      },
      {
        note: ({ statements }) => {
          const weights = weightsOf(statements);
          const [[old = '', most = 0], [fresh = '', least = 0]] = [...weights].sort(
            ([, a], [, b]) => b - a,
          ) as [[string, number], [string, number]];
          const isNine = Number.isInteger(least) && least > 0 && most === 9 * least;
          if (isNine && weights.length === 2 && !isNewer(old, fresh)) return undefined;
          const said = weights.map(
            ([name, weight]) => `\`${name}\` ${Number.isNaN(weight) ? 'without a number' : weight}`,
          );
          return `The check reads these weights: ${said.join(', ')}. Asked were two versions, with whole numbers that give the old one nine requests in ten.`;
        },
      },
      {
        ok: ({ statements }) =>
          weightsOf(statements).every(([name]) => serversOf(statements, name).length > 0),
        hint: 'The check finds a server with a url for only one of the services with a weight, or for none.',
      },
      {
        ok: ({ statements }) => {
          const [first, second] = weightsOf(statements).map(([name]) =>
            serversOf(statements, name),
          );
          return !first?.some((server) => second?.includes(server));
        },
        hint: 'Both versions have a server in common. Each needs its own.',
      },
    ],
  },
  rate: {
    kind: 'written',
    language: 'compose',
    start: 'services:\n  app:\n    image: node:24-alpine\n    labels:\n',
    rules: [
      {
        note: ({ statements }) => {
          const limits = limitsOf(statements);
          if (limits.length === 0)
            return 'The check finds no label directly under a service that limits a rate of requests.';
          return limits.some(({ isAsked }) => isAsked)
            ? undefined
            : `The check reads these limits: ${limits.map(({ said }) => said).join('; ')}. Asked were 10 requests a second, with bursts of 20.`;
        },
      },
      {
        ok: ({ statements }) => {
          const [, used = ''] =
            /^services\.[\w-]+\.labels\.traefik\.http\.routers\.shop\.middlewares(?:\[0\])? = (.*)$/im.exec(
              statements.join('\n'),
            ) ?? [];
          const names = used.split(',').map((name) => name.trim().replace(/@docker$/, ''));
          return limitsOf(statements).some(({ isAsked, name }) => isAsked && names.includes(name));
        },
        hint: 'The check finds no label that puts this limit on the router shop.',
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
