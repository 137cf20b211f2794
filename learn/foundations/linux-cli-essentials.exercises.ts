import { type Exercises, typed } from 'teach/exercise';

/** The lesson's folder with its log. */
const SITE = `
mkdir -p site/logs site/public && cd site
cat > logs/access.log <<'EOF'
203.0.113.7 GET / 200 1240
198.51.100.23 GET /login 200 880
203.0.113.7 POST /login 302 0
192.0.2.44 GET /report 500 312
203.0.113.7 GET /cart 200 2100
192.0.2.44 GET /report 500 312
198.51.100.23 GET /missing 404 150
203.0.113.7 GET /report 500 312
EOF
`;

/** More requests: other counts, another path that failed, and one that failed before. */
const MORE = `
cat >> site/logs/access.log <<'EOF'
198.51.100.9 POST /cart 500 312
198.51.100.9 POST /report 500 312
192.0.2.82 GET /pay 503 312
192.0.2.80 GET /shop 200 1500
192.0.2.80 GET /news 200 1499
192.0.2.81 PUT /shop 200 2500
192.0.2.81 GET /lost 404 512
192.0.2.81 GET /gone 404 150
192.0.2.81 GET /nothing 404 150
EOF
`;

const LOG = 'logs/access.log';

export default {
  post: {
    kind: 'machine',
    language: 'shell',
    setup: SITE,
    changes: MORE,
    folder: '~/site',
    keeps: [LOG],
    model: `grep -c ' POST ' ${LOG}`,
  },
  statuses: {
    kind: 'machine',
    language: 'shell',
    setup: SITE,
    changes: MORE,
    folder: '~/site',
    keeps: [LOG],
    model: `cut -d ' ' -f 4 ${LOG} | sort | uniq -c`,
    // Equal counts have no order, and the count may come after its status.
    through: `awk '{ gsub(/[:=,]/, " ") } NF == 2 && $1 >= 100 && $2 < 100 { print $2, $1; next } { $1 = $1; print }' | sort -k 1,1nr -k 2,2`,
    check: `
[ "$(< "$p/got")" = "$(< "$p/want")" ] || exit 0
counts=$(awk '{ gsub(/[:=,]/, " ") } NF == 2 { print $1 < $2 ? $1 : $2 }' "$p/out")
sort -nrc <<< "$counts" 2> "$p/seen" || wrong "The counts come in the order «$(echo $counts)». They have to go from the largest to the smallest."`,
  },
  failing: {
    kind: 'machine',
    language: 'shell',
    setup: SITE,
    changes: MORE,
    folder: '~/site',
    keeps: [LOG],
    check: `
[ -e failing.txt ] || wrong "Afterwards, there's no file «failing.txt»."
want=$(awk '$4 >= 500 { print $3 }' ${LOG} | sort -u)
got=$(sort failing.txt)
said=\${got:+"«$(echo $got)»"}
[ "$got" = "$want" ] || wrong "«failing.txt» contains \${said:-nothing}. The paths that failed are «$(echo $want)», each once."
grep -qv '^/' "$p/out" || wrong 'The file is right, but standard output has no message.'
rm failing.txt
mkdir failing.txt && touch failing.txt/full && chmod 555 failing.txt
again=$( (. "$answer") 2> /dev/null | grep -v '^/')
[ -z "$again" ] || wrong "The file is right. But when a folder is called «failing.txt», so that writing fails, it prints «$(echo $again)»."`,
  },
  mode: {
    kind: 'machine',
    language: 'shell',
    setup: `echo secret > key && chmod 664 key`,
    check: `
[ -x . ] || wrong "This folder has no x any more, so nothing in it can be reached. Change the file alone."
[ -e key ] || wrong "«key» is gone after it."
mode=$(stat -c '%a, %A' key)
[ "$mode" = '600, -rw-------' ] || wrong "Afterwards, «key» has the permissions $mode. They have to be 600, -rw-------."
[ "$(<key)" = secret ] || wrong "«key» is no longer what it was."`,
    also: [
      typed(
        'The permissions as a number',
        ['664', '0664'],
        'Read the letters in groups of three: r counts 4, w 2 and x 1.',
      ),
    ],
  },
  trap: {
    kind: 'machine',
    language: 'shell',
    start: '#!/bin/bash\n',
    setup: ':',
    run: `
bash "$answer" & pid=$!
gone() { ! kill -0 "$pid"; }
ready() { gone || (( 0x$(awk '/^SigCgt/ { print substr($2, 9) }' "/proc/$pid/status") & 0x4000 )); }
waits 6 ready
sleep 0.3
if gone 2> /dev/null; then wait "$pid"; echo "ended $?" > "$p/seen"; exit; fi
ready && ! gone && echo caught > "$p/caught"
wc -c < "$p/out" > "$p/before"
kill "$pid"
if waits 5 gone; then wait "$pid"; echo "status $?" > "$p/seen"; exit; fi
kill -9 "$pid"
echo running > "$p/seen"`,
    check: `
read -r how status < "$p/seen"
said() { local text=$(echo $(tail -c "+$1" "$p/out")); echo "\${text:+«$text»}"; }
out=$(said 1)
[ "$how" != ended ] || wrong "It ended with status $status before the check sent SIGTERM. On standard output it had printed \${out:-nothing}."
[ "$how" != running ] || wrong "Five seconds after SIGTERM it was still running. On standard output it had printed \${out:-nothing}."
[ "$status" != 143 ] || [ -e "$p/caught" ] || wrong "SIGTERM ended it with status 143, so the script had no trap for this signal when it came."
before=$(cat "$p/before")
out=$(said $((before + 1)))
[ "$status" = 0 ] || wrong "On SIGTERM it printed \${out:-nothing} on standard output, and ended with status $status instead of 0."
tail -c "+$((before + 1))" "$p/out" | grep -q saving || wrong "On SIGTERM it ended with status 0 and printed \${out:-nothing} on standard output. It has to print saving then."`,
  },
} satisfies Exercises;
