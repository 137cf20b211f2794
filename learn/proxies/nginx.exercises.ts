import { type Exercises, pick, type Read } from 'teach/exercise';

/**
 * Starts nginx with the answer as one of its files, which are inside `http` already. What's left out leaves its line
 * ends, so that nginx counts lines as the learner does. There are no certificates here. Locations alone get a server.
 */
const RUN = `text=$(< "$answer")
blank() { text=\${text/"$BASH_REMATCH"/"\${BASH_REMATCH//[!$'\\n']/}"}; }
[[ ! $text =~ events[[:space:]]*\\{[^}]*\\} ]] || blank
if [[ $text =~ ^([^{}#]*[[:space:]\\;])?http[[:space:]]*\\{ ]]; then
  blank
  text=\${text%\\}*}
fi
while [[ $text =~ (listen[[:space:]][^\\;]*)[[:space:]]ssl ]]; do text=\${text/"$BASH_REMATCH"/"\${BASH_REMATCH[1]}"}; done
while [[ $text =~ [[:space:]]ssl_[a-z_]+[[:space:]][^\\;]*\\; ]]; do blank; done
block='(^|[[:space:];}])(server|upstream)[^;]*\\{'
[[ $text =~ $block ]] || text="server { listen 80; $text
}"
echo "$text" > /etc/nginx/conf.d/answer.conf
nginx`;

const STARTED = `[ "$status" = 0 ] || wrong "nginx refuses it: «$(sed -n 's/.*\\[emerg\\] [0-9#:]* *//p' "$p/err" | sed 's,/etc/nginx/conf.d/,,' | grep -m 1 . || tail -n 1 "$p/err")»"`;

/** What chooses a server. Of several, nginx takes the last. */
const METHOD = /^(?:least_conn|least_time|random|ip_hash|hash|sticky)\b/;
/** A name and a size that nginx takes. */
const ZONE = /^zone \S+ (?:\d+m|0*(?:3[2-9]|[4-9]\d|\d{3,})k|\d{5,})$/i;

/** What's read, unless requests go to the server with fewer connections that all workers count. */
function sharedNote({ statements }: Read): string | undefined {
  const lines = statements.map((line) => /(?:^| > )upstream (\S+) > (.*)$/.exec(line) ?? []);
  const inside = (name: string) =>
    lines.flatMap(([, of, line = '']) => (of === name ? [line] : []));
  const isBoth = (name: string) =>
    ['app1:3000', 'app2:3000'].every((one) =>
      inside(name).some((line) => new RegExp(`^server ${one}( |$)`).test(line)),
    );
  const name = lines.map(([, of = '']) => of).find(isBoth);
  if (name === undefined) return 'No upstream has both `server app1:3000` and `server app2:3000`.';
  const own = inside(name);
  const isRight =
    /^(?:least_conn|random two(?: least_conn)?)$/.test(
      own.filter((line) => METHOD.test(line)).at(-1) ?? '',
    ) &&
    own.some((line) => ZONE.test(line)) &&
    !own.some((line) => /^server app[12]:3000 .*\b(?:down|backup)\b/.test(line));
  if (!isRight)
    return `The check reads in the upstream \`${name}\`: ${own.map((line) => `\`${line}\``).join(', ')}. Asked were both servers, a directive of nginx 1.30 that prefers the one with fewer open connections, and a place of 32k or more where the workers share their counts.`;
  const isUsed = (line: string) =>
    new RegExp(
      `location (?:\\^~ |~\\*? )?\\^?/(?:\\.\\*)? > (?:proxy_pass|set \\S+) http://${name}/?$`,
    ).test(line);
  return statements.some((line) => /(?:^| > )server \{$/.test(line)) && !statements.some(isUsed)
    ? `The check finds no \`location /\` that passes requests on to \`http://${name}\`.`
    : undefined;
}

