import { type Exercises, pick } from 'teach/exercise';

const DEFAULTS = `defaults
    mode http
    timeout connect 2s
    timeout client 60s
    timeout server 60s

`;

/**
 * Starts HAProxy with the answer as its file. Defaults come from the task where it has none. Checks of servers come
 * sooner than HAProxy's own two seconds, unless the answer says how often.
 */
const RUN = `{
  grep -q '^ *defaults' "$answer" || printf '%s' '${DEFAULTS}'
  cat "$answer"
} | sed 's/^ *defaults.*/&\\n    default-server inter 300ms/' > /run/haproxy.cfg
haproxy -D -f /run/haproxy.cfg`;

const STARTED = `[ "$status" = 0 ] || wrong "HAProxy refuses it: «$(sed -n 's/^\\[ALERT\\] *([0-9]*) : //p' "$p/err" | sed 's,/run/haproxy.cfg:[0-9]*,the file,' | grep -m 1 . || tail -n 1 "$p/err")»"
answered() { asks localhost / && [ "$code" != 503 ]; }
waits 6 answered
goes() {
  asks localhost "$1" 2> /dev/null || wrong 'Nothing listens on port 80.'
  [ "$body" = "$2 $1" ] && return
  case $body in
    app[12]\\ *) wrong "«\${method:-GET} $1» reached \${body%% *} as «\${body#* }». Expected: $2, as «$1»." ;;
    *) wrong "«\${method:-GET} $1» got $got. Expected: an answer from $2." ;;
  esac
}`;

/** A task of HAProxy with its programs. */
const task = (start: string, check: string) =>
  ({
    kind: 'machine',
    language: 'haproxy',
    as: 'root',
    start: `${DEFAULTS}${start}`,
    setup: 'backends app1 app2',
    run: RUN,
    check: `${STARTED}\n${check}`,
  }) as const;

export default {
  lab: { kind: 'own', seen: 'In the lab folder, bash check says: The lab is solved.' },
  api: task(
    `frontend web
    bind :80
    default_backend site

backend site
    server app1 app1:3000
`,
    `
goes /api/users app2
goes '/api/?a=1' app2
goes /apiary app1
goes / app1
goes /a/api/ app1
goes /a?b=/api/ app1`,
  ),
  sticky: task(
    `frontend web
    bind :80
    default_backend shop

backend shop
    balance roundrobin
    server app1 app1:3000 check
    server app2 app2:3000 check
`,
    `
seen=''
for turn in 1 2 3 4 5 6; do
  asks localhost / 2> /dev/null || wrong 'Nothing listens on port 80.'
  name=\${body%% *}
  cookie=$(header set-cookie)
  cookie=\${cookie%%;*}
  [ "$code" = 200 ] || wrong "A request got $got."
  [ -n "\${cookie#*=}" ] || wrong "A visitor without a cookie reached $name and got no cookie to keep."
  for again in 1 2 3; do
    asks localhost / "Cookie: $cookie"
    [ "\${body%% *}" = "$name" ] || wrong "A visitor reached $name and got the cookie «$cookie». With it, the next request reached \${body%% *}."
  done
  seen="$seen $name"
done
case $seen in *app1*app2* | *app2*app1*) ;; *) wrong "Six new visitors all reached $name." ;; esac`,
  ),
  spare: task(
    `frontend web
    bind :80
    default_backend shop

backend shop
    server app1 app1:3000
    server app2 app2:3000
`,
    `
patience=2
# By weight, app2 can get one request in as many as the greatest weight and one.
most=$(grep -o 'weight *[0-9]*' "$answer" | grep -o '[0-9]*$' | sort -n | tail -n 1)
turns=$((6 + \${most:-0}))
# Three checks take a second, and many times that on a slow phone.
! grep -q ' check' "$answer" || patience=30
for ((turn = 0; turn < turns; turn++)); do goes /$turn app1; done
kill $(cat /run/app1.pid)
over() { asks localhost /over && [ "$body" = 'app2 /over' ]; }
waits $patience over || wrong "app1 was stopped. $patience seconds later a request still got $got."
for turn in 1 2 3 4; do goes /$turn app2; done`,
  ),
  methods: task(
    `frontend web
    bind :80
    default_backend shop

backend shop
    server app1 app1:3000
`,
    `
for method in GET POST; do goes /a app1; done
for method in PUT DELETE PATCH OPTIONS TRACE PROPFIND; do
  asks localhost /a
  [ "$code" = 405 ] || wrong "«$method /a» got $got. Expected: 405."
  ! grep -q "^$method" /run/app1.log || wrong "«$method /a» got 405, but it reached app1 before."
done
method=HEAD
asks localhost /a
[ "$code" = 200 ] || wrong "«HEAD /a» got $got. It has to stay allowed."`,
  ),
  log: {
    kind: 'fields',
    fields: [
      pick(
        'Where was the time spent?',
        ['in the queue', 'connecting', 'waiting for the answer', 'sending the answer'],
        'waiting for the answer',
        'The five times have a fixed order. Which one is −1?',
      ),
      pick(
        'Who do you ask?',
        ['the network', 'HAProxy', 'the app', 'the visitor'],
        'the app',
        'Who had the request during that time?',
      ),
    ],
  },
} satisfies Exercises;
