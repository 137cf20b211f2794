#!/bin/bash
# Runs a script as root in a virtual machine with control groups of version 2 and Docker; for a host that has only version 1.
#   sudo ./vm.sh DISK KERNEL v2.sh > v2.log      DISK is an ext4 image, KERNEL an unpacked linux-image-cloud-amd64 of Debian 13
# The image is a Debian 13 with docker.io, docker-cli, PostgreSQL 17, Python and busybox-static, and in /data/db a database of
# `pgbench -i -s 20` with pg_prewarm. Needs qemu-system-x86, busybox-static, kmod and cpio. VARIABLES, such as
# 'CLIENTS=20', are set for the script; with 'DOCKER=no' the daemon doesn't start.
set -euo pipefail
disk=$(realpath "$1") folder=$(realpath "$2") script=$(realpath "$3")
kernel=$(basename "$folder"/boot/vmlinuz-*)
kernel=${kernel#vmlinuz-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/root/"{bin,dev,proc,sys,disk,lib/modules}
cp "$(command -v busybox)" "$work/root/bin/"
cp "$script" "$work/root/script"
echo "${VARIABLES:-}" > "$work/root/variables"
modules=$folder/usr/lib/modules/$kernel
mkdir -p "$work/root/lib/modules/$kernel"
cp "$modules"/modules.* "$work/root/lib/modules/$kernel/"
for part in drivers/block drivers/virtio drivers/char/hw_random drivers/cdrom fs/overlayfs fs/ext4 fs/jbd2 fs/mbcache.ko fs/mbcache.ko.xz lib crypto arch/x86/crypto net/netfilter net/ipv4/netfilter net/ipv6/netfilter net/bridge net/llc net/802; do
  [ ! -e "$modules/kernel/$part" ] || (cd "$modules" && cp -r --parents "kernel/$part" "$work/root/lib/modules/$kernel/")
done
depmod -b "$work/root" "$kernel"
cat > "$work/root/init" << END
#!/bin/busybox sh
/bin/busybox --install -s /bin
mount -t proc proc /proc
mount -t sysfs sys /sys
mount -t devtmpfs dev /dev
for module in virtio_pci virtio_blk ext4 overlay; do modprobe \$module; done
mount -t ext4 /dev/vda /disk || echo 'no disk'
ip link set lo up
mkdir -p /disk/lib/modules
cp /script /variables /disk/
mount -t proc proc /disk/proc
mount -t sysfs sys /disk/sys
mount -t devtmpfs dev /disk/dev
mkdir -p /disk/dev/shm
mount -t tmpfs tmpfs /disk/dev/shm
mount -t tmpfs tmpfs /disk/run
mount -t tmpfs tmpfs /disk/tmp
chmod 1777 /disk/tmp /disk/dev/shm
mount -t cgroup2 cgroup /disk/sys/fs/cgroup
chroot /disk /bin/bash -c 'export PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root; set -a; . /variables; [ "\${DOCKER:-}" = no ] || { dockerd --bridge=none --iptables=false --ip6tables=false --exec-opt native.cgroupdriver=cgroupfs >/tmp/dockerd 2>&1 &
  for _ in \$(seq 120); do docker version >/dev/null 2>&1 && break; sleep 1; done; docker version >/dev/null 2>&1 || tail -n 20 /tmp/dockerd; }
  bash /script 2>&1 | sed -u "s/^/LAB /"; echo "LAB END"'
poweroff -f
END
chmod 755 "$work/root/init"
(cd "$work/root" && find . | cpio -o -H newc --quiet) > "$work/initrd"
timeout "${LONGEST:-3000}" qemu-system-x86_64 -accel tcg,thread=multi -cpu max -m "${MEMORY:-2048}" -smp 2 -nographic -no-reboot \
  -kernel "$folder/boot/vmlinuz-$kernel" -initrd "$work/initrd" -append 'console=ttyS0 quiet panic=1' \
  -drive "file=$disk,if=virtio,format=raw,cache=writeback" -nic none < /dev/null |
  tee "${CONSOLE:-/dev/null}" | tr -d '\r' | sed -un 's/^LAB //p'
