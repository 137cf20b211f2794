/** Images whose work the platform does, by the last part of their name or by owner and name, with that work. */
const PROXIES: Readonly<Record<string, string>> = {
  traefik: 'Addresses, HTTPS and routing',
  'nginx-proxy': 'Addresses, HTTPS and routing',
  'nginxproxy/nginx-proxy': 'Addresses, HTTPS and routing',
  'docker-gen': 'Addresses, HTTPS and routing',
  'nginx-proxy-manager': 'Addresses, HTTPS and routing',
  'caddy-docker-proxy': 'Addresses, HTTPS and routing',
  swag: 'Addresses, HTTPS and certificates',
  'https-portal': 'Addresses, HTTPS and certificates',
  'acme-companion': 'Issuing and renewing certificates',
  'docker-letsencrypt-nginx-proxy-companion': 'Issuing and renewing certificates',
  'letsencrypt-nginx-proxy-companion': 'Issuing and renewing certificates',
  'nginx-certbot': 'Addresses, HTTPS and certificates',
  certbot: 'Issuing and renewing certificates',
  'acme.sh': 'Issuing and renewing certificates',
  lego: 'Issuing and renewing certificates',
  watchtower: 'Deploying a new image',
  autoheal: 'Restarting an unhealthy app',
};

/** What the platform does instead of an image, or undefined for an ordinary app. */
export function proxyWork(repository: string): string | undefined {
  const last = repository.split('/').pop() ?? '';
  return Object.hasOwn(PROXIES, last) ? PROXIES[last] : undefined;
}
