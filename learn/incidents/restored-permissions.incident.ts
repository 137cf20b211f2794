import { type Incident } from 'practice-machine';

export default {
  setup: `
user shop 1001
user metrics 998
mkdir -p /srv/shop/public /srv/shop/config /srv/shop/uploads /srv/shop/metrics /var/backups
cat >/srv/shop/run <<'END'
#!/bin/bash
key=$(cat /srv/shop/config/secret.key) || exit 1
exec httpd -f -p 127.0.0.1:3000 -h /srv/shop/public
END
echo ok >/srv/shop/public/health
echo k3y >/srv/shop/config/secret.key
echo picture >/srv/shop/uploads/1.jpg
echo 'orders 1041' >/srv/shop/metrics/last
cd /srv/shop
chmod 755 . run public; chmod 644 public/* uploads/* metrics/*; chmod 600 config/secret.key; chmod 750 config uploads metrics
cd /
owned() { tar --owner=$1:$2 --group=$1:$2 --no-recursion -rf /var/backups/shop.tar "\${@:3}"; }
owned root 0 srv/shop srv/shop/run
owned shop 998 srv/shop/public srv/shop/public/* srv/shop/config srv/shop/config/* srv/shop/uploads srv/shop/uploads/*
owned metrics 997 srv/shop/metrics srv/shop/metrics/*
rm -r /srv/shop
tar --numeric-owner -xpf /var/backups/shop.tar -C /
printf '%s\\n' 'log=/var/log/shop.log' 'command="setpriv --reuid=shop --regid=shop --clear-groups /srv/shop/run"' >/etc/init.d/shop
service shop start
waits 12 test -s /var/log/shop.log`,
  check: `
cd /srv/shop 2>/dev/null || wrong '«/srv/shop» is gone.'
may() { setpriv --reuid=$1 --regid=$1 --clear-groups "\${@:2}" >/dev/null 2>&1; }
[ "$(id -u shop) $(id -u metrics)" = '1001 998' ] || wrong "The accounts have new numbers now, so they've lost access to everything else they own on this server."
[ "$(cat config/secret.key)" = k3y ] || wrong "The key's content has changed."
may shop cat config/secret.key || wrong "The account «shop» can't read «config/secret.key»."
! may metrics cat config/secret.key || wrong "The shop can read its key, but so can «metrics», which mustn't."
! may www-data cat config/secret.key || wrong 'The shop can read its key, but so can every other account, «www-data» for one.'
[ -z "$(find . -perm -o+w ! -type l)" ] || wrong "Everyone can write to «$(find . -perm -o+w ! -type l | head -n 1)»."
may shop touch uploads/.trial && rm uploads/.trial || wrong "The shop can't save an upload."
may shop sh -c 'echo x >>uploads/1.jpg' && echo picture >uploads/1.jpg || wrong "The shop can't change an old upload."
! may metrics touch uploads/.trial || { rm -f uploads/.trial; wrong '«metrics» can write to the uploads.'; }
may metrics sh -c 'echo "orders 1041" >metrics/last' || wrong 'The shop works. But «metrics» can no longer write its own files.'
! may shop sh -c 'echo >>run' || wrong 'The shop can change its own program, which used to belong to root.'
service shop restart
waits 12 curl -sf http://127.0.0.1:3000/health || wrong "The shop doesn't start: «$(tail -n 1 /var/log/shop.log)»"`,
  hints: [
    "«ls -ln» shows numbers where «ls -l» shows names. A disk knows only numbers, and «/etc/passwd» says whose they are on this server. «/var/log/shop.log» says which file the shop can't read.",
    'A tar archive stores names and numbers: «tar -tvf» shows the names, and «tar --numeric-owner -tvf» shows the numbers of the old server. The restore used the numbers, and on the old server, 998 was a different account.',
    'Unpack it again by name: «tar -xpf /var/backups/shop.tar -C /». Or change the owners by number, in the right order: first give the files of 998 to «shop», then the files of 997 to «metrics».',
  ],
} satisfies Incident;
