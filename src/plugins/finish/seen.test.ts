import { describe, expect, it } from 'vitest';
import { see } from './seen.ts';

const PAGE = `<!doctype html><html><head><title>Volumes | Shop</title><meta name=description content="Keep files.">
<script>begin()</script></head><body><main><article><h1>Volumes</h1><p>A disk.</p></article></main></body></html>`;

describe('what is seen of a page', () => {
  it('is the page, its card, its structured data and its inline code', () => {
    const { inline, presented } = see('/docs/services/volumes/', PAGE);
    expect(inline.scripts).toHaveLength(1);
    expect(presented?.page).toMatchObject({ heading: 'Volumes', description: 'Keep files.' });
    expect(presented?.card).toMatchObject({ section: 'Documentation', title: 'Volumes' });
    expect(JSON.parse(presented?.data ?? '')).toHaveProperty('@graph');
  });

  it('is only its inline code where it leads on', () => {
    const { presented } = see('/docs/', '<meta http-equiv=refresh content="0; url=/docs/intro/">');
    expect(presented).toBeUndefined();
  });

  it('comes out of the folder of the build before as it went in', () => {
    const seen = see('/docs/services/volumes/', PAGE);
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
  });
});
