import { inParallel } from 'doc-walk/read';

/** A server's answer for an address. */
export interface LiveResult {
  url: string;
  /** HTTP status, or 0 without an answer. */
  status: number;
  /** The target of a permanent redirect. */
  movedTo?: string;
  error?: string;
}

const MOVED = new Set([301, 308]);

async function ask(url: string, method: 'HEAD' | 'GET'): Promise<LiveResult> {
  try {
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      headers: { 'user-agent': 'link check of a website', accept: 'text/html,*/*' },
    });
    await answer.body?.cancel();
    const movedTo = MOVED.has(answer.status)
      ? (answer.headers.get('location') ?? undefined)
      : undefined;
    return { url, status: answer.status, movedTo };
  } catch (error) {
    return { url, status: 0, error: error instanceof Error ? error.message : String(error) };
  }
}

/** True for answers that mean that a reader gets the page. Some hosts refuse programs with 403 or 429. */
export const isAlive = ({ status, movedTo }: LiveResult): boolean =>
  !movedTo && ((status >= 200 && status < 400) || status === 403 || status === 429);

/** Requests every address once, HEAD first, at most four at a time. Needs the network. */
export function askAll(urls: readonly string[]): Promise<LiveResult[]> {
  const pages = [...new Set(urls.map((url) => url.replace(/#.*$/, '')))];
  return inParallel(pages, 4, async (url) => {
    const head = await ask(url, 'HEAD');
    return isAlive(head) || head.movedTo ? head : ask(url, 'GET');
  });
}
