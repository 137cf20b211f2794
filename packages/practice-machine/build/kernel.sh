#!/usr/bin/env bash
# kernel.sh SOURCE.deb CONFIG OUT: compiles Debian's Linux, as small as it goes plus CONFIG, into OUT.
set -euo pipefail
deb=$(realpath "$1") config=$(realpath "$2") out=$(realpath -m "$3")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$work" --wildcards './usr/src/linux-source-*.tar.xz'
mkdir "$work/linux"
tar -x -C "$work/linux" --strip-components=1 -f "$work"/usr/src/linux-source-*.tar.xz
# The same bytes wherever and whenever it is compiled.
export ARCH=i386 KBUILD_BUILD_TIMESTAMP=2026-01-01 KBUILD_BUILD_USER=build KBUILD_BUILD_HOST=build
cd "$work/linux"
KCONFIG_ALLCONFIG=$config make -s tinyconfig
cat "$config" >> .config
make -s olddefconfig
make -s -j"${JOBS:-2}" bzImage
cp arch/x86/boot/bzImage "$out"
