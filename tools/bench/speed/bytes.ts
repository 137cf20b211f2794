import type { Browser, CDPSession } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { quiet, watchTraffic } from '../quiet.ts';

/** What a first visit transfers: compressed bytes by resource type, and how many requests. */
export interface Transfer {
  bytes: Record<string, number>;
  total: number;
  requests: number;
}

export interface VisitCost {
  /** Until the load event. */
  before: Transfer;
  /** From the load event until the network is idle, while nobody touches the page. */
  after: Transfer;
  /** From the first sign of intent until the network is idle again, without the prefetches that follow. */
  intent: Transfer;
  /** Parts of other pages that are prefetched after that, when the browser has nothing else to do. */
  ahead: Transfer;
}

const empty = (): Transfer => ({ bytes: {}, total: 0, requests: 0 });

function add(to: Transfer, type: string, bytes: number): void {
  to.bytes[type] = (to.bytes[type] ?? 0) + bytes;
  to.total += bytes;
  to.requests += 1;
}

/** A file that a page has received. */
export interface Finished {
  url: string;
  type: string;
  /** As transferred, response headers included. */
  bytes: number;
  /** Seconds on the browser's monotonic clock. */
  began: number;
  /** Prefetched for another page, with nothing else to do. */
  isAhead: boolean;
}

/**
 * Records a session's requests from now on, and the time of its load event in seconds on the same clock,
 * Infinity before it.
 */
export async function record(
  session: CDPSession,
): Promise<{ files: Finished[]; load: () => number }> {
  const types = new Map<string, Omit<Finished, 'bytes'>>();
  const files: Finished[] = [];
  let loaded = Infinity;
  session.on('Network.requestWillBeSent', ({ requestId, type, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const isAhead = request.headers['Sec-Purpose'] === 'prefetch';
    types.set(requestId, { url: request.url, type: type ?? 'Other', began: timestamp, isAhead });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = types.get(requestId);
    if (known) files.push({ ...known, bytes: encodedDataLength });
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  return { files, load: () => loaded };
}

/** Opens a page with an empty cache and adds up what it transfers, response headers included. */
export async function measureBytes(browser: Browser, url: string): Promise<VisitCost> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  watchTraffic(page);
  const session = await context.newCDPSession(page);
  const { files, load } = await record(session);
  const cost: VisitCost = { before: empty(), after: empty(), intent: empty(), ahead: empty() };
  await page.goto(url);
  await quiet(page);
  for (const file of files.splice(0)) {
    add(file.began < load() ? cost.before : cost.after, file.type, file.bytes);
  }
  await hydrated(page);
  await quiet(page);
  for (const file of files) {
    add(file.isAhead ? cost.ahead : cost.intent, file.type, file.bytes);
  }
  await context.close();
  return cost;
}
