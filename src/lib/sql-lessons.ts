import { sqlLessons } from '#data/sql-lessons';

/** What runs before the block that starts like this, or undefined if the block doesn't run in the page. */
export function sqlBlock(lesson: string, text: string): { before?: string } | undefined {
  const { only } = sqlLessons[lesson] ?? { only: [] };
  return only ? only.find(({ begins }) => text.startsWith(begins)) : {};
}
