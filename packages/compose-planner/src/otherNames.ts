import { escape, HOST_KEY, linesOf, linkNames, OWN_NAME, replaceEdit } from './credentials.ts';
import type { Wanted } from './credentials.ts';
import { commandOf, networkAliases } from './hints.ts';
import { named, some, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf } from './tree.ts';
import type { Fix } from './types.ts';

/** Variables whose value may be the same word as a container's name without meaning its address. */
const LABEL =
  /NAME|USER|PASS|(?:^|_)ID$|PROJECT|PREFIX|TAG|LABEL|BUCKET|DATABASE|DB$|SCHEMA|VHOST|REALM|QUEUE|TOPIC|INDEX|MODE|TYPE|DRIVER/i;

/** A text with another name of a service replaced by its own: alone, in an address, as a default. */
function renamed(key: string, text: string, name: string, own: string): string {
  if (text === name)
    return HOST_KEY.test(key) || (/[._-]/.test(name) && !LABEL.test(key)) ? own : text;
  const places = `(://(?:[^/@\\s]*@|(?![^/@\\s]*@))|(?:^|[\\s,;=@"'(])(?=[\\w.-]+:\\d{2,5}(?!\\d))|@\\w*\\(|(?:host|server|data source)=|\\$\\{\\w+:?-)`;
  return text.replace(
    new RegExp(`${places}${escape(name)}(?:\\.internal)?(?=[:/?#,;\\s"')}]|$)`, 'gi'),
    (_, before: string) => `${before}${own}`,
  );
}

const placeOf = (model: ServiceModel | undefined) =>
  (entryOf(model?.node, 'networks') ?? model?.entry)?.at ?? 0;

/**
 * Reports what calls a service by its container's name, an alias or a link, which don't exist here. Returns the
 * lines to change in provided files with variables.
 */
export function explainOtherNames(
  report: Report,
  models: readonly ServiceModel[],
  kept: readonly ServiceModel[],
): Wanted[] {
  const names = new Set(models.map(({ name }) => name));
  const members = new Map<string, ServiceModel[]>();
  for (const model of models)
    for (const name of new Set(networkAliases(report, model.node)))
      if (!names.has(name)) members.set(name, [...(members.get(name) ?? []), model]);
  const used = new Set<string>();
  const given: Wanted[] = [];
  const say = (code: string, at: number, sentence: string, hint: string, fix?: () => Fix) => {
    report.renames ||= code === 'other-name';
    report.add('finding', code, at, sentence, `${OWN_NAME} ${hint}`, fix);
  };
  for (const app of kept) {
    if (app.kind !== 'app') continue;
    report.service = app.name;
    const entry = entryOf(app.node, 'command') ?? entryOf(app.node, 'entrypoint') ?? app.entry;
    const value = commandOf(report, app.node);
    const own = { node: undefined, item: false, offset: entry.at };
    const command = { ...own, key: entry.key, value, raw: value };
    const lines = [...linesOf(report, app.node), command];
    for (const target of models) {
      const links = linkNames(report, app, target);
      for (const name of new Set([...target.aliases, ...links])) {
        if (names.has(name) || (members.get(name)?.length ?? 0) > 1) continue;
        const calls = `calls \`${target.name}\` by another name, \`${name.slice(0, 60)}\``;
        const change = `Write \`${target.name}\` instead`;
        const found = lines.filter(
          (line) =>
            // Others get an app's own address from it.
            (target !== app || (line !== command && line.value.includes('://'))) &&
            renamed(line.key, line.value, name, '') !== line.value,
        );
        for (const line of found) {
          // The address of a managed database changes along with its login.
          if (target.kind !== 'app' && line !== command) continue;
          const written = renamed(line.key, line.raw, name, target.name);
          const isElsewhere = 'given' in line && written === line.raw;
          const text = isElsewhere ? renamed(line.key, line.value, name, target.name) : written;
          const edit = text === line.raw ? undefined : replaceEdit(report, { line, text });
          const fix = edit && { label: `Write ${target.name}`, edits: [edit] };
          const sentence = `\`${line.key.slice(0, 60)}\` of \`${app.name}\` ${calls}`;
          if ('given' in line && line.given)
            given.push({ line, text, what: 'host', lacks: 'name' });
          else say('other-name', line.offset, sentence, `${change}.`, fix && (() => fix));
        }
        if (found.length > 0) used.add(name);
        else if (
          links.includes(name) &&
          !lines.some(({ value }) => new RegExp(`\\b${escape(target.name)}\\b`).test(value))
        )
          say(
            entryOf(app.node, 'env_file') ? 'network-alias' : 'other-name',
            entryOf(app.node, 'links')?.at ?? app.entry.at,
            `\`${app.name}\` ${calls}`,
            `${change} in its configuration, or give the service that name.`,
          );
      }
    }
  }
  report.service = undefined;
  const unused = [...members].filter(([name]) => !used.has(name));
  const alone = unused.flatMap(([name, [first, ...more]]) =>
    first && more.length === 0 ? [{ name, first }] : [],
  );
  for (const [name, list] of unused.filter(([, members]) => members.length > 1))
    say(
      'other-name',
      placeOf(list[0]),
      `${named(list.map(({ name: own }) => own))} share the name \`${name}\``,
      "Members of a cluster don't find each other by a shared one. List their own names in the app's settings, or run this part on your own servers.",
    );
  if (alone.length > 0)
    say(
      'network-alias',
      placeOf(alone[0]?.first),
      some(
        alone.map(
          ({ name, first }, at) =>
            `\`${first.name}\` ${at === 0 ? "can't be reached " : ''}as \`${name}\``,
        ),
        3,
      ),
      `If an app or its image uses another one, write ${alone.length > 1 ? "the service's name" : named([alone[0]?.first.name ?? ''])} there.`,
    );
  return given;
}
