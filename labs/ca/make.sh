#!/bin/bash
# make.sh FOLDER NAME: a root, an intermediate and a certificate for NAME, in FOLDER
set -euo pipefail
mkdir -p "$1"
cd "$1"
name=$2
key=(-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes)
openssl req -x509 "${key[@]}" -days 365 -subj '/CN=Lab Root' -keyout root.key -out root.pem 2> log
openssl req "${key[@]}" -subj '/CN=Lab Issuing' -keyout issuing.key -out issuing.csr 2>> log
printf 'basicConstraints = critical, CA:TRUE, pathlen:0\nkeyUsage = critical, keyCertSign\n' > issuing.ext
openssl x509 -req -in issuing.csr -CA root.pem -CAkey root.key -days 365 -extfile issuing.ext -out issuing.pem 2>> log
openssl req "${key[@]}" -subj "/CN=$name" -keyout privkey.pem -out server.csr 2>> log
printf 'extendedKeyUsage = serverAuth\nsubjectAltName = DNS:%s\n' "$name" > server.ext
openssl x509 -req -in server.csr -CA issuing.pem -CAkey issuing.key -days 90 -extfile server.ext -out server.pem 2>> log
cat server.pem issuing.pem > fullchain.pem
rm -f issuing.csr issuing.ext server.csr server.ext log
