import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exampleFolders, runExample } from './examples.ts';
import { executeSessions } from './execute.ts';
import { expectedError, judgeExpected, judgeNewer } from './expect.ts';
import { languageNames, languageOf, languageOfFile } from './languages/index.ts';
import { checkOrSkip, type Context, type Language } from './languages/language.ts';
import { type Outcome } from './report.ts';
import { Sandboxes } from './sandbox/run.ts';
import { roleOf, sessionsOf } from './sessions.ts';
import { missingPackage } from './tools.ts';
import { type Block, type Problem, type Unit, type Verdict } from './types.ts';
import { unitsOf } from './units.ts';
import { blocksOf } from './walk.ts';

/** What one run of the check found. */
export interface Checked {
  outcomes: readonly Outcome[];
  problems: readonly Problem[];
  /** SHA-256 of every page's source. */
  sources: ReadonlyMap<string, string>;
}

/** Which files to check. */
export interface Selection {
  root: string;
  pages: readonly string[];
  /** Files of `examples/` that are checked on their own. */
  files: readonly string[];
}

function fileUnit(root: string, file: string, lang: string): Unit {
  const text = fs.readFileSync(path.join(root, file), 'utf8').replace(/\n$/, '');
  const block: Block = {
    page: file,
    line: 0,
    lang,
    meta: { title: path.basename(file) },
    text,
    origin: { file, line: 1 },
    isFile: true,
  };
  return {
    id: file,
    lang,
    meta: block.meta,
    text,
    blocks: [block],
    at: (line) => ({ file, line }),
  };
}

function collect(selection: Selection): {
  units: Unit[];
  problems: Problem[];
  sources: Map<string, string>;
} {
  const units: Unit[] = [];
  const problems: Problem[] = [];
  const sources = new Map<string, string>();
  for (const page of selection.pages) {
    const source = fs.readFileSync(path.join(selection.root, page), 'utf8');
    sources.set(page, crypto.createHash('sha256').update(source).digest('hex'));
    const walked = blocksOf(page, source);
    const made = unitsOf(selection.root, walked.blocks);
    units.push(...made.units);
    problems.push(...walked.problems, ...made.problems);
  }
  for (const file of selection.files) {
    const lang = languageOfFile(file);
    if (lang) units.push(fileUnit(selection.root, file, lang));
  }
  return { units, problems, sources };
}

/** The verdict on a unit that needs no tool: exempt, or of no language that is known. */
function early(unit: Unit, language: Language | undefined): Verdict | undefined {
  if (unit.meta.exempt) {
    return {
      state: 'exempt',
      reach: language?.reach(unit) ?? 'parsed',
      tools: [],
      problems: [],
      notes: [`exempt: ${unit.meta.exempt}`],
    };
  }
  if (language) return undefined;
  const place = { file: unit.blocks[0]?.page ?? '', line: unit.blocks[0]?.line ?? 0 };
  const message = `unknown language '${unit.lang}'. Known: ${languageNames().join(', ')}`;
  return {
    state: 'failed',
    reach: 'parsed',
    tools: [],
    problems: [{ ...place, message }],
    notes: [],
  };
}

/** An output is compared, or it is an example; anything else would be shown unchecked. */
function outputProblems(unit: Unit): Problem[] {
  const { output } = unit;
  if (!output) return [];
  const role = roleOf(unit);
  const isExecuted = role !== undefined && role.kind !== 'server';
  const place = { file: output.page, line: output.line };
  if (output.meta.example) {
    return isExecuted
      ? [
          {
            ...place,
            message: 'the block before is executed: show its real output, without example',
          },
        ]
      : [];
  }
  if (isExecuted || unit.meta.exempt) return [];
  return [
    {
      ...place,
      message:
        'the block before is not executed, so this output is not compared: add run to it, or write ' +
        'output example follows="https://…" with the place of the documentation that shows it',
    },
  ];
}

/** Units that are executed are judged by what they do; only the others by what a validator says. */
const isJudgedByRun = (unit: Unit) =>
  expectedError(unit) !== undefined && ['sql', 'redis'].includes(roleOf(unit)?.kind ?? '');

async function checkStatically(
  units: readonly Unit[],
  context: Context,
  verdicts: Map<Unit, Verdict>,
): Promise<void> {
  const byLanguage = new Map<Language, Unit[]>();
  for (const unit of units) {
    const language = languageOf(unit.lang);
    const known = early(unit, language);
    if (known) verdicts.set(unit, known);
    else if (language) byLanguage.set(language, [...(byLanguage.get(language) ?? []), unit]);
  }
  const checkLanguage = async ([language, own]: [Language, Unit[]]) => {
    const found = await checkOrSkip(language, own, context);
    own.forEach((unit, index) => {
      const verdict = found[index];
      if (!verdict) return;
      const judged =
        isJudgedByRun(unit) || roleOf(unit)?.kind === 'server'
          ? verdict
          : judgeExpected(unit, verdict);
      verdicts.set(unit, judged);
    });
  };
  await Promise.all([...byLanguage].map(checkLanguage));
}

/** Runs the example applications that the units show, and marks the units that a run covers. */
async function checkExamples(
  units: readonly Unit[],
  context: Context,
  sandboxes: Sandboxes,
  verdicts: Map<Unit, Verdict>,
): Promise<Problem[]> {
  const files = units.map((unit) => unit.blocks[0]?.origin.file ?? '');
  const folders = exampleFolders(context.root, files);
  if (folders.length === 0 || missingPackage('bubblewrap')) return [];
  const results = await Promise.all(
    folders.map((folder) => runExample(context.root, folder, sandboxes)),
  );
  for (const unit of units) {
    const file = unit.blocks[0]?.origin.file ?? '';
    const verdict = verdicts.get(unit);
    if (!verdict || verdict.state === 'failed' || verdict.state === 'skipped') continue;
    if (results.some((result) => result.problems.length === 0 && result.covers(file))) {
      verdicts.set(unit, { ...verdict, state: 'run', reach: 'run' });
    }
  }
  return results.flatMap((result) => result.problems);
}

const LOST: Verdict = { state: 'failed', reach: 'parsed', tools: [], problems: [], notes: [] };

/** Checks every block of the selected pages and every selected file; nothing is printed. */
export async function check(selection: Selection): Promise<Checked> {
  const { units, problems, sources } = collect(selection);
  const tmp = fs.mkdtempSync(path.join(os.tmpdir(), 'snippets-'));
  const context: Context = {
    root: selection.root,
    tmp,
    width: Math.max(2, os.availableParallelism()),
  };
  const sandboxes = new Sandboxes(selection.root);
  try {
    const verdicts = new Map<Unit, Verdict>();
    await checkStatically(units, context, verdicts);
    problems.push(...units.flatMap(outputProblems));
    await executeSessions(sessionsOf(units), sandboxes, context.width, verdicts);
    for (const unit of units) {
      const verdict = verdicts.get(unit);
      if (!verdict) continue;
      const judged = roleOf(unit)?.kind === 'server' ? judgeExpected(unit, verdict) : verdict;
      verdicts.set(unit, judgeNewer(unit, judged));
    }
    problems.push(...(await checkExamples(units, context, sandboxes, verdicts)));
    const outcomes = units.map((unit) => ({
      unit,
      language: languageOf(unit.lang)?.id ?? unit.lang,
      verdict: verdicts.get(unit) ?? LOST,
    }));
    return { outcomes, problems, sources };
  } finally {
    sandboxes.remove();
    fs.rmSync(tmp, { recursive: true, force: true });
  }
}
