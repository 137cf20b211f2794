import {
  type Exercises,
  pick,
  type Read,
  routerOf,
  traefikRoute,
  traefikServers,
  Unreadable,
} from 'teach/exercise';

/** True if a request reaches an address or a redirect, and nothing else. Throws with a sentence that says what it reaches. */
function reaches({ statements }: Pick<Read, 'statements'>, asked: string, wanted: string): boolean {
  const got = traefikRoute(statements, asked);
  if (got === wanted) return true;
  const [, target] = /^→ (.*)$/.exec(got) ?? [];
  const said = target === undefined ? `reaches \`${got}\`` : `is redirected to \`${target}\``;
  const nothing = wanted.startsWith('→') ? "isn't redirected" : 'reaches no server of this file';
  throw new Unreadable(
    `A request for \`${asked.replace('https://shop.example.com', '')}\` ${got === '' ? nothing : said}. Expected: \`${wanted.replace('→ ', '')}\`.`,
  );
}

/** What the answer chooses between, services or servers, with their weights, 1 unless they say so. */
function weightsOf(statements: readonly string[]): readonly (readonly [string, number])[] {
  const text = statements.join('\n');
  const place = /\.weighted\./i.test(text) ? 'weighted\\.services' : 'loadBalancer\\.servers';
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

/** A limit in labels: the middleware's name, requests a second, and the burst. */
interface Limit {
  name: string;
  average: number;
  burst: string | undefined;
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
    const average = Number(of('average')) / secondsOf(of('period') ?? '1s');
    return { name, average, burst: of('burst') };
  });
};

const isAsked = ({ average, burst }: Limit): boolean => average === 10 && burst === '20';

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
      {
        has: /^http\.middlewares\.[\w-]+\.redirect(?:Regex|Scheme)\./im,
        hint: 'A redirect is a middleware of its own kind. None is defined under http yet.',
      },
      {
        not: /^(?![\s\S]*\.redirectRegex\.)[\s\S]*\.redirectScheme\./i,
        hint: 'This changes http to https, but the host stays the same.',
      },
      {
        ok: (read) =>
          ['/a?b=1', '/', '/c/d'].every((path) =>
            reaches(
              read,
              `https://www.shop.example.com${path}`,
              `→ https://shop.example.com${path}`,
            ),
          ),
        hint: 'The target is https://shop.example.com, followed by what the visitor asked for.',
      },
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
    rules: [
      {
        ok: (read) =>
          Object.entries({
            '/api/users?a=1': 'app2:3000/users?a=1',
            '/': 'app1:3000/',
            '/cart': 'app1:3000/cart',
            '/apiary': 'app1:3000/apiary',
          }).every(([path, to]) =>
            reaches(read, `https://shop.example.com${path}`, `http://${to}`),
          ),
        hint: 'Paths under /api/ have to go to app2:3000, and everything else to app1:3000.',
      },
    ],
  },
  canary: {
    kind: 'written',
    language: 'yaml',
    start: 'http:\n  services:\n',
    rules: [
      {
        ok: ({ statements }) => weightsOf(statements).length > 1,
        hint: 'One kind of service chooses between others. In its list `services`, each of two has a name and a weight.',
      },
      {
        ok: ({ statements }) => {
          const weights = weightsOf(statements).map(([, weight]) => weight);
          const least = Math.min(...weights);
          return weights.length === 2 && least > 0 && Math.max(...weights) === 9 * least;
        },
        hint: "These weights don't share the requests 9 to 1 between two versions.",
      },
      {
        ok: ({ statements }) => {
          const [most] = [...weightsOf(statements)].sort(([, a], [, b]) => b - a);
          return !/(?:^|[-_])(?:new|canary|next|app2|v2)(?:$|[-_])/i.test(most?.[0] ?? '');
        },
        hint: 'Of the two, the one that seems new by its name gets nine requests in ten.',
      },
      {
        ok: ({ statements }) =>
          weightsOf(statements).every(([name]) => serversOf(statements, name).length > 0),
        hint: 'Not both of the services you name have a server with a url here.',
      },
      {
        ok: ({ statements }) => {
          const [first, second] = weightsOf(statements).map(([name]) =>
            serversOf(statements, name),
          );
          return !first?.some((server) => second?.includes(server));
        },
        hint: 'Both have the same server. Each version needs its own.',
      },
    ],
  },
  rate: {
    kind: 'written',
    language: 'compose',
    start: 'services:\n  app:\n    image: node:24-alpine\n    labels:\n',
    rules: [
      {
        ok: ({ statements }) => {
          const limits = limitsOf(statements);
          const [only] = limits.filter(({ average }) => average > 0);
          if (!only || limits.some(({ average }) => average === 10)) return only !== undefined;
          throw new Unreadable(
            `Requests a second that \`${only.name}\` allows: ${Number(only.average.toFixed(3))}. The task has 10.`,
          );
        },
        hint: 'The check finds no label directly under a service that sets an average of requests to a number.',
      },
      {
        ok: ({ statements }) => limitsOf(statements).some(({ burst }) => burst === '20'),
        hint: 'No label allows bursts of 20.',
      },
      {
        ok: ({ statements }) => limitsOf(statements).some(isAsked),
        hint: 'Here, average and burst belong to two different middlewares.',
      },
      {
        ok: ({ statements }) => {
          const [, used = ''] =
            /^services\.[\w-]+\.labels\.traefik\.http\.routers\.shop\.middlewares(?:\[0\])? = (.*)$/im.exec(
              statements.join('\n'),
            ) ?? [];
          const names = used.split(',').map((name) => name.trim().replace(/@docker$/, ''));
          return limitsOf(statements).some((limit) => isAsked(limit) && names.includes(limit.name));
        },
        hint: "The middlewares of the router shop don't include this one from the labels.",
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
