import { incidents, marksOf } from '../incidents.ts';
import { exerciseIds, lessons, stages, type Lesson, type Stage } from '../lessons.ts';

/**
 * Everything done, each once and in the order of the path: exercises by their whole id (`caddy/api`), lessons
 * that were ticked by hand while that was possible (`caddy`), and incidents with their stars
 * (`incidents/disk-full/3`).
 */
export type Done = readonly string[];

/** The whole ids of a lesson's exercises. */
export const exercisesOf = (lesson: string): readonly string[] =>
  (exerciseIds[lesson] ?? []).map((name) => `${lesson}/${name}`);

const known = [
  ...lessons.flatMap(({ id }) => [id, ...exercisesOf(id)]),
  ...incidents.flatMap(({ name }) => marksOf(name)),
];

const inOrder = (ids: ReadonlySet<string>): Done => known.filter((id) => ids.has(id));

const fromList = (value: readonly unknown[]): Done =>
  inOrder(new Set(value.filter((id) => typeof id === 'string')));

/**
 * Reads the stored JSON array of ids. Anything else (nothing stored, broken JSON, another form, unknown ids)
 * counts as not done. Never throws.
 */
export function parseDone(stored: string | null): Done {
  if (stored === null) return [];
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return [];
  }
  return Array.isArray(value) ? fromList(value) : [];
}

/** The text to store: a JSON array of ids. */
export function formatDone(done: Done): string {
  return JSON.stringify(done);
}

/** Marks exercises as done or, with `isDone` false, as not done. */
export function withMarks(done: Done, marked: readonly string[], isDone: boolean): Done {
  const ids = new Set(done);
  for (const id of marked) {
    if (isDone) ids.add(id);
    else ids.delete(id);
  }
  return inOrder(ids);
}

/** How many of a lesson's exercises are done. */
export const countDone = (done: Done, lesson: string): number =>
  exercisesOf(lesson).filter((id) => done.includes(id)).length;

/** True for a lesson whose exercises are all done, or that was ticked by hand. */
export const isLessonDone = (done: Done, lesson: string): boolean =>
  done.includes(lesson) || countDone(done, lesson) === (exerciseIds[lesson]?.length ?? -1);

/** The lessons that are done, in the order of the path. */
export const lessonsDone = (done: Done): readonly Lesson[] =>
  lessons.filter(({ id }) => isLessonDone(done, id));

/** The whole id of a task for the repository in the page, or undefined if no lesson has it. */
export function gitExerciseId(name: string): string | undefined {
  const lesson = Object.keys(exerciseIds).find((id) => exerciseIds[id]?.includes(name));
  return lesson === undefined ? undefined : `${lesson}/${name}`;
}

/** The key under which a file has the ids. */
const FILE_KEY = 'learn-progress';
/** A longer file is something else. */
const MAX_FILE = 100_000;

/** The text of a file to take along. */
export const progressFile = (done: Done): string =>
  `${JSON.stringify({ [FILE_KEY]: done }, null, 2)}\n`;

/** What a file adds to `done`, or a sentence that says why it adds nothing. */
export function fromProgressFile(
  text: string,
  done: Done,
): { done: Done; added: number; unknown: number } | { problem: string } {
  const stays = "Your progress hasn't changed.";
  if (text.length > MAX_FILE)
    return { problem: `The file is too long to be a progress file. ${stays}` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: `The file isn't JSON, or it was cut off. ${stays}` };
  }
  const list =
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[FILE_KEY]
      : undefined;
  if (!Array.isArray(list))
    return { problem: `The file is JSON, but has no progress in these lessons. ${stays}` };
  const found = fromList(list);
  const both = inOrder(new Set([...done, ...found]));
  return { done: both, added: both.length - done.length, unknown: list.length - found.length };
}

/** The lesson of a site path, with or without its trailing slash, or undefined. */
export function lessonAt(path: string): Lesson | undefined {
  const wanted = path.endsWith('/') ? path : `${path}/`;
  return lessons.find((lesson) => lesson.path === wanted);
}

export interface StageProgress {
  stage: Stage;
  lessons: readonly Lesson[];
  done: number;
  minutes: number;
}

/** The stages with their lessons, how many of them are done, and all their minutes. */
export function stageProgress(done: Done): StageProgress[] {
  return stages.map((stage) => {
    const own = lessons.filter((lesson) => lesson.stage === stage.id);
    return {
      stage,
      lessons: own,
      done: own.filter((lesson) => isLessonDone(done, lesson.id)).length,
      minutes: own.reduce((sum, lesson) => sum + lesson.minutes, 0),
    };
  });
}

/** The first lesson of the path that isn't done, or undefined when all are. */
export function nextLesson(done: Done): Lesson | undefined {
  return lessons.find((lesson) => !isLessonDone(done, lesson.id));
}

/** Minutes in words: '45 minutes', '1 hour', '2 hours 5 minutes'. */
export function duration(minutes: number): string {
  const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return unit(rest, 'minute');
  return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
}
