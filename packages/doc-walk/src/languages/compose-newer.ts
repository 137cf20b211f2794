/** Compose keys that are too new for docker-compose 1.29, by where they belong. */
const TOP = ['name', 'include', 'models'];
const SERVICE = [
  'annotations',
  'attach',
  'develop',
  'gpus',
  'label_file',
  'models',
  'post_start',
  'pre_stop',
  'provider',
  'use_api_socket',
  'cgroup',
];
const BUILD = [
  'additional_contexts',
  'dockerfile_inline',
  'entitlements',
  'no_cache',
  'platforms',
  'privileged',
  'provenance',
  'pull',
  'sbom',
  'secrets',
  'ssh',
  'tags',
  'ulimits',
];
const DEPENDENCY = ['restart', 'required'];

type Map_ = Record<string, unknown>;
const isMap = (value: unknown): value is Map_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function drop(map: unknown, keys: readonly string[], dropped: Set<string>, where: string): void {
  if (!isMap(map)) return;
  for (const key of keys) {
    if (!(key in map)) continue;
    delete map[key];
    dropped.add(where ? `${where}.${key}` : key);
  }
}

function olderService(service: Map_, dropped: Set<string>): void {
  drop(service, SERVICE, dropped, '');
  drop(service.build, BUILD, dropped, 'build');
  drop(service.healthcheck, ['start_interval'], dropped, 'healthcheck');
  if (isMap(service.depends_on)) {
    for (const dependency of Object.values(service.depends_on))
      drop(dependency, DEPENDENCY, dropped, 'depends_on');
  }
  if (
    typeof service.pull_policy === 'string' &&
    !['always', 'never', 'if_not_present', 'build'].includes(service.pull_policy)
  ) {
    delete service.pull_policy;
    dropped.add('pull_policy');
  }
  if (Array.isArray(service.env_file)) {
    service.env_file = service.env_file.map((entry: unknown) => {
      if (!isMap(entry)) return entry;
      dropped.add('env_file in the long form');
      return entry.path;
    });
  }
  if (Array.isArray(service.volumes)) {
    for (const mount of service.volumes)
      if (isMap(mount)) drop(mount.volume, ['subpath'], dropped, 'volumes.volume');
  }
  if (Array.isArray(service.ports)) {
    for (const port of service.ports)
      drop(port, ['name', 'app_protocol', 'host_ip'], dropped, 'ports');
  }
}

/**
 * The same Compose document without what docker-compose 1.29 can't know, and the names of what was
 * left out. Top-level `name` and `x-` keys go silently.
 */
export function olderCompose(document: unknown): { document: unknown; dropped: readonly string[] } {
  const dropped = new Set<string>();
  const older = structuredClone(document);
  if (!isMap(older)) return { document, dropped: [] };
  drop(older, TOP, dropped, '');
  dropped.delete('name');
  if (isMap(older.services)) {
    for (const service of Object.values(older.services))
      if (isMap(service)) olderService(service, dropped);
  }
  for (const key of Object.keys(older)) if (key.startsWith('x-')) delete older[key];
  for (const group of ['configs', 'secrets']) {
    const entries = older[group];
    if (!isMap(entries)) continue;
    for (const entry of Object.values(entries)) {
      if (isMap(entry) && ('content' in entry || 'environment' in entry)) {
        dropped.add(`${group}.${'content' in entry ? 'content' : 'environment'}`);
        delete entry.content;
        delete entry.environment;
        entry.file = './placeholder';
      }
    }
  }
  return { document: older, dropped: [...dropped] };
}
