import { type Rule } from './rule.ts';

/** What a reader would copy although only a test needs it. */
const FIXTURES: readonly (readonly [RegExp, string])[] = [
  [/\becho\s+(['"]?)sample\b/i, 'it writes a sample'],
  [/\b(?:sample|dummy|fixture)\.\w+/i, 'it makes or reads a sample'],
  [
    /\bprint\s+"[^"$%\\]*\w [^"$%\\]*"\s*\}/,
    'it prints a sentence of the test in place of the result',
  ],
];
const SAID_FIXTURE =
  /\b(?:leave (?:it|them) out(?=[.;])|makes? (?:a|two|the) samples?|only to try it|stands? for your app: leave)\b/i;

/** A byte that is replaced by one that may stand there already. */
const BY_CHANCE = /\bprintf '[^\\'%]' *\| *dd\b/;

/** No block holds what only a test needs. */
export const fixtures: Rule = () => ({
  see({ text, title, language, before, after, isShell, wrong }) {
    const fixture = FIXTURES.find(([pattern]) => pattern.test(text))?.[1];
    if ((isShell || language === 'python') && fixture)
      wrong(`a reader would copy this: ${fixture}. It belongs into the page's .walk.yaml`);
    else if (/only to try/i.test(title) || SAID_FIXTURE.test(`${before}\n${after}`))
      wrong(
        "a reader would copy this, and the page says that he should not. What a test needs belongs into the page's .walk.yaml",
      );
  },
});

/** A byte that is replaced has changed afterwards. */
export const certainDamage: Rule = () => ({
  see({ text, isShell, wrong }) {
    if (isShell && BY_CHANCE.test(text))
      wrong('one time in 256 this byte stands there already; write several');
  },
});
