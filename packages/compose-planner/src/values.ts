import { isAlone, isEmpty, linesOf, valuesIn, type Line } from './credentials.ts';
import { offsetOf, placeIn } from './places.ts';
import { interpolate } from './interpolate.ts';
import { parseImage } from './imageReference.ts';
import { named, some, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { valueOf } from './tree.ts';
import type { Severity } from './types.ts';

/** A value of an app, from the Compose file or a given file with variables. */
export interface Value extends Line {
  app: ServiceModel;
  /** The words with which the app's own variables may start: `N8N` of `n8nio/n8n`, and what most of them start with. */
  stems: readonly string[];
}

/** The values of apps: their variables and build arguments. */
export function valuesOf(report: Report, apps: readonly ServiceModel[]): readonly Value[] {
  return apps.flatMap((app) => {
    const { name, node, kind } = app;
    if (kind !== 'app') return [];
    const image = parseImage(report.text(valueOf(node, 'image')))
      ?.repository.split('/')
      .pop();
    const words = [name, image ?? ''].map((text) => text.toUpperCase().replace(/\W/g, '_'));
    const args = valuesIn(report, valueOf(valueOf(node, 'build'), 'args'));
    const lines = [...linesOf(report, node), ...args];
    const [most = ''] = lines.flatMap(({ key }) => /^[A-Z]{2,}(?=_)/.exec(key) ?? []);
    if (lines.filter(({ key }) => key.startsWith(`${most}_`)).length > lines.length / 2)
      words.push(most);
    const stems = words.flatMap((word) => [word, word.replace(/_.*/, '')]).filter(Boolean);
    return lines.map((line) => ({ ...line, app, stems }));
  });
}

/**
 * Reports the values that pass a test, each once, and named where a person changes them. Returns the others.
 */
export function explainAs(
  report: Report,
  [severity, code]: readonly [Severity, string],
  values: readonly Value[],
  test: (value: Value) => boolean,
  [one, several]: readonly [string, string],
  hint: string,
): readonly Value[] {
  const found = new Map<string, { offset: number; shown: string; apps: Set<string> }>();
  const { environment } = report;
  const others = values.filter((value) => {
    if (!test(value)) return true;
    // An address that gets its scheme or its port from another variable has to be written as a whole.
    const isWhole =
      /^\$\{?\w+\}?:\/\//.test(value.raw) ||
      (/[\w}]:\$[^@]*$/.test(value.raw) && /:\d+(?:\/|$)/.test(value.value));
    const parts = isWhole ? [] : value.raw.matchAll(/\$\{?(\w+)/g);
    const names = [...parts].map(([, name = '']) => name);
    const given = (key: string) => ({ ...value, key, value: environment.get(key) ?? '' });
    const source =
      names.find((name) => environment.get(name) === value.value) ??
      names.find((name) => environment.has(name) && test(given(name)));
    const { key, value: text, file } = source ? { ...given(source), file: '' } : value;
    // Of a configuration in one value, the line counts, unless it's a comment.
    const line = text
      .split(/\n\s*/)
      .find((row) => !/^(?:#|\/\/|$)/.test(row) && test({ ...value, value: row }));
    const isLong = text.includes('\n');
    if (isLong && line === undefined) return true;
    const place = file === undefined ? '' : ` ${placeIn(report, file, key)}`;
    const written = isLong ? (line ?? '') : text && `${key}=${text}`;
    const shown = `\`${written.slice(0, key.length + 61) || key}\`${isLong ? ` in \`${key}\`` : ''}${place}`;
    const offset = isLong && value.node ? offsetOf(report, value.node, line ?? '') : value.offset;
    const known = found.get(shown) ?? { offset, shown, apps: new Set() };
    found.set(shown, known);
    if (!place) known.apps.add(value.app.name);
    return false;
  });
  const all = [...found.values()];
  const texts = all.map(
    ({ shown, apps }) => shown + (apps.size > 0 ? ` of ${named([...apps])}` : ''),
  );
  if (all[0])
    report.add(
      severity,
      code,
      all[0].offset,
      `${some(texts)} ${all.length > 1 ? several : one}`,
      hint,
    );
  return others;
}

/** What a template writes where its reader writes a value. */
const PLACEHOLDER =
  /(?:change|replace)[-_ ]?(?:me|this|it|with|in[-_ ])|(?<![a-z])(?:cambia(?:mi|me|lo)|(?:ä|ae)ndere?[-_ ]?mich|changez?[-_ ]?moi)(?![a-z])|placeholder|random[-_ ]?(?:generate|string|key|secret)|(?:^|[-_ :/=])(?:your|insert|enter)[-_ ](?!own|self)|^your(?:secret|pass|key|token)|(?:secret|key|password|token|value)[-_ ]?here\b|^my[-_]?time[-_]?zone$|^(?:#\s.*|<[^>]*>|\{\{.*\}\}|[x*.-]{3,}|todo|tbd|fixme.*)$|x{6,}/i;

/** Secrets of an app itself, without which it doesn't start or makes up new ones. */
export const SECRET =
  /^(?:(?:APP|AUTH|DJANGO|FLASK|NEXT|RAILS|WEBHOOK)_)?(?:ENCRYPTION_(?:KEY|SECRET)|SECRET(?:_KEY)?(?:_BASE)?|APP_(?:KEY|SECRET)|JWT_(?:SECRET|KEY)|(?:NEXT)?AUTH_SECRET|(?:SESSION|PASSWORD|COOKIE)_SECRET)$|(?:^|_)(?:RSA|JWT|OIDC|PASSPORT)_PRIVATE_KEY$/;

/** Variables that a template leaves empty for its reader, rather than to switch something off. */
const CREDENTIAL = /_(?:CLIENT_ID|(?:CLIENT_|API_)?SECRET|API_KEY|(?:API_|ACCESS_)?TOKEN)$/;

/** Addresses of an app itself and first passwords, without which many don't start. */
const NEEDED =
  /^(?:(?:NEXT|NUXT|VITE)_)?(?:ORIGIN|(?:NEXT)?AUTH_URL|NEXT_PUBLIC_(?!.*(?:SENTRY|POSTHOG|ANALYTICS|UMAMI|PLAUSIBLE|MATOMO|TERMS|PRIVACY|IMPRINT|LEGAL|DOCS|SUPPORT|HELP|STATUS|CDN|LOGO|ICON))\w+_URL|DOMAIN(?:_?NAME)?|HOST_?NAME|FQDN|(?:APP|BASE|SITE|PUBLIC|ROOT|EXTERNAL|WEB|UI|SERVER|FRONT_?END)_UR[IL])$|(?:ADMIN|INITIAL\w*|(?<!INITDB_)ROOT)_PASSWORD$|MASTER_KEY$|^JWT_SIGNATURE$/;
/** The same after the app's own name. */
const OWN = /^(?:UR[IL]|HOST|ADDRESS)$/;

/** Variables for a password or a key of the project itself: not those for what has no address outside. */
const KEY =
  /(?:(?<!BY)PASS(?:WORD|WD|_?PHRASE)?|PWD|SECRET|TOKEN|(?:^|SECRET(?:_[A-Z]+)?|ENCRYPTION|AES_256|MASTER|SALT|SIGNING|JWT|INTERNAL_API|ADMIN_API|^API|^(?!DEFAULT_)(?:[A-Z\d]+_)?APP)_?KEY(?:_BASE)?)$/i;
const STORES =
  /(?:^|_)(?:DB|DATA(?:BASE|SOURCE)(?!_ENCRYPTION_KEY)|PG|POSTG|MYSQL|MARIA|SQL|REDIS|VALKEY|MONGO|RABBIT|AMQP|CLICKHOUSE|ELASTIC|STORAGE|SMTP|IMAP|E?MAIL|LDAP|AWS)/i;
/** What the file says of a value that has to be replaced. */
const MARKED =
  /#.*(?:\bchange (?:this|me|it)|replace (?:this|with|it)|\binsert|generate|should be (?:changed|updated)|(?:never|not) be used (?:for|in) production|(?:your own|secure|random) (?:key|string|value|password|secret))/i;
const WORDS = /secret|passw|chang|exampl|admin|test|default|insecure|guest|1234|demo/i;
/** A run of letters and digits that no person made up. */
const RANDOM = /(?=[a-z+/]*\d)(?=\d*[a-z+/])[a-z\d+/]{16,}/i;

/** Runs and repeated blocks, which look random but aren't. */
const RUNS = /012345|123456|abcdef|fedcba|987654|(.{6,40})\1/i;

/** Values that switch something off, name a file or are made of references. */
const NO_KEY = /^(?:|true|false|none|null|\w|[./~].*|.*[\s{].*)$/is;

/** Whether anyone can guess a password or a key: one word, a short one, or a name of the app. */
export const isWeak = (text: string, names: readonly string[] = []): boolean =>
  !NO_KEY.test(text) &&
  (/insecure/i.test(text) ||
    RUNS.test(text) ||
    (!RANDOM.test(text) &&
      (WORDS.test(text) ||
        /^(?:.{1,6}|[a-z]{1,12}\d{0,4})$/i.test(text) ||
        names.some((name) => text === name || (name.length > 3 && text.startsWith(name))))));

/** Whether the file says, beside a value or above it, that it has to be replaced. */
function isMarked(report: Report, { node, offset, key, file, raw }: Value): boolean {
  const [, name = key] = /^\$\{?(\w+)/.exec(raw) ?? [];
  const place = report.envPlaces.get(file === undefined ? `\n${name}` : `${file}\n${key}`);
  if (place?.comment !== undefined || !node) return MARKED.test(place?.comment ?? '');
  const { text } = report.context.source;
  const [beside = ''] = text.slice(node.end).split('\n', 1);
  const [, above = ''] = /([^\n]*)\n[^\n]*$/.exec(text.slice(0, offset)) ?? [];
  return MARKED.test(beside) || (/^\s*#/.test(above) && MARKED.test(above));
}

/** A variable's name without that of its app. */
const restOf = ({ key, stems }: Value): string => {
  const stem = stems.find((word) => key.startsWith(`${word}_`));
  return stem ? key.slice(stem.length + 1) : key;
};

/** Whether a password has the initials of its app in front, and a user's name beside it. */
function isFirst(report: Report, { key, stems, app }: Value): boolean {
  const [initials = ''] = /^[A-Z]{2,4}(?=_PASS(?:WORD)?$)/.exec(key) ?? [];
  const pattern = new RegExp(`^${[...initials].join('\\w*')}`);
  return (
    initials !== '' &&
    stems.some((stem) => pattern.test(stem)) &&
    linesOf(report, app.node).some(
      (line) =>
        /^[A-Z]+_(?:USER(?:NAME)?|LOGIN)$/.test(line.key) && line.key.startsWith(`${initials}_`),
    )
  );
}

/** Whether a value is a password or a key that everybody can read or guess. Behind a public app, keys count, too. */
function isKnown(report: Report, line: Value): boolean {
  const { key, value, raw, app, stems } = line;
  const { publicPort } = app.exposure;
  const names = () => [app.name, ...stems].map((name) => name.toLowerCase());
  if (/(?:USER|LOGIN|AUTH|CREDENTIAL)S?$/i.test(key)) {
    const [, user = '', pair = ''] = /^([\w.@-]+):([\w-]*[a-z][\w-]*)$/i.exec(value) ?? [];
    if (pair) return publicPort !== undefined && isWeak(pair, [user, ...names()]);
  }
  const isKey = KEY.test(key) || /password\d/i.test(value);
  if (!isKey || STORES.test(key) || NO_KEY.test(value)) return false;
  const isLogin =
    /ADMIN|AUTH|DASHBOARD|DEFAULT|INIT|LOGIN|ROOT|USER|WEB|^PASS/i.test(restOf(line)) ||
    isFirst(report, line);
  // So does the administrator's password of what the file builds.
  const isBehind =
    /KEY|SECRET|TOKEN|HEADER/i.test(key) ||
    (/(?:ADMIN|SUPERUSER)_PASS/i.test(key) && valueOf(app.node, 'build') !== undefined);
  if (isBehind ? report.open.size === 0 : !isLogin || publicPort === undefined) return false;
  // Everybody who has the file has its defaults.
  const isDefault = raw.startsWith('${') && interpolate(raw, new Map()).text === value;
  return isWeak(value, names()) || isDefault || (!RANDOM.test(value) && isMarked(report, line));
}

/** Whether an empty variable leaves an address without its host: `https://api.${DOMAIN}`. */
const isHostless = ({ environment }: Report, { raw }: Value): boolean =>
  environment.get(/\w:\/\/(?:[\w.-]+\.)?\$\{?(\w+)\}?(?=[:/]|$)/.exec(raw)?.[1] ?? '') === '';

/** Reports values that were given, but that are empty or placeholders. */
export function explainValues(report: Report, values: readonly Value[]): void {
  // Coolify makes up the values of SERVICE_… itself.
  const isOpen = ({ value, raw, ...line }: Value) =>
    value === '' &&
    (/^\$\{?(?!SERVICE_)\w+\}?$/.test(raw) ||
      isAlone(report, { raw, ...line }) ||
      isEmpty(report, { value, raw, ...line })) &&
    !/-\}$/.test(raw) &&
    !/\$\{\w+:?\?/.test(raw);
  const others = explainAs(
    report,
    ['finding', 'empty-secret'],
    values,
    (value) =>
      value.value === '' && (SECRET.test(value.key) || SECRET.test(restOf(value))) && isOpen(value),
    ['is empty', 'are empty'],
    "An app that needs it doesn't start, or makes one up and may lose it at a release. Generate one and set it as a secret.",
  );
  // A long list of keys alone passes on what happens to be set.
  const isOptional = ({ app, ...value }: Value) =>
    isAlone(report, value) &&
    linesOf(report, app.node).filter((line) => isAlone(report, line)).length > 9;
  const apart = explainAs(
    report,
    ['finding', 'empty-config'],
    others,
    (value) =>
      isHostless(report, value) ||
      (value.value === '' &&
        (NEEDED.test(value.key) ||
          NEEDED.test(restOf(value)) ||
          (restOf(value) !== value.key && OWN.test(restOf(value)) && !value.app.database)) &&
        (value.file !== undefined || value.raw !== '' || isAlone(report, value)) &&
        !isOptional(value) &&
        isOpen(value)),
    ['has no value', 'have no value'],
    'The app may not start without it. Write its value: the address that the app gets here, or a password of your own as a secret.',
  );
  explainAs(
    report,
    ['note', 'empty-value'],
    apart.filter(
      ({ key, raw, file }) =>
        file !== undefined || (raw === '' ? CREDENTIAL.test(key) : !report.isGiven(raw)),
    ),
    isOpen,
    ['is given, but empty', 'are given, but empty'],
    'Write a value where the app needs one.',
  );
  const known = explainAs(
    report,
    ['finding', 'placeholder-value'],
    others,
    ({ key, value }) =>
      PLACEHOLDER.test(value) ||
      (/[a-z]_(?:key|secret|token)$/.test(value) && key.toLowerCase().endsWith(value)),
    ['is a placeholder', 'are placeholders'],
    'Anyone can read the template. Write your own value, and passwords and keys as secrets.',
  );
  const own = explainAs(
    report,
    ['finding', 'sample-key'],
    known,
    (value) =>
      (value.file !== undefined || report.environment.has(/\w+/.exec(value.raw)?.[0] ?? '')) &&
      (SECRET.test(value.key) || SECRET.test(restOf(value))) &&
      RANDOM.test(value.value) &&
      !isWeak(value.value) &&
      isMarked(report, value),
    ['has a comment that asks for a value of your own', 'have comments that ask for your own'],
    "If it's still the sample's, everyone has it. Generate one and set it as a secret.",
  );
  const open = explainAs(
    report,
    ['finding', 'sample-key'],
    own,
    ({ value }) => /"d":"|BEGIN (?:\w+ )*PRIVATE KEY/.test(value),
    ['is a private key', 'are private keys'],
    "If it's still the sample's, everyone has it. Generate one and set it as a secret.",
  );
  explainAs(
    report,
    ['finding', 'known-key'],
    open,
    (value) => isKnown(report, value),
    ['is known to everyone or easy to guess', 'are known to everyone or easy to guess'],
    'Anyone who knows one gets in. Set long random values of the same form as secrets, in every app that uses them.',
  );
}
