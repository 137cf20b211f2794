import { escape, linesOf, PASSWORD_KEY, stemsOf, type Line } from './credentials.ts';
import { engines } from './databaseImages.ts';
import { deletionFix } from './edits.ts';
import { commandOf } from './hints.ts';
import { parseImage } from './imageReference.ts';
import { platform, sizeOf } from './platform.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { sizesFor } from './sizing.ts';
import { entryOf, isNull, valueOf } from './tree.ts';
import type { Choices } from './types.ts';

/** Settings that a managed database doesn't have, with what in a service's command sets them. */
const LACKING: readonly RegExp[] = [
  /\bwal_level=["']?logical/,
  /\bshared_preload_libraries=[^\s]+/,
  /--loadmodule[= ]\S+/,
];
/** Libraries that a managed database has, or that no app notices. */
const LOADED = /["']|\b(?:pg_stat_statements|auto_explain)\b|^,+|,+$|,(?=,)/g;

/** The setting without the libraries that do no harm. Empty if nothing else is left. */
function lacking(text: string): string {
  const [key = '', value = ''] = text.split('=');
  if (key !== 'shared_preload_libraries') return text.replace(/["']/g, '');
  const left = value.replace(LOADED, '').replace(/^,+|,+$/g, '');
  return left && `${key}=${left}`;
}

/** Reports what the command of a managed database sets, because nobody runs it. */
export function explainSettings(
  report: Report,
  models: readonly ServiceModel[],
  choices: Choices,
): void {
  for (const { kind, name, node, size } of models) {
    const entry = entryOf(node, 'command') ?? entryOf(node, 'entrypoint');
    if (kind === 'app' || !entry || isNull(entry.value)) continue;
    report.service = name;
    const { label } = engines[kind];
    const command = commandOf(report, node);
    const missed = LACKING.flatMap((pattern) => lacking(pattern.exec(command)?.[0] ?? '') || []);
    const chosen = choices.sizes.get(name);
    const planned = sizeOf(chosen && sizesFor(kind).includes(chosen) ? chosen : size);
    const asked = Number(/\bmax[_-]connections[= ]["']?(\d+)/.exec(command)?.[1] ?? 0);
    const enough = platform().sizes.find(({ connections }) => connections >= asked);
    if (missed.length > 0)
      report.add(
        'finding',
        'database-settings',
        entry.at,
        `A managed ${label} doesn't have ${named(missed)}, which \`${name}\` sets`,
        `What relies on it can't use a managed database. Run this one as an app with a volume, or leave out what needs the setting. The rest of \`${entry.key}\` isn't used either.`,
      );
    if (asked > planned.connections)
      report.add(
        'finding',
        'connections',
        entry.at,
        `\`${name}\` accepts ${planned.connections} connections as ${planned.name}, and the file sets ${asked}`,
        enough
          ? `${enough.name} is the smallest size with as many. Choose it in the plan, or have the apps open fewer.`
          : 'No size has as many. Have the apps open fewer.',
      );
    if (missed.length === 0 && asked <= planned.connections)
      report.add(
        'note',
        'database-command',
        entry.at,
        `The \`${entry.key}\` of \`${name}\` isn't used`,
        "You change a managed database's settings in the console.",
        () => deletionFix(report.context, entry),
      );
  }
  report.service = undefined;
}

/** Official images that need a password, and the variables that set one or do without. */
const SETUP: readonly (readonly [image: RegExp, sets: RegExp])[] = [
  [/^(?:mysql|mariadb|percona)$/, /^(?:MYSQL|MARIADB)_(?:(?:RANDOM_)?ROOT_PASSWORD|ALLOW_EMPTY)/],
  [/^(?:postgres|postgis\/postgis)$/, /^POSTGRES_(?:PASSWORD|HOST_AUTH_METHOD)/],
];
const OWN_STEMS = ['MYSQL_', 'MARIADB_', 'POSTGRES_'];

/** Reports databases that become apps and have an empty password, for their root, their user or the apps. */
export function checkPasswords(report: Report, models: readonly ServiceModel[]): void {
  // A key alone takes its value from the shell.
  const isEmpty = ({ raw, node, item }: Line) =>
    !report.isGiven(raw) && !(item ? !report.text(node).includes('=') : isNull(node));
  for (const { name, node, aliases, database } of models) {
    const repository = parseImage(report.text(valueOf(node, 'image')))?.repository ?? '';
    const sets = SETUP.find(([image]) => image.test(repository))?.[1];
    const unknown = ['build', 'env_file', 'entrypoint'].some((key) => !isNull(valueOf(node, key)));
    if (!database || !sets || unknown) continue;
    const lines = linesOf(report, node);
    const own = lines.filter(({ key }) => sets.test(key));
    const starts = own.some((line) => !isEmpty(line));
    const hasUser = lines.some((line) => /^M\w+_USER$/.test(line.key) && !isEmpty(line));
    const users = lines.filter(({ key }) => hasUser && /^M[A-Z]+_PASSWORD$/.test(key));
    const empty = [...(starts ? [] : own), ...users.filter(isEmpty)];
    const host = new RegExp(`(?:^|[@/])(?:${[name, ...aliases].map(escape).join('|')})(?:$|[:/])`);
    // An app may log in without a password where the database says so.
    const open = own.some((line) => /ALLOW|AUTH/.test(line.key) && !isEmpty(line));
    const inside = models.flatMap((app) => {
      const all = app.name === name || open ? [] : linesOf(report, app.node);
      const hosts = all.filter(({ value }) => host.test(value)).flatMap(({ key }) => stemsOf(key));
      const stems = hosts.length > 0 ? [...hosts, ...OWN_STEMS].filter(Boolean) : [];
      return all
        .filter(
          (line) =>
            isEmpty(line) &&
            stems.some(
              (stem) => line.key.startsWith(stem) && PASSWORD_KEY.test(line.key.slice(stem.length)),
            ),
        )
        .map((line) => ({ line, app }));
    });
    const [first] = inside;
    if (starts && empty.length === 0 && !first) continue;
    report.service = name;
    const alone = starts && empty.length === 0 ? first : undefined;
    const [subject, keys] = alone
      ? [alone.app.name, [alone.line.key]]
      : [name, empty.map(({ key }) => key)];
    const also = inside
      .filter((other) => other !== alone)
      .map(({ line, app }) => ` \`${line.key}\` of \`${app.name}\` is empty too.`);
    report.add(
      'finding',
      'empty-password',
      (alone?.line ?? empty[0])?.offset ?? entryOf(node, 'image')?.at ?? node.start,
      keys.length > 0
        ? `${named(keys)} of \`${subject}\` ${keys.length === 1 ? 'is' : 'are'} empty`
        : `\`${name}\` has no password`,
      `${
        !starts
          ? "The image doesn't start without one."
          : alone
            ? `\`${name}\` doesn't let it in without one.`
            : "The image doesn't create the user without one."
      } Choose a password and write it in every service that uses the database.${also.join('')}`,
    );
  }
  report.service = undefined;
}
