#!/bin/bash
# How long a router keeps sending to a node that is gone, in network namespaces.
#   sudo ./failover.sh
# A router and two nodes are on one segment. Node 1 has the address and loses its cable; node 2 takes the address at the same
# moment and announces it: as MetalLB's speaker does, in a part of that, or not at all. What the speakers need to notice the
# loss comes on top.
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
}

gap() { # ADDRESS [KINDS TIMES]: how it is announced, see announce.py; without, it is not
  local more=(32) go seconds
  [[ "$1" != *:* ]] || more=(128 nodad)
  build
  at one ip address add "$1/${more[0]}" dev vlan4000 "${more[@]:1}"
  # Both programs wait for a line, so that their start costs no time afterwards.
  if [ $# -gt 1 ]; then exec {go}> >(at two python3 announce.py vlan4000 "$@"); else exec {go}>/dev/null; fi
  sleep 2
  coproc ASKED { at router python3 reach.py "$1" 90; }
  read -r -u "${ASKED[0]}" _
  at one ip link set vlan4000 down
  at two ip address add "$1/${more[0]}" dev vlan4000 "${more[@]:1}"
  echo >&"$go"
  echo >&"${ASKED[1]}"
  read -r -u "${ASKED[0]}" seconds
  echo "$seconds"
}

row() { # TEXT ADDRESS [KINDS TIMES]
  printf '%-12s %-28s' "$2" "$1"
  for _ in 1 2 3; do printf '%6s s' "$(gap "${@:2}")"; done
  echo
}

row 'request and reply, 5 times' 203.0.113.5 request,reply 5
row 'reply only, 5 times' 203.0.113.5 reply 5
row 'request and reply, once' 203.0.113.5 request,reply 1
row 'reply only, once' 203.0.113.5 reply 1
row 'nothing' 203.0.113.5
row 'advertisement, 5 times' 2001:db8::5 - 5
row 'nothing' 2001:db8::5
