import path from 'node:path';
import { languageOf } from './languages/index.ts';
import { olderForm } from './languages/older.ts';
import { missingSandbox, type Sandboxes } from './sandbox/run.ts';
import { type StepResult } from './sandbox/plan.ts';
import { planOf, problemsOf, roleOf, type Session } from './sessions.ts';
import { missingPackage, type ToolName } from './tools.ts';
import { type Problem, type Unit, type Verdict } from './types.ts';

const NEED_TOOLS: Readonly<Record<string, readonly ToolName[]>> = {
  postgres: ['postgresql'],
  mysql: ['mariadb'],
  redis: ['redis'],
  cert: ['openssl'],
  backend: [],
  host: [],
};

/** The tools that executed a unit, for the report. */
function toolsOf(unit: Unit): { tools: string[]; notes: string[] } {
  const role = roleOf(unit);
  if (role?.kind === 'sql') {
    const isMysql = role.dialect === 'mysql';
    return {
      tools: [isMysql ? 'mariadb' : 'postgresql'],
      notes: isMysql ? ['executed by MariaDB in place of MySQL'] : [],
    };
  }
  if (role?.kind === 'redis') return { tools: ['redis'], notes: [] };
  if (role?.kind === 'server') {
    const text = unit.text;
    const local =
      role.server === 'caddy' &&
      unit.meta.serve &&
      !/local_certs|tls internal|auto_https off/.test(text);
    const notes = local
      ? ['started with local_certs: the sandbox has no public certificate authority']
      : [];
    return { tools: [role.server], notes: [...notes, ...olderForm(role.server, text).notes] };
  }
  return { tools: [], notes: [] };
}

/** Languages whose files a shell block of the same session may execute. */
const CODE = new Set(['python', 'javascript', 'ruby', 'java', 'go', 'shell', 'sql']);

/** True when a later block of the session calls this file by its name. */
function isCalled(unit: Unit, session: Session): boolean {
  const name = path.basename(unit.meta.title ?? '');
  if (!name || !CODE.has(languageOf(unit.lang)?.id ?? '')) return false;
  return session.units.slice(session.units.indexOf(unit) + 1).some((other) => {
    const role = roleOf(other);
    const script = role?.kind === 'shell' ? role.script : '';
    return script.includes(name) || script.includes(`-m ${name.replace(/\.py$/, '')}`);
  });
}

function stateOf(unit: Unit, session: Session): 'run' | 'checked' | 'parsed' | undefined {
  const role = roleOf(unit);
  if (role?.kind === 'server')
    return unit.meta.serve || unit.meta.reload || unit.meta.ask ? 'run' : 'checked';
  if (role || unit.meta.serve || isCalled(unit, session)) return 'run';
  return undefined;
}

function failedBefore(unit: Unit, session: Session, failing: Unit | undefined): Problem[] {
  const place = unit.at(1);
  const other = failing?.blocks[0];
  const where = other ? `${other.page}:${other.line}` : `session ${session.id}`;
  return [
    { ...place, message: `not executed: its session ended before, see ${where}`, tool: 'run' },
  ];
}

const failed = (problems: readonly Problem[]): Verdict => ({
  state: 'failed',
  reach: 'run',
  tools: [],
  problems,
  notes: [],
});

function missingFor(session: Session, kinds: readonly string[]): string | undefined {
  const servers = session.units.flatMap((unit) => {
    const role = roleOf(unit);
    return role?.kind === 'server' ? [role.server] : [];
  });
  const stores = kinds.flatMap((kind) => NEED_TOOLS[kind] ?? []);
  return missingSandbox() ?? missingPackage('git', 'curl', ...stores, ...servers);
}

/** Says what became of each unit, from the results of its steps. */
function judge(
  session: Session,
  results: readonly StepResult[],
  broken: string | undefined,
): (Verdict | null)[] {
  let failing: Unit | undefined;
  return session.units.map((unit) => {
    const problems = problemsOf(unit, results);
    if (problems === undefined) {
      const isFirst = failing === undefined;
      failing ??= unit;
      if (isFirst && broken) return failed([{ ...unit.at(1), message: broken, tool: 'run' }]);
      if (!stateOf(unit, session) && !isFirst) return null;
      return failed(failedBefore(unit, session, failing === unit ? undefined : failing));
    }
    if (problems.length > 0) {
      failing ??= unit;
      return failed(problems);
    }
    const state = stateOf(unit, session);
    return state ? { state, reach: 'run', ...toolsOf(unit), problems: [] } : null;
  });
}

/** Executes a session in its own sandbox. Returns a verdict for every unit that it can judge. */
export async function executeSession(
  session: Session,
  sandboxes: Sandboxes,
): Promise<readonly (readonly [Unit, Verdict])[]> {
  const pairs = (verdicts: readonly (Verdict | null | undefined)[]) =>
    session.units.flatMap((unit, index) => {
      const verdict = verdicts[index];
      return verdict ? [[unit, verdict] as const] : [];
    });
  let plan;
  try {
    plan = planOf(session);
  } catch (error) {
    const [first] = session.units;
    return first ? pairs([failed([{ ...first.at(1), message: (error as Error).message }])]) : [];
  }
  const install = missingFor(
    session,
    plan.needs.map((need) => need.kind),
  );
  if (install) {
    const skipped: Verdict = {
      state: 'skipped',
      reach: 'run',
      tools: [],
      problems: [],
      notes: [],
      install,
    };
    return pairs(session.units.map((unit) => (stateOf(unit, session) ? skipped : null)));
  }
  const { results, broken } = await sandboxes.execute(plan);
  return pairs(judge(session, results, broken));
}
