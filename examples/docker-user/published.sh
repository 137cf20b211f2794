#!/bin/bash
# Who reaches a port that Docker publishes, and whom the usual rules in DOCKER-USER stop, with the real engine.
#   sudo ./published.sh > published.txt
#   sudo UFW_DOCKER=/path/to/ufw-docker ./published.sh 'ufw-docker|-t raw' > more.txt     only cases whose names match
#   sudo ./published.sh ip6tables > ip6tables.txt
# Two rules are lines of blog/how-to-self-host-docker-compose.mdx. published.txt, more.txt and ip6tables.txt are what it printed with
# Docker 28.5.2, published-26.txt and more-26.txt with the Docker 26.1.5 of Debian 13. ufw-docker is the script of
# https://github.com/chaifeng/ufw-docker at commit 020a8699. On 28 November 2026 other work ran beside it.
# shellcheck source=machine.sh
. "$(dirname "$0")/machine.sh"

post=$here/../../blog/how-to-self-host-docker-compose.mdx
line=$(sed -n 's/^sudo iptables \(-I DOCKER-USER\)/\1/p' "$post")
line6=$(sed -n 's/^sudo ip6tables \(-I DOCKER-USER\)/\1/p' "$post")
rules() { at server iptables "$@"; }
rules6() { at server ip6tables "$@"; }

none() { :; }
ufw_deny() { quiet at server ufw deny 5432; }
manual() { rules -I DOCKER-USER -i eth0 ! -s 198.51.100.7 -j DROP; }
manual_established() { manual && rules -I DOCKER-USER -m state --state RELATED,ESTABLISHED -j ACCEPT; }
# shellcheck disable=SC2086
port() { rules ${line/--ctdir ORIGINAL /}; }
port_established() { port && rules -I DOCKER-USER -m state --state RELATED,ESTABLISHED -j ACCEPT; }
# shellcheck disable=SC2086
port_ctdir() { rules $line; }
raw() { rules -t raw -I PREROUTING -i eth0 -p tcp --dport 5432 ! -s 198.51.100.7 -j DROP; }
# shellcheck disable=SC2086
both_ctdir() { port_ctdir && rules6 $line6; }
both_raw() { raw && rules6 -t raw -I PREROUTING -i eth0 -p tcp --dport 5432 -j DROP; }
# The script as its manual says, then the web page for everybody and the database for the friend.
ufw_docker() {
  quiet at server "$UFW_DOCKER" install
  quiet at server ufw reload
  quiet at server ufw route allow proto tcp from any to any port 80
  quiet at server ufw route allow proto tcp from 198.51.100.7 to any port 5432
}

only=${1:-.}
heads=(
  'a friend asks 198.51.100.1:5432'
  'a stranger asks 198.51.100.1:5432'
  'a stranger goes on with a connection to 5432 from before the rule'
  'a stranger asks 198.51.100.1:80, a container as well'
  'a stranger asks [2001:db8::1]:5432, the container has no IPv6'
  'a stranger asks [2001:db8::1]:5432, the container has IPv6'
  'a stranger with a route to 172.30.0.0/24 asks the container itself'
  'the container asks elsewhere:5432'
  'the container asks elsewhere:443'
  'the container asks 198.51.100.1:5432, its own public port'
  'a stranger asks 198.51.100.1:5432, after Docker has restarted'
  'the container asks elsewhere:5432, after Docker has restarted'
  # Only of the cases with ip6tables, from the run with IPv6.
  'a stranger goes on with a connection to [2001:db8::1]:5432 from before'
  'a stranger asks [2001:db8::1]:80, a container as well'
  'the container asks elsewhere:5432 over IPv6'
  'a stranger asks [2001:db8::1]:5432, after Docker has restarted'
)

# start PUBLISHED [OPTIONS of the network]
start() {
  start_docker
  import
  docker network create --subnet 172.30.0.0/24 "${@:2}" net > /dev/null
  docker run -d --name app --network net --restart always -p "$1" -p 80:80 box sh -c "$(httpd 80 5432)" > /dev/null
  until [ "$(docker exec app /bin/busybox wget -q -O - http://127.0.0.1:5432/who 2> /dev/null)" = container ]; do sleep 0.1; done
}

