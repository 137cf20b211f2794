import { dependenciesOf } from './dependencies.ts';
import { commandOf, localUrls, pairsOf } from './hints.ts';
import { classifyImage } from './images.ts';
import { parseImage } from './imageReference.ts';
import { parseMount } from './mounts.ts';
import type { Report } from './report.ts';
import { isNull, itemsOf, valueOf, type Entry, type MapNode, type TreeNode } from './tree.ts';

/** What a service does that only works on the machine that it runs on. */
export type HostWork =
  'updates' | 'restarts' | 'metrics' | 'console' | 'logs' | 'engine' | 'network';

/** What a service does that the platform does itself, or that's done once, or nothing but to be copied or held. */
export type SpareWork = 'backups' | 'buckets' | 'owners' | 'template' | 'holder';

/** Images that only back up databases or volumes, by the end of their name. */
const BACKUP =
  /\/(?:postgres-backup(?:-local|-s3)?|pg-?backup|docker-volume-backup|(?:docker-)?(?:db|mysql|mariadb)-backup)$/;
/** Commands that dump a database again and again, make buckets or change owners. */
const DUMP = /\b(?:pg_dump(?:all)?|mysqldump|mariadb-dump)\b/;
const BUCKETS = /\bmc (?:\S+ )*mb\b/;
export const OWNERS = /^(?=.*\bch(?:own|mod) )(?:[\s;&"']*(?:sleep|mkdir|chown|chmod) [^;&]*)+$/;

/** The services that take over a service's lines with an anchor. */
const copiesOf = (services: MapNode, node: MapNode): readonly string[] =>
  services.entries.flatMap(({ key, value }) =>
    value.kind === 'map' &&
    value.own.some(
      ({ key: own, value: from }) =>
        own === '<<' && [from, ...itemsOf(from).map((item) => item.value)].includes(node),
    )
      ? key
      : [],
  );

/** Names of services that are there to be copied. */
const TEMPLATE = /^(?:x-)?(?:\w+[-_])?(?:base|common|defaults?|template)$/i;

/** What a service does that nobody needs here. Backups are spare where the database that it waits for is managed. */
export function spareWork(
  report: Report,
  services: MapNode,
  { key, value: node }: Entry,
): SpareWork | undefined {
  if (node.kind !== 'map') return undefined;
  if (/^(?:\/bin\/)?true$/.test(commandOf(report, node))) return 'holder';
  const command = commandOf(report, node).replace(/^\S*sh -c/, '');
  const repository = `/${parseImage(report.text(valueOf(node, 'image')))?.repository ?? ''}`;
  const isAwaited = services.entries.some(
    ({ value }) =>
      value.kind === 'map' &&
      dependenciesOf(report, value).some(({ name, completes }) => completes && name === key),
  );
  if (isAwaited || !isNull(valueOf(node, 'ports'))) return undefined;
  const isBare = command === '' && isNull(valueOf(node, 'environment'));
  if (TEMPLATE.test(key) && isBare && copiesOf(services, node).length > 0) return 'template';
  if (OWNERS.test(command)) return 'owners';
  if (/\/mc$/.test(repository) && BUCKETS.test(command)) return 'buckets';
  const others = pairsOf(report, node, 'environment').map(([, value]) => value);
  const isManaged = (name: string) =>
    classifyImage(report.text(valueOf(valueOf(services, name), 'image')))?.type === 'managed';
  const isBackup = BACKUP.test(repository) || DUMP.test(command);
  return isBackup &&
    [...dependenciesOf(report, node).map(({ name }) => name), ...others].some(isManaged)
    ? 'backups'
    : undefined;
}

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
  const isNet = isHost('network_mode') && added.some((name) => /NET_(?:ADMIN|RAW)$/.test(name));
  // What it finds at `localhost` are often services of the file.
  if (isNet && node.kind === 'map' && localUrls(report, node).length === 0) return 'network';
  // Both alone are often a copied habit, as in a web app that works without them.
  const isDeep =
    isHost('network_mode') ||
    mounts.some((source) => /^\/(?:$|proc|sys|dev|run|var\/run)/.test(source));
  return isDeep && isHost('pid') && report.truth(valueOf(node, 'privileged'))
    ? 'engine'
    : undefined;
}
