import { publishedPorts } from './exposure.ts';
import { plural } from './format.ts';
import { limitText } from './platform.ts';
import { isLoopback, notHttp } from './ports.ts';
import { commandOf, hintedPort } from './hints.ts';
import { hostWork, spareWork, type HostWork, type SpareWork } from './hostWork.ts';
import { proxyWork } from './proxyImages.ts';
import { deletionFix } from './edits.ts';
import { listed, named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { countEntry } from './sizing.ts';
import {
  entryOf,
  isNull,
  itemsOf,
  valueOf,
  type Entry,
  type MapNode,
  type TreeNode,
} from './tree.ts';
import type { Profile } from './types.ts';
import type { PlannedVolume } from './volumes.ts';

/** How many adapted names a note spells out. */
const MAX_NAMED = 6;

/** Whether only letters' cases and underscores differ. */
const isPlain = ({ name, shown }: { name: string; shown: string }) =>
  name.toLowerCase().replace(/_/g, '-') === shown;

/** Notes which names in the file are adapted, because a name is never a reason to refuse the file. */
export function explainNames(
  report: Report,
  models: readonly ServiceModel[],
  volumes: readonly PlannedVolume[],
): void {
  const adapted = [
    ...models.map(({ name, shown, entry }) => ({ name, shown, at: entry.at })),
    ...volumes.map(({ name, shown, offset }) => ({ name, shown, at: offset })),
  ]
    .filter(({ name, shown }) => name !== shown)
    .sort((a, b) => Number(isPlain(a)) - Number(isPlain(b)));
  const [first] = adapted;
  if (!first) return;
  const pairs = adapted
    .slice(0, MAX_NAMED)
    .map(({ name, shown }) => `\`${name.slice(0, 60)}\` is \`${shown}\``);
  const more = adapted.length - pairs.length;
  report.add(
    'note',
    'name',
    first.at,
    adapted.length === 1
      ? `The name ${pairs[0]?.replace(' is ', ' becomes ') ?? ''}`
      : `${plural(adapted.length, 'name')} change here`,
    `${adapted.length === 1 ? '' : `${listed(more > 0 ? [...pairs, `${more} more`] : pairs)}. `}Services still reach each other by the names in the file${report.renames ? '' : ", so you don't have to change any app"}. A name on the platform has lowercase letters, digits and single hyphens, starts with a letter and has ${limitText('name.length')} at most.`,
  );
}

/**
 * The profiles of the file, and the services that the plan leaves out because no chosen profile has them, or
 * because they have no replicas.
 */
export function profilesOf(
  report: Report,
  services: readonly Entry[],
  chosen: ReadonlySet<string>,
): { profiles: readonly Profile[]; left: ReadonlySet<string> } {
  const known = new Map<string, string[]>();
  const left = new Set<string>();
  for (const { key, value } of services) {
    const count = countEntry(value);
    if (count && report.text(count.value) === '0') {
      left.add(key);
      report.add(
        'note',
        'no-replica',
        count.at,
        `\`${key.slice(0, 60)}\` has no replicas, so it's left out`,
        "The file doesn't start any. Write a number to include it.",
      );
    }
    const own = itemsOf(valueOf(value, 'profiles')).map((item) => report.text(item.value));
    if (own.length === 0) continue;
    for (const profile of own.filter(Boolean))
      known.set(profile, [...(known.get(profile) ?? []), key]);
    // An empty COMPOSE_PROFILES is one profile without a name, which is how files switch a service on by default.
    const isStarted = (profile: string) =>
      chosen.has(profile) || profile === '*' || (profile === '' && chosen.size === 0);
    if (!own.some(isStarted)) left.add(key);
  }
  const profiles = [...known].map(([name, list]) => ({
    name,
    services: list,
    chosen: chosen.has(name),
  }));
  const gpu = services.filter(({ key, value }) => {
    const resources = valueOf(valueOf(value, 'deploy'), 'resources');
    const devices = valueOf(valueOf(resources, 'reservations'), 'devices');
    return left.has(key) && !isNull(devices ?? valueOf(value, 'gpus'));
  });
  const [first] = services;
  if (first && profiles.length > 0 && services.every(({ key }) => left.has(key)))
    report.add(
      'finding',
      'all-profiles',
      first.at,
      'Every service has a profile, and none is chosen',
      `Compose would start nothing. Choose a profile in the plan: ${named(profiles.map(({ name }) => name))}.${gpu.length > 0 ? ` No size has the GPU that ${named(gpu.map(({ key }) => key))} ${gpu.length === 1 ? 'needs' : 'need'}.` : ''}`,
    );
  return { profiles, left };
}

const isHolder = (report: Report, node: TreeNode | undefined): boolean =>
  node?.kind === 'map' && /^(?:\/bin\/)?true$/.test(commandOf(report, node));

/** Whether a service takes volumes from nothing but services that only hold them. */
export const onlyHolders = (report: Report, services: MapNode, node: MapNode): boolean =>
  itemsOf(valueOf(node, 'volumes_from')).every(({ value }) =>
    isHolder(report, valueOf(services, report.text(value).split(':')[0] ?? '')),
  );

/** Services that the plan leaves out, because nobody needs their work here or only their machine has it. */
export function leftOut(
  report: Report,
  services: MapNode,
  profiled: ReadonlySet<string>,
): ReadonlyMap<string, HostWork | SpareWork> {
  return new Map(
    services.entries.flatMap((entry): [string, HostWork | SpareWork][] => {
      const spare = spareWork(report, services, entry);
      const work =
        spare === 'holder' || !profiled.has(entry.key)
          ? (spare ?? hostWork(report, entry.value))
          : undefined;
      return work ? [[entry.key, work]] : [];
    }),
  );
}

/** Names and commands of services that end when their work is done. */
const JOB = /^(?!.*worker)(?:.*[-_])?(?:migrat(?:e|ions?)|init|setup|seed)(?:[-_]|$)/i;
const ENDING = /^(?:cp|mkdir|chown|chmod) /;

/** Whether a service's command is a job, by its name or by what it does. */
export function isJob(report: Report, name: string, node: MapNode): boolean {
  const command = commandOf(report, node);
  return ENDING.test(command) || (JOB.test(name) && command !== '');
}

/** Asks about services that end; those that others wait for have a finding of their own. */
export function checkRestart(report: Report, model: ServiceModel): void {
  const restart = entryOf(model.node, 'restart');
  const policy = report.text(restart?.value);
  const ends = JOB.test(model.name) || ENDING.test(commandOf(report, model.node));
  const job = ends && isSilent(model);
  if (policy !== 'no' && (!job || /^(?:always|unless)/.test(policy))) return;
  report.add(
    'finding',
    'restart',
    (restart ?? model.entry).at,
    `\`${model.name}\` is started again when it exits`,
    'Apps run continuously, so there are no one-shot jobs. Run a migration as a pre-deploy command, and any other job once through the bastion.',
    () => (restart && !job ? deletionFix(report.context, restart) : undefined),
  );
}

/** An address of a service with its port. For HTTP, port 80 can be left out. */
const ADDRESS =
  /(?:(?:https?|wss?|grpc|tcp):\/\/([\w.-]{1,60}):([1-9]\d{0,4})(?!\d)|\b(?:http|ws):\/\/([\w-]{1,60})(?![\w.:@-]))/g;
const HTTP_PORT = 80;

/** Every text of the environment and the commands of a service. */
function textsOf(report: Report, node: TreeNode | undefined): readonly string[] {
  if (!node) return [];
  if (node.kind === 'map') return node.entries.flatMap(({ value }) => textsOf(report, value));
  if (node.kind === 'list') return node.items.flatMap(({ value }) => textsOf(report, value));
  return [report.text(node)];
}

/**
 * If the file doesn't give an app's port, the app gets the one in another service's URL, such as
 * `http://api:8080`, and a note says so.
 */
export function withNamedPorts(
  report: Report,
  models: readonly ServiceModel[],
): readonly ServiceModel[] {
  if (!models.some(isSilent)) return models;
  const withPort = new Map<string, { port: number; by: ServiceModel }>();
  const bare = new Map<string, { port: number; by: ServiceModel }>();
  for (const model of models) {
    for (const key of ['environment', 'command', 'entrypoint']) {
      for (const text of textsOf(report, valueOf(model.node, key))) {
        for (const [, full, port, short] of text.matchAll(ADDRESS)) {
          const known = full === undefined ? bare : withPort;
          const host = full ?? short ?? '';
          const number = Number(port ?? HTTP_PORT);
          if (host === model.name || known.has(host) || number > 65_535) continue;
          known.set(host, { port: number, by: model });
        }
      }
    }
  }
  return models.map((model) => {
    if (!isSilent(model)) return model;
    const names = [model.name, ...model.aliases];
    const [found] = [withPort, bare].flatMap((known) =>
      names.flatMap((name) => known.get(name) ?? []),
    );
    if (!found || found.by === model) return model;
    const { port, by } = found;
    report.add(
      'note',
      'named-port',
      model.entry.at,
      `\`${model.name}\` listens on ${port}, according to an address in \`${by.name}\``,
      "The file doesn't give it a port, so the health check connects to this one. If the app listens elsewhere, choose another port when you import.",
    );
    return { ...model, exposure: { internalPort: port, ports: [port] } };
  });
}

const isSilent = ({ kind, exposure }: ServiceModel): boolean =>
  kind === 'app' && exposure.publicPort === undefined && exposure.internalPort === undefined;

/** Says which apps have no port: workers, which are checked by their process. */
export function explainPorts(report: Report, models: readonly ServiceModel[]): void {
  const unknown = models.filter(isSilent);
  const [first] = unknown;
  if (!first) return;
  report.add(
    'note',
    'no-port',
    first.entry.at,
    `${named(unknown.map(({ name }) => name))} ${unknown.length === 1 ? 'becomes an app' : 'become apps'} without a port`,
    'Nothing in the file names a port, so the platform checks the process: the app is healthy once it has run for 10 s. If it listens on a port, write that under `expose`.',
  );
}

/** Says why no app is public, and how to make one public. */
function closedHint(report: Report, models: readonly ServiceModel[]): string {
  const nodes = models.filter(({ kind }) => kind === 'app').map(({ node }) => node);
  const published = nodes.flatMap((node) => publishedPorts(report, valueOf(node, 'ports'), true));
  const isLocal = published.some(({ port }) => isLoopback(port.hostIp) && !notHttp(port));
  if (isLocal)
    return 'The file publishes its HTTP ports on 127.0.0.1 only, so they stay internal. Choose the public one in the plan, or leave that address out of `ports`.';
  if (published.some(({ port }) => !notHttp(port)))
    return 'What the file publishes may let in everyone who reaches it, so it stays internal. Choose the public app and its port in the plan.';
  const items = nodes.flatMap((node) => itemsOf(valueOf(node, 'ports')));
  return items.some(({ value }) => report.unset(value).length > 0)
    ? 'The file takes its ports from variables that have no value here. Choose the public app and its port in the plan, or add a default to the variable.'
    : "No service publishes an HTTP port under `ports`. Choose the public app and its port in the plan, or add `ports` to the file. If you run only workers, you don't need one.";
}

/** The app with its port that a web server in the host's network makes public, if it's the only one on 127.0.0.1. */
export function behindHost(
  report: Report,
  services: readonly Entry[],
): [string, number] | undefined {
  const maps = services.flatMap(({ key, value }) => (value.kind === 'map' ? [{ key, value }] : []));
  const hosted = maps.some(
    ({ value }) =>
      report.text(valueOf(value, 'network_mode')) === 'host' && proxyWork(report, value),
  );
  const [only, ...others] = (hosted ? maps : []).flatMap(({ key, value }) =>
    publishedPorts(report, valueOf(value, 'ports'), true)
      .filter(({ port }) => isLoopback(port.hostIp) && !notHttp(port))
      .map(({ port }): [string, number] => [key, port.first]),
  );
  return others.length === 0 ? only : undefined;
}

/** Notes that several apps are public, or none. A proxy that the platform replaces doesn't count. */
export function checkPublic(report: Report, models: readonly ServiceModel[]): void {
  const apps = models.filter(({ kind, node }) => kind === 'app' && !proxyWork(report, node));
  const open = apps.filter((model) => model.exposure.publicPort !== undefined);
  const second = open[1];
  const led = apps.find(({ node }) => hintedPort(report, node)?.open);
  const app = led ?? apps.find(({ database }) => !database);
  report.open = new Set(open.map(({ name }) => name));
  if (open.length === 0 && app && !apps.some(({ exposure }) => exposure.asks)) {
    report.add(
      'finding',
      led ? 'proxied' : 'no-public',
      app.entry.at,
      led ? `Nothing names the port of \`${led.name}\`, so no app is public` : 'No app is public',
      led
        ? 'The proxy in the file finds it out by itself. Write the port that the app listens on under `ports`.'
        : closedHint(report, apps),
    );
  }
  if (!second) return;
  const entry = entryOf(second.node, 'ports') ?? second.entry;
  report.add(
    'note',
    'several-public',
    entry.at,
    `${open.length} apps are public: ${named(open.map(({ name }) => name))}`,
    'Each has its own address. To keep one internal, choose that in the plan, or write its port under `expose` instead of `ports`.',
  );
}
