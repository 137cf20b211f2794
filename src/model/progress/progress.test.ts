import { describe, expect, it } from 'vitest';
import { lessons, stages } from '../../site/lessons.ts';
import {
  duration,
  formatDone,
  lessonAt,
  nextLesson,
  parseDone,
  stageProgress,
  withLesson,
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
    ['another order', '["networking-basics","linux-cli-essentials"]', [first, second]],
  ])('reads %s', (_case, stored, done) => {
    expect(parseDone(stored)).toEqual(done);
  });

  it('reads what it wrote', () => {
    const all = lessons.map((lesson) => lesson.id);
    expect(parseDone(formatDone(all))).toEqual(all);
  });
});

describe('marking a lesson', () => {
  it('adds it in the order of the path', () => {
    expect(withLesson([second], first, true)).toEqual([first, second]);
  });

  it('adds it once', () => {
    expect(withLesson([first], first, true)).toEqual([first]);
  });

  it('takes it away and leaves the others', () => {
    expect(withLesson([first, second], first, false)).toEqual([second]);
  });

  it('ignores an id of no lesson', () => {
    expect(withLesson([first], 'quantum-basics', true)).toEqual([first]);
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
    expect(stageProgress([first, second, 'nginx']).map((part) => part.done)).toEqual([2, 0, 1]);
  });

  it('adds up the minutes of a stage', () => {
    const ground = lessons.filter((lesson) => lesson.stage === 'ground');
    const minutes = ground.reduce((sum, lesson) => sum + lesson.minutes, 0);
    expect(stageProgress([])[0]?.minutes).toBe(minutes);
  });

  it('names the first lesson that is not done', () => {
    expect(nextLesson([])?.id).toBe(first);
    expect(nextLesson([first, 'nginx'])?.id).toBe(lessons[1]?.id);
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
