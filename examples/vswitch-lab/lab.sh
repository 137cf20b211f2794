#!/bin/bash
# The return path of a load balancer address on a vSwitch, in network namespaces.
#   sudo ./lab.sh [KUBE-PROXY.nft]      with the file, port 80 goes through kube-proxy's own chains, see README.md
# client -- router -- node -- pod, and node -- far, where the pod of another node is. Between router and node are the main uplink
# and VLAN 4000 on top of it, or, where the kernel has no VLANs, a second cable with the same name and MTU. The node's VLAN,
# routes and rules are those of 60-vswitch.yaml, its chains those of vswitch.nft: the files that the page shows. The node
# translates 203.0.113.5 as kube-proxy does.
# Needs iproute2, nftables, iptables, curl and python3-yaml, and ipvsadm for the rows of IPVS; removes
# everything that it made.
# Other programs were running on the machine when it wrote result.txt; it counts packets and times nothing.
set -euo pipefail
chains=${1:+$(realpath "$1")}
cd "$(dirname "$0")"

names=(client router node pod far)
servers=()
clean() {
  [ ${#servers[@]} = 0 ] || kill "${servers[@]}" 2>/dev/null || true
  for name in "${names[@]}"; do ip netns delete "lab-$name" 2>/dev/null || true; done
  rm -rf "$files"
}
files=$(mktemp -d)
trap clean EXIT
for name in "${names[@]}"; do ip netns delete "lab-$name" 2>/dev/null || true; done
at() { ip netns exec "lab-$1" "${@:2}"; }
cable() { ip link add "$2" netns "lab-$1" type veth peer name "$4" netns "lab-$3"; }
address() { at "$1" ip address add "$3" dev "$2" && at "$1" ip link set "$2" up; }

for name in "${names[@]}"; do
  ip netns add "lab-$name"
  at "$name" ip link set lo up
done
cable client eth0 router client0
cable router main0 node enp35s0
cable node pod0 pod eth0
cable node far0 far eth0
address client eth0 192.0.2.10/24
address router client0 192.0.2.1/24
address router main0 198.51.100.1/24
address node enp35s0 198.51.100.20/24
address node pod0 10.244.0.1/24
address pod eth0 10.244.0.9/24
address node far0 10.0.0.1/24
address far eth0 10.0.0.2/24
at far ip address add 10.244.1.9/32 dev lo
python3 netplan.py 60-vswitch.yaml >"$files/ip"
way='a VLAN on the main uplink'
if ! at router ip link add link main0 name vlan4000 type vlan id 4000 2>/dev/null; then
  way='a second cable, since this kernel has no VLANs'
  cable router vlan4000 node vlan4000
  sed -i '/^link add /d' "$files/ip"
fi
at router ip link set vlan4000 mtu 1400
address router vlan4000 203.0.113.1/28
at client ip route add default via 192.0.2.1
at node ip route add default via 198.51.100.1
at pod ip route add default via 10.244.0.1
at far ip route add default via 10.0.0.1
at node ip route add 10.244.1.0/24 via 10.0.0.2
for name in router node; do at "$name" sysctl -qw net.ipv4.ip_forward=1; done

at node ip -batch "$files/ip"
for interface in all enp35s0 vlan4000; do at node sysctl -qw "net.ipv4.conf.$interface.rp_filter=2"; done
# In place of the ARP answer of MetalLB's speaker: the router sends the address to this node.
at router ip route add 203.0.113.5/32 via 203.0.113.2

# Port 80 leads to the pod, on the node's main address too, as a NodePort does; port 81 to a pod with hostNetwork, which listens
# on the node itself; port 82 to the pod of another node: for that, the policy Cluster also translates the source, as kube-proxy
# does with its mark 0x4000, so that the answer comes back through this node. A connection that the pod opens gets the address of
# the uplink that it leaves through.
at node nft -f - <<'RULES'
table ip service {
  chain prerouting {
    type nat hook prerouting priority dstnat
    ip daddr 203.0.113.5 tcp dport 81 dnat to 198.51.100.20:8080
    ip daddr 203.0.113.5 tcp dport 82 meta mark set meta mark or 0x4000 dnat to 10.244.1.9:8080
  }
  chain postrouting {
    type nat hook postrouting priority srcnat
    meta mark and 0x4000 == 0x4000 meta mark set meta mark xor 0x4000 masquerade
    ip saddr 10.244.0.0/24 oifname { "enp35s0", "vlan4000" } masquerade
  }
}
table ip count {
  counter via_main { }
  counter via_vlan { }
  chain postrouting {
    type filter hook postrouting priority 300
    ip daddr 192.0.2.10 oifname "enp35s0" counter name via_main
    ip daddr 192.0.2.10 oifname "vlan4000" counter name via_vlan
  }
}
RULES
if [ -n "$chains" ]; then
  at node nft -f "$chains"
  # What kube-proxy adds for each service: the addresses, and for each endpoint a chain.
  at node nft -f - <<'RULES'
add chain ip kube-proxy to-pod
add rule ip kube-proxy to-pod ip saddr 10.244.0.9 jump mark-for-masquerade
add rule ip kube-proxy to-pod meta l4proto tcp dnat to 10.244.0.9:8080
add element ip kube-proxy service-ips { 203.0.113.5 . tcp . 80 : goto to-pod, 198.51.100.20 . tcp . 80 : goto to-pod }
RULES
else
  at node nft add rule ip service prerouting 'ip daddr { 203.0.113.5, 198.51.100.20 } tcp dport 80 dnat to 10.244.0.9:8080'
fi
# A filter that many networks have: nobody hears that a packet was too large.
at pod nft 'table ip filter { chain input { type filter hook input priority 0; icmp type destination-unreachable drop; }; }'
# Segment sizes that are announced: by the client as the pod sees it, by the pod as the client sees it.
for name in client pod; do
  at "$name" nft 'table ip seen { chain input { type filter hook input priority 0; tcp flags syn tcp option maxseg size 1310 counter; }; }'
done

echo small >"$files/small"
head -c 1000000 /dev/zero >"$files/large"
serve() { # NAMESPACE ADDRESS
  ip netns exec "lab-$1" python3 -m http.server 8080 --bind "$2" --directory "$files" >/dev/null 2>&1 &
  servers+=($!)
  # The server asks the DNS for its own name before it listens, which times out in here after seconds.
  for _ in $(seq 200); do
    at "$1" python3 -c "import socket; socket.create_connection(('$2', 8080), 1)" 2>/dev/null && return
    sleep 0.2
  done
  echo "The server in '$1' does not listen on $2:8080." >&2
  exit 1
}
serve pod 10.244.0.9
serve node 198.51.100.20
serve far 10.244.1.9
serve client 192.0.2.10

packets() { at node nft -j list counter ip count "$1" | sed -E 's/.*"packets": ([0-9]+).*/\1/'; }
try() { # TEXT [PORT] [FILE] [NAMESPACE ADDRESS]
  local status=answered
  at node nft reset counters >/dev/null
  at "${4:-client}" curl -fsS -o /dev/null --max-time 3 "http://${5:-203.0.113.5}:${2:-80}/${3:-small}" 2>/dev/null || status='not answered'
  printf '%-46s %-13s %6d %6d\n' "$1" "$status" "$(packets via_main)" "$(packets via_vlan)"
}
# What else a rule may move: the answer to a request for the main address, and a connection that the pod opens.
others() {
  try '... asked at the main address' 80 small client 198.51.100.20
  try "... the pod's own request" 8080 small pod 192.0.2.10
}
# kube-proxy's mode ipvs: the address is on a dummy interface, and IPVS takes port 83 instead of a DNAT rule.
ipvs() {
  modprobe -q ip_vs 2>/dev/null || true
  at node ipvsadm -A -t 203.0.113.5:83 -s rr 2>/dev/null || return 1
  at node ipvsadm -a -t 203.0.113.5:83 -r 10.244.0.9:8080 -m
  at node sysctl -qw net.ipv4.vs.conntrack=1
  at node ip link add kube-ipvs0 type dummy
  at node ip address add 203.0.113.5/32 dev kube-ipvs0
}
announced() { at "$1" nft list table ip seen | sed -nE 's/.*counter packets ([0-9]+).*/\1/p'; }

echo "vlan4000 is $way"
printf '%-46s %-13s %6s %6s\n' 'setting of the node' 'client' 'main' 'VLAN'
at node ip rule del priority 1000
at node ip rule del priority 1001
try 'no rule'
at node ip rule add from 203.0.113.0/28 lookup 4000 priority 1000
try 'rule on the source address (case 3)'
try '... pod on another node, policy Cluster' 82
if ipvs; then try "... kube-proxy's mode ipvs" 83; fi
# Case 4 of https://cozystack.io/blog/2020/05/configuring-routing-for-metallb-in-l2-mode, its four lines with this interface.
at node ip rule del from 203.0.113.0/28 priority 1000
at node iptables -t mangle -A PREROUTING -j CONNMARK --restore-mark
at node iptables -t mangle -A PREROUTING -m mark ! --mark 0 -j RETURN
at node iptables -t mangle -A PREROUTING -i vlan4000 -j MARK --set-mark 0x100
at node iptables -t mangle -A POSTROUTING -j CONNMARK --save-mark
at node ip rule add from 203.0.113.0/28 fwmark 0x100 lookup 4000 priority 1000
try "connection mark and 'from' (case 4)"
[ -z "$(at node ip -br link show kube-ipvs0 2>/dev/null)" ] || try "... kube-proxy's mode ipvs" 83
at node ip rule del priority 1000
at node ip rule add fwmark 0x100 lookup 4000 priority 1000
try "... without 'from'"
others
at node iptables -t mangle -F
at node ip rule del priority 1000
at node ip rule add from 203.0.113.0/28 lookup 4000 priority 1000
at node ip rule add from 10.244.0.0/16 lookup 4000 priority 1000
try "rule on the pods' network"
others
try '... hostNetwork' 81
at node ip rule del from 10.244.0.0/16 priority 1000
at node ip rule add from 0.0.0.0/0 fwmark 16 lookup 4000 priority 1001
at node nft -f vswitch.nft
try 'both files as published'
try '... pod on another node, policy Cluster' 82
[ -z "$(at node ip -br link show kube-ipvs0 2>/dev/null)" ] || try "... kube-proxy's mode ipvs" 83
others
at node ip route del throw 10.244.0.0/16 table 4000
try 'both files, without the route of type throw'
at node ip route add throw 10.244.0.0/16 table 4000
at node sysctl -qw net.ipv4.conf.all.rp_filter=0 net.ipv4.conf.vlan4000.rp_filter=1
try 'both files, with strict reverse path filtering'
at node sysctl -qw net.ipv4.conf.all.rp_filter=2 net.ipv4.conf.vlan4000.rp_filter=2

# Another program marks the answers too, with a bit of its own.
at node nft 'table ip other { chain prerouting { type filter hook prerouting priority -200; iifname "pod0" meta mark set meta mark or 0x4000; }; }'
try "both files, and another program's mark"
at node ip rule add fwmark 0x10/0x10 lookup 4000 priority 1002
try '... and a rule with a mask'
at node ip rule del priority 1002
at node nft delete table ip other

at node nft delete chain inet vswitch output
try 'hostNetwork, without the chain output' 81
at node nft -f vswitch.nft
try 'hostNetwork, both files as published' 81

at node nft delete chain inet vswitch forward
try '1 MB, without the chain forward' 80 large
before=$(($(announced client) + $(announced pod)))
at node nft -f vswitch.nft
seen=$(($(announced client) + $(announced pod)))
[ "$before" = "$seen" ] || { echo 'a segment of 1310 before the rule' >&2; exit 1; }
clients=$(announced client) pods=$(announced pod)
try '1 MB, both files as published' 80 large
echo "segments of 1310 announced: to the pod $(($(announced pod) - pods)), to the client $(($(announced client) - clients))"
