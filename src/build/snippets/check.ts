import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expectedError, judgeExpected } from './expect.ts';
import { languageNames, languageOf, languageOfFile } from './languages/index.ts';
import { checkOrSkip, type Context, type Language } from './languages/language.ts';
import { type Outcome } from './report.ts';
import { type Block, mergeVerdicts, type Problem, type Unit, type Verdict } from './types.ts';
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

/** Checks every block of the selected pages and every selected file; nothing is printed. */
export async function check(selection: Selection): Promise<Checked> {
  const { units, problems, sources } = collect(selection);
  const tmp = fs.mkdtempSync(path.join(os.tmpdir(), 'snippets-'));
  const context: Context = {
    root: selection.root,
    tmp,
    width: Math.max(2, os.availableParallelism()),
  };
  try {
    const verdicts = new Map<Unit, Verdict>();
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
        if (verdict) verdicts.set(unit, judgeExpected(unit, verdict));
      });
    };
    await Promise.all([...byLanguage].map(checkLanguage));
    const outcomes = units.map((unit) => ({
      unit,
      language: languageOf(unit.lang)?.id ?? unit.lang,
      verdict: verdicts.get(unit) ?? {
        state: 'failed' as const,
        reach: 'parsed' as const,
        tools: [],
        problems: [],
        notes: [],
      },
    }));
    return { outcomes, problems, sources };
  } finally {
    fs.rmSync(tmp, { recursive: true, force: true });
  }
}
void mergeVerdicts;
void expectedError;
