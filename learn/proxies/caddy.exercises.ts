import { caddyAnswer, type Exercises, type Rule, typed, Unreadable } from 'teach/exercise';

/** A rule for what becomes of requests to a host. `note` says what's wrong, if anything is. */
const answers = (
  host: string,
  paths: readonly string[],
  note: (got: string, url: string, text: string) => string | undefined,
): Rule => ({
  ok: ({ statements }) => {
    for (const path of paths) {
      const url = `https://${host}${path}`;
      const got = caddyAnswer(statements, url);
      if (got === undefined)
        throw new Unreadable(
          `The file has no site ${host} with something in it that takes \`${path}\`.`,
        );
      const wrong = note(got, url, statements.join('\n'));
      if (wrong !== undefined) throw new Unreadable(`A request for \`${url}\` ${got}. ${wrong}`);
    }
    return true;
  },
  hint: '',
});

export default {
  lab: { kind: 'own', seen: 'In the lab folder, bash check says: The lab is solved.' },
  status: {
    kind: 'written',
    language: 'caddy',
    rules: [
      answers('status.example.com', ['/any', '/'], (got, _url, text) => {
        if (got === 'gets `all fine` with the status `200`') return undefined;
        if (!/> respond\b/.test(text)) return 'One directive answers with the text you give it.';
        if (got.startsWith('gets `all fine`')) return "Without a number, it's 200.";
        return got.startsWith('gets `')
          ? 'The text should be `all fine`, and double quotes keep its two words together.'
          : 'A path in front of the text, or a block around it, keeps it for requests that fit.';
      }),
      {
        ok: ({ statements }) =>
          !['/', '/any'].some((path) =>
            caddyAnswer(statements, `https://shop.example.com${path}`)?.includes('`all fine`'),
          ),
        hint: 'The shop gets this answer too.',
      },
    ],
  },
  www: {
    kind: 'written',
    language: 'caddy',
    rules: [
      answers('www.shop.example.com', ['/a?b=1', '/', '/any'], (got, url, text) => {
        const [, location] = /^is redirected to `(.*)`$/.exec(got) ?? [];
        const wanted = url.replace('www.', '');
        if (location === undefined) {
          if (/ > header (?:> )?[+>?]?Location /i.test(text))
            return 'Browsers only follow Location if the status is a redirect, such as 301.';
          return / > redir /.test(text)
            ? 'A path in front of the target, or a block around it, keeps `redir` for requests that fit.'
            : 'One directive sends visitors to another address.';
        }
        const to = location.replace(/^\w+:/, (scheme) => scheme.toLowerCase()).replace(/\?$/, '');
        if (to === wanted || to === wanted.replace('https:', '')) return undefined;
        return `Expected: \`${wanted}\`. One placeholder has the path and the query.`;
      }),
      {
        ok: ({ statements }) =>
          !caddyAnswer(statements, 'https://shop.example.com/any')?.startsWith('is redirected to'),
        hint: 'Requests for shop.example.com are redirected too.',
      },
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
        // With the global option, client_ip is the visitor's address.
        not: /^(?![\s\S]*> servers)[\s\S]*header_up \S?X-Forwarded-For|header_up \S?X-Forwarded-For(?! "?\{client_ip\})/i,
        hint: 'Leave this header to Caddy: trusted_proxies says whose value it passes on.',
      },
      {
        has: /> trusted_proxies /,
        hint: 'Caddy drops what others say about the visitor, unless it trusts them.',
      },
      {
        has: /> reverse_proxy[^\n]* > trusted_proxies (?!static)|^ ?> servers[^\n>]* > trusted_proxies static /m,
        hint: 'trusted_proxies belongs in the reverse_proxy block, without static, or in servers in the global block, with static.',
      },
      {
        not: /trusted_proxies [^\n]*(?:0\.0\.0\.0\/0|::\/0)/,
        hint: 'This trusts everyone on the internet.',
      },
      {
        has: /trusted_proxies (?:\S+ )*(?:private_ranges|(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|f[cd]|::1)/i,
        hint: 'The load balancer has an address from a private range. This list has none.',
      },
    ],
  },
  api: {
    kind: 'written',
    language: 'caddy',
    start: 'shop.example.com {\n\n}\n',
    rules: [
      answers('shop.example.com', ['/api/users', '/', '/apiary', '/cart'], (got, url) => {
        const path = new URL(url).pathname;
        const wanted = path.startsWith('/api/') ? `app2:3000${path.slice(4)}` : `app1:3000${path}`;
        return got === `reaches \`${wanted}\`` ? undefined : `Expected: \`${wanted}\`.`;
      }),
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
        /^(?:about |after |up to |at most |~ ?)?(?:(?:5|five)(?: ?s(?:ec(?:ond)?s?)?)?|5000 ?ms)(?: \(.*\))?$/,
        'Which time in the file says how long Caddy keeps trying?',
      ),
      typed(
        'The option that decides',
        /^(?:the |line |option )*lb_try_duration\b(?!.*(?:health|fail|interval))/,
        'Look for the option that says how long Caddy keeps trying.',
        [
          [/^health_/, 'That belongs to the check of the backends. Nobody waits for it.'],
          [/^lb_try_interval/, 'That is the pause between two tries.'],
        ],
      ),
    ],
  },
} satisfies Exercises;
