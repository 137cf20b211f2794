import { type Incident } from 'practice-machine';

export default {
  setup: `
live=/etc/letsencrypt/live/shop.example.com hooks=/etc/letsencrypt/renewal-hooks/deploy
mkdir -p $live $hooks /etc/nginx/ssl /etc/ssl/certs /run/ca
cd /run/ca
printf '%s\\n' '[req]' 'distinguished_name = dn' '[dn]' '[ca]' 'basicConstraints = critical, CA:true' '[leaf]' \\
  'basicConstraints = CA:false' 'subjectAltName = DNS:shop.example.com' >ca.cnf
makes() { openssl req -x509 -config ca.cnf -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes "$@" 2>/dev/null; }
makes -extensions ca -subj '/CN=Example Root' -days 3000 -keyout root.key -out root.pem
makes -extensions ca -subj '/CN=Example Intermediate' -days 2000 -CA root.pem -CAkey root.key -keyout chain.key -out chain.pem
makes -extensions leaf -subj /CN=shop.example.com -days 90 -CA chain.pem -CAkey chain.key -keyout $live/privkey.pem -out $live/cert.pem
cp chain.pem $live/chain.pem
cat $live/cert.pem chain.pem >$live/fullchain.pem
cp root.pem /etc/ssl/certs/ca-certificates.crt
echo '127.0.0.1 shop.example.com' >>/etc/hosts
cat >$hooks/shop <<'END'
#!/bin/bash
# Called after each renewal, with the folder of the new certificate in RENEWED_LINEAGE.
cp "$RENEWED_LINEAGE/cert.pem" /etc/nginx/ssl/shop.pem
cp "$RENEWED_LINEAGE/privkey.pem" /etc/nginx/ssl/shop.key
nginx -s reload
END
chmod +x $hooks/shop
cat >/etc/nginx/conf.d/shop.conf <<'END'
server {
    listen 443 ssl;
    server_name shop.example.com;
    ssl_certificate /etc/nginx/ssl/shop.pem;
    ssl_certificate_key /etc/nginx/ssl/shop.key;

    location / {
        return 200 "shop\\n";
    }
}
END
cp $live/cert.pem /etc/nginx/ssl/shop.pem
cp $live/privkey.pem /etc/nginx/ssl/shop.key
service nginx start`,
  check: `
live=/etc/letsencrypt/live/shop.example.com
nginx -t 2>/run/said || wrong "nginx refuses its configuration: «$(grep -m 1 emerg /run/said | sed 's/.*emerg\\] [0-9#:]* *//')»"
asks() { curl -sS --cacert /run/ca/root.pem --resolve shop.example.com:443:127.0.0.1 https://shop.example.com/ 2>&1; }
serial() { openssl s_client -connect 127.0.0.1:443 -servername shop.example.com </dev/null 2>/dev/null | openssl x509 -noout -serial; }
said=$(asks)
[ "$said" = shop ] || wrong "The payment provider, which knows only the root, gets: «$(head -n 1 <<<"$said")»"
before=$(serial)
cd /run/ca
openssl req -x509 -config ca.cnf -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -extensions leaf -subj /CN=shop.example.com -days 90 \\
  -CA chain.pem -CAkey chain.key -keyout $live/privkey.pem -out $live/cert.pem 2>/dev/null
cat $live/cert.pem chain.pem >$live/fullchain.pem
for hook in /etc/letsencrypt/renewal-hooks/deploy/*; do RENEWED_LINEAGE=$live "$hook" >/run/said 2>&1; done
renewed() { [ "$(serial)" != "$before" ]; }
waits 12 renewed || wrong "It works. But after a renewal, nginx still sends the old certificate, which will expire."
said=$(asks)
[ "$said" = shop ] || wrong "It works until the next renewal. After it, the payment provider gets: «$(head -n 1 <<<"$said")»"`,
  hints: [
    'See what the server sends: «openssl s_client -connect shop.example.com:443 -showcerts </dev/null». How many certificates are there, and who issued the last one?',
    "A client only knows roots, so the server has to send the intermediate's certificate together with its own. One of the files in «/etc/letsencrypt/live/shop.example.com» contains both. Which file does nginx get, and what copies it there?",
    'In «/etc/letsencrypt/renewal-hooks/deploy/shop», copy «fullchain.pem» instead of «cert.pem». Then run it once: «RENEWED_LINEAGE=/etc/letsencrypt/live/shop.example.com /etc/letsencrypt/renewal-hooks/deploy/shop».',
  ],
} satisfies Incident;
