import { stringify } from 'yaml';
import { applyEdits, memoryEdit, scalarEdit } from './edits.ts';
import { publishedPorts } from './exposure.ts';
import { sizeOf } from './platform.ts';
import { readCompose } from './read.ts';
import { Report } from './report.ts';
import { variables } from './environment.ts';
import { localText, loginOf } from './localValues.ts';
import { limitEntry } from './sizing.ts';
import { entryOf, itemsOf, valueOf, type Entry, type MapNode } from './tree.ts';
import type { Choices, Edit } from './types.ts';

/** Writes the ports of a service so that the chosen one is public and the others aren't. */
function reachEdit(
  report: Report,
  service: Entry,
  node: MapNode,
  reach: number | 'internal',
): Edit | undefined {
  const ports = entryOf(node, 'ports');
  const published = publishedPorts(report, ports?.value);
  const inside = published
    .map(({ port }) => port.first)
    .filter((port) => port !== reach)
    .map((port) => `"${port}"`);
  const text = [
    ...(reach === 'internal' ? [] : [`ports: ["${reach}:${reach}"]`]),
    ...(inside.length > 0 && !entryOf(node, 'expose') ? [`expose: [${inside.join(', ')}]`] : []),
  ];
  const own = ports?.parent === node && ports.value.owner === ports ? ports : undefined;
  const at = own?.at ?? node.own[0]?.at;
  if (
    node.flow ||
    at === undefined ||
    (ports && !own) ||
    node.owner !== service ||
    text.length === 0
  )
    return undefined;
  const { source } = report.context;
  const indent = source.text.slice(source.text.lastIndexOf('\n', at) + 1, at);
  if (!/^ +$/.test(indent)) return undefined;
  const lines = text.join(`\n${indent}`);
  return own
    ? { from: own.at, to: own.end, text: lines }
    : { from: at, to: at, text: `${lines}\n${indent}` };
}

/** A line to insert before the first key of a service. */
function insertion(report: Report, node: MapNode, line: string): Edit | undefined {
  const at = node.own[0]?.at;
  if (node.flow || at === undefined) return undefined;
  const { source } = report.context;
  const indent = source.text.slice(source.text.lastIndexOf('\n', at) + 1, at);
  return /^ +$/.test(indent) ? { from: at, to: at, text: `${line}\n${indent}` } : undefined;
}

/** Replaces the references in a service's variables with values. */
function localEdits(report: Report, services: MapNode, node: MapNode): (Edit | undefined)[] {
  const environment = valueOf(node, 'environment');
  const scalars =
    environment?.kind === 'map'
      ? environment.entries.map(({ value }) => value)
      : itemsOf(environment).map(({ value }) => value);
  return scalars.flatMap((value) => {
    if (value.kind !== 'scalar') return [];
    const text = localText(report, services, value.text);
    return text === value.text ? [] : [scalarEdit(report.context.source, value, undefined, text)];
  });
}

/** The files for a plan that the visitor takes along. */
export interface Handover {
  text: string;
  /** A second file for the import, with the references that only the platform knows. */
  references: string | undefined;
  /** What couldn't be written. */
  left: readonly string[];
}

/**
 * The file with the choices made in its plan: sizes as `mem_limit`, public ports as `ports` and the others as
 * `expose`, chosen profiles as services that always start. References such as `@{db.DATABASE_URL}` go into a
 * second file that overrides the first. The first one has plain values instead, so it still runs with `docker
 * compose up`.
 */
export function handover(text: string, choices: Choices): Handover {
  const file = readCompose(text);
  const report = new Report(file, choices);
  const edits: Edit[] = [];
  const left: string[] = [];
  const references: Record<string, { environment: Record<string, string> }> = {};
  const wanted = new Set<string>();
  const add = (edit: Edit | undefined, what: string) => {
    // A line in an anchor counts for several services.
    if (edit && edits.some((other) => other.from === edit.from && other.text === edit.text)) return;
    const clash = edit && edits.some(({ from, to }) => edit.from < to && from < edit.to);
    if (edit && !clash) edits.push(edit);
    else left.push(what);
  };
  const services = valueOf(file.root, 'services');
  if (services?.kind !== 'map') return { text, references: undefined, left };
  for (const service of services.entries) {
    const { key, value: node } = service;
    if (node.kind !== 'map') continue;
    const size = choices.sizes.get(key);
    if (size)
      add(
        memoryEdit(
          report.context.source,
          service,
          limitEntry(node, 'memory'),
          `${sizeOf(size).memoryMb}M`,
        ),
        `the size of ${key}`,
      );
    const reach = choices.reach?.get(key);
    if (reach !== undefined) add(reachEdit(report, service, node, reach), `the port of ${key}`);
    const profiles = entryOf(node, 'profiles');
    const chosen = itemsOf(profiles?.value).some((item) =>
      choices.profiles?.has(report.text(item.value)),
    );
    if (profiles && chosen)
      add({ from: profiles.at, to: profiles.end, text: 'profiles: []' }, `the profile of ${key}`);
    const referring = [...variables(valueOf(node, 'environment'))].filter(([, value]) =>
      /@\{/.test(value),
    );
    if (referring.length === 0) continue;
    references[key] = { environment: Object.fromEntries(referring) };
    for (const [, value] of referring)
      for (const [, name = ''] of value.matchAll(/@\{([\w-]+)\./g)) wanted.add(name);
    for (const edit of localEdits(report, services, node)) add(edit, `the references of ${key}`);
  }
  for (const { key, value: node } of services.entries) {
    const { missing } = loginOf(report, node);
    if (!wanted.has(key) || node.kind !== 'map' || missing.length === 0) continue;
    const given = missing.map(([name, value]) => `${name}: ${value}`).join(', ');
    add(
      entryOf(node, 'environment')
        ? undefined
        : insertion(report, node, `environment: { ${given} }`),
      `the password of ${key}`,
    );
  }
  return {
    text: applyEdits(text, edits),
    references:
      Object.keys(references).length > 0
        ? stringify({ services: references }, { lineWidth: 0 })
        : undefined,
    left,
  };
}
