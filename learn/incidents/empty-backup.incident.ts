import { type Incident } from 'practice-machine';

export default {
  setup: `
mkdir -p /srv/data/uploads /var/lib/shop /var/backups/shop
ln -s /srv/data/uploads /var/lib/shop/uploads
for n in 1 2 3 4 5; do echo "picture $n" >/srv/data/uploads/$n.jpg; done
for n in 1041 1042 1043; do echo "$n,paid"; done >/srv/data/orders.db
cat >/usr/local/bin/dump-orders <<'END'
#!/bin/bash
# dump-orders FILE: prints the orders of a database as SQL.
[ -r "$1" ] || { echo "dump-orders: cannot open $1" >&2; exit 1; }
sed "s/\\(.*\\),\\(.*\\)/INSERT INTO orders VALUES (\\1, '\\2');/" "$1"
END
cat >/usr/local/bin/backup <<'END'
#!/bin/bash
# Called by cron every night at 03:00.
to=/var/backups/shop
tar -czf $to/uploads.tar.gz -C /var/lib/shop uploads
dump-orders /var/lib/shop/orders.db | gzip >$to/orders.sql.gz
echo "$(date +%F) backup done" >>/var/log/backup.log
END
chmod +x /usr/local/bin/dump-orders /usr/local/bin/backup
backup 2>/dev/null
for days in 3 2 1 0; do echo "$(date -d "-$days days" +%F) backup done"; done >/var/log/backup.log`,
  check: `
grep -q '^1041,paid' /srv/data/orders.db 2>/dev/null || wrong '«/srv/data/orders.db» no longer has its orders.'
echo "$RANDOM,new" >>/srv/data/orders.db
name=new-$RANDOM.jpg
echo "$name" >/srv/data/uploads/$name
rm -f /var/backups/shop/*
backup >/dev/null 2>/run/said || wrong "«backup» ends with a status other than 0, and prints: «$(tail -n 1 /run/said)»"
rm -rf /run/restored; mkdir /run/restored
tar -xzf /var/backups/shop/uploads.tar.gz -C /run/restored 2>/dev/null || wrong "«/var/backups/shop/uploads.tar.gz» can't be unpacked."
there=$(find /srv/data/uploads -type f | wc -l) restored=$(find /run/restored -type f -name '*.jpg' | wc -l)
[ "$restored" = "$there" ] || wrong "There are $there uploads, but unpacking the archive on another server gives only $restored."
grep -rqx "$name" /run/restored || wrong 'A new upload is not in the archive.'
there=$(grep -c . /srv/data/orders.db) restored=$(gunzip -c /var/backups/shop/orders.sql.gz 2>/dev/null | grep -c INSERT)
[ "$restored" = "$there" ] || wrong "There are $there orders, but the dump has $restored."
lines=$(wc -l </var/log/backup.log)
mv /srv/data/orders.db /srv/data/orders.away
backup >/dev/null 2>&1; status=$?
mv /srv/data/orders.away /srv/data/orders.db
[ "$(wc -l </var/log/backup.log)" = "$lines" ] || wrong 'The backup is whole now. But with the database gone for a moment, the script still writes «backup done».'
[ $status != 0 ] || wrong 'The backup is whole now. But with the database gone for a moment, the script still ends with status 0, so nobody is told.'`,
  hints: [
    'Do what the new server did: unpack both files into a separate folder, and look. «tar -tvzf» and «gunzip -c» are enough. Then run «backup» by hand and read what it prints.',
    'Two things moved to «/srv/data». One left a link behind, which «tar» packs as a link. The other left nothing. And the status of «a | b» is the status of «b».',
    'In «/usr/local/bin/backup»: «set -euo pipefail» in the second line, «tar -chzf» to follow links, and «dump-orders /srv/data/orders.db».',
  ],
} satisfies Incident;
