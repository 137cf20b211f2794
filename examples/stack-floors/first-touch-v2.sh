#!/bin/bash
# first-touch.py once more with control groups of version 2, in a virtual machine: ../stack-measurements/vm.sh runs this.
# first-touch-v2.csv has what one run printed for 96 MB.
# The image of the disk has root.sh's roots in /roots: db, and web.tar, the replica's image as `docker save` writes it.
# Prints a line of CSV for each start. The processor is emulated, so a start has WAIT seconds, and times mean little.
set -euo pipefail
wait=${WAIT:-240} limits=${LIMITS:-none 96 104} rounds=${ROUNDS:-1} lrus=${LRUS:-y}
db=/roots/db
mount -t proc proc $db/proc
postgres=$(cd $db && echo usr/lib/postgresql/*/bin/postgres)
user=$(awk -F: '$1 == "postgres"{print $3}' $db/etc/passwd)
rm -f $db/data/db/postmaster.pid
mkdir -p $db/tmp && chmod 1777 $db/tmp
mount -t tmpfs -o mode=1777 tmpfs $db/dev && mkdir $db/dev/shm && chmod 1777 $db/dev/shm && mknod -m 666 $db/dev/null c 1 3 && mknod -m 666 $db/dev/urandom c 1 9
chroot --userspec="$user:$user" $db "/$postgres" -D /data/db -p 18493 -c listen_addresses=127.0.0.1 -c unix_socket_directories=/tmp > /tmp/postgres 2>&1 &
docker load -qi /roots/web.tar > /dev/null
echo "kernel $(uname -r), Docker $(docker version --format '{{.Server.Version}}'), cgroup $(docker info --format '{{.CgroupVersion}}')"
answers() { busybox wget -q -T 30 -O /dev/null --header 'Host: localhost' --header 'X-Forwarded-Proto: https' http://127.0.0.1:18491/ 2> /dev/null; }
echo 'CSV round,mglru,limit_mb,case,start_s,kills,limit_hits,refaults,own,usage,state'
for round in $(seq "$rounds"); do for lru in $lrus; do
  echo "$lru" > /sys/kernel/mm/lru_gen/enabled
  for limit in $limits; do for case in loaded empty; do
    sync
    if [ "$case" = loaded ]; then
      docker rmi -f floors-web > /dev/null
      echo 3 > /proc/sys/vm/drop_caches
      docker load -qi /roots/web.tar > /dev/null
    else
      echo 3 > /proc/sys/vm/drop_caches
    fi
    options=()
    [ "$limit" = none ] || options=(--memory "${limit}m" --memory-swap "${limit}m")
    docker run -d --name first --network host --log-driver none -w /app -u 10001 -e PORT=18491 -e SECRET_KEY=only-for-this-measurement \
      -e DATABASE_URL=postgresql://app:app@127.0.0.1:18493/app -e PYTHONDONTWRITEBYTECODE=1 -e WEB_CONCURRENCY=2 -e THREADS=2 \
      "${options[@]}" floors-web gunicorn config.wsgi > /dev/null 2> /tmp/run || cat /tmp/run
    group=/sys/fs/cgroup/docker/$(docker inspect -f '{{.Id}}' first)
    began=$(date +%s.%N) start=
    while [ "$(awk -v began="$began" -v now="$(date +%s.%N)" 'BEGIN{printf "%d", now - began}')" -lt "$wait" ]; do
      if answers; then start=$(awk -v began="$began" -v now="$(date +%s.%N)" 'BEGIN{printf "%.1f", now - began}'); break; fi
      [ "$(docker inspect -f '{{.State.Running}}' first)" = true ] || break
      sleep 1
    done
    events() { awk -v name="$1" '$1 == name{print $2}' "$group/memory.events" 2> /dev/null; }
    stat() { awk -v names="$1" 'index(names, " " $1 " "){sum += $2} END{printf "%d", sum}' "$group/memory.stat" 2> /dev/null; }
    echo "CSV $round,$lru,$limit,$case,$start,$(events oom_kill),$(events max),$(stat ' workingset_refault_file '),$(stat ' anon shmem kernel '),$(cat "$group/memory.current" 2> /dev/null),$(docker inspect -f '{{.State.Status}}' first)"
    docker rm -f first > /dev/null
  done; done
done; done
