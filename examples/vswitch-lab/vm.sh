#!/bin/bash
# Runs lab.sh in a virtual machine with Debian 12's kernel, which has VLANs and IPVS; for a host whose kernel lacks them.
#   sudo ./vm.sh FOLDER > result.txt      FOLDER is the unpacked package: dpkg -x linux-image-6.1.*-amd64_*.deb FOLDER
# The machine sees the host's files, read only. Needs qemu-system-x86, busybox-static, kmod, cpio and what lab.sh needs.
set -euo pipefail
cd "$(dirname "$0")"
folder=$(realpath "$1")
kernel=$(basename "$folder"/lib/modules/*)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/root/"{bin,dev,proc,sys,host,lib/modules}
cp "$(command -v busybox)" "$work/root/bin/"
# Only these modules: the whole folder takes minutes to unpack.
(cd "$folder" && cp -r --parents "lib/modules/$kernel/"{modules.order,modules.builtin,modules.builtin.modinfo,kernel/lib,kernel/crypto,kernel/net/{9p,8021q,802,netfilter,ipv4,ipv6,llc},kernel/fs/{9p,netfs,fscache},kernel/drivers/{virtio,net/veth.ko,net/dummy.ko}} "$work/root")
depmod -b "$work/root" "$kernel"
cat >"$work/root/init" <<END
#!/bin/busybox sh
/bin/busybox --install -s /bin
mount -t proc proc /proc
mount -t sysfs sys /sys
mount -t devtmpfs dev /dev
for module in virtio_pci 9pnet_virtio 9p; do modprobe \$module; done
mount -t 9p -o trans=virtio,version=9p2000.L,ro,msize=262144 host /host || echo 'no files of the host'
for module in crc32c_generic libcrc32c veth 8021q dummy nf_tables nft_chain_nat nft_ct nft_nat nft_masq nft_objref nft_compat xt_connmark xt_mark ip_vs ip_vs_rr; do
  modprobe \$module 2>/dev/null
done
mount -t proc proc /host/proc
mount -t sysfs sys /host/sys
mount -t devtmpfs dev /host/dev
for place in tmp run; do mount -t tmpfs tmpfs /host/\$place; done
[ ! -d /host/var/run ] || [ -L /host/var/run ] || mount -t tmpfs tmpfs /host/var/run
chroot /host /bin/bash -c 'mkdir -p /run/netns; export PATH=/usr/sbin:/usr/bin:/sbin:/bin; cd "$PWD" && ./lab.sh 2>&1' | sed 's/^/LAB /'
poweroff -f
END
chmod 755 "$work/root/init"
(cd "$work/root" && find . | cpio -o -H newc --quiet) >"$work/initrd"
accel=tcg
[ ! -w /dev/kvm ] || accel=kvm:tcg
timeout 900 qemu-system-x86_64 -accel "${ACCEL:-$accel}" -m 2048 -smp 2 -nographic -no-reboot -kernel "$folder/boot/vmlinuz-$kernel" -initrd "$work/initrd" \
  -append 'console=ttyS0 quiet panic=1' -virtfs local,path=/,mount_tag=host,security_model=none,readonly=on,multidevs=remap </dev/null |
  tee "${CONSOLE:-/dev/null}" | tr -d '\r' | sed -n 's/^.*LAB //p'
