import { limits } from '../../site/limits.ts';
import { deleteServiceFix, dependenciesOf } from './dependencies.ts';
import { deletionFix, scalarEdit } from './edits.ts';
import { isName, suggestName } from './names.ts';
import { listed, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, itemsOf, valueOf, type Entry, type MapNode } from './tree.ts';
import type { Edit, Fix } from './types.ts';

/** What a name looks like, in a sentence. */
export const NAME_HINT = `A name has lower-case letters, digits and single hyphens, begins with a letter and has ${limits['name.length'].text} at most.`;

function renameService(
  report: Report,
  services: MapNode,
  service: Entry,
  name: string,
): Fix | undefined {
  const edits: Edit[] = [{ from: service.at, to: service.keyEnd, text: name }];
  for (const other of services.entries) {
    if (other.value.kind !== 'map') continue;
    for (const { name: wanted, part } of dependenciesOf(report, other.value)) {
      if (wanted !== service.key) continue;
      if (part.type === 'entry') edits.push({ from: part.at, to: part.keyEnd, text: name });
      else {
        const edit =
          part.value.kind === 'scalar'
            ? scalarEdit(report.context.source, part.value, undefined, name)
            : undefined;
        if (!edit) return undefined;
        edits.push(edit);
      }
    }
    const link = valueOf(other.value, 'extends');
    const base = link?.kind === 'map' ? valueOf(link, 'service') : link;
    if (base?.kind !== 'scalar' || base.text !== service.key) continue;
    const edit = scalarEdit(report.context.source, base, undefined, name);
    if (!edit) return undefined;
    edits.push(edit);
  }
  const unique = new Map(edits.map((edit) => [edit.from, edit]));
  return { label: `Rename it ${name}`, edits: [...unique.values()] };
}

/** Reports service names that are not valid names. */
export function checkServiceName(report: Report, services: MapNode, service: Entry): void {
  const name = service.key;
  if (isName(name)) return;
  const suggestion = suggestName(name);
  const free = suggestion !== undefined && !entryOf(services, suggestion) ? suggestion : undefined;
  const hint = free ? `${NAME_HINT} Change it in the addresses that use it, too.` : NAME_HINT;
  report.add(
    'error',
    'name',
    service.at,
    `\`${name.slice(0, 60)}\` cannot be the name of a service`,
    hint,
    () => (free ? renameService(report, services, service, free) : undefined),
  );
}

/** Notes services that Compose starts only with a profile. */
export function checkProfiles(report: Report, services: MapNode, model: ServiceModel): void {
  const entry = entryOf(model.node, 'profiles');
  const [first] = itemsOf(entry?.value);
  if (!entry || !first) return;
  report.add(
    'finding',
    'profile',
    entry.at,
    `\`${model.name}\` belongs to the profile \`${report.text(first.value)}\` and is part of the plan`,
    'Compose starts it on request only. Delete it here if you do not need it all the time.',
    () => deleteServiceFix(report, services, model.entry),
  );
}

/** Notes services that Compose does not start again; one-shot services have a finding of their own. */
export function checkRestart(report: Report, model: ServiceModel): void {
  const restart = entryOf(model.node, 'restart');
  if (!restart || report.text(restart.value) !== 'no') return;
  report.add(
    'finding',
    'restart',
    restart.at,
    `\`${model.name}\` is started again when it exits`,
    'Apps run without end; there are no one-shot jobs. A migration is a pre-deploy command.',
    () => deletionFix(report.context, restart),
  );
}

/** Notes that several apps are public. */
export function checkPublic(report: Report, models: readonly ServiceModel[]): void {
  const open = models.filter((model) => model.exposure.publicPort !== undefined);
  const second = open[1];
  if (!second) return;
  const names =
    listed(open.slice(0, 6).map((model) => `\`${model.name}\``)) + (open.length > 6 ? ' …' : '');
  const entry = entryOf(second.node, 'ports') ?? second.entry;
  report.add(
    'note',
    'several-public',
    entry.at,
    `${open.length} apps are public: ${names}`,
    'Each has an address of its own. To keep one internal, write its port under `expose` instead of `ports`.',
  );
}