export default {
  lab: { kind: 'own', seen: 'In the lab folder, bash check says: The lab is solved.' },
  www: {
    kind: 'machine',
    language: 'nginx',
    start: 'server {\n    listen 80;\n}\n',
    as: 'root',
    // Another server, so that one without a name doesn't get every request.
    setup: `
mkdir -p /etc/nginx/conf.d && echo 127.0.0.1 shop.example.com >> /etc/hosts
echo 'server { listen 80; listen [::]:80; server_name other.example.com; return 418; }' > /etc/nginx/conf.d/0.conf`,
    run: RUN,
    check: `
${STARTED}
leads() {
  asks "$1" "$2" 2> /dev/null || wrong 'Nothing listens on port 80.'
  case $code in
    30[12378]) ;;
    418) wrong "A request for http://$1$2 doesn't reach this server." ;;
    *) wrong "«GET http://$1$2» got $got and isn't redirected." ;;
  esac
  to=$(header location)
  [ "$to" = "https://shop.example.com$2" ] || wrong "«GET http://$1$2» is redirected to «$to». Expected: «https://shop.example.com$2»."
}
for path in '/a?b=1' / '/old/a%20b/?c=%2F&d' /x/y.css; do leads www.shop.example.com "$path"; done
# A block of its own for the shop may send visitors to https.
! grep -q 'server_name  *shop[.]example[.]com *;' "$answer" || exit 0
asks shop.example.com /
case $code in 30*) wrong "«GET http://shop.example.com/» is redirected too, to «$(header location)». Only www.shop.example.com should be." ;; esac`,
  },
  busy: {
    kind: 'written',
    language: 'nginx',
    rules: [{ note: sharedNote }],
  },
  prefix: {
    kind: 'machine',
    language: 'nginx',
    start: 'server {\n    listen 80;\n    location / { proxy_pass http://app1:3000; }\n}\n',
    as: 'root',
    setup: 'mkdir -p /etc/nginx/conf.d\nbackends app1 app2',
    run: RUN,
    check: `
${STARTED}
arrives() {
  asks localhost "$1" 2> /dev/null || wrong 'Nothing listens on port 80.'
  [ "$body" = "$2" ] && return
  case $body in
    app[12]\\ *) wrong "«GET $1» reached \${body%% *} as «\${body#* }». Expected: \${2%% *}, as «\${2#* }»." ;;
    *) wrong "«GET $1» got $got. Expected: \${2%% *}, as «\${2#* }»." ;;
  esac
}
arrives / 'app1 /'
arrives /health 'app1 /health'
arrives /api/users 'app2 /users'
arrives /api/ 'app2 /'
arrives '/api/a/b?c=1' 'app2 /a/b?c=1'
arrives /apiary 'app1 /apiary'`,
  },
  assets: {
    kind: 'machine',
    language: 'nginx',
    as: 'root',
    setup: `
mkdir -p /etc/nginx/conf.d /srv/shop/assets/img
backends app1
echo 'body { margin: 0 }' > /srv/shop/assets/a.css
echo '<svg/>' > /srv/shop/assets/img/logo.svg
echo TOPSECRET > /srv/shop/secret.txt`,
    run: RUN,
    check: `
${STARTED}
serves() {
  asks localhost "$1" 2> /dev/null || wrong 'Nothing listens on port 80.'
  if [ "$code" != 200 ]; then
    opened=$(sed -n 's/.*open() "\\([^"]*\\)" failed.*/ nginx looked for «\\1»./p' "$p/err" | tail -n 1)
    wrong "«GET $1» got $got instead of the file.$opened"
  fi
  [ "$body" = "$2" ] || wrong "«GET $1» got «$body», not the file on disk."
}
serves /assets/a.css 'body { margin: 0 }'
kept=$(header cache-control)
[[ ,\${kept,,} =~ [,[:space:]]max-age=([0-9]+)([[:space:],]|$) ]] || wrong "The file is served without a max-age in seconds.\${kept:+ Its Cache-Control is «$kept».}"
age=\${BASH_REMATCH[1]}
[ "$age" -ge 31104000 ] && [ "$age" -le 31622400 ] || wrong "The file is served with max-age=$age. A year has 31536000 seconds."
[[ \${kept,,} != *no-[cs][at]* ]] || wrong "With the Cache-Control «$kept», browsers ask the server each time."
serves /assets/img/logo.svg '<svg/>'
asks localhost /
kept=$(header cache-control)
[[ $code != 200 || \${kept,,} != *max-age=* ]] || wrong "«GET /» is served with the Cache-Control «$kept» too. Asked was this for the files alone."
asks localhost /assets../secret.txt
[ "$body" != TOPSECRET ] || wrong '«GET /assets../secret.txt» got a file from outside the folder.'`,
  },
  'broken-page': {
    kind: 'fields',
    fields: [
      pick(
        'What does the first visitor to the page get?',
        ['200', '502', '503', '504'],
        '503',
        'Both servers answered. What did the last one say?',
      ),
      pick(
        'A second visitor opens it within ten seconds. What do visitors to every other page get now?',
        ['200', '502', '503', '504'],
        '502',
        "With max_fails=1, each of the two visits took one server out. What does nginx say when there's nobody to ask?",
      ),
    ],
  },
} satisfies Exercises;
