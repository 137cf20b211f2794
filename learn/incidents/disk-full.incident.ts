import { type Incident } from 'practice-machine';

export default {
  setup: `
mkdir -p /var/lib/shop /srv/shop /srv/shop-import
mount -t tmpfs -o size=8m data /var/lib/shop
mkdir /var/lib/shop/orders /var/lib/shop/uploads
for n in 1041 1042 1043 1044; do echo "order $n, paid" >/var/lib/shop/orders/$n; done
cd /var/lib/shop; sha256sum orders/* >/run/orders.sum
head -c 300k /dev/zero >/var/lib/shop/uploads/catalogue.pdf
echo ok >/srv/shop/health
cat >/srv/shop-import/run <<'END'
#!/bin/bash
# Reads the suppliers' price lists.
log=/var/lib/shop/import.log
open() { exec 3>>"$log"; }
open
trap open HUP
echo "$(date +%T) import started" >&3
while :; do sleep 3600 3>&- & wait $!; done
END
chmod +x /srv/shop-import/run
echo 'command="httpd -f -p 127.0.0.1:3000 -h /srv/shop"' >/etc/init.d/shop
echo 'command=/srv/shop-import/run' >/etc/init.d/shop-import
service shop start
service shop-import start
waits 10 grep -q started /var/lib/shop/import.log
head -c 8m /dev/zero >>/var/lib/shop/import.log 2>/dev/null
rm /var/lib/shop/import.log
true`,
  check: `
cd /var/lib/shop || wrong '«/var/lib/shop» is gone.'
sha256sum --quiet -c /run/orders.sum >/dev/null 2>&1 || wrong 'Orders are missing or changed. They were the reason to keep the disk from filling up.'
[ "$(stat -c %s uploads/catalogue.pdf 2>/dev/null)" = 307200 ] || wrong 'An upload is gone. The files that you can see were never the problem.'
read -r _ size _ free _ < <(df -k . | tail -n 1)
[ "$size" = 8192 ] || wrong "The disk is a different size now. On a real server you'd have to pay for that, and it would fill up too."
[ "$free" -gt 4096 ] || wrong "«df» still says $((free / 1024)) MB free of 8."
service shop status >/dev/null || wrong 'The shop is down. Nobody asked for that.'
service shop-import status >/dev/null || wrong 'There is room on the disk, but the import no longer runs. It has to be running at the end.'
head -c 4m /dev/zero >uploads/.trial && rm uploads/.trial || wrong 'An upload of 4 MB still fails.'`,
  hints: [
    '«df» counts blocks that are in use. «du» walks through folders and adds up files that have a name. What uses blocks and has no name?',
    'A deleted file stays on the disk until the last program that has it open closes it. «ls -l /proc/*/fd» shows what programs have open, and marks files without a name.',
    '«ls -l /proc/[0-9]*/fd 2>/dev/null | grep deleted» finds the file. The program that writes it is «shop-import», and «service» can restart it.',
  ],
} satisfies Incident;
