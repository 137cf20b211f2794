import fs from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { runProcess } from '../process.ts';
import { type Problem, type Unit, type Verdict } from '../types.ts';
import { missingPackage } from '../tools.ts';
import { olderCompose } from './compose-newer.ts';
import { type Context, problemAt, skipped, verdict } from './language.ts';

type Map_ = Record<string, unknown>;
const plainMap = (value: unknown): Map_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Map_) : {};

/** The file a reader would have: `context="service"` puts a service's keys into one. */
function wholeFile(unit: Unit): { text: string; shift: number } {
  if (unit.meta.context !== 'service') return { text: unit.text, shift: 0 };
  const indented = unit.text.split('\n').map((line) => (line ? `    ${line}` : line));
  return { text: ['services:', '  app:', ...indented].join('\n'), shift: 2 };
}

/** Variables without a default get a value, so that only the file's form is judged. */
function variablesOf(text: string): Record<string, string> {
  const names = [...text.matchAll(/(?<!\$)\$\{?([A-Za-z_]\w*)/g)].map((match) => match[1] ?? '');
  return Object.fromEntries(names.map((name) => [name, '1']));
}

/** Makes the environment files and build contexts that the file refers to. */
function placeReferences(folder: string, document: unknown, isOverride: boolean): void {
  const inside = (name: unknown) => {
    const full = path.resolve(
      folder,
      typeof name === 'string' ? name.replace(/\$\{[^}]*\}/g, '1') : '.',
    );
    // We also make a folder next to the file's own, but none further up.
    return full.startsWith(path.dirname(folder)) ? full : folder;
  };
  for (const value of Object.values(plainMap(plainMap(document).services))) {
    const service = plainMap(value);
    const files = typeof service.env_file === 'string' ? [service.env_file] : service.env_file;
    for (const file of Array.isArray(files) ? files : []) {
      const full = inside(file);
      fs.mkdirSync(path.dirname(full), { recursive: true });
      if (full !== folder) fs.writeFileSync(full, '');
    }
    const build =
      typeof service.build === 'string' ? service.build : plainMap(service.build).context;
    if (typeof build === 'string' && !/^(?:https?:|git@|ssh:)/.test(build))
      fs.mkdirSync(inside(build), { recursive: true });
    const bases = plainMap(service.extends);
    if ('file' in bases || typeof service.extends === 'string') delete service.extends;
    if (isOverride && !('image' in service) && !('build' in service)) service.image = 'scratch';
  }
}

interface Job {
  folder: string;
  file: string;
  env: Record<string, string>;
}

function prepare(
  unit: Unit,
  folder: string,
  context: Context,
): { problems: Problem[]; notes: string[]; job?: Job } {
  const { text, shift } = wholeFile(unit);
  const lines = new LineCounter();
  const document = parseDocument(text, { merge: true, lineCounter: lines });
  const problems = document.errors.map((error) =>
    problemAt(
      unit,
      (error.linePos?.[0].line ?? 1) - shift,
      error.message.split('\n')[0] ?? '',
      'yaml',
    ),
  );
  if (problems.length > 0) return { problems, notes: [] };
  for (const { line, message } of context.composeProblems(text))
    problems.push(problemAt(unit, line - shift, message, 'Compose keys'));
  const { document: older, dropped } = olderCompose(document.toJS());
  const isOverride = ['service', 'override'].includes(unit.meta.context ?? '');
  const plain = plainMap(older);
  if (plain.services === undefined) plain.services = { placeholder: { image: 'scratch' } };
  placeReferences(folder, plain, isOverride);
  fs.writeFileSync(path.join(folder, 'compose.json'), JSON.stringify(plain));
  const notes =
    dropped.length > 0
      ? [`docker-compose 1.29 does not know ${dropped.join(', ')}: checked without, by the schema`]
      : [];
  return { problems, notes, job: { folder, file: 'compose.json', env: variablesOf(text) } };
}

/** Compose files: each key by the site's own table, the whole file by Debian's docker-compose. */
export async function checkCompose(
  units: readonly Unit[],
  context: Context,
): Promise<readonly Verdict[]> {
  if (units.length === 0) return [];
  const install = missingPackage('docker-compose');
  if (install) return units.map(() => skipped('checked', install));
  const base = fs.mkdtempSync(path.join(context.tmp, 'compose-'));
  const prepared = units.map((unit, index) => {
    const folder = path.join(base, String(index));
    fs.mkdirSync(folder);
    return prepare(unit, folder, context);
  });
  const jobs = prepared.flatMap(({ job }) => (job ? [job] : []));
  const script = path.join(import.meta.dirname, '..', 'helpers', 'compose-batch.py');
  const ended = await runProcess('/usr/bin/python3', [script], {
    input: JSON.stringify(jobs),
    timeoutMs: 120_000,
  });
  if (ended.status !== 0) throw new Error(`docker-compose: ${ended.stderr}`);
  const messages = JSON.parse(ended.stdout) as string[];
  return units.map((unit, index) => {
    const { problems, notes, job } = prepared[index] ?? { problems: [], notes: [] };
    const message = job ? messages[jobs.indexOf(job)] : '';
    const all = message
      ? [
          ...problems,
          problemAt(
            unit,
            1,
            message.replace(/The Compose file '[^']*' is invalid because:\n/, ''),
            'docker-compose',
          ),
        ]
      : problems;
    return verdict('checked', 'checked', ['docker-compose', 'yaml'], all, notes);
  });
}
