import { describe, expect, it } from 'vitest';
import { lessons, stages } from '../lessons.ts';
import {
  countDone,
  duration,
  exercisesOf,
  formatDone,
  fromProgressFile,
  gitExerciseId,
  isLessonDone,
  lessonAt,
  lessonsDone,
  nextLesson,
  parseDone,
  progressFile,
  stageProgress,
  withMarks,
} from './index.ts';

const first = 'linux-cli-essentials';
const second = 'networking-basics';

describe('stored progress', () => {
  it.each<[string, string | null, string[]]>([
    ['nothing stored', null, []],
    ['an empty text', '', []],
    ['broken JSON', '["linux-cli-essentials"', []],
    ['another form', '{"done":["linux-cli-essentials"]}', []],
    ['a number', '3', []],
    ['ids of no lesson', '["quantum-basics"]', []],
    ['values that are no text', '[1,null,"networking-basics"]', [second]],
    ['an id twice', '["networking-basics","networking-basics"]', [second]],
    [
      'exercises',
      `["${first}/mode","${first}/post","${first}/quantum"]`,
      [`${first}/post`, `${first}/mode`],
    ],
    ['another order', '["networking-basics","linux-cli-essentials"]', [first, second]],
  ])('reads %s', (_case, stored, done) => {
    expect(parseDone(stored)).toEqual(done);
  });

  it('reads what it wrote', () => {
    const all = lessons.map((lesson) => lesson.id);
    expect(parseDone(formatDone(all))).toEqual(all);
  });
});

const exercise = `${first}/post`;
const all = exercisesOf(first);

describe('marking an exercise', () => {
  it('adds it in the order of the path, once', () => {
    const done = withMarks([second, exercise], [exercise, first], true);
    expect(done).toEqual([first, exercise, second]);
  });

  it('takes it away and leaves the others', () => {
    expect(withMarks([first, exercise, second], [exercise], false)).toEqual([first, second]);
  });

  it('ignores an id of nothing', () => {
    expect(withMarks([first], ['quantum-basics', `${first}/quantum`], true)).toEqual([first]);
  });
});

describe('a lesson', () => {
  it('is done when all of its exercises are, and not before', () => {
    expect(all.length).toBeGreaterThan(3);
    expect(isLessonDone([], first)).toBe(false);
    expect(isLessonDone(all.slice(1), first)).toBe(false);
    expect(isLessonDone(all, first)).toBe(true);
    expect(countDone(all.slice(1), first)).toBe(all.length - 1);
  });

  it('that was ticked by hand stays done', () => {
    expect(isLessonDone(parseDone(`["${first}"]`), first)).toBe(true);
    expect(lessonsDone([first]).map(({ id }) => id)).toEqual([first]);
  });

  it('without exercises is not done by that', () => {
    expect(isLessonDone([], 'quantum-basics')).toBe(false);
  });

  it('has the Git exercises in its body too', () => {
    expect(gitExerciseId('rescue')).toBe('git-branching/rescue');
    expect(gitExerciseId('quantum')).toBeUndefined();
  });
});

describe('a file of progress', () => {
  it('is read as it was written, and adds to what is here', () => {
    const file = progressFile([exercise, second]);
    expect(fromProgressFile(file, [])).toEqual({
      done: [exercise, second],
      added: 2,
      unknown: 0,
    });
    expect(fromProgressFile(file, [first, second])).toEqual({
      done: [first, exercise, second],
      added: 1,
      unknown: 0,
    });
  });

  it('leaves out what no lesson has', () => {
    const read = fromProgressFile(`{"learn-progress":["x/y",1,"${second}"]}`, [first]);
    expect(read).toEqual({ done: [first, second], added: 1, unknown: 2 });
  });

  it.each([
    ['nothing', '', "isn't JSON"],
    ['half of one', progressFile([exercise]).slice(0, 30), "isn't JSON"],
    ['a list', '["networking-basics"]', 'has no progress'],
    ['null', 'null', 'has no progress'],
    ['another form', '{"learn-progress":{}}', 'has no progress'],
    ['a long one', `"${'x'.repeat(100_001)}"`, 'too long'],
  ])('that is %s says so and adds nothing', (_what, text, said) => {
    const read = fromProgressFile(text, [first]);
    expect(read).toEqual({ problem: expect.stringContaining(said) as string });
    expect((read as { problem: string }).problem).toContain("hasn't changed");
  });
});

describe('the path', () => {
  it('finds a lesson by its address, with and without the slash', () => {
    expect(lessonAt('/learn/foundations/git-branching/')?.id).toBe('git-branching');
    expect(lessonAt('/learn/foundations/git-branching')?.id).toBe('git-branching');
    expect(lessonAt('/learn/glossary/')).toBeUndefined();
  });

  it('puts every lesson into one stage, in the order of the stages', () => {
    const inStages = stageProgress([]).flatMap((part) => part.lessons);
    expect(inStages).toEqual(lessons);
    expect(stageProgress([]).map((part) => part.stage)).toEqual(stages);
  });

  it('counts done lessons by stage', () => {
    expect(stageProgress([first, second, 'nginx']).map((part) => part.done)).toEqual([0, 2, 0, 1]);
  });

  it('adds up the minutes of a stage', () => {
    const ground = lessons.filter((lesson) => lesson.stage === 'ground');
    const minutes = ground.reduce((sum, lesson) => sum + lesson.minutes, 0);
    expect(stageProgress([])[1]?.minutes).toBe(minutes);
  });

  it('names the first lesson that is not done', () => {
    expect(nextLesson([])?.id).toBe(lessons[0]?.id);
    expect(nextLesson([lessons[0]!.id, 'nginx'])?.id).toBe(lessons[1]?.id);
    expect(nextLesson(lessons.map((lesson) => lesson.id))).toBeUndefined();
  });
});

describe('a duration', () => {
  it.each([
    [1, '1 minute'],
    [45, '45 minutes'],
    [60, '1 hour'],
    [125, '2 hours 5 minutes'],
  ])('says %d minutes as %s', (minutes, text) => {
    expect(duration(minutes)).toBe(text);
  });
});
