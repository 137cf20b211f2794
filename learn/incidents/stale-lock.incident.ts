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
kill -0 "$first" 2>/dev/null && [ "$(tr '\\0' ' ' <"/proc/$first/cmdline" 2>/dev/null | grep -c payments)" = 1 ] || wrong 'The payments were stopped. It was their pid that the lock file had, because the number was free again. Customers are waiting at the checkout.'
log=/srv/shop/import.log
runs() { grep -c '^end' $log; }
begin() { IMPORT_SECONDS=$1 setsid shop-import </dev/null >/dev/null 2>&1 & pid=$!; }
before=$(runs)
IMPORT_SECONDS=0 shop-import >/dev/null 2>/run/said </dev/null || wrong "The import does not run: «$(tail -n 1 /run/said)»"
[ "$(runs)" -gt "$before" ] || wrong 'The import ends without an error, and without having read anything: «/srv/shop/import.log» has no new «end».'
: >/run/marks; lines=$(wc -l <$log)
begin 2; one=$pid
waits 10 eval '[ "$(wc -l <$log)" -gt "$lines" ]'
begin 0; two=$pid
wait $one $two
tail -n +$((lines + 1)) $log | awk '$1 == "begin" { if (open++) twice = 1 } $1 == "end" { open-- } END { exit twice }' || wrong 'The import runs. But a second one that begins in the meantime runs too, and books everything twice.'
lines=$(wc -l <$log)
begin 5; one=$pid
waits 10 eval '[ "$(wc -l <$log)" -gt "$lines" ]'
kill -9 -$one; wait $one 2>/dev/null
# Whatever it left with a number in it now has the number of another program.
for file in $(find /run /var/run /tmp /srv/shop -maxdepth 2 -type f -newer /run/marks 2>/dev/null | grep -v 'practice\\|marks\\|import.log'); do
  grep -qx "$one" "$file" 2>/dev/null && echo "$first" >"$file"
done
IMPORT_SECONDS=0 shop-import >/dev/null 2>/run/said </dev/null || wrong "The import runs today. It has just been killed in the middle once more, its pid went to another program, and it is stuck again: «$(tail -n 1 /run/said)»"`,
  hints: [
    'Before you kill a pid that you have read in a file, see whose it is now: «ps -fp PID» shows what runs, and «ls -l /run/shop-import.pid» since when the lock is there.',
    'The import died two days ago without removing its file. Its pid is the number of the payments now, so «kill -0» says yes. What kind of lock goes away with the program that holds it, however it dies?',
    '«flock» locks an open file, and the kernel lets go when the program ends. In place of the «if» block and both lines with «$lock»: «exec 9>/run/shop-import.lock» and «flock -n 9 || exit 1».',
  ],
} satisfies Incident;
