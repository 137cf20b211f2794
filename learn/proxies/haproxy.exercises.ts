import { type Exercises, pick } from 'teach/exercise';

const DEFAULTS = `defaults
    mode http
    timeout connect 2s
    timeout client 60s
    timeout server 60s

`;

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
        not: /path_beg (?:-i )?\/api(?= |$)/m,
        hint: 'This takes /apiary too. Where does the prefix end?',
      },
      {
        has: /^frontend \S+ > [^\n]*path(?:_beg|_dir|_reg| (?:-i )?-m (?:beg|dir|reg))[^\n]*api/m,
        hint: 'No condition looks at the beginning of the path yet.',
      },
      {
        has: /^frontend \S+ > use_backend \S+ if /m,
        hint: 'The frontend does not choose another backend on that condition yet.',
      },
      {
        has: /^(?=[\s\S]*> use_backend (\S+) if )(?=[\s\S]*^backend \1 > server \S+ app2:3000)/m,
        hint: 'The chosen backend has no server app2:3000.',
      },
      {
        has: /^(?=[\s\S]*> default_backend (\S+)$)(?=[\s\S]*^backend \1 > server \S+ app1:3000)/m,
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
        has: /^(?:backend|listen) \S+ > cookie \S+/m,
        hint: 'The backend sets no cookie yet.',
      },
      {
        has: /> cookie \S+ (?:\S+ )*(?:insert|rewrite|prefix)\b/,
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
        has: /> http-request (?:deny [^\n]*(?:deny_status|status)|return status) 405/,
        hint: 'Without a status of its own, a refusal has 403.',
      },
      {
        not: /http-request [^\n]*\bif (?:METH_|\{ method)/,
        hint: 'This refuses what is allowed, and allows the rest.',
      },
      {
        not: /unless METH_\w+ METH_|if !METH_\w+ (?:or|\|\|) !METH_/,
        hint: 'No request has two methods. Look at how the conditions are joined.',
      },
      {
        not: /(?=[\s\S]*> acl (\S+) method [^\n]*\bGET\b)(?=[\s\S]*http-request [^\n]*(?:\bif \1(?:\s|$)|\bunless !\1(?:\s|$)))/,
        hint: 'This refuses what is allowed, and allows the rest.',
      },
      {
        has: /METH_GET|method [^\n]*\bGET\b/,
        hint: 'GET and HEAD are to stay allowed.',
      },
      {
        has: /METH_GET|METH_HEAD|\bHEAD\b/,
        hint: 'HEAD is refused. A ready condition covers it together with GET; your own has to name it.',
      },
      { has: /(?:METH_POST|method [^\n]*\bPOST\b)/, hint: 'POST is to stay allowed.' },
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
