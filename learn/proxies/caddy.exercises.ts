import {
  caddyRoute,
  type Exercises,
  type Read,
  type Rule,
  typed,
  Unreadable,
} from 'teach/exercise';

const LOCATION = /^(.* > )header (?:\* )?(?:> )?[+>?]?Location (?:> )?(\S+)$/i;
const ANSWERED = /^(.* > )respond (?:\* )?(?:"[^"]*" ?|[^"/@ ]* )?(30[12378])$/;

/** The site of `www`, with one address or several. */
const WWW = String.raw`^(?:(?:https?://)?www\.shop\.example\.com(?::\d+)?(?:, ?)?)+`;
const ASKED = String.raw`(?:\{(?:http\.request\.)?uri\}|\{path\}(?:\?\{query\}|\{\?query\}))`;

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
        has: /(?:^|[, ])(?:https?:\/\/)?status\.example\.com(?::\d+)?(?:,| \{| > )/m,
        hint: 'The file has no site status.example.com with something in it.',
      },
      {
        not: /^[^\n>]*(?<!status\.)\bshop\.example\.com\b[^\n>]* > respond [^\n]*all fine/m,
        hint: 'The shop gets this answer too.',
      },
      {
        not: /> respond [^\n]*"all fine" (?!200$)\d/m,
        hint: "The status of this answer isn't 200, which it is without a number.",
      },
      { has: /> respond\b/, hint: 'One directive answers with the text you give it.' },
      {
        not: /status\.example\.com[^\n]* > respond \/(?!\*)/,
        hint: 'With a path in front of the text, only requests that fit the path get it.',
      },
      {
        not: /> respond (?:\S+ )?'?all fine/,
        hint: 'Without double quotes, Caddy takes these two words for two arguments.',
      },
      {
        has: /^(?:https?:\/\/)?status\.example\.com(?::\d+)?(?: > (?:handle|route)(?: \/?\*)?)? > respond(?: \/?\*)?(?: "all fine"(?: 200)?| > body "all fine"| 200 > body "all fine")$/m,
        hint: 'No line of status.example.com answers every request with the text all fine, spelt exactly like this, and nothing else.',
      },
    ],
  },
  www: {
    kind: 'written',
    language: 'caddy',
    rules: [
      {
        has: new RegExp(`${WWW}(?: \\{| > )`, 'm'),
        hint: 'The file has no site for www.shop.example.com alone with something in it.',
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
        hint: 'With a path in front of the target, only requests that fit the path are redirected.',
      }),
      redirect({
        not: /redir (?:\* )?(?:www\.)?shop\.example\.com/,
        hint: 'Without https:// in front, the target is a path on the same host.',
      }),
      redirect({
        not: /redir https:\/\/shop\.example\.com\/?(?: \w+)?$/m,
        hint: 'This loses the path and the query. One placeholder contains both.',
      }),
      redirect({
        not: /redir \S*\{(?:path|http\.request\.uri\.path)\}(?!\S*query)/,
        hint: 'This loses the query.',
      }),
      redirect({
        not: /redir (?:\* )?(?![*@])\S+ (?!(?:permanent|temporary|html|30[12378])$)/m,
        hint: "After the target comes a status, and this isn't one of a redirect.",
      }),
      redirect({
        has: new RegExp(
          `${WWW}(?: > (?:handle|route)(?: /?\\*)?)? > redir (?:\\* )?(?:https|\\{scheme\\})://shop\\.example\\.com${ASKED}(?: \\w+)?$`,
          'm',
        ),
        hint: 'Every request has to go to https://shop.example.com, followed by what the visitor asked for.',
      }),
    ],
  },
  trusted: {
    kind: 'written',
    language: 'caddy',
    start: 'shop.example.com {\n\treverse_proxy app1:3000\n}\n',
    rules: [
      {
        has: /> (?:reverse_proxy|to) (?:\S+ )?(?:http:\/\/)?app1:3000/,
        hint: 'Requests have to go on to app1:3000.',
      },
      {
        not: /header_up \+?X-Forwarded-For "?\{(?:remote_host|http\.request\.remote\.host)\}/i,
        hint: "This is the load balancer's address. The visitor's is in the header that came in.",
      },
      {
        // With the global option, client_ip is the visitor's address.
        not: /^(?![\s\S]*> servers)[\s\S]*header_up \S?X-Forwarded-For|header_up \S?X-Forwarded-For(?! "?\{client_ip\})/i,
        hint: 'Leave this header to Caddy, and say whom it may trust.',
      },
      {
        has: /> trusted_proxies /,
        hint: 'Caddy drops what others say about the visitor, unless it trusts them.',
      },
      {
        has: /> reverse_proxy[^\n]* > trusted_proxies |^ ?> servers[^\n]* > trusted_proxies /m,
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
        not: /servers[^\n>]* > trusted_proxies (?!static)/,
        hint: 'In the global block, name the source of the addresses first.',
      },
      {
        has: /trusted_proxies (?:static )?(?:private_ranges|(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|f[cd]|::1)/i,
        hint: 'The load balancer has an address from a private range. None comes first here.',
      },
    ],
  },
  api: {
    kind: 'written',
    language: 'caddy',
    start: 'shop.example.com {\n\n}\n',
    rules: [
      {
        has: /^(?:\S+, ?)*(?:https?:\/\/)?shop\.example\.com\b/m,
        hint: 'The site is shop.example.com.',
      },
      {
        not: /> (?:import|rewrite|map|try_files|vars|uri (?:\S+ )?path_regexp)\b|path_regexp/,
        hint: "The check can't follow these lines. One kind of handle removes the prefix.",
      },
      {
        ok: ({ statements }) =>
          Object.entries({
            '/api/users': 'app2:3000/users',
            '/': 'app1:3000/',
            '/apiary': 'app1:3000/apiary',
          }).every(([path, wanted]) => {
            const got = caddyRoute(statements, 'shop.example.com', path);
            if (got === wanted) return true;
            throw new Unreadable(
              `A request for \`${path}\` reaches ${got === '' ? 'no server' : `\`${got}\``}. Expected: \`${wanted}\`.`,
            );
          }),
        hint: 'Paths under /api/ have to go to app2:3000, and everything else to app1:3000.',
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
        /^(?:about |after |up to )?(?:5|five)(?: ?s(?:ec(?:ond)?s?)?)?$/,
        'Which time in the file says how long Caddy keeps trying?',
      ),
      typed(
        'The option that decides',
        /^lb_try_duration:?(?: 5s)?$/,
        'Look for the option that says how long Caddy keeps trying.',
        [
          [/^health_interval/, 'That says how often Caddy checks whether a backend is healthy.'],
          [/^health_/, 'That belongs to the check of the backends. Nobody waits for it.'],
          [/^lb_try_interval/, 'That is the pause between two tries.'],
        ],
      ),
    ],
  },
} satisfies Exercises;
