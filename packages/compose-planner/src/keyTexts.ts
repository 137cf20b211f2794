import { FILES } from './keyTable.ts';
import type { KeyGroup } from './keys.ts';

const SECRETS = "Files aren't mounted. Set the value as a secret of the app.";
const DNS = 'Services reach each other by service name.';
const NETWORK = 'Services in a project share one private network.';
const RESERVED = 'Without a limit, the smallest size with that much memory.';
const CPU = 'CPU comes with the size of the app.';

/**
 * What the reference page says about keys that are understood or ignored. The planner itself never says it, so it's
 * not in its table. `{name}` is replaced by a limit.
 */
export const keyTexts: Readonly<Partial<Record<KeyGroup, Readonly<Record<string, string>>>>> = {
  'top level': {
    services: 'Each service becomes an app or a managed database.',
    volumes: 'A volume that an app mounts becomes a volume.',
    name: 'The project gets its name in the console.',
    version: 'The Compose specification no longer uses it.',
    networks: NETWORK,
    configs: FILES,
    secrets: SECRETS,
    include:
      'Services of a file you provide with this one join the plan; any other file is a finding.',
  },
  service: {
    secrets: SECRETS,
    image: 'The image of the app, or a managed database.',
    build: 'The app is built from a Git repository with its Dockerfile.',
    command: "Start command: the entry point's arguments.",
    entrypoint: "Start command, replacing the image's entry point.",
    environment: 'Variables of the app.',
    env_file: "Variables. Paste the file's content when you import.",
    ports:
      "The first HTTP target becomes the container port and is public over HTTPS. Other ports stay internal, and so does one bound to 127.0.0.1. Database ports are never public. A port that isn't HTTP is a finding.",
    expose:
      "Container port of an app that isn't public. An app without any port is checked by its process.",
    volumes:
      'Named volumes become volumes. A bind mount is a finding: data can become a volume, configuration goes into the image, and host files are left out.',
    depends_on: 'Order of the first start.',
    healthcheck:
      "A URL in the command becomes the check's path. The URL's port becomes the container port if the file has no other. Without a URL, the check is a TCP connect.",
    deploy: 'Replicas and limits.',
    mem_limit: 'The smallest size with that much memory.',
    mem_reservation: RESERVED,
    cpus: 'The memory limit decides the size. If that has fewer CPUs, the plan says so.',
    restart: 'An app that exits is started again, with longer and longer pauses.',
    user: 'User of the container.',
    stop_signal: 'Signal that tells the app to stop.',
    stop_grace_period: 'Time to stop, up to {app.stopGrace}.',
    working_dir: 'Working directory.',
    labels: 'Labels of the app.',
    extends: 'Takes over a service from this file, or from one you provide with it.',
    profiles: "A service whose profile isn't chosen is left out of the plan and its total.",
    container_name: DNS,
    hostname: DNS,
    links: DNS,
    external_links: NETWORK,
    networks: NETWORK,
    scale: "Replicas, if `deploy.replicas` isn't set.",
    platform: 'Images run on {app.platform}.',
    logging: 'Logs go to the console.',
    tmpfs: "The container's own disk, {app.disk}, is wiped at the next release.",
    develop: 'For local development only.',
    pre_stop: 'The app receives the stop signal.',
    cpu_count: CPU,
    cpu_percent: CPU,
    cpu_shares: CPU,
    cpu_quota: CPU,
    cpu_period: CPU,
    cpu_rt_period: CPU,
    cpu_rt_runtime: CPU,
    cpuset: CPU,
    domainname: NETWORK,
    mac_address: NETWORK,
  },
  build: {
    context: 'Directory in the Git repository.',
    dockerfile: 'Path of the Dockerfile.',
    args: 'Build arguments.',
    secrets: 'BuildKit secrets. Set their values when you import.',
    dockerfile_inline: 'Put the Dockerfile into the repository.',
    target: 'The Dockerfile stage to build.',
    platforms: 'Images are built for {app.platform}.',
  },
  deploy: {
    replicas: 'Replicas, {app.replicas.min} to {app.replicas}.',
    resources: 'Limits.',
    placement: "The project's region decides.",
    restart_policy: 'An app that exits is started again.',
    update_config: 'Releases are rolling.',
    rollback_config: 'Traffic never switches to an unhealthy release.',
  },
  'deploy.resources': {
    limits: 'Limits.',
    reservations: 'Memory to start with.',
  },
  'deploy.resources.reservations': { memory: RESERVED },
  'deploy.resources.limits': {
    memory: 'The smallest size with that much; `512M` is binary.',
    cpus: 'The memory limit decides the size. If that has fewer CPUs, the plan says so.',
  },
  healthcheck: {
    test: 'A URL becomes the path of the check.',
    disable: 'The app is checked by its process.',
    interval: 'The interval is {app.health.interval}.',
    timeout: 'The timeout is {app.health.timeout}.',
    retries: 'An app is unhealthy after {app.health.failures} failures.',
    start_period: 'Start grace, up to {app.health.graceMax}.',
    start_interval: 'The interval is {app.health.interval}.',
  },
  port: {
    target: 'Container port.',
    protocol: "Anything but `tcp` isn't HTTP.",
    app_protocol: "Anything but HTTP, h2c, WebSocket and gRPC isn't HTTP.",
    host_ip: 'A port on a loopback address stays internal.',
  },
  mount: {
    type: '`volume` becomes a volume.',
    source: 'Name of the volume.',
    target: 'Path in the container.',
  },
  dependency: {
    condition: '`service_completed_successfully` marks a one-shot service.',
    required: 'With `false`, that service may be missing from the file.',
  },
  env_file: {
    path: 'The file to paste.',
    required: 'With `false`, that file may be missing.',
  },
  include: {
    path: 'A file you provide with this one.',
  },
  extends: {
    service: 'Name of the service in that file, or in this one.',
    file: 'A file you provide with this one.',
  },
  volume: {
    name: 'The key under `volumes` is the name.',
    driver: 'Volumes are on NVMe, in two copies.',
    driver_opts: "The volume is created empty. Remote and host directories aren't mounted.",
    external: 'The volume is created empty. Copy the data into it over SFTP.',
  },
};
