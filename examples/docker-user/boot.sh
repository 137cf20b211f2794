#!/bin/bash
# How long a published port is open while the machine starts, by when the rule is added, with the real engine.
#   sudo ./boot.sh > boot.txt
# A start of the machine is played: the firewall's rules and Docker's networks are gone, ufw starts, then Docker, which
# starts the container. From then on a stranger asks as fast as it can. boot.txt is what it printed with Docker 28.5.2, and
# boot-26.txt with 26.1.5, on 28 November 2026, while other work ran beside it.
# shellcheck source=machine.sh
. "$(dirname "$0")/machine.sh"

post=$here/../../blog/how-to-self-host-docker-compose.mdx
line=$(sed -n 's/^sudo iptables \(-I DOCKER-USER\)/\1/p' "$post")
rules() { at server iptables "$@"; }
nothing() { :; }
# shellcheck disable=SC2086
rule() { rules $line; }
chain_and_rule() { rules -N DOCKER-USER && rule; }
raw() { rules -t raw -I PREROUTING -i eth0 -p tcp --dport 5432 ! -s 198.51.100.7 -j DROP; }

# try NAME BEFORE AFTER: what is run before Docker starts, and once it has started
try() {
  local table link
  neighbours
  start_ufw
  start_docker
  import
  docker network create --subnet 172.30.0.0/24 net > /dev/null
  docker run -d --name app --network net --restart always -p 5432:5432 box sh -c "$(httpd 5432)" > /dev/null
  stop_docker
  for table in filter nat raw mangle; do rules -t "$table" -F; rules -t "$table" -X; done
  for link in $(at server ip -o link show type bridge | sed -E 's/^[0-9]+: ([^:]+):.*/\1/'); do at server ip link delete "$link"; done
  quiet at server ufw --force disable
  start_ufw
  "$2"
  : > /tmp/asked
  while [ -e /tmp/asked ]; do
    ask stranger container 198.51.100.1:5432 >> /tmp/answers
  done &
  local asking=$!
  start_docker
  "$3"
  sleep 5
  rm -f /tmp/asked
  wait "$asking"
  [ -n "${shown:-}" ] || { versions && shown=1; }
  echo
  echo "$1"
  echo "  a stranger was answered $(grep -c answered /tmp/answers) times while Docker started and in the 5 s after"
  echo "  a stranger asks then: $(ask stranger container 198.51.100.1:5432)"
  echo "  a friend asks then: $(ask friend container 198.51.100.1:5432)"
  rm -f /tmp/answers
  away
}

try 'no rule' nothing nothing
try 'the rule in DOCKER-USER, once Docker has started' nothing rule
try 'the chain and the rule, before Docker starts' chain_and_rule nothing
try 'the rule in raw, before Docker starts' raw nothing
