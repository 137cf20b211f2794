import { type Exercises, haproxyRoute, pick, type Read } from 'teach/exercise';

const DEFAULTS = `defaults
    mode http
    timeout connect 2s
    timeout client 60s
    timeout server 60s

`;

/** Where a request goes: the addresses of servers, or a status. */
const to = ({ statements }: Read, path: string, method = 'GET'): string =>
  haproxyRoute(statements, { path, method });

const isServed = (read: Read, method: string): boolean => !/^\d+$/.test(to(read, '/', method));

const isAllRefused = (read: Read): boolean =>
  ['GET', 'HEAD', 'POST'].every((method) => !isServed(read, method));

export default {
  lab: { kind: 'own', seen: 'In the folder of the lab, bash check says: The lab is solved.' },
  api: {
    kind: 'written',
    language: 'haproxy',
    start: `${DEFAULTS}frontend web
    bind :80
    default_backend site

backend site
    server app1 app1:3000
`,
    rules: [
      {
        has: /^frontend \S+ > use_backend \S+ (?:if|unless) /m,
        hint: 'The frontend does not choose another backend on a condition yet.',
      },
      {
        ok: (read) => to(read, '/api/users') === 'app2:3000',
        hint: 'A request for /api/users does not go to app2:3000 alone.',
      },
      {
        ok: (read) => to(read, '/apiary') !== 'app2:3000',
        hint: 'This takes /apiary too. Where does the prefix end?',
      },
      {
        ok: (read) => ['/', '/a/api/'].every((path) => to(read, path) === 'app1:3000'),
        hint: 'Everything else is to go to app1:3000.',
      },
    ],
  },
  sticky: {
    kind: 'written',
    language: 'haproxy',
    start: `${DEFAULTS}frontend web
    bind :80
    default_backend shop

backend shop
    balance roundrobin
    server app1 app1:3000 check
    server app2 app2:3000 check
`,
    rules: [
      {
        not: /> balance source|> stick /,
        hint: "This goes by the visitor's address. The task asks for a cookie.",
      },
      {
        ok: (read) => to(read, '/') === 'app1:3000 app2:3000',
        hint: 'Requests do not go to both servers.',
      },
      {
        has: /^(?:backend|listen) \S+ > cookie \S+/m,
        hint: 'The backend sets no cookie yet.',
      },
      {
        has: /^((?:backend|listen) \S+) > cookie \S+ (?:\S+ )*(?:insert|rewrite|prefix)\b(?=[\s\S]*^\1 > server |(?<=^\1 > server [\s\S]*))/m,
        hint: 'The line says the name of the cookie. It has to say also that HAProxy sets it.',
      },
      {
        has: /^(?=[\s\S]*> server \S+ app1:3000 [^\n]*\bcookie \S+)(?=[\s\S]*> server \S+ app2:3000 [^\n]*\bcookie \S+)/,
        hint: 'Each server needs the value by which the cookie names it.',
      },
      {
        not: /:3000 [^\n]*\bcookie (\S+)[\s\S]*:3000 [^\n]*\bcookie \1(?:\s|$)/,
        hint: 'Both servers have the same value.',
      },
    ],
  },
  spare: {
    kind: 'written',
    language: 'haproxy',
    start: `${DEFAULTS}frontend web
    bind :80
    default_backend shop

backend shop
    server app1 app1:3000
    server app2 app2:3000
`,
    rules: [
      { not: /app1:3000 [^\n]*\bbackup\b/, hint: 'Here app1 is the spare.' },
      {
        not: /app1:3000 [^\n]*\b(?:disabled|no-check)\b/,
        hint: 'With this, app1 gets no requests or is not looked at.',
      },
      {
        not: /^backend (\S+) > server \S+ app1[^\n]*\n(?:[^\n]*\n)*?backend (?!\1)\S+ > server \S+ app2/m,
        hint: 'A spare stands in the same backend.',
      },
      {
        has: /> server \S+ app2:3000 [^\n]*\bbackup\b/,
        hint: 'Both servers get requests. A word on the line of a server makes it a spare.',
      },
      {
        has: /> server \S+ app1:3000 [^\n]*\bcheck\b|> default-server [^\n]*\bcheck\b/,
        hint: 'HAProxy does not look whether app1 is up, and so never notices that it is down.',
      },
    ],
  },
  methods: {
    kind: 'written',
    language: 'haproxy',
    start: `${DEFAULTS}frontend web
    bind :80
    default_backend shop

backend shop
    server app1 app1:3000
`,
    rules: [
      { has: /> http-request (?:deny|return)/, hint: 'Nothing is refused yet.' },
      {
        ok: (read) => !isAllRefused(read) || !isServed(read, 'DELETE'),
        hint: 'This refuses what is allowed, and allows the rest.',
      },
      {
        ok: (read) => !isAllRefused(read),
        hint: 'This refuses every request. No request has two methods: look at how the conditions are joined.',
      },
      {
        ok: (read) => ['PUT', 'DELETE', 'PATCH'].every((method) => !isServed(read, method)),
        hint: 'A request with PUT or DELETE still reaches the app.',
      },
      {
        ok: (read) => to(read, '/', 'DELETE') === '405',
        hint: 'Without a status of its own, a refusal has 403.',
      },
      { ok: (read) => isServed(read, 'GET'), hint: 'GET is to stay allowed.' },
      {
        ok: (read) => isServed(read, 'HEAD'),
        hint: 'HEAD is refused. A ready condition covers it together with GET; your own has to name it.',
      },
      { ok: (read) => isServed(read, 'POST'), hint: 'POST is to stay allowed.' },
    ],
  },
  log: {
    kind: 'fields',
    fields: [
      pick(
        'Where was the time spent?',
        ['in the queue', 'connecting', 'waiting for the answer', 'sending the answer'],
        'waiting for the answer',
        'The five times stand in an order. Which one is −1?',
      ),
      pick(
        'Whom do you ask?',
        ['the network', 'HAProxy', 'the app', 'the visitor'],
        'the app',
        'Who had the request during that time?',
      ),
    ],
  },
} satisfies Exercises;
