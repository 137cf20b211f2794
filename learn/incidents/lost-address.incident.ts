import { type Incident } from 'practice-machine';

export default {
  setup: `
at=0
for address in 203.0.113.10 10.20.0.5 198.51.100.7 198.51.100.9; do
  at=$((at + 1))
  ifconfig lo:$at $address netmask 255.255.255.255 up
done
mkdir -p /etc/haproxy
cat >/etc/haproxy/haproxy.cfg <<'END'
defaults
    mode http
    timeout connect 5s
    timeout client 30s
    timeout server 30s

frontend edge
    bind 203.0.113.10:80
    default_backend web

backend web
    server nginx 127.0.0.1:8080
END
cat >/etc/nginx/conf.d/shop.conf <<'END'
limit_req_zone $binary_remote_addr zone=each:1m rate=1r/s;

server {
    # HAProxy comes to the first, the partners' network to the second.
    listen 127.0.0.1:8080;
    listen 10.20.0.5:8080;
    access_log /var/log/nginx/access.log;
    error_log /var/log/nginx/error.log;

    limit_req zone=each burst=5 nodelay;
    limit_req_status 429;

    location / {
        root /srv/shop;
        try_files $uri /index.html;
    }
}
END
mkdir /srv/shop; echo 'the shop' >/srv/shop/index.html
cat >/etc/init.d/haproxy <<'END'
command="haproxy -db -f /etc/haproxy/haproxy.cfg"
log=/var/log/haproxy.log
reload() { haproxy -c -q -f /etc/haproxy/haproxy.cfg && { down; up; }; }
END
service nginx start
service haproxy start
waits 10 curl -s http://203.0.113.10/
for address in 198.51.100.7 198.51.100.9; do
  curl -s -o /dev/null --interface $address 'http://203.0.113.10/products?page=[1-6]'
done`,
  check: `
nginx -t 2>/dev/null || wrong 'nginx refuses its configuration: see «nginx -t».'
service haproxy status >/dev/null || wrong "HAProxy is down: «$(tail -n 1 /var/log/haproxy.log)»"
ss -tlnp | grep '203.0.113.10:80 ' | grep -q haproxy || wrong 'HAProxy no longer answers on 203.0.113.10.'
log=/var/log/nginx/access.log
# seen FROM URL [OPTION...]: the address that nginx writes down for a request.
seen() {
  local mark=mark$RANDOM$RANDOM
  curl -s -o /dev/null --max-time 5 --interface "$1" "$2/?$mark" "\${@:3}"
  waits 10 grep -q $mark $log
  grep $mark $log | tail -n 1 | cut -d ' ' -f 1
}
edge=http://203.0.113.10 inside=http://10.20.0.5:8080 lie='X-Forwarded-For: 192.0.2.66'
found=$(seen 198.51.100.7 $edge)
[ "$found" = 198.51.100.7 ] || wrong "A visitor from 198.51.100.7 is logged as «\${found:-nothing}» in «$log»."
found=$(seen 198.51.100.9 $edge -H "$lie")
[ "$found" = 198.51.100.9 ] || wrong "A visitor from 198.51.100.9 who also sends «$lie» is logged as «\${found:-nothing}», so people who are banned can choose another address."
found=$(seen 198.51.100.9 $inside -H "$lie")
[ "$found" = 198.51.100.9 ] || wrong "Someone at 198.51.100.9 who goes past HAProxy to 10.20.0.5 and sends «$lie» is logged as «\${found:-nothing}». nginx should believe only HAProxy."
sleep 1
curl -s -o /dev/null -w '%{http_code}\\n' --interface 198.51.100.7 "$edge/?[1-30]" | grep -q 429 || wrong 'Nobody is limited any more, however many requests they send.'
code=$(curl -s -o /dev/null -w '%{http_code}' --interface 198.51.100.9 $edge/)
[ "$code" = 200 ] || wrong "One visitor sends too many requests, and another visitor gets $code for it."`,
  hints: [
    "Look at who nginx thinks is sending the requests: «tail /var/log/nginx/access.log». It limits requests by that address. Which two programs have to work together so that nginx sees the visitor's address?",
    "HAProxy can add the client's address to each request: «option forwardfor». With «real_ip_header X-Forwarded-For», nginx reads it from requests that come from an address in «set_real_ip_from». Anyone can send that header, so whom do you trust?",
    'Add «option forwardfor» to «defaults» in «/etc/haproxy/haproxy.cfg». In the «server» block of nginx, add «set_real_ip_from 127.0.0.1;» and «real_ip_header X-Forwarded-For;», without «real_ip_recursive». Then reload both.',
  ],
} satisfies Incident;
