import { caddyRoute, type Exercises, type Read, type Rule, typed } from 'teach/exercise';

const LOCATION = /^(.* > )header (?:\* )?(?:> )?[+>?]?Location (?:> )?(\S+)$/i;
const ANSWERED = /^(.* > )respond (?:\* )?(?:"" ?| )?(30[12378])$/;

/** A redirect put together by hand, with a status and the header Location, as the directive that does both. */
const asRedir = (statements: readonly string[]): string => {
  const answers = statements.map((line) => ANSWERED.exec(line));
  return statements
    .map((line) => {
      const [, site, to = ''] = LOCATION.exec(line) ?? [];
      const [, , code] = answers.find((answer) => answer?.[1] === site) ?? [];
      return site === undefined || code === undefined ? line : `${site}redir ${to} ${code}`;
    })
    .join('\n');
};

/** A rule for a redirect, however it is written. */
const redirect = ({ hint, has, not }: { hint: string; has?: RegExp; not?: RegExp }): Rule => ({
  hint,
  ok: ({ statements }: Read) => {
    const text = asRedir(statements);
    return (has?.test(text) ?? true) && !(not?.test(text) ?? false);
  },
});

export default {
  lab: { kind: 'own', seen: 'In the lab folder, bash check says: The lab is solved.' },
  status: {
    kind: 'written',
    language: 'caddy',
    rules: [
      {
        has: /(?:^|, ?)(?:https?:\/\/)?status\.example\.com(?:,| \{| > )/m,
        hint: 'A site starts with its name: status.example.com.',
      },
      {
        not: /^[^\n>]*\bshop\.example\.com\b[^\n>]* > respond/m,
        hint: 'The shop gets this answer too.',
      },
      {
        not: /> respond [^\n]*"all fine" (?!200)\d/,
        hint: 'This status says that something went wrong. Without a number, it is 200.',
      },
      { has: /> respond\b/, hint: 'One directive answers with the text you give it.' },
      {
        not: /> respond \/(?!\*)/,
        hint: 'This answers one path only. The answer is for all of them.',
      },
      {
        not: /> respond (?:\S+ )?all fine/,
        hint: 'Without quotes, these are two arguments: a text and a status.',
      },
      {
        has: /^(?:https?:\/\/)?status\.example\.com(?: > (?:handle|route)(?: \/?\*)?)? > respond(?: \/?\*)?(?: "all fine"(?: 200)?| > body "all fine"| 200 > body "all fine")$/m,
        hint: 'The answer has to be the text all fine, spelt exactly like this, and nothing else.',
      },
    ],
  },
  www: {
    kind: 'written',
    language: 'caddy',
    rules: [
      {
        has: /^(?:https?:\/\/)?www\.shop\.example\.com(?: \{| > )/m,
        hint: 'The site that has to answer is www.shop.example.com, and only that one.',
      },
      {
        ok: ({ statements }) =>
          !/ > header (?:> )?[+>?]?Location /i.test(statements.join('\n')) ||
          /> redir /.test(asRedir(statements)),
        hint: 'Browsers only follow this header if the status is a redirect, such as 301.',
      },
      redirect({ has: /> redir /, hint: 'One directive sends visitors to another address.' }),
      redirect({
        not: /redir \/(?!\* )\S* http/,
        hint: 'This redirects one path only.',
      }),
      redirect({
        not: /redir (?:\* )?(?!https?:\/\/|\{scheme\}:\/\/|\/)[\w.]+/,
        hint: 'Without https:// in front, the target is a path on the same host.',
      }),
      redirect({
        not: /redir https:\/\/shop\.example\.com\/?(?: |$)/m,
        hint: 'This loses the path and the query. One placeholder contains both.',
      }),
      redirect({
        not: /redir \S*\{(?:path|http\.request\.uri\.path)\}(?!\?\{)/,
        hint: 'This loses the query.',
      }),
      redirect({
        has: /^(?:https?:\/\/)?www\.shop\.example\.com(?: > (?:handle|route)(?: \/?\*)?)? > redir (?:\* )?(?:https|\{scheme\}):\/\/shop\.example\.com(?:\{(?:uri|http\.request\.uri)\}|\{path\}\?\{query\})(?: (?:permanent|temporary|html|30[1278]))?$/m,
        hint: 'The target is https://shop.example.com, followed by what the visitor asked for.',
      }),
    ],
  },
  trusted: {
    kind: 'written',
    language: 'caddy',
    start: 'shop.example.com {\n\treverse_proxy app1:3000\n}\n',
    rules: [
      {
        has: /> reverse_proxy (?:\S+ )?(?:http:\/\/)?app1:3000/,
        hint: 'Requests have to go on to app1:3000.',
      },
      {
        not: /header_up \+?X-Forwarded-For "?\{(?:remote_host|http\.request\.remote\.host)\}/i,
        hint: "This is the load balancer's address. The visitor's is in the header that came in.",
      },
      {
        not: /header_up -?\+?X-Forwarded-For/i,
        hint: 'If you set this header yourself, Caddy believes everyone who sends it. Say whom Caddy may trust.',
      },
      {
        has: /> trusted_proxies /,
        hint: 'Caddy drops what others say about the visitor, unless it trusts them.',
      },
      {
        has: /> (?:reverse_proxy[^\n]*|servers[^\n]*) > trusted_proxies |^ ?> servers[^\n]* > trusted_proxies /m,
        hint: 'trusted_proxies belongs in the reverse_proxy block, without static there, or in servers in the global block.',
      },
      {
        not: /reverse_proxy[^\n]* > trusted_proxies static/,
        hint: 'In the reverse_proxy block, the addresses follow directly, without the word static.',
      },
      {
        not: /trusted_proxies [^\n]*(?:0\.0\.0\.0\/0|::\/0)/,
        hint: 'This trusts everyone on the internet.',
      },
      {
        not: /servers > trusted_proxies (?!static)/,
        hint: 'In the global block, name the source of the addresses first.',
      },
      {
        has: /trusted_proxies (?:static )?(?:private_ranges|(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|f[cd]|::1)/i,
        hint: "Name the load balancer's addresses, or the ranges they come from.",
      },
    ],
  },
  api: {
    kind: 'written',
    language: 'caddy',
    start: 'shop.example.com {\n\n}\n',
    rules: [
      {
        not: /handle(?:_path)? \/api\/(?: > | \{)/,
        hint: 'Without a star at the end, this matches the path /api/ only.',
      },
      {
        not: /handle(?:_path)? \/api(?: > | \{)/,
        hint: 'Without a slash and a star after it, this matches one path only.',
      },
      { has: /\/api\b/, hint: "The file doesn't mention paths under /api/ yet." },
      {
        has: /^(?:\S+, ?)*(?:https?:\/\/)?shop\.example\.com\b/m,
        hint: 'The site is shop.example.com.',
      },
      {
        not: /handle(?:_path)? \/api\/\* > reverse_proxy (?:http:\/\/)?app1:3000/,
        hint: 'Paths under /api/ have to go to app2:3000.',
      },
      {
        has: /> reverse_proxy (?:\/api\/\* )?(?:http:\/\/)?app2:3000/,
        hint: 'Paths under /api/ have to go to app2:3000.',
      },
      {
        ok: ({ statements }) =>
          caddyRoute(statements, 'shop.example.com', '/api/users') !== 'app2:3000/api/users',
        hint: 'app2 gets the path with its prefix. One kind of handle removes it.',
      },
      {
        ok: ({ statements }) =>
          caddyRoute(statements, 'shop.example.com', '/api/users') === 'app2:3000/users',
        hint: "A request for /api/users doesn't reach app2 as /users.",
      },
      {
        ok: ({ statements }) =>
          ['/', '/apiary'].every(
            (path) => caddyRoute(statements, 'shop.example.com', path) === `app1:3000${path}`,
          ),
        hint: 'Everything else has to go to app1:3000, including /apiary.',
      },
    ],
  },
  stop: {
    kind: 'fields',
    fields: [
      typed(
        'The status, once both are known to be unhealthy',
        ['503'],
        'No backend is left to try. Which status says that a service is unavailable?',
        [[/^502$/, "That's what you get before the health check notices."]],
      ),
      typed(
        'Seconds a visitor waits',
        /^(?:about )?(?:5|five)(?: ?s(?:ec(?:ond)?s?)?)?$/,
        'Which time in the file says how long Caddy keeps trying?',
      ),
      typed(
        'The option that decides',
        /^lb_try_duration:?(?: 5s)?$/,
        'Look for the option that says how long Caddy keeps trying.',
        [
          [/^health_interval/, 'That says how often Caddy checks whether a backend is healthy.'],
          [/^health_/, 'That belongs to the check of the backends. Nobody waits for it.'],
          [/interval/, 'That is the pause between two tries.'],
        ],
      ),
    ],
  },
} satisfies Exercises;
