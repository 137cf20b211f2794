#!/bin/bash
# The return path of a load balancer address on a second network, in network namespaces.
#   sudo ./lab.sh
# client -- router -- node (main uplink and VLAN) -- pod. The node translates 203.0.113.5 to the pod,
# as kube-proxy does. Three settings of the node are tried; for each, the uplink that the answers take is counted.
set -euo pipefail

names=(client router node pod)
clean() {
  for name in "${names[@]}"; do ip netns delete "lab-$name" 2>/dev/null || true; done
}
trap clean EXIT
clean
at() { ip netns exec "lab-$1" "${@:2}"; }
cable() { ip link add "$2" netns "lab-$1" type veth peer name "$4" netns "lab-$3"; }
address() { at "$1" ip address add "$3" dev "$2" && at "$1" ip link set "$2" up; }

for name in "${names[@]}"; do
  ip netns add "lab-$name"
  at "$name" ip link set lo up
done
cable client eth0 router client0
cable router main0 node eth0
cable router vlan0 node vlan4000
cable node pod0 pod eth0
address client eth0 192.0.2.10/24
address router client0 192.0.2.1/24
address router main0 198.51.100.1/24
address router vlan0 203.0.113.1/28
address node eth0 198.51.100.20/24
address node vlan4000 203.0.113.2/28
address node pod0 10.244.0.1/24
address pod eth0 10.244.0.9/24
at client ip route add default via 192.0.2.1
at node ip route add default via 198.51.100.1
at pod ip route add default via 10.244.0.1
for name in router node; do at "$name" sysctl -qw net.ipv4.ip_forward=1; done
for interface in all eth0 vlan4000; do at node sysctl -qw "net.ipv4.conf.$interface.rp_filter=2"; done
# The leader answers ARP for the address, as MetalLB's speaker does.
at node sysctl -qw net.ipv4.conf.vlan4000.proxy_arp=1
at router ip route add 203.0.113.5/32 via 203.0.113.2

at node nft -f - <<'EOF'
table ip service {
  chain prerouting {
    type nat hook prerouting priority dstnat
    ip daddr 203.0.113.5 tcp dport 80 dnat to 10.244.0.9:8080
  }
}
table ip count {
  counter via_main { }
  counter via_vlan { }
  chain postrouting {
    type filter hook postrouting priority 300
    ip daddr 192.0.2.10 oifname "eth0" counter name via_main
    ip daddr 192.0.2.10 oifname "vlan4000" counter name via_vlan
  }
}
EOF

ip netns exec lab-pod python3 -m http.server 8080 --bind 10.244.0.9 --directory /proc/self/net >/dev/null 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true; clean' EXIT
# The server asks the DNS for its own name before it listens, which times out in here after seconds.
listens=no
for _ in $(seq 200); do
  at pod python3 -c 'import socket; socket.create_connection(("10.244.0.9", 8080), 1)' 2>/dev/null && listens=yes && break
  sleep 0.2
done
if [ "$listens" = no ]; then
  echo 'The server in the pod does not listen on 10.244.0.9:8080.' >&2
  exit 1
fi

packets() { at node nft -j list counter ip count "$1" | sed -E 's/.*"packets": ([0-9]+).*/\1/'; }
try() {
  local main vlan status=answered
  at node nft reset counters >/dev/null
  at client curl -fsS -o /dev/null --max-time 5 http://203.0.113.5/dev 2>/dev/null || status='not answered'
  main=$(packets via_main)
  vlan=$(packets via_vlan)
  printf '%-34s %-13s main uplink %2d packets, VLAN %2d packets\n' "$1" "$status" "$main" "$vlan"
}

try 'no rule'

at node ip route add default via 203.0.113.1 dev vlan4000 table 4000
at node ip rule add from 203.0.113.0/28 lookup 4000 priority 1000
try 'rule on the source address'

at node nft -f - <<'EOF'
table ip vswitch {
  chain prerouting {
    type filter hook prerouting priority mangle
    iifname "vlan4000" ct state new ct mark set 0x100000
    ct mark 0x100000 meta mark set ct mark
  }
}
EOF
at node ip rule add fwmark 0x100000 lookup 4000 priority 1001
at node ip route add 10.244.0.0/24 dev pod0 table 4000
try 'mark of the connection'
