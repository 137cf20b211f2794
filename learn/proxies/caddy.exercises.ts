import { caddyAnswer, type Exercises, type Read, type Rule, typed } from 'teach/exercise';

/** A rule for what becomes of requests to a host. `wanted` says what should, unless it does. */
const answers = (
  host: string,
  paths: readonly string[],
  wanted: (got: string, url: string) => string | undefined,
): Rule => ({
  note: ({ statements }) => {
    for (const path of paths) {
      const url = `https://${host}${path}`;
      const got = caddyAnswer(statements, url);
      if (got === undefined)
        return `The check finds no site https://${host} with something in it that takes \`${path}\`.`;
      const missing = wanted(got, url);
      if (missing !== undefined) return `A request for \`${url}\` ${got}. Expected: ${missing}.`;
    }
    return undefined;
  },
});

/** The networks that a file trusts, from where Caddy takes them: in a proxy, or with `static` in the global block. */
const trusted = ({ statements }: Read): readonly string[] =>
  statements.flatMap((line) => {
    const place =
      /> reverse_proxy.* > trusted_proxies (?!static )|^ ?> servers[^>]* > trusted_proxies static /;
    return place.test(line) ? line.replace(/^.* trusted_proxies (?:static )?/, '').split(' ') : [];
  });

const PRIVATE = /^(?:private_ranges$|(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|f[cd]|::1)/i;

export default {
  lab: { kind: 'own', seen: 'In the lab folder, bash check says: The lab is solved.' },
  status: {
    kind: 'written',
    language: 'caddy',
    rules: [
      answers('status.example.com', ['/any', '/'], (got) =>
        got === 'gets `all fine` with the status `200`'
          ? undefined
          : '`all fine` with the status `200`',
      ),
      {
        ok: ({ statements }) =>
          !['/', '/any'].some((path) =>
            caddyAnswer(statements, `https://shop.example.com${path}`)?.includes('`all fine`'),
          ),
        hint: 'A request for shop.example.com gets this answer too.',
      },
    ],
  },
  www: {
    kind: 'written',
    language: 'caddy',
    rules: [
      answers('www.shop.example.com', ['/a?b=1', '/', '/any'], (got, url) => {
        const wanted = url.replace('www.', '');
        const [, to = ''] = /^is redirected to `(?:https:)?(.*?)\??`$/i.exec(got) ?? [];
        return to === wanted.replace('https:', '') ? undefined : `a redirect to \`${wanted}\``;
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
        hint: 'Leave the header X-Forwarded-For to Caddy: trusted_proxies says whose value it passes on.',
      },
      {
        ok: (read) => trusted(read).length > 0,
        hint: 'Caddy passes on the address that a proxy in front sends if trusted_proxies lists that proxy: in the reverse_proxy block, without static, or in servers in the global block, with static.',
      },
      {
        note: (read) => {
          const list = trusted(read);
          return list.some((one) => PRIVATE.test(one)) && !list.some((one) => one.endsWith('/0'))
            ? undefined
            : `Here, trusted_proxies lists ${list.map((one) => `\`${one}\``).join(', ')}. Asked was an address from a private range, and not everyone.`;
        },
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
        return got === `reaches \`${wanted}\`` ? undefined : `\`${wanted}\``;
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
        /^(?:about |after |up to |at most |~ ?)?(?:(?:5(?:\.0)?|five)(?: ?s(?:ec(?:ond)?s?)?)?|5000 ?ms)(?: \(.*\))?$/,
        'Which time in the file says how long Caddy keeps trying?',
      ),
      typed(
        'The option that decides',
        /^(?:the |line |option )*`?lb_try_duration\b(?!.*(?:health|fail|interval))/,
        'Look for the option that says how long Caddy keeps trying.',
        [
          [/^health_/, 'That belongs to the check of the backends. Nobody waits for it.'],
          [/^lb_try_interval/, 'That is the pause between two tries.'],
        ],
      ),
    ],
  },
} satisfies Exercises;
