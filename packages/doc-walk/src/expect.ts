import { right } from './languages/language.ts';
import { type Unit, type Verdict } from './types.ts';

/** The message part in `expect="error: …"`, or undefined if no error is expected. */
export function expectedError(unit: Unit): string | undefined {
  const match = /^error(?:: (.*))?$/.exec(unit.meta.expect ?? '');
  return match ? (match[1] ?? '') : undefined;
}

/** Judges a mistake made on purpose. It's right if the tool refuses it with that message. */
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

/** With `newer="nginx 1.25.1"`, a block that Debian's tool refuses is only parsed, with a note. */
export function judgeNewer(unit: Unit, verdict: Verdict): Verdict {
  if (!unit.meta.newer || verdict.state !== 'failed') return verdict;
  const said = verdict.problems.map((problem) => problem.message.split('\n')[0]).join('; ');
  const note = `newer than Debian's tool (${unit.meta.newer}), parsed only: ${said}`;
  return {
    ...verdict,
    state: 'parsed',
    reach: 'parsed',
    problems: [],
    notes: [...verdict.notes, note],
  };
}
