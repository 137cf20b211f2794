import { type Exercises, pick } from 'teach/exercise';

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
        hint: 'This changes http to https. The host stays as it was.',
      },
      {
        has: /\.redirectRegex\.regex = [^\n]*\(\.[*+]\)/i,
        hint: 'The pattern keeps nothing of the path. Put what is to be kept into brackets.',
      },
      {
        ok: ({ statements }) =>
          statements.some((line) => {
            const [, regex] = /\.redirectRegex\.regex = (.*)$/i.exec(line) ?? [];
            return (
              regex !== undefined && new RegExp(regex).test('https://www.shop.example.com/a?b=1')
            );
          }),
        hint: 'The pattern does not fit https://www.shop.example.com/.',
      },
      {
        has: /\.redirectRegex\.replacement = https:\/\/shop\.example\.com\/?\$\{?[12]\}?$|^(?=[\s\S]*\.redirectRegex\.regex = [^\n]*www\\?\.\(\.[*+]\))(?=[\s\S]*\.redirectRegex\.replacement = https:\/\/\$\{?1\}?$)/im,
        hint: 'The target is https://shop.example.com, and behind it what the pattern has kept.',
      },
      {
        has: /^(?=[\s\S]*^http\.middlewares\.([\w-]+)\.redirectRegex)(?=[\s\S]*\.middlewares\[\] = \1(?:@file)?$)/im,
        hint: 'The middleware is defined. The router does not use it yet.',
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
        has: /^(?=[\s\S]*^http\.routers\.([\w-]+)\.rule = [^\n]*PathPrefix\([`"]\/api)(?=[\s\S]*^http\.routers\.\1\.service = ([\w-]+))(?=[\s\S]*^http\.services\.\2\.loadBalancer\.servers\[\]\.url = http:\/\/app2:3000\/?$)/m,
        hint: 'The service of that router does not lead to http://app2:3000.',
      },
      {
        not: /prefixes\[\] = \/api\/$/m,
        hint: 'With the slash at its end, /api/users becomes a path without a slash at its beginning.',
      },
      {
        has: /\.stripPrefix\.prefixes\[\] = \/api$|\.replacePathRegex\.regex = \^?\/api\/\(\.\*\)\$?$|\.replacePathRegex\.regex = \^?\/api\(\/\.\*\)\$?$/im,
        hint: 'app2 gets the path with its prefix. A middleware takes it away.',
      },
      {
        has: /^(?=[\s\S]*^http\.middlewares\.([\w-]+)\.(?:stripPrefix|replacePathRegex))(?=[\s\S]*^http\.routers\.([\w-]+)\.middlewares\[\] = \1(?:@file)?$)(?=[\s\S]*^http\.routers\.\2\.rule = [^\n]*\/api)/im,
        hint: 'The middleware is defined. The router does not use it yet.',
      },
      {
        has: /^http\.services\.[\w-]+\.loadBalancer\.servers\[\]\.url = http:\/\/app1:3000\/?$/m,
        hint: 'Everything else is to go to http://app1:3000.',
      },
      {
        has: /^http\.routers\.[\w-]+\.rule = (?![^\n]*PathPrefix\([`"]\/api)[^\n]+/m,
        hint: 'A router for everything else is missing.',
      },
      {
        has: /^(?=[\s\S]*^http\.routers\.([\w-]+)\.rule = (?![^\n]*PathPrefix\([`"]\/api))(?=[\s\S]*^http\.routers\.\1\.service = ([\w-]+))(?=[\s\S]*^http\.services\.\2\.loadBalancer\.servers\[\]\.url = http:\/\/app1:3000\/?$)/m,
        hint: 'The router for everything else does not lead to http://app1:3000.',
      },
      {
        not: /^(?=[\s\S]*^http\.routers\.([\w-]+)\.rule = (?![^\n]*\/api))(?=[\s\S]*^http\.routers\.\1\.priority = \d{2,})(?![\s\S]*priority[\s\S]*priority)/m,
        hint: 'By its priority, the router for everything else comes before the other one.',
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
        hint: 'One kind of service chooses among others. It needs the names of two.',
      },
      {
        has: /^(?=[\s\S]*\.weight = 90?$)(?=[\s\S]*\.weight = 10?$)/m,
        hint: 'The weights do not make one request in ten.',
      },
      {
        not: /^(?=[\s\S]*\.weight = 90$)(?=[\s\S]*\.weight = 1$)|^(?=[\s\S]*\.weight = 9$)(?=[\s\S]*\.weight = 10$)/m,
        hint: 'The weights do not make one request in ten.',
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
        hint: 'The two services that are named are not both defined.',
      },
    ],
  },
  rate: {
    kind: 'written',
    language: 'compose',
    start: 'services:\n  app:\n    image: node:24-alpine\n    labels:\n',
    rules: [
      {
        has: /^services\.\w+\.labels\.traefik\.http\.middlewares\.[\w-]+\.ratelimit\.average = 10$/im,
        hint: 'No label sets an average of 10 requests a second.',
      },
      {
        has: /\.labels\.traefik\.http\.middlewares\.[\w-]+\.ratelimit\.burst = 20$/im,
        hint: 'No label allows bursts of 20.',
      },
      {
        has: /^(?=[\s\S]*\.middlewares\.([\w-]+)\.ratelimit\.average)(?=[\s\S]*\.middlewares\.\1\.ratelimit\.burst)/i,
        hint: 'Average and burst belong to two middlewares here.',
      },
      {
        not: /\.ratelimit\.period = (?!1s?$)/im,
        hint: 'The average counts for this period. Requests a second need none.',
      },
      {
        has: /\.labels\.traefik\.http\.routers\.shop\.middlewares = /i,
        hint: 'The middleware is defined. The router shop does not use it yet.',
      },
      {
        has: /^(?=[\s\S]*\.middlewares\.([\w-]+)\.ratelimit\.average)(?=[\s\S]*\.routers\.shop\.middlewares = (?:\S+,)?\1(?:@docker)?(?:,|$))/im,
        hint: 'The router shop uses a middleware of another name.',
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
