# Sourced by published.sh and internal.sh: a server with Docker's engine, and its neighbours, in namespaces of their own.
# shellcheck shell=bash
#
#   198.51.100.1 server     198.51.100.7 friend     198.51.100.8 stranger, who also answers as 169.254.169.254
#
# Needs root and Debian's docker.io, docker-cli, ufw, iptables, iproute2, busybox-static and python3. Nothing that the
# machine itself runs is touched: engine, firewall and their files are copies that go away with the script.
set -euo pipefail

if [ -z "${IN_NAMESPACES:-}" ]; then
  exec env IN_NAMESPACES=1 unshare --mount --pid --fork --kill-child --mount-proc bash "$0" "$@"
fi
for folder in /run /tmp /var/lib/docker /var/lib/containerd /var/lib/ufw; do
  mkdir -p "$folder"
  mount -t tmpfs -o mode=1777 tmpfs "$folder"
done
for folder in /etc/ufw /etc/default /lib/ufw; do
  mkdir -p "/tmp/copy$folder"
  cp -a "$folder/." "/tmp/copy$folder/"
  mount --bind "/tmp/copy$folder" "$folder"
done
cp -a /etc/ufw /tmp/ufw
export DOCKER_HOST=unix:///run/docker.sock DOCKER_CLI_HINTS=false
busybox=$(command -v busybox)
here=$(cd "$(dirname "$0")" && pwd)

# Not `ip netns exec`, which mounts another /sys, without the control groups that the engine needs.
at() { nsenter --net="/run/netns/$1" "${@:2}"; }
# The same in the background, where $! is to be the command itself.
run_at() { exec nsenter --net="/run/netns/$1" "${@:2}"; }
quiet() { "$@" > /dev/null 2>&1; }

# serve NAMESPACE WORD PORT...: answers every request on these ports with that word.
servers=()
serve() {
  run_at "$1" python3 "$here/answer.py" "${@:2}" &
  servers+=($!)
}

# neighbours: a switch, the server without anything on it yet, and who else is on that network.
neighbours() {
  local name number
  ip netns add switch
  at switch ip link add lan type bridge
  at switch ip link set lan up
  for name in server:1 friend:7 stranger:8; do
    number=${name#*:} name=${name%:*}
    ip netns add "$name"
    at "$name" ip link set lo up
    ip link add "to-$name" netns switch type veth peer name eth0 netns "$name"
    at switch ip link set "to-$name" master lan up
    at "$name" ip address add "198.51.100.$number/24" dev eth0
    at "$name" ip address add "2001:db8::$number/64" dev eth0 nodad
    at "$name" ip link set eth0 up
  done
  at stranger ip address add 169.254.169.254/32 dev eth0
  at server ip route add default via 198.51.100.8
  at server ip -6 route add default via 2001:db8::8
  serve stranger elsewhere 80 443 5432 dns
}

# shellcheck disable=SC2120
start_docker() {
  run_at server dockerd --data-root /var/lib/docker --log-level error "$@" > /tmp/dockerd 2>&1 < /dev/null &
  engine=$!
  local _
  for _ in $(seq 200); do
    quiet docker version && return
    sleep 0.1
  done
  cat /tmp/dockerd >&2
  return 1
}

stop_docker() {
  kill "$engine"
  wait "$engine" || true
}

# import: an image of one program, which is all that the containers run.
import() {
  mkdir -p /tmp/image/bin /tmp/image/www
  cp "$busybox" /tmp/image/bin/busybox
  echo container > /tmp/image/www/who
  tar -C /tmp/image -c . | docker import --change 'ENTRYPOINT ["/bin/busybox"]' - box > /dev/null
}

# One container's program: a small web server on each of these ports.
httpd() {
  local port line=
  for port in "$@"; do line+="busybox httpd -p $port -h /www; "; done
  echo "${line}busybox sleep 9999"
}

# The tutorial's firewall, from the files that the package brought.
start_ufw() {
  cp -a /tmp/ufw/. /etc/ufw/
  local rule
  quiet at server ufw default deny incoming
  for rule in 22/tcp 80/tcp 443; do quiet at server ufw allow "$rule"; done
  quiet at server ufw --force enable
}

# said WORD COMMAND...: what a request for a word came to.
said() {
  local word=$1 out
  out=$("${@:2}" 2>&1) || true
  case $out in
    "$word") echo answered ;;
    *refused*) echo refused ;;
    *unreachable* | *'No route'*) echo 'no route' ;;
    *"bad address"* | *"Cannot assign"*) echo 'no address' ;;
    '' | *"timed out"* | *Terminated*) echo nothing ;;
    *) echo "?: $out" ;;
  esac
}
ask() { said "$2" at "$1" timeout 4 "$busybox" wget -q -T 2 -O - "http://$3/who"; }
ask_from() { said "$2" docker exec "$1" /bin/busybox timeout 4 /bin/busybox wget -q -T 2 -O - "http://$3/who"; }

# hold ADDRESS, held: a connection from before the rule, over which the stranger asks once the rule is there.
hold() {
  mkfifo /tmp/words
  at stranger timeout 20 "$busybox" nc "$1" 5432 < /tmp/words > /tmp/late 2> /dev/null &
  exec 9> /tmp/words
  sleep 1
}
held() {
  printf 'GET /who HTTP/1.0\r\n\r\n' >&9 2> /dev/null || true
  sleep 2
  exec 9>&-
  if grep -q container /tmp/late; then echo answered; else echo nothing; fi
  rm /tmp/words
}

# Everything away: the next case starts on an empty machine.
away() {
  local name
  docker ps -aq | xargs -r docker rm -fv > /dev/null 2>&1 || true
  stop_docker
  kill "${servers[@]}" 2> /dev/null || true
  servers=()
  for name in $(ip netns list | cut -d' ' -f1); do ip netns delete "$name"; done
  find /var/lib/docker -mindepth 1 -delete 2> /dev/null || true
  rmdir /sys/fs/cgroup/docker /sys/fs/cgroup/*/docker 2> /dev/null || true
}

versions() {
  echo "Docker $(docker version --format '{{.Server.Version}}'), $(iptables --version), ufw $(ufw version | sed -n '1s/^ufw //p'), Linux $(uname -r)"
}
