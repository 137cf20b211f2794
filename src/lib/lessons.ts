import { lessonPages } from '#data/lesson-pages';
import { lessons as learningPath, type LessonStage } from '#data/lessons';

/** A stage of the learning path. */
export type Stage = Omit<LessonStage, 'lessons'>;

export interface Lesson {
  /** Kept in the visitor's browser as a mark of progress, so it never changes: the file's first name. */
  id: string;
  /** Site path of the page. */
  path: string;
  title: string;
  level: 'beginner' | 'intermediate' | 'advanced';
  minutes: number;
  /** The id of its stage. */
  stage: string;
}

/** The key in the visitor's local storage, for a JSON array of everything that's done. */
export const PROGRESS_KEY = 'learn-progress';

/** The stages of the learning path in order. */
export const stages: readonly Stage[] = learningPath;

/** The heading above the lessons of a stage: '1. Stand on firm ground'. */
export const stageHeading = (stage: Stage): string =>
  `${stages.indexOf(stage) + 1}. ${stage.title}`;

const listed = learningPath.flatMap((stage) =>
  stage.lessons.map(({ page, id = page.slice(page.indexOf('/') + 1) }) => {
    const facts = lessonPages[page];
    if (!facts) throw new Error(`data/lessons.yaml: there is no learn/${page}.mdx`);
    const { exercises, ...matter } = facts;
    return { lesson: { id, path: `/learn/${page}/`, stage: stage.id, ...matter }, exercises };
  }),
);

/** The lessons in order, with title, minutes and level of their pages' front matter. */
export const lessons: readonly Lesson[] = listed.map(({ lesson }) => lesson);

/**
 * The exercises of each lesson in the order of its page. The visitor's browser stores them after `lesson/`, so
 * their names never change.
 */
export const exerciseIds: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  listed.map(({ lesson, exercises }) => [lesson.id, exercises]),
);
