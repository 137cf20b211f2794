import { applyEdits, memoryEdit } from './edits.ts';
import { publishedPorts } from './exposure.ts';
import { sizeOf } from './platform.ts';
import { readCompose } from './read.ts';
import { Report } from './report.ts';
import { limitEntry } from './sizing.ts';
import { entriesOf, entryOf, itemsOf, valueOf, type Entry, type MapNode } from './tree.ts';
import type { Choices, Edit } from './types.ts';

/** Writes the ports of a service so that the chosen one is public and the others are not. */
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

/**
 * The file with what was chosen in its plan written into it: sizes as `mem_limit`, public ports as
 * `ports` and the others as `expose`, chosen profiles as services that always start. It still runs
 * with `docker compose up`. `left` names what could not be written.
 */
export function handover(
  text: string,
  choices: Choices,
): { text: string; left: readonly string[] } {
  const file = readCompose(text);
  const report = new Report(file, choices.environment);
  const edits: Edit[] = [];
  const left: string[] = [];
  const add = (edit: Edit | undefined, what: string) => {
    const clash = edit && edits.some(({ from, to }) => edit.from < to && from < edit.to);
    if (edit && !clash) edits.push(edit);
    else left.push(what);
  };
  for (const service of entriesOf(valueOf(file.root, 'services'))) {
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
  }
  return { text: applyEdits(text, edits), left };
}
