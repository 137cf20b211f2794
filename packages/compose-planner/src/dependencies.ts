import { refusals } from './keyTable.ts';
import { asking, deletionFix, deletionsFix } from './edits.ts';
import { commandOf, pairsOf } from './hints.ts';
import { OWNERS } from './hostWork.ts';
import { nearestWord } from './nearest.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import {
  entriesOf,
  entryOf,
  isNull,
  itemsOf,
  valueOf,
  type Entry,
  type Item,
  type MapNode,
} from './tree.ts';

/** One service that another one waits for. */
export interface Dependency {
  name: string;
  /** It waits until the other service has ended, not until it runs. */
  completes: boolean;
  /** Compose starts the service without it. */
  optional: boolean;
  part: Entry | Item;
}

/** What a service waits for, in the short and the long form of `depends_on`. */
export function dependenciesOf(report: Report, service: MapNode): readonly Dependency[] {
  const node = valueOf(service, 'depends_on');
  const long = entriesOf(node).map((part) => ({
    name: part.key,
    completes: report.text(valueOf(part.value, 'condition')) === 'service_completed_successfully',
    optional: /^(?:false|no|off)$/i.test(report.text(valueOf(part.value, 'required'))),
    part,
  }));
  const short = itemsOf(node).map((part) => ({
    name: report.text(part.value),
    completes: false,
    optional: false,
    part,
  }));
  return [...long, ...short];
}

/** Every place in the file that depends on a service or extends it. */
function mentions(report: Report, services: MapNode, name: string): (Entry | Item)[] {
  const parts: (Entry | Item)[] = [];
  for (const entry of services.entries) {
    if (entry.value.kind !== 'map') continue;
    for (const { name: other, part } of dependenciesOf(report, entry.value))
      if (other === name) parts.push(part);
    for (const key of ['links', 'volumes_from'])
      for (const item of itemsOf(valueOf(entry.value, key)))
        if (report.text(item.value).split(':')[0] === name) parts.push(item);
    const mode = entryOf(entry.value, 'network_mode');
    if (mode && report.text(mode.value) === `service:${name}`) parts.push(mode);
    const link = entryOf(entry.value, 'extends');
    if (!link) continue;
    const base = link.value.kind === 'map' ? valueOf(link.value, 'service') : link.value;
    if (report.text(base) === name && isNull(valueOf(link.value, 'file'))) parts.push(link);
  }
  return [...new Set(parts)];
}

/** The fix that deletes a service and every mention of it. */
export function deleteServiceFix(report: Report, services: MapNode, service: Entry) {
  // A file without a service has no plan, so the last one stays.
  if (services.entries.length === 1) return undefined;
  const parts = mentions(report, services, service.key).filter(
    (part) => part.at < service.at || part.at >= service.end,
  );
  return deletionsFix(report.context, [service, ...parts], `Delete ${service.key}`);
}

/** A service's image, or the directory it's built from. */
function originsOf(report: Report, service: MapNode): readonly string[] {
  const build = valueOf(service, 'build');
  const context = build?.kind === 'map' ? valueOf(build, 'context') : build;
  const image = report.text(valueOf(service, 'image'));
  // Two services from one directory may have two Dockerfiles. Their images then tell them apart.
  return [image, ...(image ? [] : [report.text(context)])].filter((text) => text !== '');
}

/** What to do instead of a service that runs once, which depends on its image and its mounts. */
function insteadOf(report: Report, own: ServiceModel, waiting: readonly ServiceModel[]): string {
  const origins = originsOf(report, own.node);
  const same = waiting.find((model) =>
    originsOf(report, model.node).some((origin) => origins.includes(origin)),
  );
  const command = commandOf(report, own.node).replace(/^\S*sh -c/, '');
  if (OWNERS.test(command))
    return 'Delete it, because a new volume belongs to the user that the image runs as.';
  const mounts = own.mounts.named.length + own.mounts.binds.length > 0;
  const written = own.mounts.binds.find(({ source }) => /(?:^|\/)\.env$/.test(source))?.source;
  if (same && written)
    return `It writes variables to \`${written}\`, which every release would lose. Make them once on your computer, set them as variables and secrets of \`${same.name}\`, then delete the service.`;
  if (!same)
    return `It runs a different image from the services that wait for it. Do its work once through the bastion, or put it into the image of \`${waiting[0]?.name ?? own.name}\`, then delete the service.`;
  return mounts
    ? `A pre-deploy command has no volumes. Have \`${same.name}\`, which runs the same image, do this when it starts, then delete the service.`
    : `Delete it and set its command as the pre-deploy command of \`${same.name}\`, which runs the same image.`;
}

/** Reports unknown services, circles and one-shot services. Returns the names of one-shot services. */
export function checkDependencies(
  report: Report,
  services: MapNode,
  models: readonly ServiceModel[],
  left: ReadonlySet<string>,
): ReadonlySet<string> {
  const names = new Set(services.entries.map((entry) => entry.key));
  const graph = new Map<string, readonly Dependency[]>();
  const oneShots = new Map<string, ServiceModel[]>();
  for (const model of models) {
    report.service = model.name;
    const dependencies = dependenciesOf(report, model.node);
    graph.set(model.name, dependencies);
    for (const { name, completes, optional, part } of dependencies) {
      if (!names.has(name)) {
        if (optional) continue;
        const near = nearestWord(name, [...names].slice(0, 100));
        if (report.partial && !near) continue;
        const hint = near
          ? `Did you mean \`${near}\`?`
          : 'Name a service in this file, provide the file that declares it together with this one, or delete the line.';
        report.add(
          'error',
          'depends-on',
          part.at,
          `\`${model.name}\` depends on \`${name.slice(0, 60)}\`, which isn't a service`,
          hint,
          () => deletionFix(report.context, part),
        );
      } else if (left.has(name)) {
        const called = pairsOf(report, model.node, 'environment').some(
          ([, value]) => value.includes(`@${name}:`) || value.includes(`//${name}:`),
        );
        if (optional && !called) continue;
        report.add(
          'finding',
          'depends-on-profile',
          optional ? (entryOf(services, name)?.at ?? part.at) : part.at,
          `\`${model.name}\` depends on \`${name}\`, whose profile isn't chosen`,
          optional
            ? 'Its variables name that service. Choose the profile in the plan, or write another address.'
            : 'Compose refuses to start it this way. Choose the profile in the plan, or delete the dependency.',
          () => (optional ? undefined : asking(deletionFix(report.context, part))),
        );
      } else if (completes) oneShots.set(name, [...(oneShots.get(name) ?? []), model]);
    }
  }
  report.service = undefined;
  for (const [name, waiting] of oneShots) {
    const entry = entryOf(services, name);
    if (!entry) continue;
    const own = models.find((model) => model.name === name);
    report.add(
      'refused',
      refusals.oneShot.code,
      entry.at,
      `\`${name}\` is a one-shot service, so it's refused`,
      `${refusals.oneShot.reason} ${own ? insteadOf(report, own, waiting) : refusals.oneShot.hint}`,
      () => asking(deleteServiceFix(report, services, entry)),
    );
  }
  return new Set(oneShots.keys());
}
