#!/bin/bash
# Who gets through the rule in DOCKER-USER, in network namespaces.
#   sudo ./lab.sh
# friend, stranger -- server -- container. The server publishes the container's port 5432 and lets the container out, with the
# chains that Docker makes for that. The stranger also has a database on 5432, which the container calls.
# The rule is the line of blog/how-to-self-host-docker-compose.mdx. result.txt is what it printed. Needs iproute2, iptables and python3; removes what it made.
set -euo pipefail
cd "$(dirname "$0")"

names=(friend stranger server container)
servers=()
clean() {
  [ ${#servers[@]} = 0 ] || kill "${servers[@]}" 2>/dev/null || true
  for name in "${names[@]}"; do ip netns delete "user-$name" 2>/dev/null || true; done
}
trap clean EXIT
clean
at() { ip netns exec "user-$1" "${@:2}"; }

for name in "${names[@]}"; do
  ip netns add "user-$name"
  at "$name" ip link set lo up
done
at server ip link add eth0 type bridge
for name in friend stranger; do
  ip link add "to-$name" netns user-server type veth peer name eth0 netns "user-$name"
  at server ip link set "to-$name" master eth0 up
done
ip link add docker0 netns user-server type veth peer name eth0 netns user-container
address() { at "$1" ip address add "$3" dev "$2" && at "$1" ip link set "$2" up; }
address server eth0 198.51.100.1/24
address server docker0 172.17.0.1/16
address friend eth0 198.51.100.7/24
address stranger eth0 198.51.100.8/24
address container eth0 172.17.0.2/16
at container ip route add default via 172.17.0.1
at server sysctl -qw net.ipv4.ip_forward=1

rules() { at server iptables "$@"; }
rules -P FORWARD DROP
rules -N DOCKER-USER
rules -A FORWARD -j DOCKER-USER
rules -A FORWARD -m conntrack --ctstate RELATED,ESTABLISHED -j ACCEPT
rules -A FORWARD -o docker0 -d 172.17.0.2 -p tcp --dport 5432 -j ACCEPT
rules -A FORWARD -i docker0 ! -o docker0 -j ACCEPT
rules -t nat -A PREROUTING ! -i docker0 -p tcp --dport 5432 -m addrtype --dst-type LOCAL -j DNAT --to-destination 172.17.0.2:5432
rules -t nat -A POSTROUTING -s 172.17.0.0/16 ! -o docker0 -j MASQUERADE

connects() { at "$1" timeout 2 bash -c "</dev/tcp/$2/5432" 2>/dev/null; }
for name in stranger container; do
  ip netns exec "user-$name" python3 -c "
import socket
line = socket.create_server(('', 5432))
while True: line.accept()[0].close()" &
  servers+=($!)
  until connects "$name" 127.0.0.1; do sleep 0.1; done
done

try() { # TEXT
  local row=$1 width=28 state
  for way in 'friend 198.51.100.1' 'stranger 198.51.100.1' 'container 198.51.100.8'; do
    # shellcheck disable=SC2086
    if connects $way; then state=answered; else state='nothing in 2 s'; fi
    row=$(printf '%-*s%s' "$width" "$row" "$state")
    width=$((width + 22))
  done
  echo "$row"
}

line=$(sed -n 's/^sudo iptables \(-I DOCKER-USER\)/\1/p' ../../blog/how-to-self-host-docker-compose.mdx)
printf '%-28s%-22s%-22s%s\n' rule '198.51.100.7 asks' 'somebody else asks' 'container asks out'
try none
# shellcheck disable=SC2086
rules $line
try 'as published'
rules -F DOCKER-USER
# shellcheck disable=SC2086
rules ${line/--ctdir ORIGINAL /}
try 'without --ctdir ORIGINAL'
