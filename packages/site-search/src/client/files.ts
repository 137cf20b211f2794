/** Where the search files are. */
const SEARCH_BASE = '/search-data/';

/** Milliseconds to wait for a file. */
const PATIENCE = 30_000;

/** The newest names of the search files. They're fetched because an open tab can outlive a deploy. */
export interface Manifest {
  head: string;
  body: string;
  texts: string;
}

/** Fetches a search file as text. Throws with the reason in words. */
export async function fetchSearchText(name: string, cache: RequestCache): Promise<string> {
  const signal = typeof AbortSignal.timeout === 'function' ? AbortSignal.timeout(PATIENCE) : null;
  const answer = await fetch(`${SEARCH_BASE}${name}`, { cache, signal }).catch((error: unknown) => {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Error(late ? 'The server is taking too long.' : "The server can't be reached.");
  });
  // A development server answers with a page if a file is missing.
  const isMissing =
    answer.status === 404 || answer.headers.get('content-type')?.startsWith('text/html');
  if (isMissing && process.env.NODE_ENV === 'development') {
    throw new Error('There is no index yet: npm run build makes the one that npm start serves.');
  }
  if (isMissing) throw new Error("The index isn't where it should be.");
  if (!answer.ok) throw new Error(`The server answered with status ${answer.status}.`);
  return answer.text();
}

/** Parses a search file. Throws if it isn't JSON. */
export function parseSearchFile(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('The index is damaged.');
  }
}

/** Fetches the names of the files, never from the cache alone. */
async function fetchManifest(cache: 'no-cache' | 'reload'): Promise<Manifest> {
  const manifest = parseSearchFile(await fetchSearchText('manifest.json', cache));
  const names = manifest as Partial<Record<keyof Manifest, unknown>> | null;
  const { head, body, texts } = names ?? {};
  if (typeof head === 'string' && typeof body === 'string' && typeof texts === 'string') {
    return { head, body, texts };
  }
  throw new Error('The index is damaged.');
}

/** The names of the files with the text of the first. */
export interface Head {
  manifest: Manifest;
  text: string;
}

/** Fetches the names and the first file, past every cache when `fresh`. */
async function fetchHead(fresh: boolean): Promise<Head> {
  const manifest = await fetchManifest(fresh ? 'reload' : 'no-cache');
  return { manifest, text: await fetchSearchText(manifest.head, fresh ? 'reload' : 'default') };
}

let early: Promise<Head> | undefined;

/** Starts fetching the first file before the code that reads it has loaded. */
export function fetchHeadEarly(): void {
  if (early) return;
  early = fetchHead(false);
  // The caller of takeHead gets the failure.
  early.catch(() => undefined);
}

/** The file whose loading began early, for the first call. Later calls fetch a new one. */
export function takeHead(fresh: boolean): Promise<Head> {
  const begun = fresh ? undefined : early;
  early = undefined;
  return begun ?? fetchHead(fresh);
}

/** Why something couldn't be loaded, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A deploy may have removed the code that an open tab needs.
  if (error.name !== 'ChunkLoadError') return error.message;
  return "Part of the site can't be reached. Reload the page if this doesn't go away.";
}
