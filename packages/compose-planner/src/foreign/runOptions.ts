/** What an option of `docker run` becomes: a key of a service, and whether the option can be repeated. */
export interface RunOption {
  key: string;
  many?: true;
}

const one = (key: string): RunOption => ({ key });
const many = (key: string): RunOption => ({ key, many: true });

/** Options with a value that become a key. The keys are named as in Compose. */
export const valued: Readonly<Record<string, RunOption>> = {
  publish: many('ports'),
  volume: many('volumes'),
  env: many('environment'),
  'env-file': many('env_file'),
  label: many('labels'),
  expose: many('expose'),
  tmpfs: many('tmpfs'),
  'cap-add': many('cap_add'),
  'cap-drop': many('cap_drop'),
  device: many('devices'),
  'device-cgroup-rule': many('device_cgroup_rules'),
  'add-host': many('extra_hosts'),
  dns: many('dns'),
  'dns-search': many('dns_search'),
  'group-add': many('group_add'),
  'security-opt': many('security_opt'),
  sysctl: many('sysctls'),
  link: many('links'),
  'volumes-from': many('volumes_from'),
  restart: one('restart'),
  user: one('user'),
  workdir: one('working_dir'),
  entrypoint: one('entrypoint'),
  memory: one('mem_limit'),
  'memory-swap': one('memswap_limit'),
  'memory-reservation': one('mem_reservation'),
  'memory-swappiness': one('mem_swappiness'),
  cpus: one('cpus'),
  'cpu-shares': one('cpu_shares'),
  'cpuset-cpus': one('cpuset'),
  hostname: one('hostname'),
  domainname: one('domainname'),
  'mac-address': one('mac_address'),
  platform: one('platform'),
  pull: one('pull_policy'),
  'shm-size': one('shm_size'),
  'stop-signal': one('stop_signal'),
  pid: one('pid'),
  ipc: one('ipc'),
  uts: one('uts'),
  userns: one('userns_mode'),
  cgroupns: one('cgroup'),
  'cgroup-parent': one('cgroup_parent'),
  isolation: one('isolation'),
  runtime: one('runtime'),
  gpus: one('gpus'),
  'pids-limit': one('pids_limit'),
  'oom-score-adj': one('oom_score_adj'),
};

/** Options with a value that are handled separately, or left out. */
export const VALUED_OTHERS: ReadonlySet<string> = new Set(
  'name mount network net network-alias stop-timeout health-cmd health-interval health-retries health-timeout health-start-period health-start-interval log-driver log-opt ulimit attach detach-keys cidfile blkio-weight cpu-period cpu-quota cpu-rt-period cpu-rt-runtime cpuset-mems kernel-memory ip ip6 link-local-ip label-file volume-driver storage-opt annotation device-read-bps device-write-bps device-read-iops device-write-iops dns-option dns-opt gidmap uidmap'.split(
    ' ',
  ),
);

/** Options without a value that have a key. */
export const switches: Readonly<Record<string, string>> = {
  privileged: 'privileged',
  init: 'init',
  'read-only': 'read_only',
  'oom-kill-disable': 'oom_kill_disable',
  'use-api-socket': 'use_api_socket',
};

/** Options about how the command runs. Leaving them out loses nothing. */
export const OF_THE_COMMAND: ReadonlySet<string> = new Set(
  'detach rm interactive tty sig-proxy quiet attach detach-keys cidfile disable-content-trust replace network net network-alias log-driver log-opt'.split(
    ' ',
  ),
);

/** Short options. The ones in `SHORT_VALUED` take a value. */
export const shorts: Readonly<Record<string, string>> = {
  p: 'publish',
  v: 'volume',
  e: 'env',
  l: 'label',
  u: 'user',
  w: 'workdir',
  m: 'memory',
  h: 'hostname',
  c: 'cpu-shares',
  a: 'attach',
  d: 'detach',
  i: 'interactive',
  t: 'tty',
  q: 'quiet',
  P: 'publish-all',
};
export const SHORT_VALUED = 'pvelumwhca';
