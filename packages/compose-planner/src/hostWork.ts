import { parseImage } from './imageReference.ts';
import { parseMount } from './mounts.ts';
import type { Report } from './report.ts';
import { itemsOf, valueOf, type TreeNode } from './tree.ts';

/** What a service does that only works on the machine that it runs on. */
export type HostWork =
  'updates' | 'restarts' | 'metrics' | 'console' | 'logs' | 'engine' | 'network';

/** Images that only work on their machine, by the end of their name; some only if they mount what it has. */
const WORK: readonly (readonly [work: HostWork, images: string, mount?: RegExp])[] = [
  ['updates', 'watchtower ouroboros diun wud'],
  ['restarts', 'autoheal'],
  [
    'metrics',
    'node-exporter node_exporter cadvisor netdata/netdata glances process-exporter smartctl_exporter dcgm-exporter beszel-agent',
  ],
  [
    'console',
    'portainer portainer-ce portainer-ee portainer/agent yacht dockge lazydocker docker-socket-proxy socket-proxy ofelia',
  ],
  ['logs', 'dozzle logspout promtail filebeat fluent-bit fluentd', /docker|^\/var\/log/],
  [
    'engine',
    'woodpecker-agent gitlab-runner act_runner drone-runner-docker github-runner xtm-composer openruntimes-executor nextcloud/all-in-one coollabsio/coolify dokploy',
    /docker|podman/,
  ],
];

/** What a service does whose only work is the machine that it runs on, or undefined for any other. */
export function hostWork(report: Report, node: TreeNode): HostWork | undefined {
  const repository = parseImage(report.text(valueOf(node, 'image')))?.repository ?? '';
  const mounts = itemsOf(valueOf(node, 'volumes')).map(({ value }) => {
    if (value.kind === 'map') return report.text(valueOf(value, 'source'));
    const result = parseMount(report.text(value));
    return 'mount' in result ? (result.mount.source ?? '') : '';
  });
  const known = WORK.find(
    ([, images, mount]) =>
      images.split(' ').some((name) => `/${repository}`.endsWith(`/${name}`)) &&
      (!mount || mounts.some((source) => mount.test(source))),
  );
  if (known) return known[0];
  const isHost = (key: string) => report.text(valueOf(node, key)) === 'host';
  if (mounts.includes('/') && mounts.some((source) => /^\/(?:proc|sys)$/.test(source)))
    return 'metrics';
  const added = itemsOf(valueOf(node, 'cap_add')).map(({ value }) => report.text(value));
  if (isHost('network_mode') && added.some((name) => /NET_(?:ADMIN|RAW)$/.test(name)))
    return 'network';
  // Both alone are often a copied habit, as in a web app that works without them.
  const isDeep =
    isHost('network_mode') ||
    mounts.some((source) => /^\/(?:$|proc|sys|dev|run|var\/run)/.test(source));
  return isDeep && isHost('pid') && report.truth(valueOf(node, 'privileged'))
    ? 'engine'
    : undefined;
}
