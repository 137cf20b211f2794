import { engines } from './databaseImages.ts';
import { scalarEdit } from './edits.ts';
import { classifyContract, classifyImage, runsTool, type ImageKind } from './images.ts';
import { commandOf, pairsOf } from './hints.ts';
import { parseImage } from './imageReference.ts';
import type { Mounts } from './storage.ts';
import { named, type Report } from './report.ts';
import { parsePort } from './ports.ts';
import { entryOf, isNull, itemsOf, valueOf, type MapNode } from './tree.ts';

/**
 * What a service becomes by its image and by what it does with it: a tool run from
 * a database's image is an app, an unknown image that is set up like one is a database.
 */
export function imageOf(
  report: Report,
  service: MapNode,
  mounts: Mounts,
  built: boolean,
): ImageKind {
  const kind = built ? ({ type: 'app' } as const) : namedImage(report, service);
  if (kind.type === 'managed' && runsTool(kind.engine, commandOf(report, service)))
    return { type: 'app' };
  if (kind.type !== 'app') return kind;
  const variables = pairsOf(report, service, 'environment').map(([key]) => key);
  const targets = [...mounts.named, ...mounts.binds].map(({ target }) => target);
  const image = report.text(valueOf(service, 'image'));
  const ports = itemsOf(valueOf(service, 'ports')).flatMap(({ value }) => {
    const result = parsePort(report.text(value));
    return 'port' in result ? [result.port.first] : [];
  });
  return classifyContract(image, variables, targets, ports) ?? kind;
}

/** What a service becomes, judged by its image's name. Reports names and versions that can't be read. */
function namedImage(report: Report, service: MapNode): ImageKind {
  const entry = entryOf(service, 'image');
  if (!entry || isNull(entry.value)) return { type: 'app' };
  const text = report.text(entry.value);
  const unset = report.unset(entry.value);
  // A variable without a value leaves the tag empty, but the name still shows what the image is.
  const kind = classifyImage(
    parseImage(text) || unset.length === 0 ? text : text.replace(/[:@][^/]*$/, ''),
  );
  if (unset.length > 0 && (kind === undefined || text === '')) return { type: 'app' };
  if (kind === undefined) {
    const lower = text.toLowerCase();
    const written = entry.value.kind === 'scalar' ? entry.value.text : '';
    const edit =
      classifyImage(lower) && entry.value.kind === 'scalar'
        ? scalarEdit(report.context.source, entry.value, undefined, lower)
        : undefined;
    const empty = text.endsWith(':') && /\w+(?=\}?$)/.exec(written)?.[0];
    const hint = edit
      ? 'Image names are lowercase.'
      : empty
        ? `\`${empty}\` is empty.`
        : "Write `name:tag`, with the registry in front unless it's Docker Hub.";
    report.add(
      'error',
      'image',
      entry.at,
      `\`${text.slice(0, 80)}\` isn't an image name`,
      hint,
      () => (edit ? { label: `Write ${lower}`, edits: [edit] } : undefined),
    );
    return { type: 'app' };
  }
  return kind;
}

/** Notes loose versions. */
export function explainImage(report: Report, service: MapNode, image: ImageKind): void {
  const entry = entryOf(service, 'image') ?? entryOf(service, 'build');
  if (!entry) return;
  if (image.type === 'managed' && image.loose) {
    const label = `${engines[image.engine].label} ${image.version}`;
    report.add(
      'note',
      'image-version',
      entry.at,
      `\`${report.text(entry.value)}\` becomes ${label}`,
      image.ships
        ? `Its publisher ships ${image.ships} under that tag today, but we offer ${label}. Write \`${image.version}\` if you've tested the app with it.`
        : `Write the version you've tested the app with, such as \`${image.version}\`.`,
    );
  }
}

/** Says where a build comes from. */
export function explainBuild(report: Report, name: string, service: MapNode): void {
  const entry = entryOf(service, 'build');
  if (!entry) return;
  const context =
    report.text(entry.value.kind === 'map' ? valueOf(entry.value, 'context') : entry.value) || '.';
  if (/^https:\/\//.test(context)) return;
  if (/^(?:git@|git:|ssh:|http:)/.test(context)) {
    report.add(
      'finding',
      'build-source',
      entry.at,
      `\`${name}\` is built from \`${context}\``,
      'The platform reads Git repositories over HTTPS. Use the `https://` address.',
    );
    return;
  }
  report.add(
    'note',
    'build-source',
    entry.at,
    `\`${name}\` is built from Git`,
    `When you import, name the repository that contains \`${context}\`. The app is built from its Dockerfile.`,
  );
}

/** Asks for a volume where an image keeps data and nothing is mounted there, above or below. */
export function explainData(
  report: Report,
  name: string,
  service: MapNode,
  mounts: Mounts,
  paths: readonly string[],
  matters: boolean,
): void {
  const targets = [...mounts.named, ...mounts.binds].map(({ target }) =>
    target.replace(/\/?$/, '/'),
  );
  const open = paths.filter(
    (path) => !targets.some((to) => `${path}/`.startsWith(to) || to.startsWith(`${path}/`)),
  );
  if (open.length === 0) return;
  report.add(
    matters ? 'finding' : 'note',
    'no-volume',
    entryOf(service, 'image')?.at ?? service.start,
    `\`${name}\` keeps its data in ${named(open)}, where nothing is mounted`,
    'Anything written there is lost at the next release. Mount a volume to keep it.',
  );
}
