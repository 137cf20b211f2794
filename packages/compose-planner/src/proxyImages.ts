import { parseImage } from './imageReference.ts';
import type { Report } from './report.ts';
import { valueOf, type MapNode } from './tree.ts';

/** Servers for calls, which browsers reach over UDP, whatever the file publishes. */
export const MEDIA =
  /(?:^|[/-])(?:coturn|eturnal|turnserver|janus(?:-gateway)?|jvb|livekit-server)(?:[:@/]|$)/;

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
  cloudflared: 'Addresses and HTTPS',
  certbot: 'Issuing and renewing certificates',
  'acme.sh': 'Issuing and renewing certificates',
  lego: 'Issuing and renewing certificates',
};

/** Images of web servers and proxies, which serve what their configuration says. */
export const SERVER =
  /(?:^|\/)(?:nginx|nginx-unprivileged|openresty|caddy|envoy|haproxy|httpd|kong)(?:[:@]|$)/;

/** What the platform does instead of a service, or undefined for an ordinary app. */
export function proxyWork(report: Report, node: MapNode): string | undefined {
  const repository = parseImage(report.text(valueOf(node, 'image')))?.repository ?? '';
  const last = repository.split('/').pop() ?? '';
  if (Object.hasOwn(PROXIES, last)) return PROXIES[last];
  // A web server in the host's network forwards to the ports of the services next to it.
  const beside = node.owner?.type === 'entry' && node.owner.parent.entries.length > 1;
  const host = beside && report.text(valueOf(node, 'network_mode')) === 'host';
  return host && SERVER.test(repository) ? 'Addresses, HTTPS and routing' : undefined;
}
