/**
 * Every key of the Compose specification and what an import makes of it. Read by the planner, by the check of
 * the documentation's snippets and by the reference page on Compose import. Keys follow the specification's
 * JSON schema, and `{name}` is replaced by a limit.
 */
import type { ComposeKey, KeyGroup, KeyState, Shape } from './keys.ts';

type Extra = Pick<ComposeKey, 'hint' | 'when' | 'inside' | 'finding'>;

const shapesOf = (shapes: string) => shapes.split(' ') as Shape[];
const key =
  (state: KeyState) =>
  (name: string, shapes: string, text = '', extra: Extra = {}): ComposeKey => ({
    key: name,
    state,
    shapes: shapesOf(shapes),
    text,
    ...extra,
  });
const understood = key('understood');
const ignored = key('ignored');
const structure = key('structure');
const refused = (name: string, shapes: string, text: string, hint: string, when?: string[]) =>
  key('refused')(name, shapes, text, when ? { hint, when } : { hint });
const value = (group: KeyGroup): Extra => ({ inside: { group, of: 'value' } });
const values = (group: KeyGroup): Extra => ({ inside: { group, of: 'values' } });
const items = (group: KeyGroup): Extra => ({ inside: { group, of: 'items' } });

/** A key without an effect that an app may need. */
const missed = (name: string, shapes: string, text: string, extra: Extra = {}): ComposeKey =>
  ignored(name, shapes, text, { ...extra, finding: true });

/** Several keys that are ignored for the same reason. */
const alike = (names: string, shapes: string, text = ''): ComposeKey[] =>
  names.split(' ').map((name) => ignored(name, shapes, text));

const DNS = 'Services reach each other by service name.';
const NETWORK = 'Services in a project share one private network.';
const FILES =
  "Files aren't mounted. Set the value as a variable or secret of the app, or copy the file into the image.";
const NO_GPU =
  'No size has a GPU. Run this part on a server that has one and have the app call it, or delete it if the app runs without it.';
const GPU: Extra = { ...items('gpu'), finding: 'needs a GPU' };
const SHARE = 'CPU comes with the size of the app.';

const SHARED_HOST = 'Containers share their host with other customers.';
const NO_CAPABILITY = `${SHARED_HOST} They run without extra capabilities.`;
const DELETE_IT = 'Delete it, or keep this part on your own server.';

