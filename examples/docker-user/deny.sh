#!/bin/bash
# What cuts off a stranger who's already connected, where RELATED,ESTABLISHED comes before the rule: ufw-docker with
# `ufw route deny`, a deleted entry of conntrack, a restart of the container. With the real engine.
#   sudo UFW_DOCKER=/path/to/ufw-docker ./deny.sh > deny.txt     ./deny.sh 'conntrack|restart' runs cases whose names match
# Needs Debian's conntrack beside what machine.sh needs. ufw-docker is the script that published.sh names. deny.txt is what
# it printed with Docker 28.5.2.
# shellcheck source=machine.sh
. "$(dirname "$0")/machine.sh"

ufw_() { quiet at server ufw "$@"; }
# What ufw said is printed with the case.
route() { at server ufw route "$@" >> /tmp/ufw-said 2>&1; }
only=${1:-.}
heads=(
  'before: a stranger asks 198.51.100.1:5432'
  'before: a stranger asks [2001:db8::1]:5432'
  'a friend asks 198.51.100.1:5432'
  'a stranger asks 198.51.100.1:5432'
  'a stranger goes on with a connection to 5432 from before'
  'a stranger asks [2001:db8::1]:5432'
  'a stranger asks 198.51.100.1:80, a container as well'
  'the container asks elsewhere:5432'
  'the container asks elsewhere:443'
  'a stranger asks 198.51.100.1:5432, after Docker has restarted'
  'the container asks elsewhere:5432, after Docker has restarted'
  'a stranger asks 198.51.100.1:5432, after the container has restarted'
  'a friend asks 198.51.100.1:5432, after the container has restarted'
  'taken back: a stranger asks 198.51.100.1:5432'
)

# ufw-docker as its manual says, with both ports open to everybody.
installed() {
  quiet at server "$UFW_DOCKER" install
  ufw_ reload
  route allow proto tcp from any to any port 80
  route allow proto tcp from any to any port 5432
}
# The tool's own way, by the container's name.
tools_own() {
  quiet at server "$UFW_DOCKER" install
  ufw_ reload
  quiet at server "$UFW_DOCKER" allow app 80
  quiet at server "$UFW_DOCKER" allow app 5432
}
nothing() { :; }
established() {
  at server iptables -I DOCKER-USER -i eth0 -p tcp -m conntrack --ctorigdstport 5432 ! -s 198.51.100.7 -j DROP
  at server iptables -I DOCKER-USER -m state --state RELATED,ESTABLISHED -j ACCEPT
}

up() { until quiet docker exec app /bin/busybox wget -q -O - http://127.0.0.1:5432/who; do sleep 0.1; done; }

# try NAME BEFORE RULE BACK
try() {
  local name=$1 results=()
  [[ $name =~ $only ]] || return 0
  neighbours
  start_ufw
  start_docker
  import
  [ -n "${shown:-}" ] || { versions && shown=1; }
  docker network create --subnet 172.30.0.0/24 --ipv6 --subnet fd00:30::/64 net > /dev/null
  docker run -d --name app --network net --restart always -p 5432:5432 -p 80:80 box sh -c "$(httpd 80 5432)" > /dev/null
  up
  "$2"
  results+=("$(ask stranger container 198.51.100.1:5432)" "$(ask stranger container '[2001:db8::1]:5432')")
  hold 198.51.100.1
  : > /tmp/ufw-said
  "$3"
  sed '/^$/d; s/^/  ufw said: /' /tmp/ufw-said > /tmp/said
  results+=("$(ask friend container 198.51.100.1:5432)" "$(ask stranger container 198.51.100.1:5432)")
  held > /tmp/held
  results+=("$(cat /tmp/held)" "$(ask stranger container '[2001:db8::1]:5432')" "$(ask stranger container 198.51.100.1:80)")
  results+=("$(ask_from app elsewhere 198.51.100.8:5432)" "$(ask_from app elsewhere 198.51.100.8:443)")
  stop_docker
  start_docker
  up
  results+=("$(ask stranger container 198.51.100.1:5432)" "$(ask_from app elsewhere 198.51.100.8:5432)")
  docker restart -t 1 app > /dev/null
  up
  results+=("$(ask stranger container 198.51.100.1:5432)" "$(ask friend container 198.51.100.1:5432)")
  "$4"
  results+=("$(ask stranger container 198.51.100.1:5432)")
  away
  echo
  echo "$name"
  cat /tmp/said
  local at_column
  for at_column in "${!results[@]}"; do printf '  %-72s%s\n' "${heads[at_column]}" "${results[at_column]}"; done
}

insert() { route insert 1 deny proto tcp from 198.51.100.8 to any port 5432; }
insert_back() { route delete deny proto tcp from 198.51.100.8 to any port 5432; }
append() { route deny proto tcp from 198.51.100.8 to any port 5432; }
all() { route insert 1 deny proto tcp from any to any port 5432 && route insert 1 allow proto tcp from 198.51.100.7 to any port 5432; }
all_appended() { route deny proto tcp from any to any port 5432 && route insert 1 allow proto tcp from 198.51.100.7 to any port 5432; }
all_back() { route delete deny proto tcp from any to any port 5432; }
on_eth0() { route insert 1 deny in on eth0 proto tcp from any to any port 5432 && route insert 1 allow proto tcp from 198.51.100.7 to any port 5432; }
on_eth0_back() { route delete deny in on eth0 proto tcp from any to any port 5432; }
delete_allow() { quiet at server "$UFW_DOCKER" delete allow app 5432; }
allow_again() { quiet at server "$UFW_DOCKER" allow app 5432; }
delete_entry() { quiet at server conntrack -D -p tcp --orig-port-dst 5432; }
delete_both() { established && delete_entry; }
restart() { established && docker restart -t 1 app > /dev/null && up; }
flush() { at server iptables -F DOCKER-USER; }

if [ "${UFW_DOCKER:-}" ]; then
  try 'ufw-docker, ufw route insert 1 deny proto tcp from 198.51.100.8 to any port 5432' installed insert insert_back
  try 'ufw-docker, the same without insert 1' installed append insert_back
  try 'ufw-docker, ufw route insert 1 deny proto tcp from any to any port 5432, and before it the friend' installed all all_back
  try 'ufw-docker, the same without insert 1 for the deny' installed all_appended all_back
  try 'ufw-docker, insert 1 deny in on eth0 proto tcp from any to any port 5432, and before it the friend' installed on_eth0 on_eth0_back
  try 'ufw-docker, ufw-docker delete allow app 5432' tools_own delete_allow allow_again
fi
try 'RELATED,ESTABLISHED before the rule with --ctorigdstport' nothing established flush
try 'the same, and conntrack -D -p tcp --orig-port-dst 5432' nothing delete_both flush
try 'the same, and docker restart' nothing restart flush
