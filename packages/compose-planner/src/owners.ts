import { kindOfBind } from './binds.ts';
import { linesOf } from './credentials.ts';
import { asking, deletionFix } from './edits.ts';
import { envFilesOf } from './envFiles.ts';
import { commandOf } from './hints.ts';
import { parseImage } from './imageReference.ts';
import { knownImage } from './knownImages.ts';
import { SERVER } from './proxyImages.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, isNull, valueOf } from './tree.ts';

/** Directories where an image holds files of its own. */
const FILLED =
  /^\/(?:var\/www\/html|(?:app|code|srv|usr|opt|home|var\/www)\/(?:.*\/)?(?:node_modules|vendor|(?:site|dist)-packages|modules|themes|profiles|sites|dist|\.next))\/?$/;
/** The ones without which no app starts. */
const CODE = /\/(?:node_modules|vendor|(?:site|dist)-packages|\.next)\/?$/;
/** Where a web server's image has its pages. */
const ROOT = /^\/usr\/(?:share\/nginx\/html|local\/apache2\/htdocs)\/?$/;
/** The folders into which a build copies its code. */
const BUILT = /^\/(?:app|code|usr\/src\/app|var\/www(?:\/html)?|home\/node\/app|opt\/app)\/?$/;
/** Folders of PHP applications in which a build leaves files that the app needs, beside the data. */
const PARTLY = /^\/var\/www\/(?:html\/)?(?:data|storage|config)\/?$/;
/** Images that copy their code into an empty volume when they start, which a build may be based on. */
const FILLING = /wordpress|\bwp\b|nextcloud|matomo|joomla/i;

/** Asks about volumes that hide what an image has, each volume once for all apps that mount it. */
export function explainFilled(report: Report, models: readonly ServiceModel[]): void {
  const first = new Map<string, number>();
  for (const { kind, name, node, mounts } of models) {
    if (kind !== 'app') continue;
    const built = !isNull(valueOf(node, 'build'));
    // An fpm image has another port, but keeps its data where the others do.
    const image = report.text(valueOf(node, 'image')).replace(/(:[^/:]*)fpm[^/:]*$/, '$1x');
    const data = built ? undefined : knownImage(image)?.data;
    const root = mounts.named.find(({ target }) => ROOT.test(target));
    const uses = models.flatMap((model) => model.mounts.named);
    const isAlone = root && uses.filter(({ volume }) => volume === root.volume).length === 1;
    const own = mounts.named.find(
      ({ target }) =>
        (FILLED.test(target) || (built && (BUILT.test(target) || PARTLY.test(target)))) &&
        !target.startsWith(data ?? 'none'),
    );
    const filled = built || !SERVER.test(image) ? own : isAlone ? root : undefined;
    if (!filled) continue;
    const at = first.get(filled.volume) ?? filled.item.at;
    first.set(filled.volume, at);
    report.service = name;
    const hidden =
      CODE.test(filled.target) ||
      (built && BUILT.test(filled.target) && !FILLING.test(`${name} ${image}`));
    report.add(
      'finding',
      hidden ? 'hidden-code' : 'filled-volume',
      at,
      `\`${filled.target}\` of \`${name}\` starts empty`,
      `Compose fills a new volume with the image's files. Here, a volume starts empty and hides them. ${CODE.test(filled.target) ? "Delete the mount, because the image has what's built." : 'Mount it on a directory that has only data, or copy the files into it over SFTP.'}`,
      () =>
        CODE.test(filled.target) ? asking(deletionFix(report.context, filled.item)) : undefined,
    );
  }
  report.service = undefined;
}

/** Images that start as root, write into folders as another user and don't change their owner, and a way out. */
const WRITES: Readonly<Record<string, readonly [user: string, paths: RegExp, instead: string]>> = {
  'passbolt/passbolt': [
    'www-data',
    /^\/etc\/passbolt\/(?:gpg|jwt)/,
    'Use its tag that ends in `-non-root`, which runs as that user and listens on 8080.',
  ],
};
/** Official images that start as root, so that a new volume is root's. */
const AS_ROOT =
  /^(?:postgres|mysql|mariadb|mongo|redis|valkey(?:\/valkey)?|influxdb|nextcloud|wordpress)$/;

/** Images with a database of their own unless a setting says something else, and where it keeps its data. */
const EMBEDDED: Readonly<Record<string, readonly [path: string, setting: string, off: RegExp]>> = {
  // https://docs.tolgee.io/platform/self_hosting/running_with_docker/
  'tolgee/tolgee': ['/data', 'tolgee.postgres-autostart.enabled=false', /^false$/],
  // https://www.keycloak.org/server/db
  'quay.io/keycloak/keycloak': ['/opt/keycloak/data', 'KC_DB=postgres', /^(?!dev-)./],
};
/** The path in the address of a SQLite file, absolute only if the address leaves no doubt. */
const placeOf = (value: string) => value.replace(/^[\w:+]+?:(?:\/\/\/(?=\/)|(?=\/\w))?/, '');
const SQLITE = /^(?:jdbc:)?sqlite\w*(?:\+\w+)?:(?!.*:memory:)/i;

