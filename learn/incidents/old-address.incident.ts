import { type Incident } from 'practice-machine';

export default {
  setup: `
at=0
for place in old:203.0.113.10 new:10.20.0.7 later:10.20.0.8; do
  at=$((at + 1))
  ifconfig lo:$at \${place#*:} netmask 255.255.255.255 up
  mkdir -p /srv/\${place%:*}
  echo "orders, from the \${place%:*} server" >/srv/\${place%:*}/orders
  (exec setsid httpd -f -p \${place#*:}:3000 -h /srv/\${place%:*} </dev/null >/dev/null 2>&1) &
done
mkdir /etc/hosts.d
printf '127.0.0.1 localhost\\n127.0.1.1 server\\n' >/etc/hosts.d/10-base
printf '# Stay on the old server during the trial. Remove this afterwards!\\n203.0.113.10 api.internal\\n' >/etc/hosts.d/20-trial
printf '# Moved on Monday.\\n10.20.0.7 api.internal\\n' >/etc/hosts.d/50-services
cat >/usr/local/bin/update-hosts <<'END'
#!/bin/bash
# Every hour: makes /etc/hosts of /etc/hosts.d. The first address of a name counts.
{
  echo '# Made by update-hosts. Changes here are lost.'
  cat /etc/hosts.d/* | awk '!/^#/ && NF > 1 && !seen[$2]++'
} >/etc/hosts
END
chmod +x /usr/local/bin/update-hosts
update-hosts
cat >/etc/nginx/conf.d/shop.conf <<'END'
server {
    listen 80 default_server;
    server_name shop.example.com;

    location / {
        proxy_pass http://api.internal:3000;
        proxy_connect_timeout 3s;
    }
}
END
service nginx start`,
  check: `
nginx -t 2>/dev/null || wrong 'nginx refuses its configuration: see «nginx -t».'
gets http://203.0.113.10:3000/orders
[ "$code" = 200 ] || wrong 'The old server is off. Another team still reads from it until tomorrow.'
found() { getent ahostsv4 api.internal | awk 'NR == 1 { print $1 }'; }
gets http://127.0.0.1/orders
case $body in *new*) ;; *)
  [ "$(found)" = 10.20.0.7 ] && wrong '«getent hosts api.internal» now gives the new server. But visitors to the shop still get the orders of the old one.'
  wrong "Visitors to the shop still get the orders of the old server. «api.internal» is $(found) here." ;;
esac
update-hosts
[ "$(found)" = 10.20.0.7 ] || { nginx -s reload; wrong "Visitors get the new server. But an hour later «update-hosts» has run, and «api.internal» is $(found) again."; }
sed -i 's/10\\.20\\.0\\.7/10.20.0.8/' /etc/hosts.d/*
update-hosts; nginx -s reload
moved() { gets http://127.0.0.1/orders; [[ $body = *later* ]]; }
waits 12 moved; is_moved=$?
sed -i 's/10\\.20\\.0\\.8/10.20.0.7/' /etc/hosts.d/*
update-hosts; nginx -s reload
[ $is_moved = 0 ] || wrong "Visitors get the new server. But at the next move, when the name gets another address and nginx is reloaded, they'd still land on this one."`,
  hints: [
    'Three questions, in this order: which address does the name have on this server («getent hosts api.internal»), which file says so, and when did nginx last look it up?',
    "«/etc/hosts» is built from «/etc/hosts.d» every hour, and the first line for a name counts. There is a line that should have been removed on Monday. Without it, «curl http://api.internal:3000/orders» gives the right orders, but the shop still doesn't.",
    "Remove «/etc/hosts.d/20-trial» and run «update-hosts». nginx looked the name up when it started, and won't do so again until you reload it: «service nginx reload».",
  ],
} satisfies Incident;
