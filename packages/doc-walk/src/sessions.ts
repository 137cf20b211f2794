import { type Difference, compareOutput, openEnd } from './compare.ts';
import { expectedError } from './expect.ts';
import { languageOf } from './languages/index.ts';
import { type SessionRole } from './languages/language.ts';
import { olderForm } from './languages/older.ts';
import { haproxyShift } from './languages/proxy-wrap.ts';
import { fileNameOf } from './languages/scripts.ts';
import {
  type Need,
  parseNeeds,
  type ServerProgram,
  type Step,
  type StepResult,
} from './sandbox/plan.ts';
import { type Problem, type Unit } from './types.ts';

/** Blocks that share one sandbox. */
export interface Session {
  id: string;
  units: readonly Unit[];
}

const FILE_NAME = /^[\w.@~/-]+$/;
/** True for a title that names a file. */
export const isFileName = (title: string) =>
  FILE_NAME.test(title) &&
  (/[./]/.test(title) || /^(?:Dockerfile|Caddyfile|Makefile|Gemfile|Procfile)$/.test(title));

/** The block's part in a session, if its language has one. */
export const roleOf = (unit: Unit): SessionRole | undefined =>
  languageOf(unit.lang)?.session?.(unit);

/** Groups units into sessions: by name, SQL and Redis by page, all other executed blocks alone. */
export function sessionsOf(units: readonly Unit[]): Session[] {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    if (unit.meta.exempt !== undefined) continue;
    const page = unit.blocks[0]?.page ?? '';
    const role = roleOf(unit);
    const takesPart =
      role || unit.meta.session || unit.meta.serve || unit.meta.ask || unit.meta.needs;
    if (!takesPart) continue;
    const shared =
      role?.kind === 'sql' ? `sql-${role.dialect}` : role?.kind === 'redis' ? 'redis' : undefined;
    const key = unit.meta.session
      ? `${page}#${unit.meta.session}`
      : shared
        ? `${page}#${shared}`
        : unit.id;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups].map(([id, own]) => ({ id, units: own }));
}

const MAIN: Readonly<Record<ServerProgram, string>> = {
  nginx: '/etc/nginx/nginx.conf',
  haproxy: '/etc/haproxy/haproxy.cfg',
  caddy: '/etc/caddy/Caddyfile',
};

const timeoutOf = (unit: Unit) => Number((unit.meta.timeout ?? '10s').slice(0, -1)) * 1000;

/** Where a server's block goes, and which file the server reads first. */
function serverFiles(
  unit: Unit,
  role: Extract<SessionRole, { kind: 'server' }>,
): { path: string; main: string; text: string } {
  const title = unit.meta.title ?? '';
  const main = MAIN[role.server];
  const isElsewhere = title.startsWith('/') && title !== main;
  const isPart = isElsewhere && role.server === 'nginx';
  return {
    path: isElsewhere ? title : main,
    main: isElsewhere && !isPart ? title : main,
    text: olderForm(role.server, isPart ? unit.text : role.text).text,
  };
}

function stepsOf(unit: Unit): Step[] {
  const { id, meta } = unit;
  const role = roleOf(unit);
  const steps: Step[] = [];
  const timeoutMs = timeoutOf(unit);
  const mayFail = expectedError(unit) !== undefined;
  const code = /^exit (\d+)$/.exec(meta.expect ?? '')?.[1];
  const status = code === undefined ? undefined : Number(code);
  if (role?.kind === 'server') {
    const files = serverFiles(unit, role);
    if (meta.reload) steps.push({ id, kind: 'reload', server: role.server, ...files });
    else {
      steps.push({ id, kind: 'write', path: files.path, text: files.text });
      steps.push({ id, kind: 'validate', server: role.server, path: files.path, main: files.main });
      if (meta.serve) steps.push({ id, kind: 'serve', server: role.server, main: files.main });
    }
  } else if (role?.kind === 'sql')
    steps.push({
      id,
      kind: 'sql',
      dialect: role.dialect,
      text: unit.text,
      mayFail,
      asRoot: meta.user === 'root',
      timeoutMs,
    });
  else if (role?.kind === 'redis')
    steps.push({ id, kind: 'redis', text: unit.text, mayFail, timeoutMs });
  else if (role?.kind === 'http') steps.push({ id, kind: 'http', request: unit.text });
  else {
    const language = languageOf(unit.lang)?.id;
    const isShell = language === 'shell';
    if (!isShell || (meta.title && isFileName(meta.title))) {
      const name = isShell ? (meta.title ?? '') : fileNameOf(unit, extensionOf(unit, role));
      if (!isShell || !meta.run || meta.title?.includes('.'))
        steps.push({ id, kind: 'write', path: name, text: unit.text });
      if (meta.serve)
        steps.push({
          id,
          kind: 'start',
          command: `${PROGRAM[language ?? ''] ?? ''} ${name}`.trim(),
        });
    }
    if (role?.kind === 'shell')
      steps.push({ id, kind: 'shell', script: role.script, timeoutMs, status });
  }
  for (const ask of meta.ask ?? []) steps.push({ id, kind: 'ask', ask });
  return steps;
}

