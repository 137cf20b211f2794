import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge, noteOn } from 'teach/exercise';
import { judgeGit } from 'teach/exercise/git';
import { yamlStatements } from '../../src/model/exercise/yaml.ts';
import { type Exercise, type Exercises, type Language } from 'teach/exercise';
import { exerciseIds, lessons } from '../../src/lib/lessons.ts';
import { ANSWERS } from './exercises/answers.ts';
import { ONCE_WRONG } from './exercises/once-wrong.ts';

const root = path.join(import.meta.dirname, '../..');
const pathOf = (id: string) =>
  (lessons.find((lesson) => lesson.id === id)?.path ?? '').replace(/^\/|\/$/g, '');
const pageOf = (id: string) => fs.readFileSync(path.join(root, `${pathOf(id)}.mdx`), 'utf8');
const data = new Map<string, Exercise>();
for (const { id } of lessons) {
  const { default: exercises } = (await import(path.join(root, `${pathOf(id)}.exercises.ts`))) as {
    default: Exercises;
  };
  for (const [name, exercise] of Object.entries(exercises)) data.set(`${id}/${name}`, exercise);
}
const all = [...data];

const FENCES: Readonly<Record<Language, RegExp>> = {
  shell: /^bash$/,
  nginx: /^nginx$/,
  caddy: /^caddyfile$/,
  haproxy: /^haproxy$/,
  dockerfile: /^dockerfile$/,
  compose: /^yaml$/,
  yaml: /^yaml$/,
  text: /^(?:text|redis|sql|js)$/,
};

/** The blocks of a language in the answer that is folded behind an exercise. */
function printed(of: string, language: Language): string {
  const [lesson = ''] = of.split('/');
  const [, behind = ''] = pageOf(lesson).split(`<Exercise of="${of}" />`);
  const [answer = ''] = behind.split('</details>');
  return [...answer.matchAll(/^```(?!text output)(\w+)[^\n]*\n([\s\S]*?)^```$/gm)]
    .filter(([, fence = '']) => FENCES[language].test(fence))
    .map(([, , text]) => text)
    .join('\n');
}

describe('the exercises of the lessons', () => {
  it.each(lessons)(
    '$id: each folded answer has its check before it, in the order of the ids',
    ({ id }) => {
      const page = pageOf(id);
      const named = [...page.matchAll(/<(?:Git)?Exercise of="(?:[\w-]+\/)?([\w-]+)"/g)];
      expect(
        named.map(([, name]) => name),
        `the exercises of learn/…/${id}.mdx`,
      ).toEqual(exerciseIds[id]);
      const answers = page.split('\n## Exercises\n')[1]?.split('<summary>Answer</summary>') ?? [];
      for (const before of answers.slice(0, -1))
        expect(before.trimEnd()).toMatch(/<Exercise of="[\w-]+\/[\w-]+" \/>\n\n<details>$/);
      const own = [...data.keys()].filter((key) => key.startsWith(`${id}/`));
      expect(own.filter((key) => !page.includes(`<Exercise of="${key}" />`))).toEqual([]);
      expect([...page.matchAll(/<Exercise of="([^"]+)"/g)].map(([, of]) => of)).toEqual(own);
    },
  );

  it('labs, and they alone, are ticked by hand: their button says so by their name', () => {
    const ownOnes = all.filter(([, { kind }]) => kind === 'own').map(([of]) => of);
    expect(ownOnes.length).toBeGreaterThan(0);
    expect(ownOnes).toEqual([...data.keys()].filter((of) => of.endsWith('/lab')));
  });

  it.each(all.filter(([, { kind }]) => kind === 'written'))(
    '%s: takes what the lesson prints, and not what the editor starts with',
    (of, exercise) => {
      if (exercise.kind !== 'written') throw new Error(of);
      const { taken = [], refused = [] } = ANSWERS[of] ?? {};
      const said = (text: string) => judge(exercise, [text], yamlStatements).notes[0];
      for (const text of [printed(of, exercise.language), ...taken])
        expect(said(text), text).toBeUndefined();
      expect(said(exercise.start ?? '')).toBeTruthy();
      for (const [text, part] of refused) expect(said(text), text).toContain(part);
    },
  );

  it.each(all.filter(([, { kind }]) => kind === 'git'))(
    '%s: is done by its commands, all of them',
    (of, exercise) => {
      if (exercise.kind !== 'git') throw new Error(of);
      // What is behind the first block shows what it has done.
      const [first = ''] = printed(of, 'shell').split('\n\n');
      expect(judgeGit(exercise, first), `what the lesson prints:\n${first}`).toEqual({
        right: true,
        notes: [],
      });
      expect(judgeGit(exercise, exercise.solution.join('\n'))).toEqual({ right: true, notes: [] });
      expect(judgeGit(exercise, exercise.solution.slice(0, -1).join('\n')).right).toBe(false);
      expect(judgeGit(exercise, '').right).toBe(false);
      const { taken = [], refused = [] } = ANSWERS[of] ?? {};
      for (const text of taken) expect(judgeGit(exercise, text).right, text).toBe(true);
      for (const [text, part] of refused)
        expect(judgeGit(exercise, text).notes[0], text).toContain(part);
    },
  );

  it.each(ONCE_WRONG)('%s: judges what was judged wrongly once: %j', (of, answers, said) => {
    const exercise = data.get(of);
    if (exercise?.kind === 'git') {
      const { right, notes } = judgeGit(exercise, answers[0] ?? '');
      expect([right, notes[0]]).toEqual([said === undefined, said]);
    } else if (exercise?.kind === 'fields' || exercise?.kind === 'written') {
      const { right, notes } = judge(exercise, answers, yamlStatements);
      expect(right, notes.join(' ')).toBe(said === undefined);
      if (said !== undefined) expect(notes).toContain(said);
    } else throw new Error(of);
  });

  it.each(
    all.flatMap(([of, exercise]) => {
      const fields =
        exercise.kind === 'fields'
          ? exercise.fields
          : 'also' in exercise
            ? (exercise.also ?? [])
            : [];
      return fields.map((field) => [of, field] as const);
    }),
  )('%s: $label', (of, field) => {
    const { accept, options, hint, hints = [], label } = field;
    const right = Array.isArray(accept) ? (accept as string[]) : ANSWERS[of]?.right?.[label];
    expect(
      right,
      `${of}: ${label} has no right answer in tests/unit/exercises/answers.ts`,
    ).toBeDefined();
    for (const one of right ?? []) expect(noteOn(field, one), one).toBeUndefined();
    expect(noteOn(field, '')).toBeTruthy();
    if (options) {
      expect(options).toContain(right?.[0]);
      for (const other of options)
        if (other !== right?.[0]) expect(noteOn(field, other)).toBe(hint);
    } else {
      expect(noteOn(field, 'no idea')).toBe(hint);
      for (const [pattern, said] of hints) {
        const wrong = ANSWERS[of]?.wrong?.filter((one) => pattern.test(one)) ?? [];
        expect(
          wrong.map((one) => noteOn(field, one)),
          `${of}: ${said}`,
        ).toContain(said);
      }
    }
  });
});
