#!/bin/bash
# Which programs still use the old OpenSSL after unattended-upgrades has installed a new one: without needrestart, with it as
# Debian installs it, and with $nrconf{restart} = 'a'. For blog/from-vps-to-paas.mdx; libraries.txt is what it printed.
#   sudo ./libraries.sh FOLDER > libraries.txt
# FOLDER is a Debian 13 made by mmdebstrap with systemd-sysv, dbus, unattended-upgrades, nginx-light, postgresql-17,
# openssh-server and apt-utils. In its folder /debs are the packages of openssl's source that it has, in ssl, and needrestart
# with what it needs, in needrestart. The new OpenSSL is the same one under a higher version, in a repository that says it's
# Debian's security archive. It boots in systemd-nspawn, with the host's kernel, and runs the unit that Debian's timer starts.
set -euo pipefail
root=$(realpath "$1")
chroot "$root" dpkg -P needrestart > /dev/null 2>&1
rm -rf "$root/debs/log" "$root/etc/needrestart" "$root/var/log/unattended-upgrades/"*
chroot "$root" bash -c 'dpkg -i --force-downgrade /debs/ssl/*.deb' > /dev/null 2>&1
cat > "$root/debs/run" << 'END'
#!/bin/bash
exec > /debs/log 2>&1
. /etc/os-release
echo "$PRETTY_NAME, unattended-upgrades $(dpkg-query -Wf '${Version}' unattended-upgrades), openssl $(dpkg-query -Wf '${Version}' openssl)"
old() { # the units with a program that uses an OpenSSL whose file is gone, with how many programs
  grep -lE 'lib(ssl|crypto)\.so\.3 \(deleted\)|lib(ssl|crypto)\.so\.3\.dpkg-' /proc/[0-9]*/maps 2> /dev/null | while IFS=/ read -r _ _ pid _; do
    sed -nE 's|.*/([^/]+\.(service\|scope)).*|\1|p' "/proc/$pid/cgroup" 2> /dev/null | head -n 1
  done | sort | uniq -c | sed -E 's/^ +([0-9]+) (.*)/\2 (\1)/' | paste -sd ' '
}
upgrade() { # NUMBER TEXT
  echo; echo "$2"
  systemctl restart nginx postgresql@17-main ssh systemd-logind systemd-journald unattended-upgrades
  rm -rf /var/lib/apt/periodic/*
  echo "deb [trusted=yes] file:/repo$1 ./" > /etc/apt/sources.list
  apt-get -q update > /dev/null
  before=$(old)
  # needrestart may make systemd execute itself anew, and the command ends early.
  systemctl start apt-daily-upgrade.service 2> /dev/null
  for _ in $(seq 300); do systemctl is-active apt-daily-upgrade.service 2> /dev/null | grep -q activating || break; sleep 1; done
  sleep 5
  echo "  openssl is now $(dpkg-query -Wf '${Version}' openssl)"
  echo "  use a file that is gone, before: ${before:-none}"
  echo "  use a file that is gone, after:  $(old)"
}
for _ in $(seq 60); do systemctl is-active -q nginx postgresql@17-main ssh && break; sleep 1; done
upgrade 1 'without needrestart'
dpkg -i /debs/needrestart/*.deb > /dev/null 2>&1
echo; echo "needrestart $(dpkg-query -Wf '${Version}' needrestart)"
upgrade 2 'with needrestart, as installed'
echo "\$nrconf{restart} = 'a';" > /etc/needrestart/conf.d/restart.conf
# It would restart this script, too.
echo '$nrconf{override_rc}{qr(^lab)} = 0;' > /etc/needrestart/conf.d/lab.conf
upgrade 3 "with \$nrconf{restart} = 'a'"
kill -s RTMIN+4 1
END
chmod 755 "$root/debs/run"
cat > "$root/etc/apt/apt.conf.d/20auto-upgrades" << 'END'
APT::Periodic::Update-Package-Lists "1";
APT::Periodic::Unattended-Upgrade "1";
END
cat > "$root/etc/systemd/system/lab.service" << 'END'
[Unit]
After=multi-user.target nginx.service postgresql.service ssh.service
[Service]
ExecStart=/debs/run
END
mkdir -p "$root/etc/systemd/system/multi-user.target.wants"
ln -sf ../lab.service "$root/etc/systemd/system/multi-user.target.wants/lab.service"
ln -sf /dev/null "$root/etc/systemd/system/apt-daily.timer"
ln -sf /dev/null "$root/etc/systemd/system/apt-daily-upgrade.timer"
for number in 1 2 3; do
  rm -rf "$root/repo$number" "$root/debs/x"
  mkdir "$root/repo$number"
  for deb in "$root"/debs/ssl/*.deb; do
    dpkg-deb -R "$deb" "$root/debs/x"
    version=$(sed -n 's/^Version: //p' "$root/debs/x/DEBIAN/control")
    sed -i -E "s/^Version: .*/&.$number/; s/\(= $version\)/(= $version.$number)/g" "$root/debs/x/DEBIAN/control"
    dpkg-deb -Znone -b "$root/debs/x" "$root/repo$number" > /dev/null
    rm -r "$root/debs/x"
  done
  release=()
  for field in Origin=Debian Label=Debian-Security Suite=stable-security Codename=trixie-security; do
    release+=(-o "APT::FTPArchive::Release::$field")
  done
  chroot "$root" bash -c "cd /repo$number && apt-ftparchive packages . > Packages && apt-ftparchive ${release[*]} release . > Release"
done
SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 timeout 900 systemd-nspawn -q -D "$root" --boot --private-network --register=no --keep-unit > "$root/debs/console" 2>&1 || true
cat "$root/debs/log"
