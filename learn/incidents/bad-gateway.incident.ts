import { type Incident } from 'practice-machine';

export default {
  setup: `
mkdir -p /srv/shop/baskets /srv/shop/releases/41/cgi-bin /srv/shop/releases/42/cgi-bin
cat >/srv/shop/releases/41/cgi-bin/shop <<'END'
#!/bin/bash
printf 'Content-Type: text/plain\\n\\nshop, release 41: %s\\n' "$PATH_INFO"
END
cat >/srv/shop/releases/42/cgi-bin/shop <<'END'
#!/bin/bash
# Release 42: no customer is charged twice. Baskets are in cookies now.
echo 'Content-Type: text/plain'
user=\${HTTP_COOKIE##*user=}
part=0
if [ -n "$user" ] && [ -f "/srv/shop/baskets/$user" ]; then
  while read -r items; do
    echo "Set-Cookie: basket.$part=$items; Path=/; HttpOnly"
    part=$((part + 1))
  done <"/srv/shop/baskets/$user"
fi
printf '\\nshop, release 42: %s\\n' "$PATH_INFO"
END
chmod +x /srv/shop/releases/*/cgi-bin/shop
ln -s releases/42 /srv/shop/current
echo item-0001 >/srv/shop/baskets/bob
for part in 1 2 3; do printf 'item-%04d.' {1..180}; echo; done >/srv/shop/baskets/ada
cat >/etc/nginx/conf.d/shop.conf <<'END'
server {
    listen 80 default_server;
    server_name shop.example.com;
    access_log /var/log/nginx/access.log;
    error_log /var/log/nginx/error.log;

    location / {
        proxy_pass http://127.0.0.1:3000/cgi-bin/shop/;
        proxy_set_header Host $host;
    }
}
END
echo 'command="httpd -f -p 127.0.0.1:3000 -h /srv/shop/current"' >/etc/init.d/shop
service shop start
service nginx start
waits 10 curl -s 127.0.0.1:3000
for user in bob ada bob ada; do curl -s -o /dev/null -b "user=$user" http://127.0.0.1/account; done
true`,
  check: `
[ "$(readlink -f /srv/shop/current)" = /srv/shop/releases/42 ] || wrong 'The shop is back at release 41, which charges some customers twice. Release 42 has to stay.'
nginx -t 2>/dev/null || wrong 'nginx refuses its configuration: see «nginx -t».'
grep -q 'basket.$part=$items' /srv/shop/releases/42/cgi-bin/shop || wrong 'Release 42 has been changed. The fix has to be somewhere else until the developers are awake.'
account() { gets http://127.0.0.1/account -H 'Host: shop.example.com' -b "user=$1" -D /run/head; }
account bob
[ "$code" = 200 ] || wrong "Now Bob's account answers with $code, and it used to work."
account ada
[ "$code" = 200 ] || wrong "Ada's account still answers with $code."
[ "$(grep -ci '^set-cookie: basket' /run/head)" = 3 ] || wrong "Ada's account answers, but her basket doesn't arrive: the browser gets only $(grep -ci '^set-cookie: basket' /run/head) of the three cookies."
case $body in *'release 42'*) ;; *) wrong 'The answer is not from release 42.' ;; esac
for part in 1 2 3 4; do printf 'item-%04d.' {1..170}; echo; done >/srv/shop/baskets/zoe
account zoe
rm /srv/shop/baskets/zoe
[ "$code" = 200 ] || wrong "Ada's account works, but Zoe, whose basket is 7 kB, gets $code."`,
  hints: [
    'The 502 comes from the proxy, not from the shop, and nginx logs why it sent one. Compare Ada and Bob: «curl -b user=ada localhost/account».',
    '«/var/log/nginx/error.log» says «upstream sent too big header». Measure a header without nginx: «curl -s -o /dev/null -D - -b user=ada 127.0.0.1:3000/cgi-bin/shop/account | wc -c».',
    'nginx reads the header of an answer into a single buffer. «proxy_buffer_size» is 4k here. Add «proxy_buffer_size 16k;» and «proxy_buffers 8 16k;» to «/etc/nginx/conf.d/shop.conf», and reload. «nginx -t» says why it has to be both.',
  ],
} satisfies Incident;
