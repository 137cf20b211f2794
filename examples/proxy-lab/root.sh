#!/bin/bash
# Makes a Debian testing root with the three proxies and Go, beside the system: sudo ./root.sh FOLDER
# Asks the mirror that this machine's apt uses; needs mmdebstrap.
set -euo pipefail
folder=${1:?the folder to make}
suite=${SUITE:-testing}
archive=$(apt-get indextargets --format '$(REPO_URI) $(ORIGIN) $(LABEL) $(COMPONENT)' |
  awk '$2 == "Debian" && $3 == "Debian" && $4 == "main" && !found { sub(/\/$/, "", $1); print $1; found = 1 }')
keys=/usr/share/keyrings/debian-archive-keyring.gpg
mmdebstrap --variant=minbase --include=nginx-light,haproxy,caddy,golang-go \
  --aptopt="$(apt-config dump Acquire::Check-Valid-Until)" \
  "$suite" "$folder" "deb [signed-by=$keys] $archive $suite main"
for command in 'nginx -v' 'haproxy -v' 'caddy version'; do
  # Unquoted on purpose: a program and its option.
  # shellcheck disable=SC2086
  chroot "$folder" $command 2>&1 | head -n 1
done
