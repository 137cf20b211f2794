import { asking, deletionFix, deletionsFix } from './edits.ts';
import { pairsOf } from './hints.ts';
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

/** Reports unknown services. Returns the services that run once, each with those that wait for it. */
export function checkDependencies(
  report: Report,
  services: MapNode,
  models: readonly ServiceModel[],
  left: ReadonlySet<string>,
): ReadonlyMap<string, readonly ServiceModel[]> {
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
  return oneShots;
}
