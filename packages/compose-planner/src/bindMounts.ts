import { linesOf } from './credentials.ts';
import { engines } from './databaseImages.ts';
import { dependenciesOf } from './dependencies.ts';
import { asking, deletion, deletionFix, deletionsFix, scalarEdit } from './edits.ts';
import { plural } from './format.ts';
import { commandOf } from './hints.ts';
import { parseImage } from './imageReference.ts';
import { refusals } from './keyTable.ts';
import { knownImage } from './knownImages.ts';
import { adaptName } from './names.ts';
import { sourceEnd } from './mounts.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import {
  asideOf,
  hidesCode,
  holdsCertificates,
  holdsData,
  holdsSecret,
  hostAdvice,
  isCode,
  kindOfBind,
  looksLikeOneFile,
  mayConfigure,
  type BindKind,
} from './binds.ts';
import { publishedPorts } from './exposure.ts';
import { isLoopback, notHttp } from './ports.ts';
import type { BindMount } from './storage.ts';
import { entryOf, valueOf } from './tree.ts';
import { buildOf, isOutside, within } from './development.ts';
import type { Edit, Fix } from './types.ts';
import { SERVER } from './proxyImages.ts';
import { declareEdit, type VolumeNames } from './volumeEdits.ts';
import { sqliteHint } from './volumes.ts';

/** Directories that a build fills, where a volume would only hide what the image has. */
const MASKS =
  /\/(?:node_modules|vendor|\.next|\.nuxt|\.venv|venv|target|dist|build|__pycache__)\/?$/;
/** Paths of a web server that hold something other than its configuration. */
const BESIDE = /html|www|ssl|tls|certs?|letsencrypt|logs?\/?$|htpasswd|mime\.types/;
const NO_DIRECTORY = "An import doesn't copy files from your computer.";

interface Found {
  model: ServiceModel;
  bind: BindMount;
  kind: BindKind | 'anonymous';
  /** The app can't do without it: the only public app's configuration, or a file that its command or a setting names. */
  front: boolean;
  /** The app may not start without it. */
  reads: boolean;
  /** The app's other mounts that one finding has with it. */
  also: readonly Found[];
}

/** Directories in which an image has files of its own, and what only adds to a configuration. */
const HAS_OWN =
  /^\/(?:etc|usr|bitnami|opt\/bitnami|docker-entrypoint\S*|config|mosquitto)(?:\/|$)|\.d(?:\/|$)/;
/** Names that say configuration. */
const CONFIG =
  /(?:^|\/)\.?(?:conf(?:ig)?s?|env)\/?$|\.(?:conf|cfg|ini|toml|ya?ml|properties)$|\.env$/;

/** Settings that name a file which has to be there, and one that does. */
const SETTING = /CONF|RULES|SCRIPT|TEMPLATE/i;
const READ_FILE =
  /\.(?:conf|cfg|cnf|ini|ya?ml|toml|json|xml|properties|sh|bash|py|m?js|rb|pl|php|lua|hcl|rules|tmpl)$/;

