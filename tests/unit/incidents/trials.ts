/** Lines that somebody types: `right` if the check then has nothing to say, else a part of what it says. */
export type Trial = readonly [verdict: string, lines: readonly string[]];

const CONF = '/etc/nginx/conf.d/shop.conf';

/** What was tried on each incident: nothing, ways that work, and fixes that only look like one. */
export const trials: Readonly<Record<string, readonly Trial[]>> = {
  'disk-full': [
    ['MB free of 8', []],
    ['right', ['lsof +L1', 'service shop-import restart']],
    ['right', [': >/proc/$(cat /run/shop-import.pid)/fd/3']],
    ['right', ['service shop-import reload; sleep 1']],
    ['MB free of 8', ['rm -f /var/lib/shop/import.log', 'sync']],
    ['An upload is gone', ['rm -rf /var/lib/shop/uploads/*', 'service shop-import restart']],
    ['no longer runs', ['service shop-import stop']],
    ['a different size', ['mount -o remount,size=16m /var/lib/shop']],
  ],
  'bad-gateway': [
    ['still answers with 502', []],
    [
      'right',
      [
        `sed -i 's/proxy_set_header/proxy_buffer_size 16k; proxy_buffers 8 16k; proxy_set_header/' ${CONF}`,
        'nginx -t && systemctl reload nginx',
      ],
    ],
    ['still answers with 502', ['service shop restart', 'service nginx restart']],
    [
      'still answers with 502',
      [
        `sed -i 's/proxy_set_header/proxy_buffering off; proxy_set_header/' ${CONF}`,
        'nginx -s reload; sleep 1',
      ],
    ],
    [
      'back at release 41',
      ['ln -sfn releases/41 /srv/shop/current', 'service shop restart', 'sleep 1'],
    ],
    [
      'Zoe',
      [
        `sed -i 's/proxy_set_header/proxy_buffer_size 6k; proxy_buffers 8 6k; proxy_set_header/' ${CONF}`,
        'nginx -s reload; sleep 1',
      ],
    ],
  ],
  'empty-backup': [
    ['unpacking the archive', []],
    [
      'right',
      [
        'cd /usr/local/bin',
        "sed -i -e '1a set -euo pipefail' -e 's,/var/lib/shop/orders.db,/srv/data/orders.db,' -e 's/-czf/-chzf/' backup",
      ],
    ],
    [
      'still writes «backup done»',
      [
        "sed -i -e 's,/var/lib/shop/orders.db,/srv/data/orders.db,' -e 's/-czf/-chzf/' /usr/local/bin/backup",
      ],
    ],
    [
      'still writes «backup done»',
      [
        "sed -i -e '1a set -e' -e 's,/var/lib/shop,/srv/data,' /usr/local/bin/backup",
        'backup; ls -l /var/backups/shop',
      ],
    ],
    [
      'unpacking the archive',
      [
        "sed -i -e '1a set -euo pipefail' -e 's,/var/lib/shop/orders.db,/srv/data/orders.db,' /usr/local/bin/backup",
      ],
    ],
  ],
  'half-a-certificate': [
    ['unable to get local issuer', []],
    [
      'right',
      [
        "sed -i 's/cert.pem/fullchain.pem/' /etc/letsencrypt/renewal-hooks/deploy/shop",
        'RENEWED_LINEAGE=/etc/letsencrypt/live/shop.example.com /etc/letsencrypt/renewal-hooks/deploy/shop',
        'sleep 1',
      ],
    ],
    [
      'unable to get local issuer',
      [
        'cat /etc/letsencrypt/live/shop.example.com/chain.pem >>/etc/ssl/certs/ca-certificates.crt',
        'curl https://shop.example.com/',
      ],
    ],
    [
      'until the next renewal',
      [
        'cp /etc/letsencrypt/live/shop.example.com/fullchain.pem /etc/nginx/ssl/shop.pem',
        'nginx -s reload; sleep 1',
      ],
    ],
    [
      'unable to get local issuer',
      [
        `sed -i '/ssl_certificate_key/a ssl_trusted_certificate /etc/letsencrypt/live/shop.example.com/chain.pem;' ${CONF}`,
        'nginx -s reload; sleep 1',
      ],
    ],
  ],
  'inside-only': [
    ['monitoring still gets no answer', []],
    [
      'right',
      [
        "sed -i 's/127.0.0.1/10.20.0.5/' /etc/shop.env",
        `sed -i 's/127.0.0.1:3000/10.20.0.5:3000/' ${CONF}`,
      ],
    ],
    [
      'right',
      [
        `printf 'server {\\n listen 10.20.0.5:3000;\\n location / { proxy_pass http://127.0.0.1:3000; }\\n}\\n' >/etc/nginx/conf.d/inside.conf`,
      ],
    ],
    ['everyone can read', ["sed -i 's/127.0.0.1/0.0.0.0/' /etc/shop.env"]],
    ['visitors get 502', ["sed -i 's/127.0.0.1/10.20.0.5/' /etc/shop.env"]],
  ],
  'log-ate-the-disk': [
    ['MB free of 8', []],
    [
      'right',
      [
        'logrotate -v /etc/logrotate.conf',
        "sed -i 's/size 1M/su shop shop\\n    size 1M/' /etc/logrotate.d/shop",
        'logrotate /etc/logrotate.conf',
      ],
    ],
    ['right', ['chmod g-w /var/log/shop', 'logrotate /etc/logrotate.conf']],
    ['payment 8871 is gone', ['truncate -s 0 /var/log/shop/app.log']],
    [
      'There is room today',
      ['cd /var/log/shop', 'gzip -c app.log >app.log.old.gz', 'truncate -s 0 app.log'],
    ],
    ['MB free of 8', ['chmod 777 /var/log/shop', 'logrotate /etc/logrotate.conf']],
  ],
  'restored-permissions': [
    ["can't read «config/secret.key»", []],
    ['right', ['tar -xpf /var/backups/shop.tar -C /', 'service shop restart']],
    [
      'right',
      [
        'chown -R --from=998 shop: /srv/shop',
        'chown -R --from=997 metrics: /srv/shop',
        'ls -lR /srv/shop',
      ],
    ],
    ['so can «metrics»', ['chmod -R 777 /srv/shop', 'service shop restart']],
    ['«metrics» can no longer write', ['chown -R shop: /srv/shop/*/', 'service shop restart']],
    ['have new numbers', ["sed -i 's/:1001:1001:/:998:998:/' /etc/passwd"]],
  ],
  'silent-cron': [
    ['still no report', []],
    [
      'right',
      [
        'cd /etc/cron.daily',
        'run-parts --test .',
        'mv report.sh report',
        "sed -i -e 's,^mkreport,/usr/local/bin/mkreport,' -e '1a REPORTS=/srv/reports' report",
      ],
    ],
    [
      'right',
      [
        'rm /etc/cron.daily/report.sh',
        "printf 'PATH=/usr/local/bin:/usr/bin:/bin\\nREPORTS=/srv/reports\\n0 4 * * * root mkreport /srv/shop/orders.csv >$REPORTS/$(date +\\%%F).txt\\n' >/etc/cron.d/report",
      ],
    ],
    [
      'still no report',
      [
        'rm /etc/cron.daily/report.sh',
        "printf 'PATH=/usr/local/bin:/usr/bin:/bin\\nREPORTS=/srv/reports\\n0 4 * * * root mkreport /srv/shop/orders.csv >$REPORTS/$(date +%%F).txt\\n' >/etc/cron.d/report",
      ],
    ],
    ['still no report', ['bash /etc/cron.daily/report.sh', 'ls /srv/reports']],
    ['The jobs printed', ['mv /etc/cron.daily/report.sh /etc/cron.daily/report']],
  ],
  'old-address': [
    ['still get the orders of the old server', []],
    ['right', ['rm /etc/hosts.d/20-trial', 'update-hosts', 'service nginx reload', 'sleep 1']],
    ['still get the orders of the old one', ['rm /etc/hosts.d/20-trial', 'update-hosts']],
    [
      'an hour later',
      ["sed -i 's/^203.0.113.10/10.20.0.7/' /etc/hosts", 'service nginx reload', 'sleep 1'],
    ],
    [
      'at the next move',
      [
        'rm /etc/hosts.d/20-trial; update-hosts',
        `sed -i 's/api.internal/10.20.0.7/' ${CONF}`,
        'service nginx reload; sleep 1',
      ],
    ],
  ],
  'stale-lock': [
    ['already running', []],
    [
      'right',
      [
        "sed -i -e '/^if/,/^fi/d' -e '/^lock=/d' -e 's,^echo \\$\\$ .*,exec 9>/run/shop-import.lock; flock -n 9 || exit 1,' -e '/^rm/d' /usr/local/bin/shop-import",
      ],
    ],
    ['payments program was stopped', ['kill $(cat /run/shop-import.pid)', 'shop-import']],
    ['stuck again', ['rm /run/shop-import.pid', 'shop-import']],
    ['books everything twice', ["sed -i '/^if/,/^fi/d' /usr/local/bin/shop-import"]],
  ],
  'memory-nobody-has': [
    ["doesn't start", []],
    [
      'right',
      [
        'free -m; df -h /dev/shm',
        'rm /dev/shm/thumbs-*.raw',
        `sed -i '/^work=/a trap "rm -f $work" EXIT' /usr/local/bin/thumbs`,
        'service shop start',
      ],
    ],
    ['lost its index', ['rm -f /dev/shm/*', 'service shop start']],
    ["doesn't start", ['sync; echo 3 >/proc/sys/vm/drop_caches', 'service shop start']],
    ['one more broken picture', ['rm /dev/shm/thumbs-*.raw', 'service shop start']],
  ],
  'lost-address': [
    ['is logged as «127.0.0.1»', []],
    [
      'right',
      [
        "sed -i 's/mode http/mode http\\n    option forwardfor/' /etc/haproxy/haproxy.cfg",
        `sed -i 's/^server {/server {\\n set_real_ip_from 127.0.0.1;\\n real_ip_header X-Forwarded-For;/' ${CONF}`,
        'service haproxy reload; service nginx reload; sleep 1',
      ],
    ],
    [
      'right',
      [
        "sed -i 's/127.0.0.1:8080/127.0.0.1:8080 send-proxy-v2/' /etc/haproxy/haproxy.cfg",
        `sed -i -e 's/listen 127.0.0.1:8080/listen 127.0.0.1:8080 proxy_protocol/' -e 's/^server {/server {\\n set_real_ip_from 127.0.0.1;\\n real_ip_header proxy_protocol;/' ${CONF}`,
        'service nginx restart; service haproxy restart; sleep 1',
      ],
    ],
    [
      'is logged as «127.0.0.1»',
      [
        "sed -i 's/mode http/mode http\\n    option forwardfor/' /etc/haproxy/haproxy.cfg",
        'service haproxy reload; sleep 1',
      ],
    ],
    [
      'nginx should believe only HAProxy',
      [
        "sed -i 's/mode http/mode http\\n    option forwardfor/' /etc/haproxy/haproxy.cfg",
        `sed -i 's/^server {/server {\\n set_real_ip_from 0.0.0.0\\/0;\\n real_ip_header X-Forwarded-For;/' ${CONF}`,
        'service haproxy reload; service nginx reload; sleep 1',
      ],
    ],
    [
      'can choose another address',
      [
        "sed -i 's/mode http/mode http\\n    option forwardfor/' /etc/haproxy/haproxy.cfg",
        `sed -i 's/^server {/server {\\n set_real_ip_from 0.0.0.0\\/0;\\n real_ip_recursive on;\\n real_ip_header X-Forwarded-For;/' ${CONF}`,
        'service haproxy reload; service nginx reload; sleep 1',
      ],
    ],
  ],
};
