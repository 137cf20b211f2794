import type { Report } from './report.ts';
import { asking, deletionFix } from './edits.ts';
import { mergeTrees } from './mergeTrees.ts';
import { entryOf, isNull, valueOf, type Entry, type MapNode } from './tree.ts';

/** How long a chain of services that extend each other may be. */
const MAX_CHAIN = 20;

/**
 * The service with everything that `extends` adds to it from other services of the file. Other files, unknown
 * services and circles are reported and left out.
 */
export function extended(
  report: Report,
  services: MapNode,
  service: Entry,
  trail: readonly string[] = [],
): MapNode | undefined {
  const own = service.value;
  if (own.kind !== 'map') return undefined;
  const link = entryOf(own, 'extends');
  if (!link || isNull(link.value)) return own;
  const file = valueOf(link.value, 'file');
  const remove = () => deletionFix(report.context, link);
  if (!isNull(file)) {
    report.add(
      'finding',
      'extends-file',
      link.at,
      `\`extends\` points to another file, \`${report.text(file)}\``,
      "The plan leaves out what's in it. Provide both files together, or paste the service here and name it without `file`.",
      () => asking(remove()),
    );
    return own;
  }
  const name = report.text(link.value.kind === 'map' ? valueOf(link.value, 'service') : link.value);
  const base = entryOf(services, name);
  if (!base || trail.length >= MAX_CHAIN || trail.includes(name) || name === service.key) {
    const sentence = base
      ? `\`extends\` goes in a circle through \`${name}\``
      : `\`extends\` names \`${name}\`, which isn't a service in this file`;
    report.add(
      'error',
      'extends',
      link.at,
      sentence,
      "Name a service in this file that doesn't extend this one.",
      () => asking(remove()),
    );
    return own;
  }
  const under = extended(report, services, base, [...trail, service.key]);
  if (!under) return own;
  return mergeTrees(
    { ...under, entries: under.entries.filter(({ key }) => key !== 'extends') },
    own,
    true,
  );
}
