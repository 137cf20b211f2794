import { bound } from './bounds.ts';
import { KeyCheck } from './checkKeys.ts';
import { checkDependencies } from './dependencies.ts';
import { readVariables } from './environment.ts';
import { readCompose } from './read.ts';
import { reportReadError } from './readErrors.ts';
import { checkProfiles, checkPublic, checkRestart, checkServiceName } from './relations.ts';
import { planVolumes } from './volumes.ts';
import { planRows } from './planRows.ts';
import { plural, Report } from './report.ts';
import { NO_CHOICES, sumExpression, sumOf } from './rows.ts';
import { readService, type ServiceModel } from './service.ts';
import { entryOf, isNull, type MapNode } from './tree.ts';
import type { Choices, Plan, PlanRow } from './types.ts';

function finish(
  report: Report,
  rows: readonly PlanRow[],
  services: number,
  readable: boolean,
): Plan {
  if (report.left > 0) {
    report.findings.push({
      code: 'more',
      severity: 'note',
      line: 1,
      column: 1,
      offset: 0,
      sentence: `${plural(report.left, 'more finding')}`,
      hint: 'Mend those above first.',
    });
  }
  const findings = [...report.findings].sort(
    (a, b) => a.offset - b.offset || a.code.localeCompare(b.code),
  );
  const blocked = findings.some(({ severity }) => severity === 'error' || severity === 'refused');
  return {
    state: readable ? (blocked ? 'blocked' : 'ready') : 'unreadable',
    rows,
    findings,
    ignored: [...report.ignored].sort((a, b) => a.offset - b.offset),
    services,
    problems: findings.filter(({ severity }) => severity !== 'note').length,
    variables: [...report.variables],
    hasValues: report.hasValues,
    expression: sumExpression(rows),
    total: sumOf(rows),
  };
}

function planServices(report: Report, root: MapNode, services: MapNode, choices: Choices): Plan {
  const keys = new KeyCheck(report);
  keys.check(root, 'top level', { path: '' });
  readVariables(report, root);
  const { entries } = services;
  const most = bound('project.services');
  const beyond = entries[most];
  if (beyond) {
    report.add(
      'error',
      'too-many-services',
      beyond.at,
      `${plural(entries.length, 'service')} are more than a project has`,
      `A project has ${most} services at most; the plan shows the first ${most}. Use two projects.`,
    );
  }
  const models: ServiceModel[] = [];
  for (const entry of entries.slice(0, most)) {
    checkServiceName(report, services, entry);
    const model = readService(report, keys, services, entry, (row) => choices.sizes.get(row));
    if (model) models.push(model);
  }
  for (const model of models) checkProfiles(report, services, model);
  const oneShots = checkDependencies(report, services, models);
  const running = models.filter((model) => !oneShots.has(model.name));
  for (const model of running) checkRestart(report, model);
  checkPublic(report, running);
  const volumes = planVolumes(report, root, running);
  return finish(report, planRows(running, volumes, choices), running.length, true);
}

/**
 * Works out what the text of a Compose file becomes: rows with sizes and prices,
 * findings with line, column and fix, and the keys that are ignored. Pure; never
 * throws; takes some milliseconds for a usual file and refuses to read endless ones.
 */
export function plan(text: string, choices: Choices = NO_CHOICES): Plan {
  const file = readCompose(text);
  const report = new Report(file);
  for (const error of file.errors) reportReadError(report, error);
  const { root } = file;
  const broken = file.errors.some(
    (error) => error.code !== 'duplicate-key' && error.code !== 'documents',
  );
  if (broken) return finish(report, [], 0, false);
  if (!root || isNull(root)) {
    report.add(
      'error',
      'empty',
      0,
      'The file is empty',
      'Paste a `compose.yaml`, or write `services:` and the first service below it.',
    );
    return finish(report, [], 0, false);
  }
  if (root.kind !== 'map') {
    report.add(
      'error',
      'not-a-map',
      root.start,
      'This is not a Compose file',
      'A Compose file is a map that begins with a key such as `services:`.',
    );
    return finish(report, [], 0, false);
  }
  const services = entryOf(root, 'services');
  if (!services || services.value.kind !== 'map' || services.value.entries.length === 0) {
    const at = services?.at ?? root.start;
    new KeyCheck(report).check(root, 'top level', { path: '' });
    report.add(
      'error',
      'no-services',
      at,
      services ? '`services` is empty' : 'There is no `services:` in this file',
      'Every app and database stands as a key below `services:`.',
    );
    return finish(report, [], 0, false);
  }
  return planServices(report, root, services.value, choices);
}
