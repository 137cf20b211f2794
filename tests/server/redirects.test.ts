/* No address redirects to another host, and none more than twice. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileTarget } from './addresses';
import { ask } from './http';
import { canServe, type Container, startContainer } from './server';

const PATHS = 10_000;
/** Requests under way at once. */
const AT_ONCE = 16;

let container: Container;

/** The target of a redirect, read as browsers read an address. Throws if it leaves the host or never ends. */
async function follow(target: string): Promise<number> {
  const base = 'http://localhost';
  for (let [steps, at] = [0, target]; ; steps += 1) {
    const { status, headers } = await ask(container.port, at);
    if (headers.location === undefined) return status;
    if (steps === 2) throw new Error(`${target} is sent on a third time, to ${headers.location}`);
    const next = new URL(headers.location, base + at);
    if (next.origin !== base) throw new Error(`${target} leads to ${headers.location}`);
    if (!headers.location.startsWith('/'))
      throw new Error(`${target}: ${headers.location} is no path`);
    at = `${next.pathname}${next.search}`;
  }
}

async function problemOf(target: string): Promise<string | undefined> {
  try {
    const status = await follow(target);
    return [200, 204, 400, 404, 405].includes(status) ? undefined : `${target}: ${status}`;
  } catch (error) {
    return String(error);
  }
}

describe.skipIf(!canServe)('an address', () => {
  beforeAll(async () => {
    container = await startContainer();
  });
  afterAll(() => container.stop());

  it.each([
    '/%5Cevil.example/404.html/',
    '/%09/evil.example/404.html/',
    '/%5c%5cevil.example/index.html/',
    '/pricing/%2F',
    '/%2Fdocs',
    '/%2f%2fevil.example//pricing',
    '//evil.example/404.html/',
    '///docs.html',
    '//docs//index.html',
    '/\\/evil.example/404.html/',
    '/.//evil.example/..//404.html/',
    '/404.html/',
    '/pricing/index.html/',
    '/%5C%5Cevil.example/index.html',
    '/%2F%2Fevil.example/pricing.html',
    '/%252F%252Fevil.example/index.html/',
    '/%255Cevil.example/404.html/',
    '/%0a/evil.example/404.html/',
    '/%0d%0aLocation:%20//evil.example/404.html/',
    '/%E2%80%A8/evil.example/404.html/',
    '/%EF%BC%8Fevil.example/index.html/',
    '/;/evil.example/404.html/',
    '/@evil.example/404.html/',
    '/evil.example:80/404.html/',
    '/https://evil.example/index.html',
    '/javascript:alert(1)/index.html',
    '/docs/../..//evil.example/index.html',
    '/%2e%2e/%2e%2e//evil.example/pricing.html/',
    '/docs/%2e%2e/pricing.html',
    '////evil.example////pricing////index.html',
    '/docs//?next=//evil.example',
    '/docs.html?//evil.example/%0d%0aa:b',
    '/Docs/',
    '/pricing.html/index.html',
    '/.well-known/../pricing',
  ])('%s ends here within two steps', async (target) => {
    expect(await problemOf(target)).toBeUndefined();
  });

  it(`of ${PATHS} hostile ones ends with a page or 404 within two steps, on this host`, async () => {
    const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
    const targets = fc.sample(hostileTarget, { numRuns: PATHS, seed });
    const problems: string[] = [];
    let asked = 0;
    const client = async () => {
      for (let target = targets.pop(); target !== undefined; target = targets.pop()) {
        const problem = await problemOf(target);
        asked += 1;
        if (problem) problems.push(problem);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
    expect(asked).toBe(PATHS);
    expect(problems, `FUZZ_SEED=${seed} repeats it`).toEqual([]);
  }, 120_000);
});
