import { type Exercises, pick } from 'teach/exercise';

const ASKED = 'https://www.shop.example.com/a?b=1';

/** A value of the first redirect by a pattern. */
const redirectValue = (statements: readonly string[], key: string): string =>
  statements
    .map((line) => new RegExp(`\\.redirectRegex\\.${key} = (.*)$`, 'i').exec(line)?.[1])
    .find((value) => value !== undefined) ?? '';

/** Where the first redirect by a pattern sends what was asked: Go replaces each match and leaves the rest. */
function redirected(statements: readonly string[]): string {
  const by = redirectValue(statements, 'replacement').replace(
    /\$(?:\{(\w+)\}|(\w+))/g,
    (_, braced, bare) => {
      const name = String(braced ?? bare);
      return /^\d+$/.test(name) ? `$${name}` : '';
    },
  );
  return ASKED.replace(new RegExp(redirectValue(statements, 'regex') || '$.', 'g'), by);
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
        has: /^http\.routers\.[\w-]+\.rule = [^\n]*Host\([`"]www\.shop\.example\.com[`"]\)/m,
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
        hint: 'The path gets lost. Capture what you want to keep in brackets, and use it in the replacement.',
      },
      {
        ok: ({ statements }) => redirected(statements) === 'https://shop.example.com/a?b=1',
        hint: 'The target is https://shop.example.com, followed by what the visitor asked for.',
      },
      {
        has: /^(?=[\s\S]*^http\.middlewares\.([\w-]+)\.redirectRegex)(?=[\s\S]*\.middlewares\[\] = \1(?:@file)?$)/im,
        hint: "The middleware is defined, but the router doesn't use it yet.",
      },
      {
        has: /^http\.routers\.[\w-]+\.service = \S+/m,
        hint: 'A router needs a service, even if no request ever reaches it.',
      },
    ],
  },
  prefix: {
    kind: 'written',
    language: 'yaml',
    start: 'http:\n  routers:\n',
    rules: [
      {
        has: /^http\.routers\.[\w-]+\.rule = [^\n]*PathPrefix\([`"]\/api\/?[`"]\)/m,
        hint: 'A router with a rule for paths under /api/ is missing.',
      },
      {
        not: /\.rule = [^\n]*\|\|/,
        hint: 'With ||, one of the two conditions is enough, so this router takes everything.',
      },
      {
        has: /^(?=[\s\S]*^http\.routers\.([\w-]+)\.rule = [^\n]*PathPrefix\([`"]\/api)(?=[\s\S]*^http\.routers\.\1\.service = ([\w-]+))(?=[\s\S]*^http\.services\.\2\.loadBalancer\.servers\[\]\.url = http:\/\/app2:3000\/?$)/m,
        hint: "That router's service doesn't point to http://app2:3000.",
      },
      {
        has: /\.stripPrefix\.prefixes\[\] = \/api\/?$|\.replacePathRegex\.regex = \^?\/api\/\(\.\*\)\$?$|\.replacePathRegex\.regex = \^?\/api\(\/\.\*\)\$?$/im,
        hint: 'app2 gets the path with its prefix. A middleware removes it.',
      },
      {
        has: /^(?=[\s\S]*^http\.middlewares\.([\w-]+)\.(?:stripPrefix|replacePathRegex))(?=[\s\S]*^http\.routers\.([\w-]+)\.middlewares\[\] = \1(?:@file)?$)(?=[\s\S]*^http\.routers\.\2\.rule = [^\n]*\/api)/im,
        hint: "The middleware is defined, but the router doesn't use it yet.",
      },
      {
        has: /^http\.services\.[\w-]+\.loadBalancer\.servers\[\]\.url = http:\/\/app1:3000\/?$/m,
        hint: 'Everything else has to go to http://app1:3000.',
      },
      {
        has: /^http\.routers\.[\w-]+\.rule = (?![^\n]*PathPrefix\([`"]\/api)[^\n]+/m,
        hint: 'A router for everything else is missing.',
      },
      {
        has: /^(?=[\s\S]*^http\.routers\.([\w-]+)\.rule = (?![^\n]*PathPrefix\([`"]\/api))(?=[\s\S]*^http\.routers\.\1\.service = ([\w-]+))(?=[\s\S]*^http\.services\.\2\.loadBalancer\.servers\[\]\.url = http:\/\/app1:3000\/?$)/m,
        hint: "The router for everything else doesn't point to http://app1:3000.",
      },
      {
        not: /^(?=[\s\S]*^http\.routers\.([\w-]+)\.rule = (?![^\n]*\/api))(?=[\s\S]*^http\.routers\.\1\.priority = \d{2,})(?![\s\S]*priority[\s\S]*priority)/m,
        hint: 'The priority puts the router for everything else before the other one.',
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
        has: /^(?=[\s\S]*\.weight = 90?$)(?=[\s\S]*\.weight = 10?$)/m,
        hint: "The weights don't come to one request in ten.",
      },
      {
        not: /^(?=[\s\S]*\.weight = 90$)(?=[\s\S]*\.weight = 1$)|^(?=[\s\S]*\.weight = 9$)(?=[\s\S]*\.weight = 10$)/m,
        hint: "The weights don't come to one request in ten.",
      },
      {
        not: /\.name = \S*(?:new|canary)\S*\n[^\n]*\.weight = 90?$/m,
        hint: 'This gives the new version nine requests in ten.',
      },
      {
        ok: ({ statements }) =>
          statements.every((line) => {
            const [, name] = /\.weighted\.services\[\]\.name = ([\w-]+)$/.exec(line) ?? [];
            return (
              name === undefined ||
              statements.some((one) => one.startsWith(`http.services.${name}.loadBalancer.`))
            );
          }),
        hint: "The two services you name aren't both defined.",
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
