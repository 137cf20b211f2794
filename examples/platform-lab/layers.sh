#!/bin/bash
# What a release moves: ./layers.sh BASE_IMAGE
# Builds one application twice, with its lines in two orders, changes one line of code, builds again,
# and counts the bytes of layers that the release before did not have. BASE_IMAGE has Node.js; needs Docker.
set -euo pipefail
base=${1:?an image with Node.js, such as node:24-alpine}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/node_modules"
# In place of installed packages: 40 MB that do not compress away.
head -c 40000000 /dev/urandom >"$work/node_modules/packages"
echo "require('http').createServer((q, s) => s.end('1')).listen(8080);" >"$work/server.js"
echo '{}' >"$work/package.json"

dockerfile() { # ORDER
  echo "FROM $base"
  echo 'WORKDIR /app'
  if [ "$1" = together ]; then
    echo 'COPY . ./'
  else
    printf '%s\n' 'COPY package.json ./' 'COPY node_modules ./node_modules' 'COPY server.js ./'
  fi
  echo 'CMD ["node", "/app/server.js"]'
}
layers() { docker image inspect --format '{{range .RootFS.Layers}}{{println .}}{{end}}' "$1" | sort; }

for order in together apart; do
  dockerfile "$order" >"$work/Dockerfile"
  printf '%s\n' Dockerfile >"$work/.dockerignore"
  docker build -q -t "layers-$order:1" "$work" >/dev/null
  sed -i "s/'[0-9]*'/'$RANDOM'/" "$work/server.js"
  docker build -q -t "layers-$order:2" "$work" >/dev/null
  new=$(comm -13 <(layers "layers-$order:1") <(layers "layers-$order:2") | wc -l)
  mkdir -p "$work/saved"
  docker save "layers-$order:2" | tar -x -C "$work/saved"
  bytes=0
  while read -r digest; do
    size=$(stat -c %s "$work/saved/blobs/sha256/${digest#sha256:}" 2>/dev/null || echo 0)
    bytes=$((bytes + size))
  done < <(comm -13 <(layers "layers-$order:1") <(layers "layers-$order:2"))
  echo "dependencies and code $order: $new new layers, $bytes bytes"
  rm -rf "$work/saved"
done

docker rmi -f layers-together:1 layers-together:2 layers-apart:1 layers-apart:2 >/dev/null
