import { isEmpty, linesOf, valuesIn, type Line } from './credentials.ts';
import { offsetOf, placeIn } from './envFiles.ts';
import { parseImage } from './imageReference.ts';
import { named, some, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { valueOf } from './tree.ts';
import type { Severity } from './types.ts';

/** A value of an app, from the Compose file or a given file with variables. */
export interface Value extends Line {
  app: ServiceModel;
  /** The words with which the app's own variables may start: `N8N` of `n8nio/n8n`. */
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
    const stems = words.flatMap((word) => [word, word.replace(/_.*/, '')]).filter(Boolean);
    const args = valuesIn(report, valueOf(valueOf(node, 'build'), 'args'));
    return [...linesOf(report, node), ...args].map((line) => ({ ...line, app, stems }));
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
    // An address that gets its port from another variable has to be written as a whole.
    const isWhole = /[\w}]:\$[^@]*$/.test(value.raw) && /:\d+(?:\/|$)/.test(value.value);
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
  /(?:change|replace)[-_ ]?(?:me|this|it|with)|placeholder|random[-_ ]?(?:generate|string|key|secret)|(?:^|[-_ :/=])(?:your|insert|enter)[-_ ](?!own|self)|^your(?:secret|pass|key|token)|(?:secret|key|password|token|value)[-_ ]?here\b|^(?:<[^>]*>|\{\{.*\}\}|[x*.-]{3,}|todo|tbd|fixme.*)$|x{6,}/i;

/** Secrets of an app itself, without which it doesn't start or makes up new ones. */
const SECRET =
  /^(?:(?:APP|AUTH|DJANGO|FLASK|NEXT|RAILS)_)?(?:ENCRYPTION_KEY|SECRET(?:_KEY)?(?:_BASE)?|APP_(?:KEY|SECRET)|JWT_(?:SECRET|KEY)|(?:NEXT)?AUTH_SECRET|(?:SESSION|PASSWORD|COOKIE)_SECRET)$/;

/** Variables that a template leaves empty for its reader, rather than to switch something off. */
const CREDENTIAL = /_(?:CLIENT_ID|(?:CLIENT_|API_)?SECRET|API_KEY|(?:API_|ACCESS_)?TOKEN)$/;

/** Addresses of an app itself and first passwords, without which many don't start. */
const NEEDED = /^(?:ORIGIN|(?:APP|BASE|SITE|PUBLIC)_UR[IL])$|(?:ADMIN|INITIAL\w*|ROOT)_PASSWORD$/;

/** Reports values that were given, but that are empty or placeholders. */
export function explainValues(report: Report, values: readonly Value[]): void {
  const rest = ({ key, stems }: Value) => {
    const stem = stems.find((word) => key.startsWith(`${word}_`));
    return stem ? key.slice(stem.length + 1) : key;
  };
  // Coolify makes up the values of SERVICE_… itself.
  const isOpen = ({ value, raw, ...line }: Value) =>
    value === '' &&
    (/^\$\{?(?!SERVICE_)\w+\}?$/.test(raw) || isEmpty(report, { value, raw, ...line })) &&
    !/-\}$/.test(raw) &&
    !/\$\{\w+:?\?/.test(raw);
  const others = explainAs(
    report,
    ['finding', 'empty-secret'],
    values,
    (value) => (SECRET.test(value.key) || SECRET.test(rest(value))) && isOpen(value),
    ['is empty', 'are empty'],
    "An app that needs it doesn't start, or makes one up and may lose it at a release. Generate one and set it as a secret.",
  );
  const apart = explainAs(
    report,
    ['finding', 'empty-config'],
    others,
    (value) =>
      NEEDED.test(value.key) &&
      (value.file !== undefined || (value.raw !== '' && !report.isGiven(value.raw))) &&
      isOpen(value),
    ['is given, but empty', 'are given, but empty'],
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
  explainAs(
    report,
    ['finding', 'placeholder-value'],
    others,
    ({ value }) => PLACEHOLDER.test(value),
    ['is a placeholder', 'are placeholders'],
    'Anyone can read the template. Write your own value, and passwords and keys as secrets.',
  );
}
