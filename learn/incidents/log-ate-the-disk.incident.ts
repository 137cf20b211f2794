import { type Incident } from 'practice-machine';

export default {
  setup: `
user shop 998
mkdir -p /var/log/shop /srv/shop /etc/logrotate.d /etc/cron.daily /var/lib/logrotate
mount -t tmpfs -o size=8m logs /var/log/shop
chown shop: /var/log/shop; chmod 775 /var/log/shop
cat >/srv/shop/run <<'END'
#!/bin/bash
# Opens its log again on SIGHUP.
open() { exec >>/var/log/shop/app.log; }
trap open HUP
open
while :; do
  echo "$(date '+%F %T') GET /health 200"
  sleep 1 >/dev/null & wait $!
done
END
chmod +x /srv/shop/run
echo 'command="setpriv --reuid=shop --regid=shop --clear-groups /srv/shop/run"' >/etc/init.d/shop
cat >/etc/logrotate.d/shop <<'END'
/var/log/shop/app.log {
    size 1M
    rotate 3
    compress
    missingok
    postrotate
        service shop reload
    endscript
}
END
echo 'include /etc/logrotate.d' >/etc/logrotate.conf
cat >/etc/cron.daily/logrotate <<'END'
#!/bin/bash
logrotate /etc/logrotate.conf >/dev/null 2>&1
END
chmod +x /etc/cron.daily/logrotate
chmod 644 /etc/logrotate.conf /etc/logrotate.d/shop
{
  yes "$(date -d '-2 days' '+%F') 09:14:02 GET /products 200 in 12 ms" | head -c 4000k
  echo
  echo "$(date -d '-2 days' '+%F') 11:52:40 payment 8871 declined: over the limit"
  yes "$(date -d '-1 days' '+%F') 17:30:11 GET /products 200 in 14 ms" | head -c 3700k
  echo
} >/var/log/shop/app.log
chown shop: /var/log/shop/app.log
service shop start`,
  check: `
cd /var/log/shop || wrong '«/var/log/shop» is gone.'
read -r _ size _ free _ < <(df -k . | tail -n 1)
[ "$size" = 8192 ] || wrong 'The disk is a different size now.'
[ "$free" -gt 4096 ] || wrong "«df» says $((free / 1024)) MB free of 8."
{ cat * 2>/dev/null; for file in *.gz; do gunzip -c "$file" 2>/dev/null; done; } >/run/all
grep -aq 'payment 8871' /run/all || { rm /run/all; wrong 'There is room, but the line about payment 8871 is gone, and accounting needs it.'; }
rm /run/all
service shop status >/dev/null || wrong 'The shop is down.'
[ -z "$(find . -perm -o+w ! -type l)" ] || wrong 'Everyone can write to the logs now. That makes «logrotate» and the auditors unhappy.'
yes 'GET /products 200 in 13 ms' | head -c 1500k | setpriv --reuid=shop --regid=shop --clear-groups tee -a app.log >/dev/null || wrong 'The shop can no longer write to its log.'
logrotate /etc/logrotate.conf >/run/said 2>&1
bytes=$(stat -c %s app.log 2>/dev/null || echo 0)
[ "$bytes" -lt 1000000 ] || wrong "There is room today. But the log has grown by 1.5 MB again, and after the night «app.log» still has $((bytes / 1024)) kB. logrotate said: «$(grep -m 1 error /run/said || tail -n 1 /run/said)»"
waits 12 test -s app.log || wrong 'The log is rotated, but the shop keeps writing to the old file.'`,
  hints: [
    'There is a rule for this log in «/etc/logrotate.d/shop», and it is right. Find out why it has no effect: run what cron runs, without throwing away what it prints.',
    '«logrotate -v /etc/logrotate.conf» skips the log, because the group «shop» may write to its folder. Someone in that group could swap the log for a link while root moves files there. The message says what to do.',
    "Add a line «su shop shop» to the rule, or remove the group's write permission with «chmod g-w /var/log/shop». Then run «logrotate /etc/logrotate.conf».",
  ],
} satisfies Incident;