export const composeKeys: Readonly<Record<KeyGroup, readonly ComposeKey[]>> = {
  'top level': [
    structure(
      'services',
      'map',
      'Each service becomes an app or a managed database.',
      values('service'),
    ),
    understood('volumes', 'map', 'A volume that an app mounts becomes a volume.', values('volume')),
    ignored('name', 'text', 'The project gets its name in the console.'),
    ignored('version', 'text', 'The Compose specification no longer uses it.'),
    ignored('networks', 'map', NETWORK, values('network')),
    ignored('configs', 'map', FILES, values('config')),
    ignored('secrets', 'map', FILES, values('secret')),
    understood(
      'include',
      'list',
      'Services of a file you provide with this one join the plan; any other file is a finding.',
      items('include'),
    ),
    ignored('models', 'map', '', values('model')),
  ],
  service: [
    understood('image', 'text', 'The image of the app, or a managed database.'),
    understood(
      'build',
      'text map',
      'The app is built from a Git repository with its Dockerfile.',
      value('build'),
    ),
    understood('command', 'text list', "Start command: the entry point's arguments."),
    understood('entrypoint', 'text list', "Start command, replacing the image's entry point."),
    understood('environment', 'map list', 'Variables of the app.'),
    understood(
      'env_file',
      'text list',
      "Variables. Paste the file's content when you import.",
      items('env_file'),
    ),
    understood(
      'ports',
      'list',
      "The first HTTP target becomes the container port and is public over HTTPS. Other ports stay internal, and so does one bound to 127.0.0.1. Database ports are never public. A port that isn't HTTP is a finding.",
      items('port'),
    ),
    understood(
      'expose',
      'list',
      "Container port of an app that isn't public. An app without any port is checked by its process.",
    ),
    understood(
      'volumes',
      'list',
      'Named volumes become volumes. A bind mount is a finding: data can become a volume, configuration goes into the image, and host files are left out.',
      items('mount'),
    ),
    understood('depends_on', 'list map', 'Order of the first start.', values('dependency')),
    understood(
      'healthcheck',
      'map',
      "A URL in the command becomes the check's path. The URL's port becomes the container port if the file has no other. Without a URL, the check is a TCP connect.",
      value('healthcheck'),
    ),
    structure('deploy', 'map', 'Replicas and limits.', value('deploy')),
    understood('mem_limit', 'text', 'The smallest size with that much memory.'),
    understood(
      'cpus',
      'text',
      'The memory limit decides the size. If that has fewer CPUs, the plan says so.',
    ),
    understood(
      'restart',
      'text',
      'An app that exits is started again, with longer and longer pauses.',
    ),
    understood('user', 'text', 'User of the container.'),
    understood('stop_signal', 'text', 'Signal that tells the app to stop.'),
    understood('stop_grace_period', 'text', 'Time to stop, up to {app.stopGrace}.'),
    understood('working_dir', 'text', 'Working directory.'),
    understood('labels', 'map list', 'Labels of the app.'),
    understood(
      'extends',
      'text map',
      'Takes over a service from this file, or from one you provide with it.',
      value('extends'),
    ),
    understood(
      'profiles',
      'list',
      "A service whose profile isn't chosen is left out of the plan and its total.",
    ),

    refused('privileged', 'text', SHARED_HOST, DELETE_IT, ['true']),
    refused('network_mode', 'text', SHARED_HOST, 'Delete it and list the port under `ports`.', [
      'host',
    ]),
    refused('cap_add', 'list', NO_CAPABILITY, DELETE_IT),
    refused('devices', 'list', `${SHARED_HOST} Its devices aren't passed on.`, DELETE_IT),
    refused('pid', 'text', "Containers don't share process namespaces.", DELETE_IT),
    refused(
      'ipc',
      'text',
      "Containers don't share memory.",
      'Delete it and have the services talk over the network.',
    ),
    refused(
      'use_api_socket',
      'text',
      "The container engine's socket controls every container on its host.",
      DELETE_IT,
      ['true'],
    ),

    ignored('container_name', 'text', DNS),
    ignored('hostname', 'text', DNS),
    ignored('links', 'list', DNS),
    ignored('external_links', 'list', NETWORK),
    ignored('networks', 'list map', NETWORK, values('service network')),
    understood('scale', 'text', "Replicas, if `deploy.replicas` isn't set."),
    ignored('platform', 'text', 'Images run on {app.platform}.'),
    missed('secrets', 'list', FILES, items('grant')),
    missed('configs', 'list', FILES, items('grant')),
    ignored('logging', 'map', 'Logs go to the console.', value('logging')),
    ignored(
      'tmpfs',
      'text list',
      "The container's own disk, {app.disk}, is wiped at the next release.",
    ),
    missed('volumes_from', 'list', 'A volume attaches to one app. Give this one its own volume.'),
    ignored('read_only', 'text'),
    ignored('pull_policy', 'text'),
    ignored('develop', 'map', 'For local development only.', value('develop')),
    ignored('gpus', 'text list', NO_GPU, GPU),
    ignored('runtime', 'text', NO_GPU, { finding: 'needs a GPU', when: ['nvidia'] }),
    ignored('post_start', 'list', 'A pre-deploy command runs once per release.', items('hook')),
    ignored('pre_stop', 'list', 'The app receives the stop signal.', items('hook')),
    missed('provider', 'map', 'Set the service up outside the project.', value('provider')),
    missed(
      'models',
      'list map',
      "The platform doesn't run models. Call one over the network.",
      values('service model'),
    ),
    ignored('mem_reservation', 'text'),
    ignored('blkio_config', 'map', '', value('blkio_config')),
    ignored('credential_spec', 'map', '', value('credential_spec')),
    ...alike(
      'cpu_count cpu_percent cpu_shares cpu_quota cpu_period cpu_rt_period cpu_rt_runtime cpuset',
      'text',
      SHARE,
    ),
    ...alike('dns dns_search', 'text list'),
    ...alike('dns_opt', 'list'),
    ...alike('extra_hosts', 'map list'),
    ...alike('domainname mac_address', 'text', NETWORK),
    ...alike('annotations sysctls ulimits', 'map list'),
    ...alike('cap_drop device_cgroup_rules group_add security_opt', 'list'),
    ...alike('attach cgroup cgroup_parent init isolation mem_swappiness memswap_limit', 'text'),
    ...alike('oom_kill_disable oom_score_adj pids_limit pull_refresh_after shm_size', 'text'),
    ...alike('stdin_open tty userns_mode uts', 'text'),
    ignored('label_file', 'text list'),
    ignored('storage_opt', 'map'),
  ],
  build: [
    understood('context', 'text', 'Directory in the Git repository.'),
    understood('dockerfile', 'text', 'Path of the Dockerfile.'),
    understood('args', 'map list', 'Build arguments.'),
    understood(
      'secrets',
      'list',
      'BuildKit secrets. Set their values when you import.',
      items('grant'),
    ),
    ignored('dockerfile_inline', 'text', 'Put the Dockerfile into the repository.'),
    understood('target', 'text', 'The Dockerfile stage to build.'),
    ignored('platforms', 'list', 'Images are built for {app.platform}.'),
    ...alike('cache_from cache_to entitlements tags', 'list'),
    ...alike('additional_contexts extra_hosts labels ulimits', 'map list'),
    ignored('ssh', 'text map list'),
    ...alike('isolation network no_cache privileged provenance pull sbom shm_size', 'text'),
  ],
  deploy: [
    understood('replicas', 'text', 'Replicas, {app.replicas.min} to {app.replicas}.'),
    structure('resources', 'map', 'Limits.', value('deploy.resources')),
    ignored('labels', 'map list'),
    ignored('mode', 'text'),
    ignored('endpoint_mode', 'text'),
    ignored('placement', 'map', "The project's region decides.", value('deploy.placement')),
    ignored(
      'restart_policy',
      'map',
      'An app that exits is started again.',
      value('deploy.restart_policy'),
    ),
    ignored('update_config', 'map', 'Releases are rolling.', value('deploy.update_config')),
    ignored(
      'rollback_config',
      'map',
      'Traffic never switches to an unhealthy release.',
      value('deploy.update_config'),
    ),
  ],
  'deploy.resources': [
    structure('limits', 'map', 'Limits.', value('deploy.resources.limits')),
    ignored('reservations', 'map', '', value('deploy.resources.reservations')),
  ],
  'deploy.resources.limits': [
    understood('memory', 'text', 'The smallest size with that much; `512M` is binary.'),
    understood(
      'cpus',
      'text',
      'The memory limit decides the size. If that has fewer CPUs, the plan says so.',
    ),
    ignored('pids', 'text'),
  ],
  'deploy.resources.reservations': [
    ...alike('cpus memory', 'text'),
    ignored('generic_resources', 'list'),
    ignored('devices', 'list', NO_GPU, GPU),
  ],
  'deploy.restart_policy': alike('condition delay max_attempts window', 'text'),
  'deploy.update_config': alike(
    'parallelism delay failure_action monitor max_failure_ratio order',
    'text',
  ),
  'deploy.placement': [
    ...alike('constraints preferences', 'list'),
    ignored('max_replicas_per_node', 'text'),
  ],
  healthcheck: [
    understood('test', 'text list', 'A URL becomes the path of the check.'),
    understood('disable', 'text', 'The app is checked by its process.'),
    ignored('interval', 'text', 'The interval is {app.health.interval}.'),
    ignored('timeout', 'text', 'The timeout is {app.health.timeout}.'),
    ignored('retries', 'text', 'An app is unhealthy after {app.health.failures} failures.'),
    understood('start_period', 'text', 'Start grace, up to {app.health.graceMax}.'),
    ignored('start_interval', 'text', 'The interval is {app.health.interval}.'),
  ],
  port: [
    understood('target', 'text', 'Container port.'),
    understood('protocol', 'text', "Anything but `tcp` isn't HTTP."),
    understood('app_protocol', 'text', "Anything but HTTP, h2c, WebSocket and gRPC isn't HTTP."),
    understood('host_ip', 'text', 'A port on a loopback address stays internal.'),
    ...alike('published mode name', 'text'),
  ],
  mount: [
    understood('type', 'text', '`volume` becomes a volume.'),
    understood('source', 'text', 'Name of the volume.'),
    understood('target', 'text', 'Path in the container.'),
    ...alike('read_only consistency', 'text'),
    ...alike('bind volume tmpfs image', 'map'),
  ],
  dependency: [
    understood('condition', 'text', '`service_completed_successfully` marks a one-shot service.'),
    ...alike('restart required', 'text'),
  ],
  env_file: [understood('path', 'text', 'The file to paste.'), ...alike('format required', 'text')],
  extends: [
    understood('service', 'text', 'Name of the service in that file, or in this one.'),
    understood('file', 'text', 'A file you provide with this one.'),
  ],
  grant: alike('source target uid gid mode', 'text'),
  logging: [ignored('driver', 'text'), ignored('options', 'map')],
  develop: [ignored('watch', 'list', '', items('watch'))],
  watch: [
    ...alike('ignore include', 'text list'),
    ...alike('path action target', 'text'),
    ...alike('initial_sync', 'text'),
    ignored('exec', 'map', '', value('hook')),
  ],
  hook: [
    ignored('command', 'text list'),
    ...alike('user privileged working_dir', 'text'),
    ignored('environment', 'map list'),
  ],
  blkio_config: [
    ...alike(
      'device_read_bps device_read_iops device_write_bps device_write_iops weight_device',
      'list',
    ),
    ignored('weight', 'text'),
  ],
  credential_spec: alike('config file registry', 'text'),
  gpu: [
    ...alike('capabilities device_ids', 'list'),
    ...alike('count driver', 'text'),
    ignored('options', 'map list'),
  ],
  'service network': [
    ...alike('aliases link_local_ips', 'list'),
    ...alike('interface_name ipv4_address ipv6_address mac_address priority gw_priority', 'text'),
    ignored('driver_opts', 'map'),
  ],
  'service model': alike('endpoint_var model_var', 'text'),
  provider: [ignored('type', 'text'), ignored('options', 'map')],
  volume: [
    ignored('name', 'text', 'The key under `volumes` is the name.'),
    ignored('driver', 'text', 'Volumes are on NVMe, in two copies.'),
    ignored(
      'driver_opts',
      'map',
      "The volume is created empty. Remote and host directories aren't mounted.",
    ),
    ignored(
      'external',
      'text map',
      'The volume is created empty. Copy the data into it over SFTP.',
    ),
    ignored('labels', 'map list'),
  ],
  network: [
    ...alike('name driver internal enable_ipv4 enable_ipv6 attachable', 'text'),
    ignored('driver_opts', 'map'),
    ignored('ipam', 'map', '', value('ipam')),
    ignored('external', 'text map'),
    ignored('labels', 'map list'),
  ],
  ipam: [ignored('driver', 'text'), ignored('config', 'list'), ignored('options', 'map')],
  secret: [
    ...alike('name environment file driver template_driver', 'text'),
    ignored('external', 'text map'),
    ignored('labels', 'map list'),
    ignored('driver_opts', 'map'),
  ],
  config: [
    ...alike('name content environment file template_driver', 'text'),
    ignored('external', 'text map'),
    ignored('labels', 'map list'),
  ],
  model: [...alike('name model context_size', 'text'), ignored('runtime_flags', 'list')],
  include: [...alike('path env_file', 'text list'), ignored('project_directory', 'text')],
};

/** Refusals that concern more than one key. */
export interface Refusal {
  /** The code of the finding. */
  code: string;
  what: string;
  reason: string;
  hint: string;
}

export const refusals = {
  socket: {
    code: 'socket',
    what: 'A mount of the Docker socket',
    reason: "The container engine's socket controls every container on its host.",
    hint: 'Delete the mount. Logs, metrics and deploys are in the console.',
  },
  sharedVolume: {
    code: 'shared-volume',
    what: 'A volume shared by two services',
    reason: 'A volume attaches to one app at one path.',
    hint: 'Keep it in one service and have the other one request the files from there, or use a database or object storage.',
  },
  oneShot: {
    code: 'one-shot',
    what: 'A one-shot service: others wait for `service_completed_successfully`',
    reason: 'Apps run continuously, so there are no one-shot jobs.',
    hint: 'Delete it and set its command as the pre-deploy command of the app that waits for it.',
  },
} satisfies Record<string, Refusal>;
