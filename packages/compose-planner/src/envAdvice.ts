import { REFERENCES } from './credentials.ts';
import type { Engine } from './databaseImages.ts';
import { dependenciesOf } from './dependencies.ts';
import { envFilesOf, lacksEnv } from './envFiles.ts';
import { eachScalar } from './environment.ts';
import { interpolate } from './interpolate.ts';
import { offsetOf, placeIn } from './places.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf } from './tree.ts';
import { SECRET } from './values.ts';

/** Reports the values of a given `.env` that reach no app, because its program reads the file itself. */
function explainUnread(report: Report, models: readonly ServiceModel[]): void {
  const build = models.map(({ node }) => entryOf(node, 'build')).find(Boolean);
  if (!build || ![...report.environment.keys()].some((key) => SECRET.test(key))) return;
  const { text } = report.context.source;
  const words = new Set(text.match(/\w+/g));
  // One may be part of another, by `A=${B}`.
  const given = [report.environment, ...report.envFiles.values()].flatMap((values) => [...values]);
  const isUsed = ([key, value]: [string, string]) =>
    words.has(key) ||
    given.some(([other, text]) => other !== key && value !== '' && text.includes(value));
  const unread = [...report.environment].filter((pair) => !isUsed(pair)).map(([key]) => key);
  const isMounted = /\.env\b/.test(text.replace(/#.*/g, ''));
  if (!isMounted && unread.some((key) => SECRET.test(key)))
    report.add(
      'finding',
      'unread-env',
      build.at,
      `${named(unread)} of the \`.env\` reach no app`,
      'Compose only fills in `${…}` with them. If a program reads the file itself and your repository leaves it out, set them as variables of the app, and the login of a managed database as references.',
    );
}

/** Names the files to paste, each once, and says which of them were given. */
export function explainEnvFiles(report: Report, models: readonly ServiceModel[]): void {
  const found = new Map<string, { at: number; names: string[]; lacks: boolean; say: string }>();
  for (const { name, node, kind } of models) {
    const files = kind === 'app' ? envFilesOf(report, node) : [];
    const entry = entryOf(node, 'env_file');
    // A file that was given may set nothing.
    if (!entry || files.every(({ values }) => values?.size === 0)) continue;
    const missing = files.filter(({ values }) => !values).map(({ path }) => path);
    const paths = named(missing.length > 0 ? missing : files.map(({ path }) => path));
    const say = missing.length > 0 ? `${paths}, which isn't here` : paths;
    const known = found.get(say);
    if (known) known.names.push(name);
    else found.set(say, { at: entry.at, names: [name], lacks: lacksEnv(report, node), say });
  }
  for (const { at, names, lacks, say } of found.values()) {
    const waits = models
      .filter(({ name }) => names.includes(name))
      .flatMap(({ node }) => dependenciesOf(report, node).map(({ name }) => name));
    const databases = models.filter(({ name, kind }) => kind !== 'app' && waits.includes(name));
    const login = named(
      databases.map(({ shown, kind }) => `@{${shown}.${REFERENCES[kind as Engine].url}}`),
    );
    const paste = "Paste that file's content when you import.";
    report.add(
      lacks ? 'finding' : 'note',
      lacks ? 'env-config' : 'env-file',
      at,
      `The variables of ${named([...new Set(names)])} are in ${say}`,
      lacks
        ? `Nothing of it is checked, and \`docker compose up\` stops without it. Provide it together with this file.${login ? ` It has to have ${login}, or the parts, in the variables that the app reads.` : ''}`
        : paste,
    );
  }
  for (const [key, { file, line }] of report.envPlaces)
    if (key.startsWith('\t'))
      report.add(
        'finding',
        line > 0 && /\.ya?ml$/i.test(file) ? 'env-line' : 'given-file',
        0,
        `\`${file}\` isn't a Compose file${line > 0 ? ` (line ${line} isn't YAML)` : ''}, and no \`env_file\` names it`,
        'The plan leaves it out. Correct it, or call it `.env` if it has the variables of the project.',
      );
  explainUnread(report, models);
  const read = models.flatMap(({ node }) => envFilesOf(report, node).map(({ file }) => file));
  for (const file of new Set(['', ...read])) {
    const { file: name = '', line = 0 } = report.envPlaces.get(`${file}\n`) ?? {};
    if (line > 0)
      report.add(
        'finding',
        'env-line',
        0,
        `Line ${line} of \`${name}\` isn't a variable`,
        "Compose refuses the file, so the plan doesn't read on from there. Delete what isn't `KEY=value`, or write `#` in front of it.",
      );
  }
}

/**
 * Reports the variables without which Compose starts nothing, each once: as a finding if a given `.env` leaves them
 * empty, else as a note, because the import asks for them. `changed` has the lines that get references instead.
 */
export function checkRequired(
  report: Report,
  models: readonly ServiceModel[],
  changed: ReadonlySet<string>,
): void {
  const known = new Map<string, string>();
  for (const { name: service, node, kind } of report.demands ? models : []) {
    if (kind !== 'app') continue;
    report.service = service;
    eachScalar(node, new Set(), (scalar) => {
      const { text, owner } = scalar;
      const key = owner?.type === 'entry' ? owner.key : text.split('=')[0];
      if (changed.has(`${service} ${key ?? ''}`)) return;
      for (const { name, message } of interpolate(text, report.environment).required ?? []) {
        const id = known.get(name);
        if (id) {
          report.again(id);
          continue;
        }
        const isEmpty = report.environment.has(name);
        const state = isEmpty ? `is empty ${placeIn(report, '', name)}` : 'has no value';
        const says = message ? `says: '${message.slice(0, 120)}'.` : 'demands it.';
        const added = report.add(
          isEmpty ? 'finding' : 'note',
          'required',
          offsetOf(report, scalar, `\${${name}`),
          `\`docker compose up\` stops, because \`${name}\` ${state}`,
          `The file ${says} Give it a value${isEmpty ? '' : ' in `.env`'}, or write it here when you import.`,
        );
        known.set(name, added);
      }
    });
  }
  report.service = undefined;
}
