#!/bin/bash
# How long a router keeps sending to a node that is gone, in network namespaces.
#   sudo ./failover.sh
# A router and two nodes are on one segment. Node 1 has the address and loses its cable; node 2 takes the address at the same
# moment, and either announces it as MetalLB's speaker does or says nothing. What the speakers need to notice the loss comes on top.
# Needs iproute2 and python3; removes everything that it made.
set -euo pipefail
cd "$(dirname "$0")"

names=(router one two)
clean() { for name in "${names[@]}"; do ip netns delete "lab-$name" 2>/dev/null || true; done; }
trap clean EXIT
clean
at() { ip netns exec "lab-$1" "${@:2}"; }

build() {
  clean
  for name in "${names[@]}"; do
    ip netns add "lab-$name"
    at "$name" ip link set lo up
  done
  at router ip link add segment type bridge
  for name in one two; do
    ip link add "to-$name" netns lab-router type veth peer name vlan4000 netns "lab-$name"
    at router ip link set "to-$name" master segment up
    at "$name" ip link set vlan4000 up
  done
  at router ip address add 203.0.113.1/28 dev segment
  at router ip -6 address add 2001:db8::1/64 dev segment nodad
  at router ip link set segment up
  at one ip address add 203.0.113.2/28 dev vlan4000
  at one ip -6 address add 2001:db8::2/64 dev vlan4000 nodad
  at two ip address add 203.0.113.3/28 dev vlan4000
  at two ip -6 address add 2001:db8::3/64 dev vlan4000 nodad
  sleep 2
}

gap() { # ADDRESS announced|silent
  build
  if [[ "$1" == *:* ]]; then local more=(128 nodad); else local more=(32); fi
  at one ip address add "$1/${more[0]}" dev vlan4000 "${more[@]:1}"
  at router python3 reach.py "$1" 5 >/dev/null
  at one ip link set vlan4000 down
  at two ip address add "$1/${more[0]}" dev vlan4000 "${more[@]:1}"
  if [ "$2" = announced ]; then at two python3 announce.py vlan4000 "$1" & fi
  at router python3 reach.py "$1" 90
}

for address in 203.0.113.5 2001:db8::5; do
  for way in announced silent; do
    printf '%-14s %-10s' "$address" "$way"
    for _ in 1 2 3; do printf '%6s s' "$(gap "$address" "$way")"; done
    echo
  done
done
