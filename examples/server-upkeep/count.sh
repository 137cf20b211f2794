#!/bin/bash
# One year of security updates for a small Debian 13 server, counted from the changelogs that Debian ships:
#   ./count.sh [FROM] [TO] > updates.txt
# FROM and TO are days, TO not included. Needs apt, dpkg-dev and a Debian machine whose apt reaches Debian's archive
# and its security archive. Nothing is installed: apt gets folders of its own. SMALL=1 counts for a smaller server:
# without Debian's 'standard system utilities', and without what packages only recommend.
set -euo pipefail
from=${1:-2025-08-22} to=${2:-2026-08-22} suite=trixie
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"

# The server: what Debian's installer puts on every machine and under 'standard system utilities', a kernel,
# SSH, and what the tutorial installs besides Docker.
server=('?priority(required)' '?priority(important)' linux-image-amd64 grub-pc openssh-server unattended-upgrades curl rsync)
recommends=false
[ "${SMALL:-}" ] || { server+=('?priority(standard)'); recommends=true; }

uri() { apt-get indextargets --format '$(REPO_URI) $(LABEL) $(COMPONENT)' | awk -v label="$1" '$2 == label && $3 == "main" { sub(/\/$/, "", $1); print $1; exit }'; }
key=/usr/share/keyrings/debian-archive-keyring.gpg
mkdir -p "$work"/{lists/partial,archives/partial,parts,debs}
: >"$work/status"
cat >"$work/sources.list" <<END
deb [signed-by=$key] $(uri Debian) $suite main
deb [signed-by=$key] $(uri Debian-Security) $suite-security main
END
apt() {
  apt-get -qq -o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts="$work/parts" -o Dir::State::Lists="$work/lists" \
    -o Dir::State::status="$work/status" -o Dir::Cache="$work" -o APT::Architecture=amd64 -o APT::Install-Recommends=$recommends "$@"
}
apt update 2>/dev/null

# 'name source version' of every package that apt would install, once for each source.
planned() { apt install -s "$@" | awk '/^Inst /{print $2}' | sort -u; }
sources() {
  xargs -r apt-cache -o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts="$work/parts" -o Dir::State::Lists="$work/lists" \
    -o Dir::State::status="$work/status" -o Dir::Cache="$work" --no-all-versions show |
    awk '/^Package: /{p=$2; s=p} /^Source: /{s=$2} /^Version: /{v=$2} /^$/{print p, s, v}'
}

# Uploads of SOURCE to the security archive between the two days: 'day source version'.
uploads() { # PACKAGE SOURCE
  (cd "$work/debs" && rm -f ./*.deb && apt download "$1" 2>/dev/null) || return 0
  rm -rf "$work/doc" && mkdir "$work/doc"
  dpkg-deb --fsys-tarfile "$work"/debs/*.deb | tar -xC "$work/doc" --wildcards './usr/share/doc/*/changelog*.gz' 2>/dev/null || true
  # The kernel's has no 'Debian' in its name.
  find "$work/doc" -name 'changelog*.gz' | sort | head -n 1 | xargs -r gzip -dc |
    dpkg-parsechangelog -l - --all --format rfc822 2>/dev/null |
    awk -v source="$2" '/^Version: /{v=$2} /^Distribution: /{d=$2} /^Timestamp: /{t=$2} /^$/{if (d ~ /-security/) print t, source, v; d=""} END{if (d ~ /-security/) print t, source, v}' |
    while read -r at source version; do
      day=$(date -u -d "@$at" +%F)
      [[ ! $day < $from && $day < $to ]] && echo "$day $source $version"
    done || true
}

count() { # NAMES...
  planned "$@" | sources | sort -u -k2,2 >"$work/packages"
  # Only what has been updated since the release can have such an upload; the kernel's versions don't say so.
  grep -E '[+~]deb13u| linux' "$work/packages" | while read -r package source _; do uploads "$package" "$source"; done | sort -u
}

count "${server[@]}" >"$work/server"
cat "$work/server"
echo
echo "Debian 13, $(wc -l <"$work/packages") source packages, uploads to $suite-security from $from to before $to:"
echo "in all $(wc -l <"$work/server"), on $(cut -d' ' -f1 "$work/server" | sort -u | wc -l) days, of $(cut -d' ' -f2 "$work/server" | sort -u | wc -l) source packages"
echo "kernels among them: $(grep -cE ' linux(-signed-amd64)? ' "$work/server" || true)"