# try NAME FIREWALL RULE [PUBLISHED]
try() {
  local name=$1 firewall=$2 rule=$3 published=${4:-5432:5432} results=()
  [[ $name =~ $only ]] || return 0
  neighbours
  [ "$firewall" != ufw ] || start_ufw
  start "$published"
  [ -n "${shown:-}" ] || { versions && shown=1; }
  hold 198.51.100.1
  "$rule"
  if [ "${RULES:-}" ]; then rules -S DOCKER-USER >&2; fi
  results+=("$(ask friend container 198.51.100.1:5432)" "$(ask stranger container 198.51.100.1:5432)")
  held > /tmp/held
  results+=("$(cat /tmp/held)" "$(ask stranger container 198.51.100.1:80)" "$(ask stranger container '[2001:db8::1]:5432')" later)
  at stranger ip route add 172.30.0.0/24 via 198.51.100.1
  results+=("$(ask stranger container "$(docker inspect app --format '{{.NetworkSettings.Networks.net.IPAddress}}'):5432")")
  at stranger ip route del 172.30.0.0/24
  results+=("$(ask_from app elsewhere 198.51.100.8:5432)" "$(ask_from app elsewhere 198.51.100.8:443)" "$(ask_from app container 198.51.100.1:5432)")
  stop_docker
  start_docker
  until quiet docker exec app /bin/busybox wget -q -O - http://127.0.0.1:5432/who; do sleep 0.1; done
  results+=("$(ask stranger container 198.51.100.1:5432)" "$(ask_from app elsewhere 198.51.100.8:5432)")
  away
  # The same on a network with IPv6, for one column or five.
  neighbours
  [ "$firewall" != ufw ] || start_ufw
  start "$published" --ipv6 --subnet fd00:30::/64
  [[ $name != *ip6tables* ]] || hold 2001:db8::1
  "$rule"
  results[5]=$(ask stranger container '[2001:db8::1]:5432')
  if [[ $name == *ip6tables* ]]; then
    held > /tmp/held
    results+=("$(cat /tmp/held)" "$(ask stranger container '[2001:db8::1]:80')" "$(ask_from app elsewhere '[2001:db8::8]:5432')")
    stop_docker
    start_docker
    until quiet docker exec app /bin/busybox wget -q -O - http://127.0.0.1:5432/who; do sleep 0.1; done
    results+=("$(ask stranger container '[2001:db8::1]:5432')")
  fi
  away
  local at_column
  echo
  echo "$name"
  for at_column in "${!results[@]}"; do printf '  %-72s%s\n' "${heads[at_column]}" "${results[at_column]}"; done
}

try 'no firewall' none none
try 'ufw with ufw deny 5432' ufw ufw_deny
try "ufw, and the manual's rule: -i eth0 ! -s 198.51.100.7 -j DROP" ufw manual
try "ufw, the manual's rule, and before it RELATED,ESTABLISHED -j ACCEPT" ufw manual_established
try 'ufw, --ctorigdstport 5432 ! -s 198.51.100.7 -j DROP' ufw port
try 'ufw, the same, and before it RELATED,ESTABLISHED -j ACCEPT' ufw port_established
try 'ufw, --ctorigdstport 5432 --ctdir ORIGINAL ! -s 198.51.100.7 -j DROP' ufw port_ctdir
try 'ufw, the same, published as 198.51.100.1:5432:5432' ufw port_ctdir 198.51.100.1:5432:5432
try 'ufw, no rule, published as 127.0.0.1:5432:5432' ufw none 127.0.0.1:5432:5432
try 'ufw, -t raw -I PREROUTING --dport 5432 ! -s 198.51.100.7 -j DROP' ufw raw
try 'ufw, --ctorigdstport 5432 --ctdir ORIGINAL, and with ip6tables as well' ufw both_ctdir
try 'ufw, raw, and with ip6tables as well' ufw both_raw
[ -z "${UFW_DOCKER:-}" ] || try 'ufw-docker, with ufw route allow from 198.51.100.7 to any port 5432' ufw ufw_docker
