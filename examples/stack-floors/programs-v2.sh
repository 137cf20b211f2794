#!/bin/bash
# programs.py once more with control groups of version 2, in a virtual machine: ../stack-measurements/vm.sh runs this.
# programs-v2.csv has what one run printed. The image of the disk has node.tar and caddy.tar of programs.py in /roots.
# Prints a line of CSV for each start. The processor is emulated, so a start has WAIT seconds, and times mean little.
set -euo pipefail
wait=${WAIT:-180}
echo "kernel $(uname -r), Docker $(docker version --format '{{.Server.Version}}'), cgroup $(docker info --format '{{.CgroupVersion}}'), generations $(cat /sys/kernel/mm/lru_gen/enabled)"
answers() { busybox wget -q -T 30 -O /dev/null http://127.0.0.1:18501/ 2> /dev/null; }
try() { # PROGRAM CASE LIMIT COMMAND...
  local began start='' group
  sync
  if [ "$2" = loaded ]; then
    docker rmi -f "program-$1" > /dev/null 2>&1 || true
    echo 3 > /proc/sys/vm/drop_caches
    docker load -qi "/roots/$1.tar" > /dev/null
  else
    echo 3 > /proc/sys/vm/drop_caches
  fi
  docker run -d --name program --network host --log-driver none --memory "$3m" --memory-swap "$3m" "program-$1" "${@:4}" > /dev/null 2> /tmp/run || cat /tmp/run
  group=/sys/fs/cgroup/docker/$(docker inspect -f '{{.Id}}' program)
  began=$SECONDS
  while [ $((SECONDS - began)) -lt "$wait" ]; do
    if answers; then start=$((SECONDS - began)); break; fi
    [ "$(docker inspect -f '{{.State.Running}}' program)" = true ] || break
    sleep 1
  done
  of() { awk -v names="$2" 'index(names, " " $1 " "){sum += $2} END{printf "%d", sum}' "$group/$1" 2> /dev/null || true; }
  echo "CSV $1,$2,$3,$start,$(of memory.events ' oom_kill '),$(of memory.events ' max '),$(of memory.stat ' workingset_refault_file '),$(of memory.stat ' anon shmem kernel '),$(docker inspect -f '{{.State.Status}}' program)"
  docker rm -f program > /dev/null
}
echo 'CSV program,case,limit_mb,start_s,kills,limit_hits,refaults,own,state'
caddy=(caddy respond --listen :18501 ok)
node=(node -e "require('http').createServer((_, answer) => answer.end('ok')).listen(18501)")
try caddy loaded 12 "${caddy[@]}"
for limit in 48 24 12; do try caddy empty $limit "${caddy[@]}"; done
try node loaded 20 "${node[@]}"
for limit in 48 24; do try node empty $limit "${node[@]}"; done
