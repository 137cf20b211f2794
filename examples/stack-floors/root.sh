#!/bin/bash
# Makes Debian testing roots with the five parts' programs and the example app, one for each part: sudo ./root.sh FOLDER
# Each part has its own copy, so that it pays for every file it reads. Asks the mirror that this machine's apt uses;
# needs mmdebstrap and 3 GB of disk.
set -euo pipefail
folder=${1:?the folder to make}
here=$(cd "$(dirname "$0")" && pwd) suite=${SUITE:-testing}
archive=$(apt-get indextargets --format '$(REPO_URI) $(ORIGIN) $(LABEL) $(COMPONENT)' |
  awk '$2 == "Debian" && $3 == "Debian" && $4 == "main" && !found { sub(/\/$/, "", $1); print $1; found = 1 }')
keys=/usr/share/keyrings/debian-archive-keyring.gpg
mkdir -p "$folder"
mmdebstrap --variant=minbase --include=python3-django,gunicorn,python3-psycopg,python3-psycopg-c,libjs-jquery,python3-redis,python3-whitenoise,postgresql,valkey-server \
  --aptopt="$(apt-config dump Acquire::Check-Valid-Until)" \
  "$suite" "$folder/base" "deb [signed-by=$keys] $archive $suite main"
cp -r "$here/../django" "$folder/base/app"
cp "$here/../stack-measurements/worker.py" "$folder/base/app"
mkdir -p "$folder/base/exports" "$folder/base/data"
chown 10001 "$folder/base/exports" "$folder/base/data"
chroot "$folder/base" sh -c 'cd /app && python3 -m compileall -q . &&
  SECRET_KEY=build DATABASE_URL=postgresql://build@localhost/build python3 manage.py collectstatic --noinput'
for part in web web2 worker db queue; do cp -a "$folder/base" "$folder/$part"; done
chroot "$folder/base" dpkg-query -W -f '${Package} ${Version}\n' python3 python3-django gunicorn python3-psycopg valkey-server postgresql