/** Whether a command or a setting of an app names a mounted file. What the app itself makes isn't one. */
function isNamed(report: Report, { node }: ServiceModel, bind: BindMount): boolean {
  const image = report.text(valueOf(node, 'image'));
  const own = bind.target.replace(/\/+$/, '');
  // An image has a file where it looks by itself.
  const last = (parseImage(image)?.repository ?? '').split('/').pop() ?? '';
  if (
    /^(?!.*\/config\.yaml$)\/etc\/([^/]+)\//.exec(own)?.[1] === last ||
    holdsCertificates(bind) ||
    holdsSecret(bind)
  )
    return false;
  // `--import-realm` reads a folder that has this name.
  if (own.endsWith('/import') && / --import/.test(` ${commandOf(report, node)}`)) return true;
  const data = knownImage(image)?.data;
  const isFile = looksLikeOneFile(own) || looksLikeOneFile(bind.source);
  if (!isFile && (holdsData(bind) || (data && `${data}/`.startsWith(`${own}/`)))) return false;
  const settings = linesOf(report, node).flatMap(({ key, value }) =>
    SETTING.test(key) && !/LOG/i.test(key) ? value : [],
  );
  return [commandOf(report, node), ...settings]
    .join(' ')
    .split(/[\s"'=,;:]+/)
    .map((word) => word.replace(/^\/+/, '/'))
    .some((word) => (isFile ? word === own : word.startsWith(`${own}/`) && READ_FILE.test(word)));
}

/** Whether an image has a folder because it's built from it, or from the folder around it. */
function isBuilt(report: Report, { node }: ServiceModel, bind: BindMount): boolean {
  const build = buildOf(report, node);
  if (!bind.built || !/^\.{1,2}\//.test(bind.source) || holdsData(bind)) return false;
  if (isOutside(build, bind.source)) return false;
  const part = within(build.context, bind.source);
  // Next to the Compose file, folders of data and of code look the same.
  return part === '.' || (!/^[./]*$/.test(build.context) && part !== bind.source && isCode(bind));
}

/** The advice for a mount of the host's own files. */
const hostHint = (bind: BindMount): string =>
  asideOf(bind) ?? hostAdvice(bind.source) ?? hostAdvice(bind.target) ?? '';

/** The directory of a mount, which several services may have. */
const placeOf = ({ bind }: Found) =>
  (bind.source || bind.written).replace(/\/+$/, '').replace(/^\.\//, '');
const isShareable = (found: Found): boolean =>
  placeOf(found) !== '' &&
  (found.kind === 'data' ||
    (found.kind === 'config' && found.bind.readOnly && !looksLikeOneFile(placeOf(found))));

/** Where a web server's configuration is. */
const SITE =
  /\/(?:nginx|httpd|apache2|haproxy|caddy)\/.*\.(?:conf|cfg|template)$|\/conf\.d\/?$|Caddyfile$/;
/** Whether a web server has HTTPS of its own: a certificate beside its configuration, and the ports for both. */
const hasTls = (report: Report, { node, mounts }: ServiceModel): boolean =>
  mounts.binds.some(holdsCertificates) &&
  [80, 443].every((own) =>
    publishedPorts(report, valueOf(node, 'ports'), true).some(({ port }) => port.first === own),
  );

/** Whether one finding does for two mounts of an app: certificates, and the configuration of the web server that has them. */
function isJoined(report: Report, one: Found, other: Found): boolean {
  if (one.model !== other.model || one.kind !== 'config' || other.kind !== 'config') return false;
  if (holdsSecret(one.bind) || holdsSecret(other.bind)) return false;
  if (holdsCertificates(one.bind) && holdsCertificates(other.bind)) return true;
  const isServer = (found: Found) => holdsCertificates(found.bind) || SITE.test(found.bind.target);
  return isServer(one) && isServer(other) && hasTls(report, one.model);
}

/** The mounts of other apps around a folder: they write what it has. */
function around(byPlace: ReadonlyMap<string, readonly Found[]>, one: Found): readonly Found[] {
  const place = placeOf(one);
  if (!/^(?:config|data)$/.test(one.kind) || one.model.database || looksLikeOneFile(place))
    return [];
  const steps = place.split('/').slice(0, 20);
  const above = steps.map((_, at) => steps.slice(0, at).join('/'));
  return above
    .flatMap((path) => (/^\w/.test(path) ? (byPlace.get(path) ?? []) : []))
    .filter(({ model, kind, bind }) => model !== one.model && kind !== 'config' && !bind.readOnly);
}

/** The name of the volume that a mount becomes, from the service's name and the last part of the path. */
function nameFor({ model, bind }: Found, taken: ReadonlySet<string>): string {
  const part = (bind.source || bind.target)
    .split('/')
    .filter((word) => /[a-z]/i.test(word))
    .pop();
  const last = (part ?? 'data').replace(/[${}]/g, '');
  const own = model.shown.split('-');
  const short = last.toLowerCase().startsWith(own[0] ?? '') ? last : `${model.shown}-${last}`;
  return adaptName(short, taken, 'data');
}

/** The edits that replace a path with a volume's name. */
function sourceEdits(report: Report, bind: BindMount, name: string): Edit[] | undefined {
  const node = bind.item.value;
  const { source } = report.context;
  if (node.kind === 'scalar') {
    if (bind.anonymous) {
      const edit = scalarEdit(source, node, { from: 0, to: 0 }, `${name}:`);
      return edit && [edit];
    }
    const edit = scalarEdit(source, node, { from: 0, to: sourceEnd(node.text) }, name);
    return edit && [edit];
  }
  const [path, type] = [valueOf(node, 'source'), valueOf(node, 'type')];
  if (path?.kind !== 'scalar' || type?.kind !== 'scalar') return undefined;
  const options = entryOf(node, 'bind');
  const edits = [
    scalarEdit(source, path, undefined, name),
    scalarEdit(source, type, undefined, 'volume'),
    ...(options ? [deletion(report.context, options)] : []),
  ];
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}

function volumeFix(
  report: Report,
  names: VolumeNames,
  found: Found,
  name: string,
): Fix | undefined {
  const edits = sourceEdits(report, found.bind, name);
  const declared = declareEdit(report, names.root, name);
  return edits && declared && { label: `Make it the volume ${name}`, edits: [...edits, declared] };
}

/** The path to write after `COPY`, which has to be inside the build's directory. */
function copied(report: Report, { model, bind }: Found, source: string): string {
  if (bind.built) return within(buildOf(report, model.node).context, source);
  const inside = /^(?:\.\/)?[\w.-][^$~\\]*$/.test(source) && !/(?:^|\/)\.\.(?:\/|$)/.test(source);
  return inside ? source : (/(?!\.\.?[/\\]*$)[^/\\}]+(?=[/\\]*$)/.exec(source)?.[0] ?? '.');
}

function copyHint(report: Report, found: Found): string {
  const { model, bind, kind } = found;
  const source = bind.written || bind.source;
  if (/(?:^|\/)\.env(?:\.[\w-]+)*$/.test(source))
    return 'It contains variables. Set them as variables and secrets of the app.';
  if (holdsSecret(bind))
    return 'It contains a key or a password. Give it to the app as a secret, and keep it out of the image.';
  const volume = model.mounts.named.find(({ target }) =>
    bind.target.startsWith(`${target.replace(/\/$/, '')}/`),
  );
  if (volume)
    return `The volume \`${volume.volume}\` hides the image's files at this path, so copy the file into the volume over SFTP.`;
  if (holdsCertificates(bind))
    return 'The platform issues and renews certificates in front of the app. If the app itself reads this one, give it to the app as a secret.';
  const copy = `\`COPY ${copied(report, found, bind.source || source)} ${bind.target}\``;
  const values =
    kind === 'init' || hidesCode(bind.target) || /\/import\/?$/.test(bind.target)
      ? ''
      : ', or pass its values as variables';
  const image = imageName(report, model);
  return image
    ? `Build an image that contains it, with \`FROM ${image}\` and ${copy}${values}.`
    : `If the image has it already, delete the mount. Otherwise, copy it in your Dockerfile with ${copy}${values}.`;
}

function imageName(report: Report, model: ServiceModel): string | undefined {
  return entryOf(model.node, 'build')
    ? undefined
    : report
        .text(valueOf(model.node, 'image'))
        .replace(/(:[\w.-]+)@sha256:.*$|:$/, '$1')
        .slice(0, 160);
}

function explainManaged(report: Report, { model, bind, kind }: Found): void {
  if (model.kind === 'app') return;
  const { label, dataPath } = engines[model.kind];
  const remove = () => deletionFix(report.context, bind.item);
  const shown = bind.written || bind.source || bind.target;
  const data = bind.target.startsWith(dataPath.replace(/\/data$/, ''));
  const empty = `A managed ${label} starts empty. After the import,`;
  const [code, sentence, hint]: readonly [string, string, string] =
    kind === 'host'
      ? ['bind-mount', `\`${shown}\` is left out`, hostHint(bind)]
      : data || kind === 'data' || kind === 'anonymous'
        ? [
            'database-disk',
            `\`${model.name}\` keeps its data on the database's own disk`,
            `${empty} load a dump through the bastion.`,
          ]
        : kind === 'init'
          ? [
              'bind-mount',
              `\`${shown}\` won't run when \`${model.name}\` first starts`,
              `${empty} run the script once through the bastion.`,
            ]
          : [
              'bind-mount',
              `\`${shown}\` is a bind mount, so it's left out`,
              `A managed ${label} can't read your files. Change its settings in the console.`,
            ];
  const note = kind === 'host' || code === 'database-disk';
  report.add(note ? 'note' : 'finding', code, bind.item.at, sentence, hint, () =>
    note ? remove() : asking(remove()),
  );
}

function explainShared(report: Report, { model, bind }: Found, others: readonly Found[]): void {
  const models = [...new Set([model, ...others.map((other) => other.model)])];
  report.add(
    'finding',
    'shared-volume',
    bind.item.at,
    `\`${bind.written}\` is a bind mount of ${named(models.map(({ name }) => name))}, so it's left out`,
    /^\.{1,2}\/?$/.test(bind.source)
      ? `${NO_DIRECTORY} It's the project itself: if the images have the code, delete the mounts. What the apps write there needs a volume of one app, or object storage.`
      : [bind, ...others.map((other) => other.bind)].some(mayConfigure)
        ? `${NO_DIRECTORY} If your repository has its files, copy them into each image with \`COPY\`, or pass their values as variables. What an app writes there, such as its installer, belongs on a volume of that app, and the others need it as variables.`
        : `${bind.source ? NO_DIRECTORY : 'It has no value, so `docker compose up` stops.'} A volume attaches to one app only. ${/(?:static|media|public|assets)\w*\/?$/.test(bind.source) ? 'Have the app that writes these files serve them itself, or use object storage.' : (sqliteHint(report, models, bind.target) ?? refusals.sharedVolume.hint)}`,
  );
}

/** What to do with the configuration and the certificates of a web server, which only needs to speak HTTP here. */
function serverHint(report: Report, all: readonly Found[], models: readonly ServiceModel[]) {
  const copy = all.find(({ bind }) => !holdsCertificates(bind));
  const { name = '', node } = all[0]?.model ?? {};
  const waits = node ? dependenciesOf(report, node).map((one) => one.name) : [];
  const behind = models.filter((model) => waits.includes(model.name));
  const closed = behind.find(({ exposure }) => exposure.publicPort === undefined)?.exposure;
  const instead = !closed
    ? `, because ${named(waits)} ${behind.length > 1 ? 'are' : 'is'} public, too.`
    : notHttp({ first: closed.internalPort ?? 0, last: 0, protocol: 'tcp' })
      ? `, and write the port at which ${named(waits)} serves pages under \`ports\`.`
      : `, and make ${closed.internalPort ?? ''} of ${named(waits)} public in the plan.`;
  const goes = behind.length > 0 && (!closed || (behind.length === 1 && closed.internalPort));
  return `The platform speaks HTTPS in front of the app, so the certificates aren't needed. In the configuration, listen on 80 only, without \`ssl_*\` lines and the redirect to HTTPS. ${copy ? copyHint(report, copy) : ''}${goes ? ` If \`${name}\` only passes requests on, delete it${instead}` : ''}`;
}

function explainApp(
  report: Report,
  names: VolumeNames,
  found: Found,
  models: readonly ServiceModel[],
): void {
  const { model, bind, kind } = found;
  const { at } = bind.item;
  const all = [found, ...found.also];
  const more = all.length > 1 ? ` and ${plural(all.length - 1, 'more bind mount')}` : '';
  const shown = bind.written || 'A mount whose path comes from a variable';
  const left =
    bind.written && !more
      ? `\`${shown}\` is a bind mount, so it's left out`
      : `${bind.written ? `\`${shown}\`` : shown}${more} ${more ? 'are' : 'is'} left out`;
  const items = all.map((one) => one.bind.item);
  const remove = () =>
    more
      ? deletionsFix(report.context, items, `Delete ${items.length} mounts`)
      : deletionFix(report.context, bind.item);
  const build = buildOf(report, model.node);
  const add = (hint: string, fix?: () => Fix | undefined) =>
    found.front
      ? report.add(
          'finding',
          'front-config',
          at,
          `\`${model.name}\` runs without \`${shown}\`${more}`,
          hint,
          fix,
        )
      : report.add('finding', found.reads ? 'missing-config' : 'bind-mount', at, left, hint, fix);
  switch (kind) {
    case 'host':
      add(hostHint(bind), remove);
      return;
    case 'init':
    case 'config':
      if (hasTls(report, model) && all.some((one) => holdsCertificates(one.bind)))
        add(serverHint(report, all, models), () => asking(remove()));
      else add(`${NO_DIRECTORY} ${copyHint(report, found)}`, () => asking(remove()));
      return;
    case 'file':
      add(
        `${NO_DIRECTORY} A volume is a directory, so have the app keep this file in its own directory and mount a volume there.`,
      );
      return;
    case 'code':
      if (!bind.built) add(`${NO_DIRECTORY} ${copyHint(report, found)}`, () => asking(remove()));
      else if (isOutside(build, bind.source))
        report.add(
          'finding',
          'missing-code',
          at,
          `The image of \`${model.name}\` can't contain \`${shown}\`, and the mount is left out`,
          `Its build has only what is in \`${build.context}\`. Set a context that contains the code, and copy it in the Dockerfile with \`COPY\`.`,
        );
      else
        add(
          `The image must contain the code: check that the Dockerfile has a \`COPY\` for it, because the planner doesn't see the Dockerfile. ${build.target ? `What's built is the target \`${build.target}\`.` : "What's built is its last stage."}`,
          () => asking(remove()),
        );
      return;
    case 'anonymous':
      explainAnonymous(report, names, found);
      return;
    default: {
      const name = names.next((taken) => nameFor(found, taken));
      const read = mayConfigure(bind);
      const isMade = /static/.test(bind.source);
      const open = bind.source === '' && !holdsData(bind) && bind.written;
      if (open)
        report.add(
          'finding',
          'mount-config',
          at,
          `\`${open}\` has no value, so the mount is left out`,
          '`docker compose up` stops there. If it has code or configuration, copy that into the image. If it has data, name a volume instead.',
        );
      else if (isServed(report, model, bind))
        add(
          `The port on 127.0.0.1 says that a web server on the host hands these files out. None does here, so have the app serve them, or add a web server. ${isMade ? 'If the app makes them when it starts, delete this mount.' : 'Make this a volume to keep the data, and copy your files into it over SFTP.'}`,
          () =>
            isMade ? asking(remove()) : name ? volumeFix(report, names, found, name) : undefined,
        );
      else
        add(
          read
            ? `${NO_DIRECTORY} ${copyHint(report, found)} If the app writes there, make it a volume instead and copy the files into it over SFTP.`
            : `${NO_DIRECTORY} Make this a volume to keep the data. It starts empty, and you copy files into it over SFTP.`,
          () => {
            const fix = name ? volumeFix(report, names, found, name) : undefined;
            // A `config` folder next to the file is read at the start, so an empty volume wouldn't do.
            return hidesCode(bind.target) || read || /\/configs?\/?$/.test(bind.written)
              ? asking(fix)
              : fix;
          },
        );
    }
  }
}

