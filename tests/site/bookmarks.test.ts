import { describe, expect, it } from 'vitest';
import { builtBookmarks, lostBookmarks, readBookmarks } from '../../tools/checks/bookmarks.ts';
import { redirects } from '../../src/lib/redirects.ts';
import { outDir } from './pages.ts';

const listed = readBookmarks();
const built = builtBookmarks(outDir);

describe('bookmarks last', () => {
  it('every page and anchor of the list exists, or its page redirects', () => {
    expect(listed.size).toBeGreaterThan(100);
    // Restore the heading's old anchor, add a redirect in data/redirects.yaml, or drop it:
    // npm run bookmarks -- '/the/page/#anchor'
    expect(lostBookmarks(listed, built, new Set(redirects.map(({ from }) => from)))).toEqual([]);
  });

  it('the list has nearly all of the site’s: npm run bookmarks adds the rest', () => {
    const all = [...built].flatMap(([route, anchors]) =>
      [...anchors].map((anchor) => [route, anchor] as const),
    );
    const absent = all.filter(([route, anchor]) => !listed.get(route)?.has(anchor));
    expect(all.length).toBeGreaterThan(1000);
    expect(absent.length).toBeLessThan(all.length / 20);
  });
});
