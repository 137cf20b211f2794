import { type SimpleCommand } from './shell-lexer.ts';

/** Programs that need an engine, a remote host, a registry or the machine itself. */
const REMOTE = new Set(
  `docker docker-compose podman kubectl helm k3s ssh scp sftp ssh-copy-id apt apt-get dnf yum apk brew snap
   systemctl journalctl service ufw iptables nft certbot npx npm yarn pnpm pip pip3 pipx uv poetry bundle gem rails
   mvn ./mvnw gradle ./gradlew cargo dig nslookup host ping traceroute mtr whois nc telnet heroku flyctl fly railway
   render vercel netlify doctl terraform ansible gcloud aws hcloud useradd adduser usermod passwd mount umount
   crontab nano vim vi less man code open xdg-open newgrp reboot netplan ip vtysh rsync pg_dumpall pgloader
   mydumper croc gh glab watch htop top wrk cloudflared`
    .split(/\s+/)
    .filter(Boolean),
);

const LOCAL_ADDRESS = /(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|\.localhost)\b/;
const ADDRESS = /^(?:https?|wss?|postgres(?:ql)?|mysql|rediss?):\/\//;

/** True for a command that can't run on a machine without network, engine and registries. */
export function isRemote({ words }: SimpleCommand): boolean {
  const [program = '', second = ''] = words;
  if (REMOTE.has(program)) return true;
  const rest = words.slice(1);
  if (program === 'git') {
    return ['clone', 'push', 'fetch', 'pull', 'submodule', 'ls-remote'].includes(second);
  }
  if (program === 'go') return ['get', 'install', 'mod'].includes(second);
  if (program === 'curl' || program === 'wget')
    return !rest.some((word) => LOCAL_ADDRESS.test(word));
  if (program === 'openssl') return second === 's_client';
  if (
    /^(?:psql|pg_dump|pg_restore|mysql|mariadb|mysqldump|mariadb-dump|redis-cli|valkey-cli)$/.test(
      program,
    )
  ) {
    return (
      rest.some((word) => ADDRESS.test(word) && !LOCAL_ADDRESS.test(word)) ||
      rest.some((word) => /^-(?:h|-host)/.test(word))
    );
  }
  return false;
}
