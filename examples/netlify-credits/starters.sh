#!/bin/bash
# Makes the start page of five frameworks as their own tools make it, builds it for a static host and
# measures a first visit with measure.mjs: ./starters.sh FOLDER > starters.txt
# Needs npm, Caddy and a Chromium (CHROMIUM_PATH). FOLDER takes about 2 GB and can be deleted afterwards.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "${1:?a folder to build in}"
cd "$1"
export CI=1 NEXT_TELEMETRY_DISABLED=1 NG_CLI_ANALYTICS=false npm_config_yes=true npm_config_fund=false npm_config_audit=false
# One Node.js for all of them, from npm: some need a newer one than the machine may have.
[ -d node_modules/node ] || npm install --no-save node@24 >&2
PATH=$PWD/node_modules/node/bin:$PATH

create() { # FOLDER COMMAND...
  [ -d "$1" ] || "${@:2}" </dev/null >&2
  [ -d "$1/node_modules" ] || (cd "$1" && npm install >&2)
}
create vite npx create-vite@9.3.0 vite --template react-ts --no-interactive
create next npx create-next-app@16.4.3 next --ts --app --no-tailwind --no-eslint --no-src-dir --import-alias '@/*' --use-npm --disable-git
create angular npx @angular/cli@22.2.7 new angular --defaults --skip-git --skip-install --ssr=false
create docusaurus npx create-docusaurus@3.10.2 docusaurus classic --typescript --skip-install
create svelte npx sv@0.17.1 create svelte --template minimal --types ts --no-add-ons --no-install

# Next.js and SvelteKit have to be told to write files instead of a server.
cat >next/next.config.ts <<'END'
import type { NextConfig } from 'next';
export default { output: 'export', images: { unoptimized: true } } satisfies NextConfig;
END
# The template fetches its font from Google while it's built; the same font is a package.
[ -d next/node_modules/geist ] || (cd next && npm install geist >&2)
sed -i -e 's#^import { Geist, Geist_Mono } from .*#import { GeistSans as geistSans } from "geist/font/sans";\nimport { GeistMono as geistMono } from "geist/font/mono";#' \
  -e '/^const geist[A-Za-z]* = /,/^});/d' next/app/layout.tsx
[ -d svelte/node_modules/@sveltejs/adapter-static ] || (cd svelte && npm install --save-dev @sveltejs/adapter-static@3 >&2)
sed -i 's#@sveltejs/adapter-auto#@sveltejs/adapter-static#' svelte/vite.config.ts
echo 'export const prerender = true;' >svelte/src/routes/+layout.ts

declare -A built=([vite]=dist [next]=out [angular]=dist/angular/browser [docusaurus]=build [svelte]=build)
for name in vite next angular docusaurus svelte; do
  [ -d "$name/${built[$name]}" ] || (cd "$name" && npm run build >&2)
done

version() { node -p "require('./$1/node_modules/$2/package.json').version"; }
declare -A title=(
  [vite]="Vite $(version vite vite), React $(version vite react)"
  [next]="Next.js $(version next next), export"
  [angular]="Angular $(version angular @angular/core)"
  [docusaurus]="Docusaurus $(version docusaurus @docusaurus/core)"
  [svelte]="SvelteKit $(version svelte @sveltejs/kit)"
)
for name in vite svelte angular next docusaurus; do
  printf ':8479 {\n  bind 127.0.0.1\n  root * %s/%s/%s\n  encode gzip\n  file_server\n}\n' "$PWD" "$name" "${built[$name]}" >Caddyfile
  "${CADDY_PATH:-caddy}" run --config Caddyfile --adapter caddyfile 2>caddy.log &
  server=$!
  trap 'kill "$server"' EXIT
  until curl -fso /dev/null http://127.0.0.1:8479/; do sleep 0.1; done
  node "$here/measure.mjs" http://127.0.0.1:8479 "${title[$name]}=/" | grep -v again
  kill "$server"
  wait "$server" || true
  trap - EXIT
done
