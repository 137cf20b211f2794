import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeGit } from 'teach/exercise/git';
import { yamlStatements } from '../../src/lib/exercise/yaml.ts';
import {
  type Exercise,
  type Exercises,
  type Field,
  judge,
  type Language,
  noteOn,
} from 'teach/exercise';
import { exerciseIds, lessons } from '../../src/lib/lessons.ts';
import { answers, misjudged } from './exercises/answers.ts';

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

/** Short answers by position. In an exercise with a text, the first position is the text's. */
const fieldsOf = (exercise: Exercise): readonly (Field | undefined)[] =>
  exercise.kind === 'fields'
    ? exercise.fields
    : 'also' in exercise
      ? [undefined, ...(exercise.also ?? [])]
      : [];

const FENCES: Readonly<Record<Language, RegExp>> = {
  shell: /^bash$/,
  nginx: /^nginx$/,
  caddy: /^caddyfile$/,
  dockerfile: /^dockerfile$/,
  compose: /^yaml$/,
  yaml: /^yaml$/,
  text: /^(?:text|redis|sql|js)$/,
};

/** The code blocks in a language in the answer that is folded after an exercise. */
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
      const said = (text: string) => judge(exercise, [text], yamlStatements).notes[0];
      const answer = printed(of, exercise.language);
      expect(answer, `the answer folded below it has a block of ${exercise.language}`).not.toBe('');
      expect(said(answer)).toBeUndefined();
      expect(said(exercise.start ?? '')).toBeTruthy();
    },
  );

  it.each(all.filter(([, { kind }]) => kind === 'git'))(
    '%s: is done by its commands, all of them',
    (of, exercise) => {
      if (exercise.kind !== 'git') throw new Error(of);
      // Anything after the first block shows what that block did.
      const [first = ''] = printed(of, 'shell').split('\n\n');
      expect(judgeGit(exercise, first), `what the lesson prints:\n${first}`).toEqual({
        right: true,
        notes: [],
      });
      expect(judgeGit(exercise, exercise.solution.join('\n'))).toEqual({ right: true, notes: [] });
      expect(judgeGit(exercise, exercise.solution.slice(0, -1).join('\n')).right).toBe(false);
      expect(judgeGit(exercise, '').right).toBe(false);
    },
  );

  it.each(all.filter(([, { kind }]) => kind !== 'sql' && kind !== 'own'))(
    '%s: judges each answer of its table',
    (of, exercise) => {
      // A separate test checks what the practice machine runs.
      const first = exercise.kind === 'machine' ? 1 : 0;
      const rows = answers.filter((row) => row.of === of && row.field >= first);
      const judged = misjudged(rows, ({ field, answer }) => {
        if (exercise.kind === 'git') return judgeGit(exercise, answer).notes[0];
        if (field === 0 && exercise.kind === 'written')
          return judge(exercise, [answer], yamlStatements).notes[0];
        const one = fieldsOf(exercise)[field];
        if (!one) throw new Error(`${of} has no field ${field}`);
        return noteOn(one, answer);
      });
      expect(judged).toEqual([]);
    },
  );

  it('has a table of at least 1,100 answers, three in ten of them right, none for an exercise that is gone', () => {
    expect(answers.length).toBeGreaterThan(1100);
    expect(answers.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThan(
      answers.length * 0.3,
    );
    const names = Object.entries(exerciseIds).flatMap(([id, own]) =>
      own.map((name) => `${id}/${name}`),
    );
    expect(answers.map(({ of }) => of).filter((of) => !names.includes(of))).toEqual([]);
  });

  it.each(
    all.flatMap(([of, exercise]) =>
      fieldsOf(exercise).flatMap((field, at) => (field ? [[of, at, field] as const] : [])),
    ),
  )('%s, field %i: has a right answer, and each of its hints is given', (of, at, field) => {
    const { accept, options, hint, hints = [] } = field;
    const rows = answers.filter((row) => row.of === of && row.field === at);
    const right = Array.isArray(accept)
      ? (accept as string[])
      : rows.filter(({ verdict }) => verdict === 'right').map(({ answer }) => answer);
    expect(
      right.length,
      `tests/unit/exercises/${of.split('/')[0]}.yaml has a right answer`,
    ).toBeGreaterThan(0);
    for (const one of right) expect(noteOn(field, one), one).toBeUndefined();
    expect(noteOn(field, '')).toBeTruthy();
    if (options) {
      expect(options).toContain(right[0]);
      for (const other of options) if (other !== right[0]) expect(noteOn(field, other)).toBe(hint);
    } else {
      expect(noteOn(field, 'no idea')).toBe(hint);
      const given = rows.map(({ answer }) => noteOn(field, answer));
      for (const [, said] of hints) expect(given).toContain(said);
    }
  });
});