/** Whether a folder of the machine is for a web server outside of the file. */
const isServed = (report: Report, { node }: ServiceModel, { source }: BindMount): boolean =>
  /^\/.*(?:static|media|public|assets)(?:files)?\/?$/.test(source) &&
  publishedPorts(report, valueOf(node, 'ports'), true).some(({ port }) => isLoopback(port.hostIp));

function explainAnonymous(report: Report, names: VolumeNames, found: Found): void {
  const { bind, model } = found;
  const code = model.mounts.binds.some(
    (other) => bind.target.startsWith(`${other.target}/`) && kindOfBind(other) === 'code',
  );
  if (code || MASKS.test(bind.target)) {
    report.add(
      'note',
      'anonymous-volume',
      bind.item.at,
      `\`${bind.target}\` stays as it is in the image`,
      "This unnamed volume only stops a mounted directory from hiding the image's files.",
      () => deletionFix(report.context, bind.item),
    );
    return;
  }
  const name = names.next((taken) => nameFor(found, taken));
  report.add(
    'finding',
    'anonymous-volume',
    bind.item.at,
    `\`${bind.target}\` is an unnamed volume, so it's left out`,
    'Files there are lost at the next release. Give the volume a name to keep them.',
    () => {
      const fix = name ? volumeFix(report, names, found, name) : undefined;
      // A new named volume is empty, but an unnamed one starts with the image's files.
      return /^\/(?:usr|opt|var\/www)\//.test(bind.target) ? asking(fix) : fix;
    },
  );
}

