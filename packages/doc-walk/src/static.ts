import { expectedError, judgeExpected } from './expect.ts';
import { languageNames, languageOf } from './languages/index.ts';
import { checkOrSkip, type Context, type Language } from './languages/language.ts';
import { roleOf } from './sessions.ts';
import { type Problem, type Unit, type Verdict } from './types.ts';

/** The verdict on a unit that needs no tool: exempt, or in an unknown language. */
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

/** An output is compared, or it's an example. Anything else would be shown unchecked. */
export function outputProblems(unit: Unit, isWalked = false): Problem[] {
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
  if (isExecuted || isWalked || unit.meta.exempt) return [];
  return [
    {
      ...place,
      message:
        'the block before is not executed, so this output is not compared: add run to it, or write ' +
        'output example follows="https://…" with the place of the documentation that shows it',
    },
  ];
}

/** Whether the run must give the expected error, not the static check. */
const isJudgedByRun = (unit: Unit) =>
  roleOf(unit)?.kind === 'server' ||
  (expectedError(unit) !== undefined && ['sql', 'redis'].includes(roleOf(unit)?.kind ?? ''));

async function checkLanguage(
  language: Language,
  units: readonly Unit[],
  context: Context,
  verdicts: Map<Unit, Verdict>,
): Promise<void> {
  const found = await checkOrSkip(language, units, context);
  units.forEach((unit, index) => {
    const verdict = found[index];
    if (verdict) verdicts.set(unit, isJudgedByRun(unit) ? verdict : judgeExpected(unit, verdict));
  });
}

/** Gives each language's units to its checker, all languages at once. */
export async function checkStatically(
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
  await Promise.all(
    [...byLanguage].map(([language, own]) => checkLanguage(language, own, context, verdicts)),
  );
}
