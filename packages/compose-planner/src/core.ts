import { plural } from './format.ts';
import { bound } from './platform.ts';
import { KeyCheck } from './checkKeys.ts';
import { checkDependencies } from './dependencies.ts';
import { checkVariables, variablesOf } from './environment.ts';
import { adaptNames } from './names.ts';
import { planRows } from './planRows.ts';
import { readCompose } from './read.ts';
import { reportReadError } from './readErrors.ts';
import {
  behindHost,
  checkPublic,
  checkRestart,
  explainNames,
  explainPorts,
  leftOut,
  profilesOf,
  withNamedPorts,
} from './relations.ts';
import { Report } from './report.ts';
import { NO_CHOICES, sumExpression, sumOf } from './rows.ts';
import { readService, type ServiceModel } from './service.ts';
import { entryOf, isNull, itemsOf, valueOf, type MapNode } from './tree.ts';
import type { Choices, Plan, PlanRow, Profile } from './types.ts';
import { planVolumes } from './volumes.ts';
import { needsAdvice, type Advice } from './needs.ts';

interface Outcome {
  project?: string | undefined;
  rows?: readonly PlanRow[];
  services?: number;
  profiles?: readonly Profile[];
  variables?: readonly string[];
  incomplete?: boolean;
}

function finish(report: Report, outcome?: Outcome): Plan {
  const { findings, blocked, problems } = report.finish();
  const rows = outcome?.rows ?? [];
  return {
    state: outcome ? (blocked ? 'blocked' : 'ready') : 'unreadable',
    ...(outcome?.project ? { project: outcome.project } : {}),
    rows,
    findings,
    services: outcome?.services ?? 0,
    problems,
    profiles: outcome?.profiles ?? [],
    variables: outcome?.variables ?? [],
    hasValues: report.hasValues,
    expression: sumExpression(rows),
    total: sumOf(rows),
    ...(outcome?.incomplete ? { incomplete: true } : {}),
  };
}

/** Reports included files that nobody provided. */
function checkInclude(report: Report, root: MapNode): void {
  const include = entryOf(root, 'include');
  if (!include || isNull(include.value)) return;
  report.partial = true;
  const paths = itemsOf(include.value).map(({ value }) =>
    report.text(value.kind === 'map' ? valueOf(value, 'path') : value),
  );
  report.add(
    'finding',
    'include',
    include.at,
    `\`include\` names ${paths.length === 1 ? 'a file' : `${paths.length} files`} that ${paths.length === 1 ? 'is' : 'are'} missing here`,
    `The plan leaves out what's in ${paths.length === 1 ? 'it' : 'them'}. Provide the files together, or paste their services here.`,
  );
}

function planServices(
  report: Report,
  root: MapNode,
  services: MapNode,
  choices: Choices,
  advice: Advice | undefined,
): Plan {
  const keys = new KeyCheck(report);
  keys.check(root, 'top level');
  checkVariables(report, root);
  checkInclude(report, root);
  const { profiles, left } = profilesOf(report, services.entries, choices.profiles ?? new Set());
  const out = leftOut(report, services, left);
  const entries = services.entries.filter(({ key }) => !left.has(key) && !out.has(key));
  const most = bound('project.services');
  const beyond = entries[most];
  if (beyond) {
    report.add(
      'refused',
      'too-many-services',
      beyond.at,
      `${plural(entries.length, 'service')} are more than a project can have`,
      `A project can have up to ${most} services, so the plan shows the first ${most}. Use two projects.`,
    );
  }
  const shown = adaptNames(
    services.entries.map(({ key }) => key),
    'app',
  );
  const led = behindHost(report, entries);
  const reach = new Map([...(led ? [led] : []), ...(choices.reach ?? [])]);
  const models: ServiceModel[] = [];
  for (const entry of entries.slice(0, most)) {
    const name = shown.get(entry.key) ?? entry.key;
    const scope = { report, keys, services, choices: { ...choices, reach }, shown: name };
    const model = readService(scope, entry);
    if (model) models.push(model);
  }
  report.service = undefined;
  const oneShots = checkDependencies(report, services, models, left);
  const running = withNamedPorts(
    report,
    models.filter((model) => !oneShots.has(model.name)),
  );
  for (const model of running) {
    report.service = model.name;
    checkRestart(report, model);
  }
  report.service = undefined;
  checkPublic(report, running);
  explainPorts(report, running);
  const volumes = planVolumes(report, root, running);
  const scope = {
    report,
    root,
    services,
    out,
    all: models,
    oneShots,
    models: running,
    volumes: volumes.planned,
    choices,
  };
  const incomplete =
    advice === undefined && (out.size + oneShots.size > 0 || needsAdvice(report, running));
  const gone = advice?.explain(scope, volumes.taken);
  const rest = running.filter(({ name }) => !gone?.has(name));
  explainNames(report, running, volumes.planned);
  const apps = running.filter(({ kind }) => kind === 'app').map(({ node }) => node);
  const name = report.text(valueOf(root, 'name'));
  return finish(report, {
    ...(name ? { project: adaptNames([name], 'project').get(name) } : {}),
    rows: planRows(rest, volumes.planned, choices),
    incomplete,
    services: rest.length,
    profiles,
    variables: variablesOf(report, apps, valueOf(root, 'name')),
  });
}

/** Errors that suggest another kind of file, or a typing mistake. */
const OF_OTHER_FILES = new Set([
  'yaml',
  'not-a-map',
  'no-services',
  'not-a-service',
  'unknown-key',
  'shape',
  'service-empty',
  'alias',
]);

/**
 * Works out what the text of a Compose file becomes: rows with sizes and prices, findings with line, column and
 * fix, and the keys that are ignored. It's pure, never throws, takes some milliseconds for a usual file and
 * refuses to read endless ones. Without `advice`, the plan of a file that needs it is marked as `incomplete`.
 */
export function planCore(text: string, choices: Choices = NO_CHOICES, advice?: Advice): Plan {
  const plan = planFile(text, choices, advice);
  const odd = plan.findings.some(
    ({ code, severity }) => severity === 'error' && OF_OTHER_FILES.has(code),
  );
  if (!odd) return plan;
  if (!advice) return { ...plan, incomplete: true };
  return advice.recognise(text, plan, (other) => planFile(other, choices, advice));
}

function planFile(text: string, choices: Choices, advice: Advice | undefined): Plan {
  const file = readCompose(text);
  const report = new Report(file, choices);
  for (const error of file.errors) reportReadError(report, error);
  const { root } = file;
  const broken = file.errors.some(({ code }) => code !== 'duplicate-key');
  if (broken) return finish(report);
  if (!root || isNull(root)) {
    report.add(
      'error',
      'empty',
      0,
      'The file is empty',
      'Paste a `compose.yaml`, or write `services:` with your first service under it.',
    );
    return finish(report);
  }
  if (root.kind !== 'map') {
    report.add(
      'error',
      'not-a-map',
      root.start,
      "This isn't a Compose file",
      'A Compose file is a map that starts with a key such as `services:`.',
    );
    return finish(report);
  }
  const services = entryOf(root, 'services');
  if (!services || services.value.kind !== 'map' || services.value.entries.length === 0) {
    const at = services?.at ?? root.start;
    new KeyCheck(report).check(root, 'top level');
    report.add(
      'error',
      'no-services',
      at,
      services ? '`services` is empty' : "There's no `services:` in this file",
      entryOf(root, 'include')
        ? 'Provide the files that `include` names together with this one, or paste their services here.'
        : 'Each app and database is a key under `services:`.',
    );
    return finish(report);
  }
  return planServices(report, root, services.value, choices, advice);
}
