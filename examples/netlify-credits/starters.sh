#!/bin/bash
# Makes the start page of five frameworks as their own tools make it and builds each several times:
#   a      as the tool made it
#   same   once more, with every cache of the build deleted and nothing changed
#   word   with one word of the start page changed
# Docusaurus has other pages, so it has a fourth build: 'other', with a word changed on a page that the visit
# doesn't open. For the four that come with one page, FRAMEWORK-two is the same site with a second page ('a', 'other').
# The other folders are ways around what these find: React or Angular's start page in a file of its own, Vite's
# import map, a fixed version in SvelteKit, and a client component in Next.js. FRAMEWORK-twenty has twenty pages, each
# loaded when it's opened, and 'other' has a word changed on one of them.
#   ./starters.sh FOLDER     takes about 2 GB, and 15 minutes with two cores. names.mjs and deploys.mjs read the result.
set -euo pipefail
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
# One word of the start page: FILE OLD NEW
declare -A word=(
  [vite]='src/App.tsx started going'
  [next]='app/page.tsx started going'
  [angular]='src/app/app.html running working'
  [docusaurus]='src/components/HomepageFeatures/index.tsx Easy Simple'
  [svelte]='src/routes/+page.svelte Welcome Greetings'
)
# One word of a page that the visit doesn't open.
declare -A other=(
  [vite]='src/About.tsx word term'
  [next]='app/about/page.tsx word term'
  [angular]='src/app/about.ts word term'
  [docusaurus]='docs/tutorial-basics/congratulations.mdx learned studied'
  [svelte]='src/routes/about/+page.svelte word term'
)

