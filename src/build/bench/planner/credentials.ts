import { parse } from 'yaml';
import type { Plan } from 'compose-planner';

type Json = Record<string, unknown>;
const map = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** Every text below a value, keys of maps left out. */
function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts);
  return typeof value === 'string' ? [value] : [];
}

function dependencies(service: Json): string[] {
  const { depends_on: list } = service;
  return Array.isArray(list) ? list.map(String) : Object.keys(map(list));
}

/**
 * Apps that name a managed database, found without the planner's own reader, about whose
 * credentials the plan says nothing: `app → database`.
 */
export function silentApps(text: string, plan: Plan): string[] {
  if (plan.state === 'unreadable') return [];
  let services: Json;
  try {
    services = map(map(parse(text, { merge: true, logLevel: 'silent' })).services);
  } catch {
    return [];
  }
  const databases = plan.rows
    .filter(({ kind }) => ['postgres', 'mysql', 'redis', 'valkey'].includes(kind))
    .map(({ id }) => id);
  const said = plan.findings
    .filter(({ code }) => code === 'credentials')
    .map(({ sentence, hint }) => `${sentence} ${hint}`);
  const silent: string[] = [];
  for (const { id: app } of plan.rows.filter(({ kind }) => kind === 'app')) {
    const service = map(services[app]);
    const values = texts([service.environment, service.command, service.entrypoint]);
    for (const database of databases) {
      const host = new RegExp(`(?:@|://|=|^|host=)${database}(?:[:/?,]|$)`);
      const named =
        values.some(
          (value) => /:\/\/|_HOST=|^[\w.-]+:\d+$|host=/i.test(value) && host.test(value),
        ) || dependencies(service).includes(database);
      if (!named || values.some((value) => value.includes('@{'))) continue;
      const about = said.some((words) => words.includes(`\`${app}\``) && words.includes(database));
      if (!about) silent.push(`${app} → ${database}`);
    }
  }
  return silent;
}
