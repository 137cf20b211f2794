import {
  escape,
  isAlone,
  isEmpty,
  linesOf,
  PASSWORD_KEY,
  stemsOf,
  type Line,
} from './credentials.ts';
import { engines } from './databaseImages.ts';
import { asking, deletionFix, scalarEdit } from './edits.ts';
import { envFilesOf } from './envFiles.ts';
import { commandOf } from './hints.ts';
import { parseImage } from './imageReference.ts';
import { platform, sizeOf } from './platform.ts';
import { listed, named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { sizesFor } from './sizing.ts';
import { entryOf, isNull, valueOf } from './tree.ts';
import type { Choices } from './types.ts';

/** What a command sets and a managed database doesn't have. */
const MISSED = /\bwal_level=logical|\bshared_preload_libraries=\S+|--loadmodule[= ]\S+/g;
/** Libraries that a managed database has, or that no app notices. */
const HARMLESS = /,?\b(?:pg_stat_statements|auto_explain)\b|["']/g;

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
    const command = commandOf(report, node).replace(HARMLESS, '').replace('=,', '=');
    const missed = command.match(MISSED) ?? [];
    const chosen = choices.sizes.get(name);
    const planned = sizeOf(chosen && sizesFor(kind).includes(chosen) ? chosen : size);
    const asked = Number(/\bmax[_-]connections[= ](\d+)/.exec(command)?.[1] ?? 0);
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
  for (const { name, node, aliases, database } of models) {
    const repository = parseImage(report.text(valueOf(node, 'image')))?.repository ?? '';
    const sets = SETUP.find(([image]) => image.test(repository))?.[1];
    const unknown =
      ['build', 'entrypoint'].some((key) => !isNull(valueOf(node, key))) ||
      envFilesOf(report, node).some(({ values }) => !values);
    if (!database || !sets || unknown) continue;
    const lines = linesOf(report, node);
    // Compose itself refuses an empty one that the file demands.
    const isOpen = (line: Line) =>
      (isEmpty(report, line) || (line.value === '' && isAlone(report, line))) &&
      !/\$\{\w+:\?/.test(line.raw);
    const given = lines.filter((line) => !isOpen(line)).map(({ key }) => key);
    const starts = given.some((key) => sets.test(key));
    const hasUser = given.some((key) => /^M[A-Z]+_USER$/.test(key));
    const own = lines.filter(
      (line) =>
        isOpen(line) &&
        ((!starts && sets.test(line.key)) || (hasUser && /^M[A-Z]+_PASSWORD$/.test(line.key))),
    );
    const host = new RegExp(`(?:^|[@/])(?:${[name, ...aliases].map(escape).join('|')})(?:$|[:/])`);
    // An app may log in without a password where the database says so.
    const open = given.some((key) => sets.test(key) && /ALLOW|AUTH/.test(key));
    const inside = models.flatMap((app) => {
      const all = app.name === name || open ? [] : linesOf(report, app.node);
      const hosts = all.filter(({ value }) => host.test(value)).flatMap(({ key }) => stemsOf(key));
      const stems = hosts.length > 0 ? [...hosts, ...OWN_STEMS].filter(Boolean) : [];
      const isLogin = ({ key }: Line) =>
        stems.some((stem) => key.startsWith(stem) && PASSWORD_KEY.test(key.slice(stem.length)));
      return all
        .filter((line) => isOpen(line) && isLogin(line))
        .map((line) => ({ line, of: app.name }));
    });
    const [first, ...more] = [...own.map((line) => ({ line, of: name })), ...inside];
    if (starts && !first) continue;
    const shown = (one: { line: Line; of: string }) => `\`${one.line.key}\` of \`${one.of}\``;
    const also = more.length > 0 ? ` Empty, too: ${listed(more.map(shown))}.` : '';
    report.service = name;
    report.add(
      'finding',
      'empty-password',
      first?.line.offset ?? entryOf(node, 'image')?.at ?? node.start,
      first ? `${shown(first)} is empty` : `\`${name}\` has no password`,
      `${starts ? `Nobody can log in to \`${name}\` with it` : "The image doesn't start without one"}. Choose a password and write it in every service that uses the database.${also}`,
    );
  }
  report.service = undefined;
}

/** Reports databases that we don't offer, with the nearest that we do. */
export function explainUnoffered(
  report: Report,
  { name, node, mounts, addedVolume, database }: ServiceModel,
): void {
  const build = isNull(valueOf(node, 'build')) ? undefined : entryOf(node, 'build');
  const entry = build ?? entryOf(node, 'image');
  if (!entry || !database) return;
  const keeps = addedVolume ?? mounts.named[0];
  report.add(
    'finding',
    'unoffered-database',
    entry.at,
    `\`${name}\` becomes an app${keeps ? ' with a volume' : ''}, not a managed database`,
    `${build ? "It's built from a Dockerfile, which the planner doesn't see. If that only takes over an official image, name that image under `image` instead." : database.why} The nearest we offer is ${database.nearest}.`,
    () => {
      const { value } = entry;
      if (!database.tag || value.kind !== 'scalar' || /[$@]/.test(value.text)) return undefined;
      const text = `${value.text.replace(/:[^/:]*$/, '')}:${database.tag}`;
      const edit = scalarEdit(report.context.source, value, undefined, text);
      // Another version is another database: only the author knows what its data was made with.
      return edit && asking({ label: `Write ${text}`, edits: [edit] });
    },
  );
}

/** Servers whose image runs its command instead of the server. */
const SERVERS =
  /(?:^|\/)(?:mysql|mariadb|percona|postgres|postgis|redis|valkey|mongo|rabbitmq|memcached|nginx|httpd|influxdb|clickhouse-server)$/;
/** What's over as soon as it's done. */
const ENDS =
  /^(?:(?:[\w/]*sh -\w*c )?["' ]*(?:mkdir|chown|chmod|cp|ln|ls|touch|echo|cat|true|exit)\b[^;&|\n]*(?:[;&|\n]+\s*|$))+$/;

/** Reports a command that takes the place of a server and ends, so that nothing runs. */
export function explainReplaced(report: Report, { name, node, kind }: ServiceModel): void {
  const entry = entryOf(node, 'command');
  const { repository = '' } = parseImage(report.text(valueOf(node, 'image'))) ?? {};
  const isOwn = isNull(valueOf(node, 'build')) && isNull(valueOf(node, 'entrypoint'));
  const command = commandOf(report, node);
  if (kind !== 'app' || !entry || !isOwn || !SERVERS.test(repository) || !ENDS.test(command))
    return;
  report.add(
    'finding',
    'no-server',
    entry.at,
    `\`${name}\` runs \`${command.slice(0, 60)}\` instead of its server`,
    'The command replaces the server, so the container ends at once and starts again. Delete the line.',
    () => asking(deletionFix(report.context, entry)),
  );
}
