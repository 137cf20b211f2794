import { describe, expect, it } from 'vitest';
import { searchPageOf } from './index.ts';

const page = (head: string) =>
  `<html><head>${head}<meta name=description content="Sizes and prices."></head><body><nav aria-label=Breadcrumbs><ul><li>Docs<li>Services<li>Redis</ul></nav>` +
  '<article><div class="markdown"><header><h1>Redis</h1></header><p>A store.</p><h2 id=sizes>Sizes</h2><p>Six.</p></div></article></body></html>';

describe('a page that is searched', () => {
  it('has its title, place, description, keywords and sections', () => {
    expect(
      searchPageOf('/docs/services/redis/', page('<meta name=keywords content="cache,valkey">')),
    ).toEqual({
      url: '/docs/services/redis/',
      title: 'Redis',
      path: ['Docs', 'Services'],
      description: 'Sizes and prices.',
      keywords: 'cache, valkey',
      sections: [
        { heading: '', hash: '', text: 'A store.' },
        { heading: 'Sizes', hash: '#sizes', text: 'Six.' },
      ],
    });
  });

  it('is none that asks not to be indexed', () => {
    const head = '<meta name=robots content="noindex, nofollow">';
    expect(searchPageOf('/docs/draft/', page(head))).toBeUndefined();
  });

  it('without a text is an error', () => {
    expect(() => searchPageOf('/docs/', '<h1>Docs</h1>')).toThrow('no text to search');
  });
});
