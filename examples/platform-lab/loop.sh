#!/bin/bash
# The test of the post: 600 requests, 20 at a time, through nginx to two copies of app.mjs, of which one exits on the way.
#   ./loop.sh > loop.txt      needs nginx, Node.js and curl
# loop.txt has two runs of 29 November 2026, with nginx 1.22.1, on a busy machine. nginx isn't told that the copy is gone. A run
# of an earlier version of this script had 55 of 502 instead of three.
set -euo pipefail
cd "$(dirname "$0")"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/nginx.conf" <<END
worker_processes 1; daemon off; pid $folder/pid; error_log /dev/null;
events {}
http {
  access_log off; client_body_temp_path $folder/body; proxy_temp_path $folder/proxy;
  fastcgi_temp_path $folder/fastcgi; uwsgi_temp_path $folder/uwsgi; scgi_temp_path $folder/scgi;
  upstream app { server 127.0.0.1:18601; server 127.0.0.1:18602; }
  server { listen 127.0.0.1:18600; location / { proxy_pass http://app; } }
}
END
for data in '' '--data test=1'; do
  PORT=18601 RELEASE=old START=0 STOP=exit node app.mjs & old=$!
  PORT=18602 RELEASE=new START=0 STOP=exit node app.mjs & new=$!
  nginx -c "$folder/nginx.conf" & proxy=$!
  for port in 18601 18602 18600; do
    until curl -sf -o /dev/null "http://127.0.0.1:$port/"; do sleep 0.2; done
  done
  (sleep 3; kill "$old") &
  echo "curl ${data:-without --data}"
  # shellcheck disable=SC2086
  seq 600 | xargs -P 20 -I{} curl -s -o /dev/null -w '%{http_code}\n' $data http://127.0.0.1:18600/ | sort | uniq -c
  kill "$new" "$proxy"
  wait "$old" "$new" "$proxy" 2>/dev/null || true
done
