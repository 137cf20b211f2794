import { linesOf, type Line } from './credentials.ts';
import { setsLogin } from './exposure.ts';
import { commandOf } from './hints.ts';
import { interpolate } from './interpolate.ts';
import { parseImage } from './imageReference.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, valueOf } from './tree.ts';

/** Images by the end of their name, the variable with their password, and the password without one: none lets in everyone. */
const LOGINS: readonly (readonly [images: RegExp, sets: RegExp, known?: string])[] = [
  [/(?:^|\/)grafana(?:-oss|-enterprise)?$/, /^GF_SECURITY_ADMIN_PASSWORD(?:__FILE)?$/, 'admin'],
  [/(?:^|[/-])rabbitmq$/, /^RABBITMQ_(?:DEFAULT_PASS(?:_FILE)?|PASSWORD)$/, 'guest'],
  [/(?:^|\/)icecast2?$/, /^ICECAST_\w*PASSWORD$/, 'hackme'],
  [/(?:^|\/)minio$/, /^MINIO_(?:ROOT_PASSWORD(?:_FILE)?|SECRET_KEY)$/, 'minioadmin'],
  [/(?:^|\/)mongo-express$/, /^ME_CONFIG_BASICAUTH_PASSWORD$/, 'pass'],
  [/(?:^|\/)pgadmin4?$/, /^PGADMIN_DEFAULT_PASSWORD$/, ''],
  [/(?:^|\/)redis-commander$/, /^HTTP_PASSWORD/],
  [/(?:^|\/)kafka-ui$/, /^AUTH_TYPE$/],
  [/(?:^|\/)flower$/, /^FLOWER_BASIC_AUTH$|^FLOWER_OAUTH2/],
  [/(?:^|\/)meilisearch$/, /^MEILI_MASTER_KEY$/],
  [/(?:^|\/)qdrant$/, /^QDRANT__SERVICE__API_KEY$/],
  [/(?:^|\/)kibana$/, /^ELASTICSEARCH_(?:PASSWORD|SERVICEACCOUNTTOKEN)$/],
];
/** Passwords that are tried first. */
const WEAK =
  /^(?:admin\d*|administrator|password\d*|passw0rd|change[-_]?me|guest|secret|minio\w*|root|test|pass|example|1234\d*|postgres|rabbitmq|grafana|admin[:@]admin|user:pass\w*)$/i;

/** Whether a variable sets the password of an app's first user: by its name, or as the app's own. */
function setsAdmin(name: string, image: string, key: string): boolean {
  if (/ADMIN_?(?:USER_?)?PASS(?:WORD|WD)?$/i.test(key))
    return !/DB|SQL|POSTGRES|SMTP|MAIL/i.test(key);
  const [, stem = ''] = /^(\w+?)_(?:USER_?)?PASS(?:WORD)?$/i.exec(key) ?? [];
  return stem !== '' && [name, image.split('/').pop()].includes(stem.toLowerCase());
}

/** Reports variables that name the file of a secret, which no app has here. */
export function explainSecretFiles(report: Report, { name, node, kind }: ServiceModel): void {
  const lines = linesOf(report, node).filter(
    ({ key, value }) => key.endsWith('_FILE') && value.startsWith('/run/secrets/'),
  );
  const [first] = lines;
  if (!first || kind !== 'app') return;
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
 * Reports public apps that let in everyone, or everyone who knows a usual or published password. Returns the line
 * that does so.
 */
export function explainLogin(
  report: Report,
  model: ServiceModel,
  models: readonly ServiceModel[],
  /** The lines of the apps before. */
  told: readonly Line[],
): readonly Line[] {
  const { name, node, exposure, kind } = model;
  if (kind !== 'app' || exposure.publicPort === undefined) return [];
  const image = parseImage(report.text(valueOf(node, 'image')))?.repository ?? '';
  const command = commandOf(report, node);
  const own = /\bflower\b/.test(command) ? 'flower' : image;
  const lines = linesOf(report, node);
  const [, sets, known] = LOGINS.find(([images]) => images.test(own)) ?? [];
  const admin = sets
    ? undefined
    : lines.find(
        ({ key, value, given }) =>
          WEAK.test(value) &&
          setsAdmin(name, image, key) &&
          !(given && told.some((line) => line.key === key)),
      );
  if (!(sets ?? admin) || /--(?:basic[-_]auth|master-key)/.test(command)) return [];
  const line = admin ?? lines.find(({ key }) => sets?.test(key));
  const isGiven = line && (report.isGiven(line.raw) || line.node === undefined);
  const behind = models.some(
    (other) =>
      /elasticsearch|opensearch/.test(report.text(valueOf(other.node, 'image'))) &&
      setsLogin(report, other.node, report.text(valueOf(other.node, 'image'))),
  );
  const key = line && `\`${line.key.slice(0, 60)}\``;
  const at = line?.offset ?? entryOf(node, 'image')?.at ?? node.start;
  if (!isGiven && known === undefined) {
    if (own.endsWith('kibana') && behind) return [];
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
  const isWeak = isGiven ? WEAK.test(value) || value === known || twice : known !== '';
  const isWritten = isGiven && value !== '' && interpolate(line.raw, new Map()).text === value;
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
  if (isWritten && !line.given && !/_FILE$/.test(line.key))
    report.add(
      'note',
      'known-login',
      at,
      `The password of \`${name}\` is in the file`,
      `Everyone who has the file can log in. Set ${key ?? ''} as a secret with another value.`,
    );
  return [];
}
