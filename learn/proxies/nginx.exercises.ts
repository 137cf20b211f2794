import { type Exercises, nginxRoute, pick } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'In the folder of the lab, bash check says: The lab is solved.' },
  www: {
    kind: 'written',
    language: 'nginx',
    start: 'server {\n    listen 80;\n}\n',
    rules: [
      {
        has: /server > server_name (?:\S+ )*www\.shop\.example\.com\b/,
        hint: 'Which requests is this server for? It has no name yet.',
      },
      {
        not: /server_name (?:\S+ )*shop\.example\.com\b/,
        hint: 'This server also answers for the name that it leads to, and so leads to itself.',
      },
      {
        has: /^(?:http > )?server > (?:location (?:\^~ )?\/ > )?(?:return (?:30[1278] )?\S*:\/\/|rewrite )/m,
        hint: 'The server does not send anyone elsewhere yet.',
      },
      {
        not: /(?:return|rewrite) [^\n]*(?:http|\$\{?scheme\}?):\/\//,
        hint: 'The visitor is to come to https.',
      },
      {
        not: /server > return (?!30|https?:|\$)/,
        hint: 'The first `return` ends it: what is behind it is never reached.',
      },
      {
        not: /return [^\n]*\$\{?uri\b/,
        hint: 'This variable is the path without the query, and decoded. Another one holds both as the client sent them.',
      },
      {
        has: /> (?:return (?:30[1278] )?https:\/\/shop\.example\.com\$(?:request_uri|\{request_uri\})|rewrite \S+ https:\/\/shop\.example\.com\S*\$\S* (?:permanent|redirect))$/m,
        hint: 'Path and query get lost. A variable holds both as the client sent them.',
      },
    ],
  },
  busy: {
    kind: 'written',
    language: 'nginx',
    rules: [
      {
        has: /upstream (\S+) > server app1:3000[\s\S]*upstream \1 > server app2:3000|upstream (\S+) > server app2:3000[\s\S]*upstream \2 > server app1:3000/,
        hint: 'Both servers, app1:3000 and app2:3000, belong into one upstream.',
      },
      {
        not: /upstream \S+ > server app[12]:3000 [^\n]*\b(?:down|backup)\b/,
        hint: 'With this, one of the two servers gets no requests while the other one is up.',
      },
      {
        not: /> ip_hash/,
        hint: "This chooses by the visitor's address, however busy a server is.",
      },
      {
        has: /upstream \S+ > (?:least_conn|random two least_conn)$/m,
        hint: 'As it is, servers take turns. A directive prefers the one with fewer open connections.',
      },
      {
        has: /upstream \S+ > zone \S+ \d+[km]?$/im,
        hint: 'Each worker of nginx counts its own connections only. They need a place that they share.',
      },
      {
        has: /^(?=[\s\S]*upstream (\S+) > server)(?=[\s\S]*location \/ > proxy_pass http:\/\/\1\/?$)/m,
        hint: 'No location passes requests to the upstream yet.',
      },
    ],
  },
  prefix: {
    kind: 'written',
    language: 'nginx',
    start: 'server {\n    listen 80;\n    location / { proxy_pass http://app1:3000; }\n}\n',
    rules: [
      {
        ok: ({ statements }) => nginxRoute(statements, '/').startsWith('app1:3000/'),
        hint: 'Everything else is to go to app1:3000.',
      },
      {
        not: /location (?:\^~ )?\/api > proxy_pass [^\n]*3000\/$/m,
        hint: 'Behind this prefix, /api/users becomes //users, and /apiary is caught too.',
      },
      {
        has: /location (?:\^~ |~ \^)?\/api\/\S* > /,
        hint: 'There is no location for paths under /api/ yet.',
      },
      {
        has: /location [^\n]*\/api\/\S* > proxy_pass http:\/\/app2:3000/,
        hint: 'Paths under /api/ are to go to app2:3000.',
      },
      {
        ok: ({ statements }) => nginxRoute(statements, '/api/users') === 'app2:3000/users',
        hint: 'app2 gets the path with the prefix. What changes when the address of proxy_pass has a path itself?',
      },
    ],
  },
  assets: {
    kind: 'written',
    language: 'nginx',
    rules: [
      {
        has: /location (?:\^~ |~\*? \^)?\/assets\/? > /,
        hint: 'There is no location for paths under /assets/ yet.',
      },
      {
        not: /> deny all|location [^\n]*\/assets\/? > return /,
        hint: 'With this, nobody gets the files.',
      },
      {
        ok: ({ statements }) => !/^\/srv.*\.\./.test(nginxRoute(statements, '/assets../key')),
        hint: 'Without its last slash, the location also takes `/assets../key`, and alias makes that a file outside the folder.',
      },
      {
        not: /location ~\*? [^\n]* > alias [^\n$]*$/m,
        hint: 'Behind a pattern, alias is the whole name of the file. Take a location without a pattern.',
      },
      {
        not: /location [^\n]*\/assets\/? > root \/srv\/shop\/assets/,
        hint: 'root is put in front of the whole path: nginx would look for assets in assets.',
      },
      {
        not: /location [^\n]*\/assets\/ > alias \/srv\/shop\/assets$/m,
        hint: 'alias replaces the prefix with its slash; here nothing is left between the folder and the name of the file.',
      },
      {
        has: /location [^\n]*\/assets\/? > (?:root \/srv\/shop\/?|alias \/srv\/shop\/assets\/?)$/m,
        hint: 'nginx does not know yet in which folder the files lie.',
      },
      {
        has: /location [^\n]*\/assets\/? > (?:expires (?:1y|365d|12M|max|31536000s?)|add_header Cache-Control [^\n]*max-age=31536000)/,
        hint: 'Browsers are not told yet that they may keep the files for a year.',
      },
    ],
  },
  'broken-page': {
    kind: 'fields',
    fields: [
      pick(
        'What does the first visitor of the page get?',
        ['200', '502', '503', '504'],
        '503',
        'Both servers answered. What did the last one say?',
      ),
      pick(
        'What do visitors of every other page get then?',
        ['200', '502', '503', '504'],
        '502',
        'With max_fails=1, both servers are left out. What does nginx say when there is nobody to ask?',
      ),
    ],
  },
} satisfies Exercises;
