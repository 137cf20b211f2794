import { type Incident } from 'practice-machine';

export default {
  setup: `
mkdir -p /srv/shop /srv/reports /etc/cron.daily /etc/cron.d
for n in 1041 1042 1043; do echo "$n,2500"; done >/srv/shop/orders.csv
cat >/usr/local/bin/mkreport <<'END'
#!/bin/bash
# mkreport FILE: how many orders, and their sum in cents.
awk -F, '{ sum += $2 } END { print NR " orders, " sum " cents" }' "$1"
END
cat >/etc/cron.daily/report.sh <<'END'
#!/bin/bash
# The sales report for accounting.
mkreport /srv/shop/orders.csv >"$REPORTS/$(date +%F).txt"
END
cat >/etc/cron.daily/tidy <<'END'
#!/bin/bash
find /tmp -mtime +7 -delete
date +%F >>/var/log/tidy.log
END
chmod +x /usr/local/bin/mkreport /etc/cron.daily/report.sh /etc/cron.daily/tidy
cat >/etc/crontab <<'END'
SHELL=/bin/sh
PATH=/usr/sbin:/usr/bin:/sbin:/bin
# minute hour day month weekday user command
0 3 * * * root cd / && run-parts /etc/cron.daily
END
echo 'export REPORTS=/srv/reports' >/root/.bashrc
echo 'export REPORTS=/srv/reports' >>/run/practice/session/state
for days in {12..9}; do echo '3 orders, 7500 cents' >/srv/reports/$(date -d "-$days days" +%F).txt; done
for days in {12..0}; do date -d "-$days days" +%F; done >/var/log/tidy.log`,
  check: `
# Does what cron does at night, with its environment.
night() {
  local file line user job percent='^(.*[^\\\\])%'
  for file in /etc/crontab /etc/cron.d/* /var/spool/cron/crontabs/root; do
    [ -f "$file" ] || continue
    case \${file#/etc/cron.d/} in /*) ;; *[!A-Za-z0-9_-]*) continue ;; esac
    local env=(HOME=/root LOGNAME=root SHELL=/bin/sh PATH=/usr/bin:/bin)
    while IFS= read -r line; do
      if [[ $line =~ ^[A-Z_]+= ]]; then env+=("$line")
      elif [[ $line =~ ^[0-9@*] ]]; then
        case $file in /var/*) read -r _ _ _ _ _ job <<<"$line" ;; *) read -r _ _ _ _ _ user job <<<"$line" ;; esac
        while [[ $job =~ $percent ]]; do job=\${BASH_REMATCH[1]}; done
        (cd /root && env -i "\${env[@]}" sh -c "$job") </dev/null
      fi
    done <"$file"
  done
}
today=/srv/reports/$(date +%F).txt
lines=$(wc -l </var/log/tidy.log)
rm -f "$today"
echo "$RANDOM,$((RANDOM % 900 + 100))" >>/srv/shop/orders.csv
want=$(awk -F, '{ sum += $2 } END { print NR " orders, " sum " cents" }' /srv/shop/orders.csv)
night >/run/said 2>&1
[ "$(wc -l </var/log/tidy.log)" -gt "$lines" ] || wrong 'The other job in «/etc/cron.daily», «tidy», no longer runs.'
if [ ! -e "$today" ]; then
  said=$(grep -v '^$' /run/said | tail -n 1)
  wrong "A night went by, and there is still no report in «/srv/reports».\${said:+ The jobs printed: «$said»}"
fi
[ "$(cat "$today")" = "$want" ] || wrong "Last night's run made a report, but it says «$(cat "$today")». Expected: «$want»."`,
  hints: [
    'cron itself works: «tidy» runs every night, as «/var/log/tidy.log» shows. What is different about «report.sh»? Ask the program that «/etc/crontab» calls what it would run.',
    '«run-parts --test /etc/cron.daily» silently leaves out names with a dot. After fixing that, run it as cron does: «env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin run-parts /etc/cron.daily».',
    'Rename it to «report». In it, write «REPORTS=/srv/reports» on its own line, and call «/usr/local/bin/mkreport» by its full path, because cron reads no «.bashrc» and its «PATH» is short.',
  ],
} satisfies Incident;