/** A block's steps, and what the walk file puts around them. */
function stepsAround(unit: Unit): Step[] {
  const { before, after } = unit.hidden ?? {};
  const hidden = (place: string, script: string | undefined): Step[] =>
    script ? [{ id: `${place} ${unit.id}`, kind: 'shell', script, timeoutMs: 20_000 }] : [];
  return [...hidden('before', before), ...stepsOf(unit), ...hidden('after', after)];
}

const PROGRAM: Readonly<Record<string, string>> = {
  javascript: 'node',
  python: 'python3',
  ruby: 'ruby',
};

function extensionOf(unit: Unit, role: SessionRole | undefined): string {
  const called = role?.kind === 'shell' ? /\.(\w+)$/.exec(role.script)?.[1] : undefined;
  return called ?? unit.lang;
}

function needsOf(session: Session): Need[] {
  const words = session.units.flatMap((unit) =>
    unit.meta.needs ? parseNeeds(unit.meta.needs) : [],
  );
  const has = (kind: string) => words.some((need) => need.kind === kind);
  for (const unit of session.units) {
    const role = roleOf(unit);
    const kind = role?.kind === 'sql' ? role.dialect : role?.kind === 'redis' ? 'redis' : undefined;
    if (kind && !has(kind)) words.push({ kind, names: [] });
  }
  return words.filter(
    (need, index) =>
      words.findIndex((other) => JSON.stringify(other) === JSON.stringify(need)) === index,
  );
}

/** The plan of a session. Throws if it can't read `needs`. */
export function planOf(session: Session): {
  user: 'ubuntu' | 'root';
  needs: readonly Need[];
  steps: readonly Step[];
} {
  const isRoot = session.units.some(
    (unit) => unit.meta.user === 'root' || roleOf(unit)?.kind === 'server',
  );
  return {
    user: isRoot ? 'root' : 'ubuntu',
    needs: needsOf(session),
    steps: session.units.flatMap(stepsAround),
  };
}

function difference(unit: Unit, found: Difference): Problem {
  const output = unit.output;
  const place = output ? { file: output.page, line: output.line + 1 + found.line } : unit.at(1);
  return { ...place, message: found.message, tool: 'output' };
}

/** What a session's results say about one of its units. Undefined if it ended before that. */
export function problemsOf(
  unit: Unit,
  results: readonly StepResult[],
): readonly Problem[] | undefined {
  const own = results.filter(({ id }) => id === unit.id);
  const around = results.find(
    ({ id, ok }) => !ok && (id === `before ${unit.id}` || id === `after ${unit.id}`),
  );
  if (around)
    return [
      {
        ...unit.at(1),
        message: `what the page's walk file adds ${around.id.split(' ')[0]} it: ${around.message}`,
        tool: 'run',
      },
    ];
  const expected = stepsOf(unit).length;
  const role = roleOf(unit);
  const failed = own.find((result) => !result.ok);
  if (failed) {
    const shift =
      role?.kind === 'server' && role.server === 'haproxy'
        ? haproxyShift(unit)
        : role?.kind === 'server' && role.server === 'caddy' && unit.meta.context === 'site'
          ? 1
          : 0;
    const isScript = role?.kind === 'shell' && role.script !== unit.text;
    const line = Math.max(1, isScript ? 1 : (failed.line ?? 1) - shift);
    return [{ ...unit.at(line), message: failed.message ?? 'failed', tool: 'run' }];
  }
  if (own.length < expected) return undefined;
  const output = own.map((result) => result.output).join('');
  const error = expectedError(unit);
  if (error !== undefined && !output.includes(error)) {
    return [
      {
        ...unit.at(1),
        message: `expected the error '${error}'. It printed:\n${output}`,
        tool: 'run',
      },
    ];
  }
  if (error === '' && !/error/i.test(output))
    return [{ ...unit.at(1), message: 'expected an error, there was none', tool: 'run' }];
  if (!unit.output || unit.output.meta.example) return [];
  const shown = unit.output.text;
  const real = role?.kind === 'http' ? onlyShownHeaders(shown, output) : output;
  const found = compareOutput(shown, real, { unordered: unit.output.meta.unordered });
  if (found) return [difference(unit, found)];
  const open = role?.kind === 'shell' ? openEnd(output) : undefined;
  return open ? [{ ...unit.at(1), message: open, tool: 'run' }] : [];
}

/** An HTTP answer without the headers that the page leaves out. */
function onlyShownHeaders(shown: string, answer: string): string {
  const names = new Set(
    (shown.split(/\n\s*\n/)[0] ?? '')
      .split('\n')
      .slice(1)
      .map((line) => line.split(':')[0]?.toLowerCase()),
  );
  if (names.has('…')) return answer;
  const [head = '', ...body] = answer.split('\n\n');
  const [status = '', ...headers] = head.split('\n');
  const kept = headers.filter((line) => names.has(line.split(':')[0]?.toLowerCase()));
  const hasBody = /\n\s*\n/.test(shown);
  return [status, ...kept, ...(hasBody ? ['', body.join('\n\n')] : [])].join('\n');
}
