import { describe, expect, it } from 'vitest';
import { see } from './seen.ts';

const PAGE = `<!doctype html><html><head><title>Volumes | Shop</title><meta name=description content="Keep files.">
<script>begin()</script></head><body><main><article><h1>Volumes</h1><p>A disk.</p></article></main></body></html>`;

describe('the data read from a page', () => {
  it('has the page, its card, its structured data and its inline code', () => {
    const { inline, presented } = see('/docs/services/volumes/', PAGE);
    expect(inline.scripts).toHaveLength(1);
    expect(presented?.page).toMatchObject({ heading: 'Volumes', description: 'Keep files.' });
    expect(presented?.card).toMatchObject({ section: 'Documentation', title: 'Volumes' });
    expect(JSON.parse(presented?.data ?? '')).toHaveProperty('@graph');
  });

  it('has only the inline code if the page redirects', () => {
    const { presented } = see('/docs/', '<meta http-equiv=refresh content="0; url=/docs/intro/">');
    expect(presented).toBeUndefined();
  });

  it('survives the cache of the previous build unchanged', () => {
    const seen = see('/docs/services/volumes/', PAGE);
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
  });
});
