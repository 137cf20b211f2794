import { engines } from './databaseImages.ts';
import { deletionFix, scalarEdit } from './edits.ts';
import { healthCheckOf } from './health.ts';
import { classifyImage, type ImageKind } from './images.ts';
import type { Report } from './report.ts';
import { entryOf, isNull, valueOf, type MapNode } from './tree.ts';

/** What the image of a service becomes; reports names and versions that cannot be read. */
export function imageOf(report: Report, name: string, service: MapNode): ImageKind {
  const entry = entryOf(service, 'image');
  if (!entry || isNull(entry.value)) return { type: 'app' };
  const text = report.text(entry.value);
  const unset = report.unset(entry.value);
  // A variable without a value leaves a tag empty: the name still says what it is.
  const kind = classifyImage(unset.length > 0 ? text.replace(/[:@][^/]*$/, '') : text);
  const [variable = ''] = unset;
  if (unset.length > 0 && (kind === undefined || text === '')) {
    report.add(
      'finding',
      'image-variable',
      entry.at,
      `The image of \`${name}\` comes from the variable \`${variable}\``,
      'It has no value here; the plan takes it for an app. Write a default behind `:-`.',
    );
    return { type: 'app' };
  }
  if (kind === undefined) {
    const lower = text.toLowerCase();
    const edit =
      classifyImage(lower) && entry.value.kind === 'scalar'
        ? scalarEdit(report.context.source, entry.value, undefined, lower)
        : undefined;
    const hint = edit
      ? 'Image names are lower case.'
      : 'Write `name:tag`, with the registry in front if it is not Docker Hub.';
    report.add(
      'error',
      'image',
      entry.at,
      `\`${text.slice(0, 80)}\` is not the name of an image`,
      hint,
      () => (edit ? { label: `Write ${lower}`, edits: [edit] } : undefined),
    );
    return { type: 'app' };
  }
  if (unset.length > 0 && kind.type !== 'app') {
    const planned =
      kind.type === 'managed'
        ? `${engines[kind.engine].label} ${kind.version}`
        : `an app; nearest offered: ${kind.nearest}`;
    report.add(
      'finding',
      'image-variable',
      entry.at,
      `The version of \`${name}\` comes from the variable \`${variable}\``,
      `It has no value here; the plan takes ${planned}. Write a default behind \`:-\`.`,
    );
  }
  return kind;
}

/** Reports loose versions and databases that are not offered. */
export function explainImage(
  report: Report,
  name: string,
  service: MapNode,
  image: ImageKind,
): void {
  const entry = entryOf(service, 'image');
  if (!entry) return;
  if (image.type === 'managed' && image.loose) {
    const label = `${engines[image.engine].label} ${image.version}`;
    report.add(
      'note',
      'image-version',
      entry.at,
      `\`${report.text(entry.value)}\` becomes ${label}`,
      `Write the version, such as \`${image.version}\`, to say which one the app was tested with.`,
    );
  }
  if (image.type !== 'unoffered') return;
  const node = entry.value;
  report.add(
    'finding',
    'unoffered-database',
    entry.at,
    `\`${name}\` becomes an app with a volume, not a managed database`,
    `${image.why} The nearest offered: ${image.nearest}.`,
    () => {
      if (
        !image.tag ||
        node.kind !== 'scalar' ||
        node.text.includes('$') ||
        node.text.includes('@')
      )
        return undefined;
      const text = `${node.text.replace(/:[^/:]*$/, '')}:${image.tag}`;
      const edit = scalarEdit(report.context.source, node, undefined, text);
      return edit && { label: `Write ${text}`, edits: [edit] };
    },
  );
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
      'A Git repository is read over HTTPS. Write its `https://` address.',
    );
    return;
  }
  report.add(
    'note',
    'build-source',
    entry.at,
    `\`${name}\` is built from Git`,
    `Name the repository that holds \`${context}\` at the import; it is built from its Dockerfile.`,
  );
}

/** Says how the health of an app is checked. */
export function explainHealth(report: Report, name: string, service: MapNode): void {
  const entry = entryOf(service, 'healthcheck');
  if (!entry || isNull(entry.value)) return;
  const check = healthCheckOf(entry.value, (text) =>
    report.text({ kind: 'scalar', value: text, text, quoted: false, start: 0, end: 0 }),
  );
  if (check.type === 'http') {
    report.add(
      'note',
      'health-path',
      entry.at,
      `\`${name}\` is healthy while \`${check.path}\` answers 2xx or 3xx`,
      'The URL in the command of the check becomes its path.',
    );
  } else if (check.type === 'tcp') {
    report.add(
      'note',
      'health-tcp',
      entry.at,
      `\`${name}\` is healthy while its port accepts connections`,
      'The check has no URL; a TCP connect takes its place.',
    );
  }
}

/** Reports a platform on which no image runs. */
export function explainPlatform(report: Report, name: string, service: MapNode): void {
  const platform = entryOf(service, 'platform');
  if (platform && /arm|aarch|386|s390|ppc|riscv|windows/.test(report.text(platform.value))) {
    report.add(
      'finding',
      'platform',
      platform.at,
      `\`${name}\` asks for ${report.text(platform.value)}`,
      'Images run on linux/amd64; an image without it is refused at the import.',
      () => deletionFix(report.context, platform),
    );
  }
}
