#!/bin/bash
# Makes archivo.woff2 again from the file that README.md names, given as the one argument. Needs the Debian packages fonttools
# and python3-brotli.
set -eu
narrowed=$(mktemp --suffix .ttf)
trap 'rm -f "$narrowed"' EXIT
fonttools varLib.instancer "$1" wdth=112 wght=600:700 -o "$narrowed"
letters=U+20-7E,U+A0,U+A7,U+AB,U+B7,U+BB,U+C4,U+C9,U+D6,U+DC,U+DF,U+E0,U+E4,U+E7-E9,U+F6,U+FC,U+D7,U+F7
marks=U+2013,U+2014,U+2018,U+2019,U+201C-201E,U+2026,U+20AC,U+2192
pyftsubset "$narrowed" --flavor=woff2 --no-hinting --layout-features=kern,mark,ccmp,tnum,locl \
  --unicodes="$letters,$marks" --output-file="$(dirname "$0")/archivo.woff2"
