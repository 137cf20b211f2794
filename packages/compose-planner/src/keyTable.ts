/**
 * Every key of the Compose specification and what an import makes of it. Read by the planner, by the check of
 * the documentation's snippets and by the reference page on Compose import. Keys follow the specification's
 * JSON schema, and `{name}` is replaced by a limit. What only the page says is in `keyTexts.ts`.
 */
import type { ComposeKey, KeyGroup, KeyState, Shape } from './keys.ts';

type Extra = Pick<ComposeKey, 'hint' | 'when' | 'inside' | 'finding'>;

const shapesOf = (shapes: string) => shapes.split(' ') as Shape[];
const key =
  (state: KeyState) =>
  (name: string, shapes: string, extra: Extra = {}, text = ''): ComposeKey => ({
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
  key('refused')(name, shapes, when ? { hint, when } : { hint }, text);
const value = (group: KeyGroup): Extra => ({ inside: { group, of: 'value' } });
const values = (group: KeyGroup): Extra => ({ inside: { group, of: 'values' } });
const items = (group: KeyGroup): Extra => ({ inside: { group, of: 'items' } });

/** A key without an effect that an app may need. */
const missed = (name: string, shapes: string, text: string, extra: Extra = {}): ComposeKey =>
  ignored(name, shapes, { finding: true, ...extra }, text);

/** Several keys without anything inside, understood or ignored. */
const several =
  (make: typeof ignored) =>
  (names: string, shapes: string): ComposeKey[] =>
    names.split(' ').map((name) => make(name, shapes));
const taken = several(understood);
const alike = several(ignored);

export const FILES =
  "Files aren't mounted. Set the value as a variable or secret of the app, or copy the file into the image.";
const NO_GPU =
  'No size has a GPU. If there is an image or a build for the CPU, use that, in a size that holds what it loads. Otherwise run this on a server that has a GPU, and have the apps here call it.';
const GPU: Extra = { ...items('gpu'), finding: 'needs a GPU' };

const SHARED_HOST = 'Containers share their host with other customers.';
const NO_CAPABILITY = `${SHARED_HOST} They run without extra capabilities.`;
const DELETE_IT =
  'Delete it, or run this part on a server of your own, which reaches only public apps here.';

export const composeKeys: Readonly<Record<KeyGroup, readonly ComposeKey[]>> = {
  'top level': [
    structure('services', 'map', values('service')),
    understood('volumes', 'map', values('volume')),
    ...alike('name version', 'text'),
    ignored('networks', 'map', values('network')),
    ignored('configs', 'map', values('config')),
    ignored('secrets', 'map', values('secret')),
    understood('include', 'list', items('include')),
    ignored('models', 'map', values('model')),
  ],
  service: [
    understood('image', 'text'),
    understood('build', 'text map', value('build')),
    ...taken('command entrypoint', 'text list'),
    understood('environment', 'map list'),
    understood('env_file', 'text list', items('env_file')),
    understood('ports', 'list', items('port')),
    understood('expose', 'list'),
    understood('volumes', 'list', items('mount')),
    understood('depends_on', 'list map', values('dependency')),
    understood('healthcheck', 'map', value('healthcheck')),
    structure('deploy', 'map', value('deploy')),
    ...taken(
      'mem_limit mem_reservation cpus restart user stop_signal stop_grace_period working_dir',
      'text',
    ),
    understood('labels', 'map list'),
    understood('extends', 'text map', value('extends')),
    understood('profiles', 'list'),

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

    ...alike('container_name hostname', 'text'),
    ...alike('links external_links', 'list'),
    ignored('networks', 'list map', values('service network')),
    understood('scale', 'text'),
    ignored('platform', 'text'),
    ignored('secrets', 'list', items('grant')),
    missed('configs', 'list', FILES, items('grant')),
    ignored('logging', 'map', value('logging')),
    ignored('tmpfs', 'text list'),
    missed('volumes_from', 'list', 'A volume attaches to one app. Give this one its own volume.'),
    ...alike('read_only pull_policy', 'text'),
    ignored('develop', 'map', value('develop')),
    missed('gpus', 'text list', NO_GPU, GPU),
    missed('runtime', 'text', NO_GPU, { finding: 'needs a GPU', when: ['nvidia'] }),
    missed(
      'post_start',
      'list',
      'Have the start command do this, or do it once through the bastion.',
      items('hook'),
    ),
    ignored('pre_stop', 'list', items('hook')),
    missed('provider', 'map', 'Set the service up outside the project.', value('provider')),
    missed(
      'models',
      'list map',
      "The platform doesn't run models. Call one over the network.",
      values('service model'),
    ),
    ignored('blkio_config', 'map', value('blkio_config')),
    ignored('credential_spec', 'map', value('credential_spec')),
    ...alike(
      'cpu_count cpu_percent cpu_shares cpu_quota cpu_period cpu_rt_period cpu_rt_runtime cpuset',
      'text',
    ),
    ...alike('dns dns_search', 'text list'),
    ...alike('dns_opt', 'list'),
    ...alike('extra_hosts', 'map list'),
    ...alike('domainname mac_address', 'text'),
    ...alike('annotations sysctls ulimits', 'map list'),
    ...alike('cap_drop device_cgroup_rules group_add security_opt', 'list'),
    ...alike('attach cgroup cgroup_parent init isolation mem_swappiness memswap_limit', 'text'),
    ...alike('oom_kill_disable oom_score_adj pids_limit pull_refresh_after shm_size', 'text'),
    ...alike('stdin_open tty userns_mode uts', 'text'),
    ignored('label_file', 'text list'),
    ignored('storage_opt', 'map'),
  ],
  build: [
    ...taken('context dockerfile', 'text'),
    understood('args', 'map list'),
    understood('secrets', 'list', items('grant')),
    ignored('dockerfile_inline', 'text'),
    understood('target', 'text'),
    ...alike('platforms cache_from cache_to entitlements tags', 'list'),
    ...alike('additional_contexts extra_hosts labels ulimits', 'map list'),
    ignored('ssh', 'text map list'),
    ...alike('isolation network no_cache privileged provenance pull sbom shm_size', 'text'),
  ],
  deploy: [
    understood('replicas', 'text'),
    structure('resources', 'map', value('deploy.resources')),
    ignored('labels', 'map list'),
    ...alike('mode endpoint_mode', 'text'),
    ignored('placement', 'map', value('deploy.placement')),
    ignored('restart_policy', 'map', value('deploy.restart_policy')),
    ignored('update_config', 'map', value('deploy.update_config')),
    ignored('rollback_config', 'map', value('deploy.update_config')),
  ],
  'deploy.resources': [
    structure('limits', 'map', value('deploy.resources.limits')),
    structure('reservations', 'map', value('deploy.resources.reservations')),
  ],
  'deploy.resources.limits': [...taken('memory cpus', 'text'), ignored('pids', 'text')],
  'deploy.resources.reservations': [
    ignored('cpus', 'text'),
    understood('memory', 'text'),
    ignored('generic_resources', 'list'),
    missed('devices', 'list', NO_GPU, GPU),
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
    understood('test', 'text list'),
    understood('disable', 'text'),
    ...alike('interval timeout retries', 'text'),
    understood('start_period', 'text'),
    ignored('start_interval', 'text'),
  ],
  port: [
    ...taken('target protocol app_protocol host_ip', 'text'),
    ...alike('published mode name', 'text'),
  ],
  mount: [
    ...taken('type source target', 'text'),
    ...alike('read_only consistency', 'text'),
    ...alike('bind volume tmpfs image', 'map'),
  ],
  dependency: [...taken('condition required', 'text'), ignored('restart', 'text')],
  env_file: [...taken('path required', 'text'), ignored('format', 'text')],
  extends: [understood('service', 'text'), understood('file', 'text')],
  grant: alike('source target uid gid mode', 'text'),
  logging: [ignored('driver', 'text'), ignored('options', 'map')],
  develop: [ignored('watch', 'list', items('watch'))],
  watch: [
    ...alike('ignore include', 'text list'),
    ...alike('path action target initial_sync', 'text'),
    ignored('exec', 'map', value('hook')),
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
    ...alike('name driver', 'text'),
    ignored('driver_opts', 'map'),
    ignored('external', 'text map'),
    ignored('labels', 'map list'),
  ],
  network: [
    ...alike('name driver internal enable_ipv4 enable_ipv6 attachable', 'text'),
    ignored('driver_opts', 'map'),
    ignored('ipam', 'map', value('ipam')),
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
  include: [
    understood('path', 'text list'),
    ignored('env_file', 'text list'),
    ignored('project_directory', 'text'),
  ],
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
    hint: 'Files that both need work in one service, or in object storage if both can use that. Give keys to both as secrets, and drop the volume for logs or a cache.',
  },
  oneShot: {
    code: 'one-shot',
    what: 'A one-shot service: others wait for `service_completed_successfully`',
    reason: 'Apps run continuously, so there are no one-shot jobs.',
    hint: 'Delete it and set its command as the pre-deploy command of the app that waits for it.',
  },
} satisfies Record<string, Refusal>;
