/** Where the search files are. */
export const SEARCH_BASE = '/search-data/';

/** The newest names of the search files; an open tab may outlive a deploy, so they are asked for. */
export interface Manifest {
  head: string;
  body: string;
  texts: string;
}

/** Fetches a JSON file of the search; throws with the reason in words. */
export async function fetchSearchFile<T>(name: string, fresh = false): Promise<T> {
  const answer = await fetch(`${SEARCH_BASE}${name}`, fresh ? { cache: 'no-cache' } : {});
  if (!answer.ok) throw new Error(`${name}: status ${answer.status}`);
  return (await answer.json()) as T;
}
