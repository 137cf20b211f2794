import { type Incident } from 'practice-machine';

export default {
  setup: `
mkdir -p /srv/shop /srv/payments
cat >/srv/payments/run <<'END'
#!/bin/bash
while :; do sleep 3600 & wait $!; done
END
chmod +x /srv/payments/run
echo 'command=/srv/payments/run' >/etc/init.d/payments
service payments start
cp /run/payments.pid /run/payments.first
cat >/usr/local/bin/shop-import <<'END'
#!/bin/bash
# Reads the suppliers' price lists. Two at once would book everything twice.
lock=/run/shop-import.pid
if [ -e $lock ] && kill -0 "$(cat $lock)" 2>/dev/null; then
  echo "shop-import: already running with pid $(cat $lock)" >&2
  exit 1
fi
echo $$ >$lock

echo "begin $$" >>/srv/shop/import.log
sleep \${IMPORT_SECONDS:-1}
echo "end $$" >>/srv/shop/import.log

rm $lock
END
chmod +x /usr/local/bin/shop-import
cp /run/payments.pid /run/shop-import.pid
touch -d '2 days ago' /run/shop-import.pid
printf 'begin 811\\nend 811\\nbegin %s\\n' "$(cat /run/payments.pid)" >/srv/shop/import.log
touch -d '2 days ago' /srv/shop/import.log`,
  check: `
first=$(cat /run/payments.first)
kill -0 "$first" 2>/dev/null && [ "$(tr '\\0' ' ' <"/proc/$first/cmdline" 2>/dev/null | grep -c payments)" = 1 ] || wrong 'The payments program was stopped. The lock file had its pid, because Linux had given the number out again. Customers are waiting at the checkout.'
log=/srv/shop/import.log
runs() { grep -c '^end' $log; }
begin() { IMPORT_SECONDS=$1 setsid shop-import </dev/null >/dev/null 2>&1 & pid=$!; }
before=$(runs)
IMPORT_SECONDS=0 shop-import >/dev/null 2>/run/said </dev/null || wrong "The import doesn't run: «$(tail -n 1 /run/said)»"
[ "$(runs)" -gt "$before" ] || wrong "The import ends without an error, but hasn't read anything: «/srv/shop/import.log» has no new «end»."
: >/run/marks; lines=$(wc -l <$log)
begin 2; one=$pid
waits 10 eval '[ "$(wc -l <$log)" -gt "$lines" ]'
begin 0; two=$pid
wait $one $two
tail -n +$((lines + 1)) $log | awk '$1 == "begin" { if (open++) twice = 1 } $1 == "end" { open-- } END { exit twice }' || wrong 'The import runs. But a second one that starts in the meantime runs too, and books everything twice.'
lines=$(wc -l <$log)
begin 5; one=$pid
waits 10 eval '[ "$(wc -l <$log)" -gt "$lines" ]'
kill -9 -$one; wait $one 2>/dev/null
# Whatever it left with a number in it now has the number of another program.
for file in $(find /run /var/run /tmp /srv/shop -maxdepth 2 -type f -newer /run/marks 2>/dev/null | grep -v 'practice\\|marks\\|import.log'); do
  grep -qx "$one" "$file" 2>/dev/null && echo "$first" >"$file"
done
IMPORT_SECONDS=0 shop-import >/dev/null 2>/run/said </dev/null || wrong "The import runs today. But when it was killed halfway again and its pid went to another program, it got stuck again: «$(tail -n 1 /run/said)»"`,
  hints: [
    'Before you kill a pid that you found in a file, see whose it is now: «ps -fp PID» shows what runs, and «ls -l /run/shop-import.pid» shows how old the lock is.',
    'The import died two days ago without removing its file. Its pid now belongs to the payments program, so «kill -0» says yes. What kind of lock goes away with the program that holds it, however it dies?',
    '«flock» locks an open file, and the kernel releases it when the program ends. Replace the lines from «lock=…» to «echo $$ >$lock» with «exec 9>/run/shop-import.lock» and «flock -n 9 || exit 1», and remove «rm $lock».',
  ],
} satisfies Incident;
