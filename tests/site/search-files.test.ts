import crypto from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtFiles, readOut, specifiedRoutes } from './pages.ts';

const files = builtFiles().filter((file) => /^search-data\/.*\.json$/.test(file));
const named = files.filter((file) => file !== 'search-data/manifest.json');

describe('the search files', () => {
  it('are named by the hash of their bytes', () => {
    expect(named.length).toBeGreaterThan(10);
    const wrong = named.filter((file) => {
      const hash = crypto.createHash('sha256').update(readOut(file)).digest('hex');
      return !file.endsWith(`.${hash.slice(0, 12)}.json`);
    });
    expect(wrong).toEqual([]);
  });

  it('are the ones that the manifest names', () => {
    const manifest = JSON.parse(readOut('search-data/manifest.json')) as Record<string, string>;
    for (const name of Object.values(manifest)) expect(named).toContain(`search-data/${name}`);
  });

  it('hold every page of docs and learn, and none of the blog', () => {
    const { texts } = JSON.parse(readOut('search-data/manifest.json')) as { texts: string };
    const found = Object.keys(JSON.parse(readOut(`search-data/${texts}`)) as object);
    const expected = specifiedRoutes.filter((route) =>
      /^\/(?:docs\/.|learn\/(?!tags\/))/.test(route),
    );
    expect(expected.filter((route) => !found.includes(route))).toEqual([]);
    expect(found.filter((route) => !/^\/(?:docs|learn)\//.test(route))).toEqual([]);
  });
});
