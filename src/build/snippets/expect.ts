import { right } from './languages/language.ts';
import { type Unit, type Verdict } from './types.ts';

/** The message part that `expect="error: …"` asks for; undefined where no error is expected. */
export function expectedError(unit: Unit): string | undefined {
  const match = /^error(?:: (.*))?$/.exec(unit.meta.expect ?? '');
  return match ? (match[1] ?? '') : undefined;
}

/** Turns the verdict on a block that shows a mistake on purpose: it is right when the tool refuses it with that message. */
export function judgeExpected(unit: Unit, verdict: Verdict): Verdict {
  const message = expectedError(unit);
  if (message === undefined || verdict.state === 'skipped') return verdict;
  const found = verdict.problems.some((problem) => problem.message.includes(message));
  if (verdict.state === 'failed' && found) {
    return right(verdict.reach === 'parsed' ? 'parsed' : 'checked', verdict.reach, verdict.tools, [
      `refused on purpose: ${message || 'error'}`,
    ]);
  }
  const place = unit.at(1);
  const said = verdict.problems.map((problem) => problem.message).join('; ') || 'nothing';
  return {
    ...verdict,
    state: 'failed',
    problems: [{ ...place, message: `expected the error '${message}', the tool says ${said}` }],
  };
}
