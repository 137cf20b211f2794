#!/bin/bash
# Every kernel of Debian 13 in a year, with the suite it went to, from the changelog in a newer kernel's package:
#   ./kernels.sh linux-image-6.12.118+deb13-cloud-amd64_6.12.118-1_amd64.deb [FROM] [TO] > kernels.txt
# FROM and TO are days, TO not included. The ones of trixie-security are those that count.sh finds; the others came
# with point releases, some time after their date.
set -euo pipefail
deb=${1:?a package of a kernel} from=${2:-2025-08-22} to=${3:-2026-08-22}
dpkg-deb --fsys-tarfile "$deb" | tar -xO --wildcards './usr/share/doc/*/changelog.gz' | gzip -dc |
  dpkg-parsechangelog -l - --all --format rfc822 |
  awk '/^Version: /{v=$2} /^Distribution: /{d=$2} /^Timestamp: /{t=$2} /^$/{print t, v, d}' |
  while read -r at version suite; do
    day=$(date -u -d "@$at" +%F)
    [[ $day < $from || ! $day < $to ]] || echo "$day $version $suite"
  done | sort
