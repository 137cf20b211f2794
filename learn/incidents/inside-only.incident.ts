import { type Incident } from 'practice-machine';

export default {
  setup: `
ifconfig lo:1 10.20.0.5 netmask 255.255.255.255 up
ifconfig lo:2 203.0.113.10 netmask 255.255.255.255 up
mkdir -p /srv/shop
echo 'the shop' >/srv/shop/index.html
echo ok >/srv/shop/health
echo 'orders 1041 paid' >/srv/shop/metrics
echo LISTEN=127.0.0.1:3000 >/etc/shop.env
printf '%s\\n' '. /etc/shop.env' 'command="httpd -f -p $LISTEN -h /srv/shop"' >/etc/init.d/shop
cat >/etc/nginx/conf.d/shop.conf <<'END'
server {
    listen 203.0.113.10:80;
    server_name shop.example.com;

    location / {
        proxy_pass http://127.0.0.1:3000;
    }

    location /metrics {
        return 404;
    }
}
END
service shop start
service nginx start`,
  check: `
nginx -t 2>/dev/null || wrong 'nginx refuses its configuration: see «nginx -t».'
service shop restart; service nginx restart
waits 10 curl -s http://203.0.113.10/
waits 10 curl -sf http://10.20.0.5:3000/health
gets http://10.20.0.5:3000/health
[ "$code" = 200 ] || wrong "After a restart, the monitoring still gets no answer: «curl http://10.20.0.5:3000/health» says $code."
gets http://10.20.0.5:3000/metrics
[ "$code" = 200 ] || wrong 'The monitoring gets «/health», but «/metrics» on the private address says '"$code."
gets http://203.0.113.10:3000/metrics
[ "$code" = 000 ] || wrong 'The monitoring works. But port 3000 also answers on «203.0.113.10», so everyone can read the metrics now.'
gets http://203.0.113.10/
[ "$code" = 200 ] || wrong "The monitoring works. But the shop's visitors get $code from nginx."
gets http://203.0.113.10/metrics
[ "$code" = 404 ] || wrong 'The metrics can be read through nginx now.'`,
  hints: [
    '«ss -tlnp» shows not only that something listens on a port, but on which address. Compare that with the address the monitoring uses.',
    "A program on «127.0.0.1» can be reached only from the server itself. On «0.0.0.0», it can be reached from everywhere. «ifconfig» shows the server's addresses, and a program can listen on just one of them. Who else reaches the shop at «127.0.0.1»?",
    'Set «LISTEN=10.20.0.5:3000» in «/etc/shop.env», point «proxy_pass» in «/etc/nginx/conf.d/shop.conf» to the same address, and restart both.',
  ],
} satisfies Incident;
