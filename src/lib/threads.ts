import { threads as data, type Thread } from '#data/threads';

const { themes, outcomes } = data;

/** Public threads and posts in which people say how they host an app, in paraphrase. */
export const threads: readonly Thread[] = data.threads;

/** What represents a missing stage or year in a count. */
const NOT_SAID = 'not said';

/** A value, how many threads have it, and which. */
export interface Count {
  value: string;
  count: number;
  ids: readonly string[];
}

/** Counts threads by what `key` returns, most frequent first. Ties keep the order of first appearance. */
function countBy(
  key: (thread: Thread) => string | undefined,
  of: readonly Thread[] = threads,
): Count[] {
  const groups = new Map<string, string[]>();
  for (const thread of of) {
    const value = key(thread) ?? NOT_SAID;
    groups.set(value, [...(groups.get(value) ?? []), thread.id]);
  }
  return [...groups]
    .map(([value, ids]) => ({ value, count: ids.length, ids }))
    .sort((a, b) => b.count - a.count);
}

export const countBySentiment = (): Count[] => countBy((thread) => thread.sentiment);
export const countByStage = (): Count[] => countBy((thread) => thread.stage);
export const countByPlace = (): Count[] => countBy((thread) => thread.where);

/** Threads by year, oldest first, those without a year last. */
export function countByYear(): Count[] {
  return countBy((thread) => thread.date?.slice(0, 4)).sort((a, b) =>
    a.value.localeCompare(b.value),
  );
}

/** How much of a thread was read: 'whole', only the start of the page, or the parts with the point. */
export const countByReading = (): Count[] =>
  countBy(({ read }) =>
    /\bwhole\b/.test(read) ? 'whole' : read.startsWith('start of') ? 'start only' : 'in part',
  );

/** How the threads end, with what each end means, in the order of the data. */
export const countByOutcome = (): (Count & { means: string })[] =>
  Object.entries(outcomes).map(([value, means]) => {
    const ids = threads.filter(({ outcome }) => outcome === value).map(({ id }) => id);
    return { value, means, count: ids.length, ids };
  });

/** A theme with how many threads are mainly about it. */
export interface ThemeCount {
  theme: string;
  means: string;
  primary: number;
  ids: readonly string[];
}

/** Every theme, in the order of the analysis. */
export function countByTheme(): ThemeCount[] {
  return Object.entries(themes).map(([theme, means]) => {
    const primary = threads.filter((thread) => thread.theme === theme);
    return {
      theme,
      means,
      primary: primary.length,
      ids: primary.map((thread) => thread.id),
    };
  });
}

/** The thread of that id, such as `d07`. Throws if there is none. */
export function threadOf(id: string): Thread {
  const thread = threads.find((candidate) => candidate.id === id);
  if (!thread) throw new Error(`there is no thread '${id}'; ids run from d01 to d50`);
  return thread;
}