build() { # FRAMEWORK RESULT [FILE OLD NEW]
  [ ! -d "built/$2" ] || return 0
  (
    cd "$1"
    rm -rf "${built[$1]}" dist .next .svelte-kit .docusaurus .angular node_modules/.cache node_modules/.vite*
    if [ $# -gt 2 ]; then
      cp "$3" ../before-change
      sed -i "0,/$4/s//$5/" "$3"
      ! cmp -s "$3" ../before-change || { echo "$1: no '$4' in $3" >&2; exit 1; }
    fi
    # shellcheck disable=SC2086
    npm run build -- ${flags:-} >&2
    if [ $# -gt 2 ]; then cp ../before-change "$3"; fi
    mkdir -p "../built/$2"
    cp -r "${built[$1]}/." "../built/$2"
  )
}

for name in vite svelte angular next docusaurus; do
  build $name $name/a
  build $name $name/same
  # shellcheck disable=SC2086
  build $name $name/word ${word[$name]}
done
# shellcheck disable=SC2086
build docusaurus docusaurus/other ${other[docusaurus]}

with_vite() { # BUILD OPTIONS OF build...
  cp vite/vite.config.ts vite.config.before
  cat >vite/vite.config.ts <<END
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
export default defineConfig({ plugins: [react()], build: { $1 } });
END
  build vite "${@:2}"
  mv vite.config.before vite/vite.config.ts
}
vendor="rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: /node_modules/ }] } } }"
import_map='chunkImportMap: true'
# Builds the sites with several pages: as they are, with a word of one page changed, and Vite's with each fix.
several() { # NAME, and the array with each site's change
  local -n change=$2
  local name
  for name in vite svelte angular next; do
    build "$name" "$name-$1/a"
    # shellcheck disable=SC2086
    build "$name" "$name-$1/other" ${change[$name]}
  done
  # shellcheck disable=SC2086
  {
    with_vite "$vendor" "vite-$1-vendor/a"
    with_vite "$vendor" "vite-$1-vendor/other" ${change[vite]}
    with_vite "$import_map" "vite-$1-map/a"
    with_vite "$import_map" "vite-$1-map/other" ${change[vite]}
  }
}
# React in a file of its own.
with_vite "$vendor" vite-vendor/a
# shellcheck disable=SC2086
with_vite "$vendor" vite-vendor/word ${word[vite]}

# SvelteKit with a version that stays, instead of the time of the build.
cp svelte/vite.config.ts svelte.config.before
sed -i "s/adapter: adapter()/version: { name: 'fixed' }, &/" svelte/vite.config.ts
build svelte svelte-fixed/a
build svelte svelte-fixed/same
# shellcheck disable=SC2086
build svelte svelte-fixed/word ${word[svelte]}
mv svelte.config.before svelte/vite.config.ts

# A client component instead of a server component as the page.
cp next/app/page.tsx page.before
sed -i '1i "use client";' next/app/page.tsx
build next next-client/a
# shellcheck disable=SC2086
build next next-client/word ${word[next]}
mv page.before next/app/page.tsx

# A second page, loaded when it's opened, with a link from the start page.
text='<h1>About</h1><p>One word of this page changes.</p>'
if [ ! -e vite/src/About.tsx ]; then
  echo "export default function About() { return <>$text</>; }" >vite/src/About.tsx
  cp vite/src/App.tsx vite/src/Home.tsx
  sed -i -e 's/function App/function Home/' -e 's/default App/default Home/' vite/src/Home.tsx
  cat >vite/src/App.tsx <<'END'
import { lazy, Suspense } from 'react';
import Home from './Home.tsx';
const About = lazy(() => import('./About.tsx'));
export default function App() {
  if (location.pathname === '/about') return <Suspense><About /></Suspense>;
  return <><Home /><a href="/about">About</a></>;
}
END
fi
if [ ! -e next/app/about ]; then
  mkdir next/app/about
  echo "export default function About() { return <>$text</>; }" >next/app/about/page.tsx
  sed -i -e '1i import Link from "next/link";' -e '0,/<\/main>/s##<Link href="/about">About</Link></main>#' next/app/page.tsx
fi
if [ ! -e svelte/src/routes/about ]; then
  mkdir svelte/src/routes/about
  echo "$text" >svelte/src/routes/about/+page.svelte
  echo '<a href="/about">About</a>' >>svelte/src/routes/+page.svelte
fi
if [ ! -e angular/src/app/about.ts ]; then
  cat >angular/src/app/about.ts <<END
import { Component } from '@angular/core';
@Component({ selector: 'app-about', template: '$text' })
export class About {}
END
  cat >angular/src/app/app.routes.ts <<'END'
import { Routes } from '@angular/router';
export const routes: Routes = [
  { path: 'about', loadComponent: () => import('./about').then((module) => module.About) },
];
END
  sed -i 's/RouterOutlet }/RouterLink, RouterOutlet }/; s/\[RouterOutlet\]/[RouterLink, RouterOutlet]/' angular/src/app/app.ts
  sed -i '0,/<\/main>/s##<a routerLink="/about">About</a></main>#' angular/src/app/app.html
fi
several two other

# Twenty pages, each loaded when it's opened: which files does one word on one of them rename? names.mjs counts.
pages=$(seq -f 'p%02.0f' 20)
cp vite/src/App.tsx App.before
mkdir -p vite/src/pages
{
  echo "import { lazy, Suspense } from 'react';"
  echo "import Home from './Home.tsx';"
  echo 'const pages = {'
  for page in $pages; do
    echo "export default function Page() { return <><h1>$page</h1><p>One word of this page changes.</p></>; }" >"vite/src/pages/$page.tsx"
    echo "  '/$page': lazy(() => import('./pages/$page.tsx')),"
  done
  cat <<'END'
};
export default function App() {
  const Page = pages[location.pathname as keyof typeof pages];
  return Page ? <Suspense><Page /></Suspense> : <Home />;
}
END
} >vite/src/App.tsx
cp angular/src/app/app.routes.ts routes.before
{
  echo "import { Routes } from '@angular/router';"
  echo 'export const routes: Routes = ['
  for page in $pages; do
    echo "import { Component } from '@angular/core';" >"angular/src/app/$page.ts"
    echo "@Component({ selector: 'app-$page', template: '<h1>$page</h1><p>One word of this page changes.</p>' })" >>"angular/src/app/$page.ts"
    echo 'export class Page {}' >>"angular/src/app/$page.ts"
    echo "  { path: '$page', loadComponent: () => import('./$page').then((module) => module.Page) },"
  done
  echo '];'
} >angular/src/app/app.routes.ts
for page in $pages; do
  mkdir -p "svelte/src/routes/$page" "next/app/$page"
  echo "<h1>$page</h1><p>One word of this page changes.</p>" >"svelte/src/routes/$page/+page.svelte"
  echo "export default function Page() { return <><h1>$page</h1><p>One word of this page changes.</p></>; }" >"next/app/$page/page.tsx"
done
declare -A one=(
  [vite]='src/pages/p07.tsx word term'
  [next]='app/p07/page.tsx word term'
  [angular]='src/app/p07.ts word term'
  [svelte]='src/routes/p07/+page.svelte word term'
)
several twenty one
# Angular without the step that merges chunks.
NG_BUILD_OPTIMIZE_CHUNKS=false build angular angular-twenty-plain/a
# shellcheck disable=SC2086
NG_BUILD_OPTIMIZE_CHUNKS=false build angular angular-twenty-plain/other ${one[angular]}
# The same sources built by an older @angular/build with an older Rolldown, and both with integrity hashes.
angular_build() { # VERSION
  (cd angular && npm install --no-save --legacy-peer-deps "@angular/build@$1" >&2)
}
flags=--subresource-integrity build angular angular-twenty-sri/a
angular_build 22.2.4
build angular angular-twenty/older
flags=--subresource-integrity build angular angular-twenty-sri/older
angular_build 22.2.7
# The same in SvelteKit with pages that show their address.
for page in $pages; do
  echo "<script>import { page } from '\$app/state';</script><p>{page.url.pathname}</p>" >>"svelte/src/routes/$page/+page.svelte"
done
build svelte svelte-twenty-state/a
# shellcheck disable=SC2086
build svelte svelte-twenty-state/other ${one[svelte]}
for page in $pages; do rm -r "svelte/src/routes/$page" "next/app/$page" "vite/src/pages/$page.tsx" "angular/src/app/$page.ts"; done
mv App.before vite/src/App.tsx
mv routes.before angular/src/app/app.routes.ts

# Angular with the start page itself loaded when it's opened.
if [ ! -e angular/src/app/home.ts ]; then
  sed -e 's/app-root/app-home/' -e 's/class App /class Home /' angular/src/app/app.ts >angular/src/app/home.ts
  cat >angular/src/app/app.ts <<'END'
import { Component } from '@angular/core';
import { RouterOutlet } from '@angular/router';
@Component({ imports: [RouterOutlet], selector: 'app-root', template: '<router-outlet />' })
export class App {}
END
  sed -i "s#^export const routes.*#&\n  { path: '', pathMatch: 'full', loadComponent: () => import('./home').then((module) => module.Home) },#" angular/src/app/app.routes.ts
fi
build angular angular-lazy/a
# shellcheck disable=SC2086
build angular angular-lazy/word ${word[angular]}

version() { node -p "require('./$1/node_modules/$2/package.json').version"; }
cat >built/titles.json <<END
{
  "vite": "Vite $(version vite vite), React $(version vite react)",
  "svelte": "SvelteKit $(version svelte @sveltejs/kit)",
  "angular": "Angular $(version angular @angular/core)",
  "next": "Next.js $(version next next), export",
  "docusaurus": "Docusaurus $(version docusaurus @docusaurus/core)"
}
END
