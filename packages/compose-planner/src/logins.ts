import { linesOf, type Line } from './credentials.ts';
import { asking, deletionFix } from './edits.ts';
import { commandOf } from './hints.ts';
import { parseImage } from './imageReference.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, itemsOf, valueOf } from './tree.ts';
import { isWeak as isGuessed } from './values.ts';

/** Images by the end of their name, the variable with their password, and the password without one: none lets in everyone. */
const LOGINS: readonly (readonly [images: RegExp, sets: RegExp, known?: string])[] = [
  [/(?:^|\/)grafana(?:-oss|-enterprise)?$/, /^GF_SECURITY_ADMIN_PASSWORD(?:__FILE)?$/, 'admin'],
  [/(?:^|[/-])rabbitmq$/, /^RABBITMQ_(?:DEFAULT_PASS(?:_FILE)?|PASSWORD)$/, 'guest'],
  [/(?:^|\/)minio$/, /^MINIO_(?:ROOT_PASSWORD(?:_FILE)?|SECRET_KEY)$/, 'minioadmin'],
  [/(?:^|\/)mongo-express$/, /^ME_CONFIG_BASICAUTH_PASSWORD$/, 'pass'],
  [/(?:^|\/)pgadmin4?$/, /^PGADMIN_DEFAULT_PASSWORD$/, ''],
  [/(?:^|\/)redis-commander$/, /^HTTP_PASSWORD/],
  [/(?:^|\/)kafka-ui$/, /^AUTH_TYPE$/],
  [/(?:^|\/)flower$/, /^FLOWER_BASIC_AUTH$|^FLOWER_OAUTH2/],
  [/(?:^|\/)meilisearch$/, /^MEILI_MASTER_KEY$/],
  [/(?:^|\/)qdrant$/, /^QDRANT__SERVICE__API_KEY$/],
];
/** Variables that turn a login off. */
const OFF = /^(?:\w+_)?(?:DISABLE|NO)_(?:AUTH(?:ENTICATION)?|LOGIN)$/;

/** Reports the files of secrets, which no app has here, and variables that name one. */
export function explainSecretFiles(report: Report, { name, node, kind }: ServiceModel): void {
  if (kind !== 'app') return;
  const lines = linesOf(report, node).filter(
    ({ key, value }) => key.endsWith('_FILE') && value.startsWith('/run/secrets/'),
  );
  const entry = entryOf(node, 'secrets');
  if (entry) report.explained('secrets');
  const files = itemsOf(entry?.value).flatMap(({ value }) => {
    const source = report.text(valueOf(value, 'source') ?? value);
    const target = report.text(valueOf(value, 'target')) || source;
    const path = target.startsWith('/') ? target : `/run/secrets/${target}`;
    return lines.some((line) => line.value === path) ? [] : [{ source, path }];
  });
  if (entry && files.length > 0)
    report.add(
      'finding',
      'secrets',
      entry.at,
      `\`${name}\` doesn't have ${named(files.map(({ path }) => path))} here`,
      `Secrets aren't mounted as files. Set ${named(files.map(({ source }) => source))} among the app's secrets, and change what reads the file, such as a start script, to read the variable instead.`,
      () => asking(deletionFix(report.context, entry)),
    );
  const [first] = lines;
  if (!first) return;
  const keys = lines.map(({ key }) => key);
  report.add(
    'finding',
    'secrets',
    first.offset,
    `${named(keys)} of \`${name}\` ${keys.length === 1 ? 'names a file that isn' : 'name files that aren'}'t there`,
    `Delete ${keys.length === 1 ? 'it' : 'them'}, and set ${named(keys.map((key) => key.slice(0, -5)))} instead: the login of a managed database as a reference, anything else as a secret.`,
  );
}

/**
 * Reports public apps that let in everyone, or everyone who knows a usual or published password of their image.
 * Returns the line that does so.
 */
export function explainLogin(report: Report, model: ServiceModel): readonly Line[] {
  const { name, node, exposure, kind } = model;
  if (kind !== 'app' || exposure.publicPort === undefined) return [];
  const image = parseImage(report.text(valueOf(node, 'image')))?.repository ?? '';
  const command = commandOf(report, node);
  const own = /\bflower\b/.test(command) ? 'flower' : image;
  const lines = linesOf(report, node);
  const [, sets, known] = LOGINS.find(([images]) => images.test(own)) ?? [];
  const off = /(?:^|\s)(--(?:anonymous-mode|no-auth|disable-auth))(?=\s|$)/.exec(command)?.[1];
  const open = lines.find(({ key, value }) => OFF.test(key) && /^(?:true|1|yes)$/i.test(value));
  if (off || open) {
    report.add(
      'finding',
      'open-app',
      open?.offset ?? entryOf(node, 'command')?.at ?? node.start,
      `\`${name}\` is public and lets in everyone`,
      `\`${off ?? open?.key ?? ''}\` turns its login off. Delete that, or choose 'internal' for it in the plan and reach it through the bastion.`,
    );
    return open ? [open] : [];
  }
  if (!sets || /--(?:basic[-_]auth|master-key)/.test(command)) return [];
  const line = lines.find(({ key }) => sets.test(key));
  const isGiven = line && (report.isGiven(line.raw) || line.node === undefined);
  const key = line && `\`${line.key.slice(0, 60)}\``;
  const at = line?.offset ?? entryOf(node, 'image')?.at ?? node.start;
  if (!isGiven && known === undefined) {
    report.add(
      'finding',
      'open-app',
      at,
      `\`${name}\` is public and lets in everyone`,
      `${key ? `${key} is empty.` : 'The file sets no password for it.'} Set one, or choose 'internal' for it in the plan and reach it through the bastion.`,
    );
    return line ? [line] : [];
  }
  const value = line?.value ?? '';
  // Many write the user's name twice.
  const twice = lines.some(
    (other) => /USER|LOGIN/.test(other.key) && value !== '' && other.value === value,
  );
  const isWeak = isGiven ? isGuessed(value) || value === known || twice : known !== '';
  if (isWeak) {
    report.add(
      'finding',
      'known-login',
      at,
      `\`${name}\` is public with a password that everyone knows`,
      `${isGiven ? `${key ?? ''} is \`${value.slice(0, 60)}\`.` : `Without one in the file, it's \`${known ?? ''}\`.`} Choose another one and set it as a secret.`,
    );
    return line ? [line] : [];
  }
  return [];
}
