import { type Incident } from 'practice-machine';

export default {
  setup: `
mkdir -p /srv/shop /srv/search /srv/pictures
cat >/srv/shop/run <<'END'
#!/bin/bash
# Takes all its memory at the start, so that it doesn't die at noon.
read -r _ free _ < <(grep MemAvailable /proc/meminfo)
if [ "$free" -lt 26000 ]; then
  echo "shop: cannot reserve 26 MB, only $((free / 1024)) MB are available"
  exit 1
fi
exec httpd -f -p 127.0.0.1:3000 -h /srv/shop
END
echo ok >/srv/shop/health
cat >/srv/search/run <<'END'
#!/bin/bash
exec 3<>/dev/shm/search.index
while :; do sleep 3600 & wait $!; done
END
cat >/usr/local/bin/thumbs <<'END'
#!/bin/bash
# thumbs PICTURE: makes a thumbnail. Works in memory, because that is faster.
work=/dev/shm/thumbs-$$.raw
head -c 2600k /dev/zero >"$work"
grep -q PNG "$1" || { echo "thumbs: $1 is no picture" >&2; exit 1; }
head -c 100 "$work" >"\${1%.png}.thumb"
rm "$work"
END
chmod +x /srv/shop/run /srv/search/run /usr/local/bin/thumbs
echo PNG >/srv/pictures/good.png
echo 'not found' >/srv/pictures/broken.png
printf '%s\\n' 'log=/var/log/shop.log' 'command=/srv/shop/run' >/etc/init.d/shop
echo 'command=/srv/search/run' >/etc/init.d/search
yes 'product 17 page 4' | head -c 1800k >/dev/shm/search.index
sha256sum /dev/shm/search.index >/run/index.sum
service search start
for n in 3187 3190 3204 3342; do head -c 2600k /dev/zero >/dev/shm/thumbs-$n.raw; done
service shop start
waits 12 test -s /var/log/shop.log`,
  check: `
sha256sum --quiet -c /run/index.sum >/dev/null 2>&1 || wrong 'The search has lost its index, which was in use. Rebuilding it takes until the evening.'
service search status >/dev/null || wrong 'The search is down.'
ls -l /proc/$(cat /run/search.pid)/fd | grep -q 'search.index$' || wrong 'The search is using an index that was deleted. The next restart loses it.'
grep -q 26000 /srv/shop/run || wrong 'The shop now reserves less memory than it needs, so it will die at noon.'
service shop restart
waits 12 curl -sf http://127.0.0.1:3000/health || wrong "The shop doesn't start: «$(tail -n 1 /var/log/shop.log)»"
places() { du -sk /dev/shm /tmp /var/tmp /run/shm 2>/dev/null | awk '{ sum += $1 } END { print sum }'; }
before=$(places)
rm -f /srv/pictures/good.thumb
thumbs /srv/pictures/good.png >/dev/null 2>&1 && [ -s /srv/pictures/good.thumb ] || wrong '«thumbs» no longer makes a thumbnail of a good picture.'
thumbs /srv/pictures/broken.png >/dev/null 2>&1 && wrong '«thumbs» no longer complains about a broken picture.'
[ "$(places)" -lt $((before + 1000)) ] || wrong "The shop runs. But one more broken picture, and $((($(places) - before) / 1024)) MB of memory are gone again."`,
  hints: [
    '«free -m» says that memory is used, and «ps aux --sort=-rss» says that no program uses it. Look at the column «shared» of «free»: what counts as memory but is not a program?',
    'A tmpfs is a file system in memory. «df -h» shows how full it is, and «ls -l /dev/shm» lists the files. «ls -l /proc/[0-9]*/fd 2>/dev/null | grep /dev/shm» shows which of them a program has open. A job left the rest behind.',
    'Remove «/dev/shm/thumbs-*.raw» and start the shop. Then fix «/usr/local/bin/thumbs»: it leaves its file when a picture is broken. «trap \'rm -f "$work"\' EXIT» in the line after «work=…» removes it however the script ends.',
  ],
} satisfies Incident;