/** Reports mounts of the computer's paths and says what each can become here. */
export function explainBinds(
  report: Report,
  names: VolumeNames,
  models: readonly ServiceModel[],
): void {
  const [open, ...more] = models.filter(({ exposure }) => exposure.publicPort !== undefined);
  const found = models.flatMap((model) =>
    model.mounts.binds.map((bind): Found => {
      const read = !bind.anonymous && model.kind === 'app' && isNamed(report, model, bind);
      const own = bind.anonymous ? 'anonymous' : kindOfBind(bind);
      const kind =
        own !== 'data' ? own : read ? 'config' : isBuilt(report, model, bind) ? 'code' : own;
      const serves =
        model === open && more.length === 0 && SERVER.test(imageName(report, model) ?? '');
      // An image that's built may have the file.
      const built = models.some(
        ({ label, node }) =>
          label === 'app from Git' &&
          (node === model.node || valueOf(node, 'image')?.kind === 'scalar') &&
          (node === model.node || report.text(valueOf(node, 'image')) === imageName(report, model)),
      );
      const front = kind === 'config' && (serves ? !BESIDE.test(bind.target) : read && !built);
      const given = /\.env$/.test(bind.source) && report.environment.size > 0;
      const reads =
        kind === 'config' &&
        !given &&
        !HAS_OWN.test(bind.target) &&
        !model.database &&
        CONFIG.test(bind.source);
      return { model, bind, kind, front, reads, also: [] };
    }),
  );
  const joined = new Set<Found>();
  const byPlace = new Map<string, Found[]>();
  const all = new Map<string, Found[]>();
  for (const one of found) {
    const key = placeOf(one);
    all.set(key, [...(all.get(key) ?? []), one]);
    if (one.model.kind !== 'app' || !isShareable(one)) continue;
    byPlace.set(key, [...(byPlace.get(key) ?? []), one]);
  }
  for (const one of found) {
    const { model } = one;
    report.service = model.name;
    if (model.kind !== 'app') {
      explainManaged(report, one);
      continue;
    }
    const outer = around(all, one);
    const group = [...(byPlace.get(placeOf(one)) ?? []), ...outer];
    const others = group.filter((other) => other !== one);
    // What all of them only read is configuration.
    if (
      others.length > 0 &&
      (outer.length > 0 || (isShareable(one) && group.some((other) => other.kind === 'data')))
    ) {
      const isFirst =
        group.find((other) => placeOf(other) === placeOf(one)) === one || !isShareable(one);
      if (isFirst) explainShared(report, one, others);
    } else if (!joined.has(one)) {
      const rest = one.kind === 'config' ? found : [];
      const also = rest.filter((other) => other !== one && isJoined(report, one, other));
      for (const other of also) joined.add(other);
      explainApp(report, names, { ...one, also }, models);
    }
  }
  report.service = undefined;
}
