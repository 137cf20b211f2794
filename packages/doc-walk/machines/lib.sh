# Sourced by the scripts of this folder: where things lie, and where the machine's own apt gets Debian's newer suites from.
# shellcheck shell=bash
set -euo pipefail
MACHINES=${MACHINES:-${XDG_CACHE_HOME:-$HOME/.cache}/doc-walk}
SUITE=${MACHINES_SUITE:-forky}
KEYRING=/usr/share/keyrings/debian-archive-keyring.gpg
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
mkdir -p "$MACHINES"

archive() {
  apt-get indextargets --format '$(REPO_URI) $(ORIGIN) $(LABEL) $(COMPONENT)' |
    awk '$2 == "Debian" && $3 == "Debian" && $4 == "main" && !found { sub(/\/$/, "", $1); print $1; found = 1 }'
}
source_line() { echo "deb [signed-by=$KEYRING] $(archive) $1 main"; }

# What the machine's apt was told about reaching the archive holds in the roots too; signatures are checked in any case.
apt_settings() { apt-config dump | grep -E '^Acquire::(Check-Valid-Until|Retries|https?::(Proxy|CaInfo))\b' || true; }

# locked NAME COMMAND...: runs it while nobody else does; several checkouts share the machines.
locked() {
  local name=$1; shift
  exec 8> "$MACHINES/$name.lock"
  flock 8
  "$@"
  flock -u 8
}
