import { lessonPages } from '#data/lesson-pages';

/** A server with a fault, in the order of their list. */
export interface IncidentPage {
  /** Its file's name, which is also how the visitor's browser remembers it, so it never changes. */
  name: string;
  path: string;
  title: string;
  level: string;
  minutes: number;
}

/** The most stars an incident gives. Each hint costs one. */
export const MOST_STARS = 3;

const ORDER = [
  'disk-full',
  'inside-only',
  'silent-cron',
  'bad-gateway',
  'stale-lock',
  'empty-backup',
  'log-ate-the-disk',
  'half-a-certificate',
  'restored-permissions',
  'old-address',
  'memory-nobody-has',
  'lost-address',
] as const;

/** The incidents in order. */
export const incidents: readonly IncidentPage[] = ORDER.map((name) => {
  const page = lessonPages[`incidents/${name}`];
  if (!page) throw new Error(`src/lib/incidents.ts: there is no learn/incidents/${name}.mdx`);
  const { title, level, minutes } = page;
  return { name, path: `/learn/incidents/${name}/`, title, level, minutes };
});

const markOf = (name: string, stars: number): string => `incidents/${name}/${stars}`;

/** Every mark an incident can leave in the visitor's progress: one for each number of stars. */
export const marksOf = (name: string): readonly string[] =>
  Array.from({ length: MOST_STARS + 1 }, (_, stars) => markOf(name, stars));

/** The most stars that the visitor has got for an incident, or undefined if it isn't solved. */
export function starsOf(done: readonly string[], name: string): number | undefined {
  const stars = marksOf(name).flatMap((id, count) => (done.includes(id) ? [count] : []));
  return stars.at(-1);
}

/** Stars in words, such as '2 of 3 stars'. */
export const starsInWords = (stars: number): string => `${stars} of ${MOST_STARS} stars`;

/** The mark for an incident that's solved after that many hints. */
export const solvedMark = (name: string, hints: number): string =>
  markOf(name, Math.max(0, MOST_STARS - hints));