/** Reports databases inside an app's container, which has no volume for them. */
export function explainEmbedded(
  report: Report,
  { name, node, kind, mounts }: ServiceModel,
  models: readonly ServiceModel[],
  changed: ReadonlySet<string>,
): void {
  if (kind !== 'app') return;
  // What's mounted over code is left out, so it keeps no data.
  const kept = [...mounts.named, ...mounts.binds.filter((bind) => kindOfBind(bind) !== 'code')];
  const isKept = (place: string) =>
    kept.some(({ target }) => !/^\/\w/.test(place) || place.startsWith(target));
  const [path, setting = '', isOff = /^$/] =
    EMBEDDED[parseImage(report.text(valueOf(node, 'image')))?.repository ?? ''] ?? [];
  const plain = (key: string) => key.toLowerCase().replace(/\W|_/g, '');
  const lines = linesOf(report, node);
  const given = plain(setting.replace(/=.*/, ''));
  // A file of variables that isn't here may name another one.
  const off =
    (setting.startsWith('KC_') && envFilesOf(report, node).some(({ values }) => !values)) ||
    / --db[= ]/.test(` ${commandOf(report, node)}`) ||
    lines.some(
      ({ key, value, raw }) => (isOff.test(value) || raw.includes('$')) && plain(key) === given,
    );
  const isMounted = kept.some(({ target }) =>
    `${path ?? ''}/`.startsWith(target.replace(/\/?$/, '/')),
  );
  const file = lines.find(
    ({ key, value }) =>
      SQLITE.test(value) && !isKept(placeOf(value)) && !changed.has(`${name} ${key}`),
  );
  if (!file && (!path || off || isMounted)) return;
  const others = models.filter(
    (other) =>
      file &&
      other.kind === 'app' &&
      linesOf(report, other.node).some(({ value }) => value === file.value),
  );
  const unused = !file && models.some((other) => other.kind === 'postgres' || other.database);
  const instead = file
    ? others.length > 1
      ? ` for one app: ${named(others.map((other) => other.name))} would each have their own file, so use a managed database for both`
      : ', or use a managed database'
    : unused
      ? `, or set \`${setting}\` and use the one in the file`
      : '';
  report.add(
    'finding',
    unused ? 'credentials' : 'no-volume',
    file?.offset ?? entryOf(node, 'image')?.at ?? node.start,
    file
      ? `\`${file.key.slice(0, 60)}\` of \`${name}\` is a file in the container`
      : `\`${name}\` has a database of its own in \`${path ?? ''}\`, where nothing is mounted`,
    `Anything written there is lost at the next release. Mount a volume to keep it${instead}.`,
  );
}

/** Reports volumes into which an app can't write, because they belong to the user that its image runs as. */
export function explainOwners(report: Report, { name, node, kind, ...own }: ServiceModel): void {
  if (kind !== 'app') return;
  const volumes = [...own.mounts.named, ...(own.addedVolume ? [own.addedVolume] : [])];
  const { repository = '', tag = '' } = parseImage(report.text(valueOf(node, 'image'))) ?? {};
  const entry = entryOf(node, 'user');
  const user = report.text(entry?.value);
  const [writer, paths, instead] = WRITES[repository] ?? [];
  const OWN = 'A new volume belongs to the user that the image runs as';
  const closed = own.mounts.named.filter(({ target }) => paths?.test(target));
  const [first] = closed;
  if (first && user === '' && !tag.includes('non-root'))
    report.add(
      'finding',
      'volume-owner',
      first.item.at,
      `\`${name}\` can't write to ${named(closed.map(({ target }) => target))}`,
      `${OWN}, here root, but it writes there as \`${writer ?? ''}\`. ${instead ?? ''}`,
    );
  const [any] = volumes;
  if (!entry || !any || !/^[a-z1-9]/.test(user) || /^root\b/.test(user)) return;
  const isRoot = AS_ROOT.test(repository);
  const home = volumes.find(({ target }) => target.startsWith('/root/'));
  if (home) {
    report.add(
      'finding',
      'volume-owner',
      entry.at,
      `\`${name}\` can't reach \`${home.target}\` as \`${user.slice(0, 40)}\``,
      "The folder `/root` is closed to every user but root. Delete `user`, or mount the volume where that user's image keeps its data.",
    );
    return;
  }
  report.add(
    isRoot ? 'finding' : 'note',
    'volume-user',
    entry.at,
    `\`${name}\` may not write to ${named(volumes.map(({ target }) => target))} as \`${user.slice(0, 40)}\``,
    `${OWN}${isRoot ? ', here root' : ''}. Compose takes the owner from the image's folder instead. ${isRoot ? 'Delete `user`, and the image changes to its own user after it has taken the folder over.' : 'If that is another user, delete `user`.'}`,
  );
}
