import { lessons, stages, type Lesson, type Stage } from '../../site/lessons.ts';

/** Ids of lessons marked as done, in the order of the path, each once. */
export type Done = readonly string[];

const inOrder = (ids: ReadonlySet<string>): Done =>
  lessons.map((lesson) => lesson.id).filter((id) => ids.has(id));

/**
 * Reads the stored JSON array of lesson ids. Anything else (nothing stored, broken
 * JSON, another form, ids of no lesson) counts as not done; never throws.
 */
export function parseDone(stored: string | null): Done {
  if (stored === null) return [];
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return [];
  }
  return Array.isArray(value) ? inOrder(new Set(value.filter((id) => typeof id === 'string'))) : [];
}

/** The text to store: a JSON array of lesson ids. */
export function formatDone(done: Done): string {
  return JSON.stringify(done);
}

/** Marks a lesson as done or, with `isDone` false, as not done. */
export function withLesson(done: Done, id: string, isDone: boolean): Done {
  const ids = new Set(done);
  if (isDone) ids.add(id);
  else ids.delete(id);
  return inOrder(ids);
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
      done: own.filter((lesson) => done.includes(lesson.id)).length,
      minutes: own.reduce((sum, lesson) => sum + lesson.minutes, 0),
    };
  });
}

/** The first lesson of the path that is not done, or undefined when all are. */
export function nextLesson(done: Done): Lesson | undefined {
  return lessons.find((lesson) => !done.includes(lesson.id));
}

/** Minutes in words: '45 minutes', '1 hour', '2 hours 5 minutes'. */
export function duration(minutes: number): string {
  const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return unit(rest, 'minute');
  return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
}
