import { caddyRoute, type Exercises, typed } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'In the folder of the lab, bash check says: The lab is solved.' },
  status: {
    kind: 'written',
    language: 'caddy',
    rules: [
      {
        has: /^(?:https?:\/\/)?status\.example\.com(?: \{| > )/m,
        hint: 'A site begins with its name: status.example.com.',
      },
      { has: /> respond\b/, hint: 'A directive answers with a text of its own.' },
      {
        not: /> respond \/\w/,
        hint: 'This answers one path. The answer is for all of them.',
      },
      {
        not: /> respond (?:\S+ )?all fine/,
        hint: 'Without quotes, these are two arguments: a text and a status.',
      },
      {
        has: /^(?:https?:\/\/)?status\.example\.com(?: > (?:handle|route)(?: \/?\*)?)? > respond(?: \/?\*)?(?: "all fine"(?: 200)?| > body "all fine"| 200 > body "all fine")$/m,
        hint: 'The answer is to be the text all fine, in these letters, and nothing else.',
      },
    ],
  },
  www: {
    kind: 'written',
    language: 'caddy',
    rules: [
      {
        has: /^(?:https?:\/\/)?www\.shop\.example\.com(?: \{| > )/m,
        hint: 'The site that has to answer is www.shop.example.com.',
      },
      { has: /> redir /, hint: 'A directive sends visitors to another address.' },
      {
        not: /redir https:\/\/shop\.example\.com\/?(?: |$)/m,
        hint: 'Path and query get lost. A placeholder holds both.',
      },
      {
        not: /redir \S*\{(?:path|http\.request\.uri\.path)\}(?!\?\{)/,
        hint: 'The query gets lost.',
      },
      {
        has: /^(?:https?:\/\/)?www\.shop\.example\.com > redir (?:\* )?https:\/\/shop\.example\.com(?:\{(?:uri|http\.request\.uri)\}|\{path\}\?\{query\})(?: (?:permanent|temporary|html|30[1278]))?$/m,
        hint: 'The target is https://shop.example.com, and behind it what the visitor asked for.',
      },
    ],
  },
  trusted: {
    kind: 'written',
    language: 'caddy',
    start: 'shop.example.com {\n\treverse_proxy app1:3000\n}\n',
    rules: [
      {
        has: /> reverse_proxy (?:\S+ )?(?:http:\/\/)?app1:3000/,
        hint: 'Requests are to go on to app1:3000.',
      },
      {
        not: /header_up -?\+?X-Forwarded-For/i,
        hint: 'Set by hand, it is believed from everybody. Say whom Caddy may believe.',
      },
      {
        has: /> trusted_proxies /,
        hint: 'Caddy drops what others say about the visitor, unless it trusts them.',
      },
      {
        has: /> (?:reverse_proxy[^\n]*|servers[^\n]*) > trusted_proxies |^ ?> servers[^\n]* > trusted_proxies /m,
        hint: 'trusted_proxies belongs into the block of reverse_proxy, or into servers of the global block.',
      },
      {
        not: /reverse_proxy[^\n]* > trusted_proxies static/,
        hint: 'In the block of reverse_proxy, the addresses follow at once, without the word static.',
      },
      {
        not: /trusted_proxies [^\n]*(?:0\.0\.0\.0\/0|::\/0)/,
        hint: 'This believes everybody on the internet.',
      },
      {
        not: /servers > trusted_proxies (?!static)/,
        hint: 'In the global block, the source of the addresses is named first.',
      },
      {
        has: /trusted_proxies (?:static )?(?:private_ranges|(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|f[cd]|::1)/i,
        hint: 'Name the addresses of the load balancer, or the ranges that they come from.',
      },
    ],
  },
  api: {
    kind: 'written',
    language: 'caddy',
    start: 'shop.example.com {\n\n}\n',
    rules: [
      {
        not: /handle(?:_path)? \/api\/?(?: > | \{)/,
        hint: 'Without a slash and a star behind it, this matches one path only.',
      },
      { has: /\/api\//, hint: 'There is nothing for paths under /api/ yet.' },
      {
        has: /^(?:\S+, ?)*(?:https?:\/\/)?shop\.example\.com\b/m,
        hint: 'The site is shop.example.com.',
      },
      {
        not: /handle(?:_path)? \/api\/\* > reverse_proxy (?:http:\/\/)?app1:3000/,
        hint: 'Paths under /api/ are to go to app2:3000.',
      },
      {
        has: /> reverse_proxy (?:\/api\/\* )?(?:http:\/\/)?app2:3000/,
        hint: 'Paths under /api/ are to go to app2:3000.',
      },
      {
        ok: ({ statements }) =>
          caddyRoute(statements, 'shop.example.com', '/api/users') === 'app2:3000/users',
        hint: 'app2 gets the path with its prefix. One kind of handle takes it away.',
      },
      {
        ok: ({ statements }) =>
          ['/', '/apiary'].every(
            (path) => caddyRoute(statements, 'shop.example.com', path) === `app1:3000${path}`,
          ),
        hint: 'Everything else is to go to app1:3000, /apiary too.',
      },
    ],
  },
  stop: {
    kind: 'fields',
    fields: [
      typed(
        'The status, once both are known to be unhealthy',
        ['503'],
        'Nobody is left to try. Which status says that a service is not available?',
        [[/^502$/, 'That comes while the health check has not noticed yet.']],
      ),
      typed(
        'Seconds that a visitor waits',
        /^(?:5|five)(?: ?s(?:ec(?:ond)?s?)?)?$/,
        'Look for a time in the whole file.',
      ),
      typed(
        'The option that decides',
        /^lb_try_duration:?(?: 5s)?$/,
        'It says how long Caddy goes on trying.',
        [
          [/^health_/, 'That says how often Caddy looks whether a backend is well.'],
          [/interval/, 'That is the pause between two tries.'],
        ],
      ),
    ],
  },
} satisfies Exercises;
