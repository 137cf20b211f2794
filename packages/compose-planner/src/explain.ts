import { engines } from './databaseImages.ts';
import { asking, deletionFix, scalarEdit } from './edits.ts';
import { healthCheckOf } from './health.ts';
import { interpolate } from './interpolate.ts';
import { classifyContract, classifyImage, runsTool, type ImageKind } from './images.ts';
import { pairsOf } from './hints.ts';
import type { Exposure } from './exposure.ts';
import type { Mounts } from './storage.ts';
import type { Report } from './report.ts';
import { parseSeconds } from './memory.ts';
import { bound, limitText } from './platform.ts';
import { entryOf, isNull, itemsOf, valueOf, type MapNode, type TreeNode } from './tree.ts';

/** The words of a service's entry point and command. */
function commandOf(report: Report, service: MapNode): string {
  return ['entrypoint', 'command']
    .flatMap((key) => {
      const node = valueOf(service, key);
      return [report.text(node), ...itemsOf(node).map((item) => report.text(item.value))];
    })
    .join(' ');
}

/**
 * What a service becomes by its image and by what it does with it: a tool run from
 * a database's image is an app, an unknown image that is set up like one is a database.
 */
export function imageOf(
  report: Report,
  name: string,
  service: MapNode,
  mounts: Mounts,
  built: boolean,
): ImageKind {
  const kind = built ? ({ type: 'app' } as const) : namedImage(report, name, service);
  if (kind.type === 'managed' && runsTool(kind.engine, commandOf(report, service))) {
    report.add(
      'note',
      'database-tool',
      entryOf(service, 'image')?.at ?? 0,
      `\`${name}\` runs a tool of ${engines[kind.engine].label} and becomes an app`,
      'Its command is not the database server. Backups of a managed database are included, daily.',
    );
    return { type: 'app' };
  }
  if (kind.type !== 'app') return kind;
  const variables = pairsOf(report, service, 'environment').map(([key]) => key);
  const targets = [...mounts.named, ...mounts.binds].map(({ target }) => target);
  const image = report.text(valueOf(service, 'image'));
  return classifyContract(image, variables, targets) ?? kind;
}

/** What the image of a service becomes by its name; reports names and versions that cannot be read. */
function namedImage(report: Report, name: string, service: MapNode): ImageKind {
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
        ? `Its publisher ships ${image.ships} under that tag today; ${label} is the one on offer. Write \`${image.version}\` if the app was tested with it.`
        : `Write the version, such as \`${image.version}\`, to say which one the app was tested with.`,
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
      // Another version is another database: only the author knows what its data was made with.
      return edit && asking({ label: `Write ${text}`, edits: [edit] });
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

/** Says how the health of an app is checked; of one without a port nothing but its process can be. */
export function explainHealth(
  report: Report,
  name: string,
  service: MapNode,
  exposure: Exposure,
  aliases: readonly string[],
): void {
  const entry = entryOf(service, 'healthcheck');
  if (!entry || isNull(entry.value)) return;
  checkGrace(report, name, entry.value);
  const port = exposure.publicPort ?? exposure.internalPort;
  const read = (text: string) => interpolate(text, report.environment).text;
  const check = healthCheckOf(entry.value, { read, names: [name, ...aliases] });
  const note = (code: string, sentence: string, hint: string) =>
    report.add('note', code, entry.at, `\`${name}\` is healthy while ${sentence}`, hint);
  if (check.type === 'process')
    note('health-process', 'its process runs', 'The file turns its health check off.');
  else if (port === undefined) return;
  else if (check.type === 'http') {
    const other = check.port !== undefined && check.port !== port ? check.port : undefined;
    note(
      'health-path',
      `\`${check.path}\` answers 2xx or 3xx on ${port}`,
      other
        ? `The check in the file asks port ${other}; here it asks the container port, ${port}.`
        : 'The URL in the command of the check becomes its path.',
    );
  } else
    note(
      'health-tcp',
      `port ${port} accepts connections`,
      'The check has no URL; a TCP connect takes its place.',
    );
}

/** Reports a start that may take longer than the platform waits. */
function checkGrace(report: Report, name: string, check: TreeNode): void {
  const entry = entryOf(check, 'start_period');
  const seconds = parseSeconds(report.text(entry?.value));
  if (!entry || seconds === undefined || seconds <= bound('app.health.graceMax') * 60) return;
  report.add(
    'finding',
    'start-grace',
    entry.at,
    `\`${name}\` gets ${limitText('app.health.graceMax')} to start`,
    'A release that is not healthy by then fails. Let the app start sooner and do long work behind it.',
    () => deletionFix(report.context, entry),
  );
}

/** Directories of code, where an image holds files that the app does not run without. */
const FILLED =
  /^\/(?:var\/www\/html|(?:app|code|srv|usr|opt|home|var\/www)\/(?:.*\/)?(?:node_modules|vendor|modules|themes|profiles|sites|dist|\.next))\/?$/;

/** Asks for a volume where a known image keeps data and nothing is mounted there or above. */
export function explainData(
  report: Report,
  name: string,
  service: MapNode,
  mounts: Mounts,
  data: string | undefined,
): void {
  const filled = mounts.named.find(
    ({ target }) => FILLED.test(target) && !target.startsWith(data ?? 'none'),
  );
  if (filled)
    report.add(
      'finding',
      'filled-volume',
      filled.item.at,
      `\`${filled.target}\` of \`${name}\` starts empty`,
      'Compose fills a new volume with what the image holds there; here a volume starts empty and hides it. Mount it at a directory of data alone, or copy the files into it by SFTP.',
    );
  if (data === undefined) return;
  const within = (target: string) =>
    target === data || data.startsWith(`${target}/`) || target.startsWith(`${data}/`);
  if ([...mounts.named, ...mounts.binds].some(({ target }) => within(target.replace(/\/$/, ''))))
    return;
  report.add(
    'note',
    'no-volume',
    entryOf(service, 'image')?.at ?? service.start,
    `\`${name}\` keeps its data at \`${data}\`, where nothing is mounted`,
    'What is written there is gone at the next release. Mount a volume to keep it.',
  );
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
