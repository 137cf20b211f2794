#!/bin/bash
# What a container on a network with `internal: true` still reaches, with the real engine.
#   sudo ./internal.sh > internal.txt
# The server is that of blog/self-host-n8n-docker-compose.mdx: caddy publishes 80 and 443, n8n is on all three networks,
# postgres on back, runners on tasks. Beside them, sshd is on port 22 and something else on 9090, on all addresses.
# internal.txt is what it printed.
# shellcheck source=machine.sh
. "$(dirname "$0")/machine.sh"

heads=(
  "its own network: n8n by name"
  "its network's gateway, port 22: sshd of the host"
  "its network's gateway, port 80: caddy, published"
  "its network's gateway, port 9090: a program of the host that ufw doesn't allow"
  "the host's public address, port 22"
  "the host's public address, port 443"
  "another network: postgres by address"
  "another network: caddy by address"
  "an address outside"
  "169.254.169.254, where clouds answer"
  "a name outside: did the question leave the server?"
  "IPv6: the gateway's link-local address, port 22"
  "its network with IPv6 too: the gateway's IPv6 address, port 22"
)

# try NAME FIREWALL [OPTIONS of the networks]
try() {
  local name=$1 firewall=$2 column at_row
  shift 2
  neighbours
  serve server host 22 9090
  [ "$firewall" != ufw ] || start_ufw
  start_docker --dns 198.51.100.8
  import
  [ -n "${shown:-}" ] || { versions && shown=1; }
  docker network create --subnet 172.30.1.0/24 web > /dev/null
  local internal=(--internal)
  [ "$name" != "$control" ] || internal=()
  docker network create "${internal[@]}" --subnet 172.30.2.0/24 "$@" back > /dev/null
  docker network create "${internal[@]}" --subnet 172.30.3.0/24 "$@" tasks > /dev/null
  local program
  program=$(httpd 80 443 5432 5679)
  # Addresses are given, because a network whose bridge has none gives the first one, .1, to a container.
  docker run -d --name caddy --network web --ip 172.30.1.80 -p 80:80 -p 443:443 box sh -c "$program" > /dev/null
  docker run -d --name postgres --network back --ip 172.30.2.54 box sh -c "$program" > /dev/null
  docker run -d --name n8n --network web --network name=back,ip=172.30.2.53 --network name=tasks,ip=172.30.3.53 box sh -c "$program" > /dev/null
  docker run -d --name runners --network tasks --ip 172.30.3.54 box sleep 9999 > /dev/null
  until [ "$(ask_from runners container n8n:5679)" = answered ]; do sleep 0.2; done
  : > /tmp/names
  column=(
    "$(ask_from runners container n8n:5679)"
    "$(ask_from runners host 172.30.3.1:22)"
    "$(ask_from runners container 172.30.3.1:80)"
    "$(ask_from runners host 172.30.3.1:9090)"
    "$(ask_from runners host 198.51.100.1:22)"
    "$(ask_from runners container 198.51.100.1:443)"
    "$(ask_from runners container 172.30.2.54:5432)"
    "$(ask_from runners container 172.30.1.80:80)"
    "$(ask_from runners elsewhere 198.51.100.8:443)"
    "$(ask_from runners elsewhere 169.254.169.254:80)"
  )
  quiet docker exec runners /bin/busybox timeout 5 /bin/busybox nslookup secret.example.com || true
  if grep -q secret /tmp/names; then column+=(yes); else column+=(no); fi
  # The same question from a container that may ask outside, or 'no' would prove nothing.
  quiet docker exec n8n /bin/busybox timeout 5 /bin/busybox nslookup control.example.com || true
  grep -q control /tmp/names
  local bridge link
  bridge=br-$(docker network inspect tasks --format '{{slice .Id 0 12}}')
  link=$(at server ip -6 -o address show dev "$bridge" scope link | sed -nE '1s/.* (fe80[^/]*).*/\1/p')
  if [ -z "$link" ]; then
    column+=("the bridge has none")
  elif [ -z "$(docker exec runners /bin/busybox ip -6 -o address show dev eth0)" ]; then
    column+=("the container has none")
  else
    column+=("$(ask_from runners host "[$link%eth0]:22")")
  fi
  docker network create "${internal[@]}" --ipv6 --subnet 172.30.4.0/24 --subnet fd00:30::/64 "$@" six > /dev/null
  docker run -d --name six --network six --ip6 fd00:30::16 box sleep 9999 > /dev/null
  sleep 3
  column+=("$(ask_from six host '[fd00:30::1]:22')")
  away
  echo
  echo "$name"
  for at_row in "${!heads[@]}"; do printf '  %-80s%s\n' "${heads[at_row]}" "${column[at_row]}"; done
}

control='not internal, no firewall: what the requests find where nothing is closed'
v4=com.docker.network.bridge.gateway_mode_ipv4=isolated
v6=com.docker.network.bridge.gateway_mode_ipv6=isolated
try "$control" none
try 'internal, no firewall' none
try "internal, the tutorial's ufw" ufw
try 'internal, gateway_mode_ipv4 isolated, no firewall' none -o "$v4"
try "internal, gateway_mode_ipv4 isolated, the tutorial's ufw" ufw -o "$v4"
try 'internal, both gateway modes isolated, no firewall' none -o "$v4" -o "$v6"
