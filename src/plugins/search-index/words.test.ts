import { describe, expect, it } from 'vitest';
import type { SearchPage } from 'site-search';
import { sectionWordsOf, withWords } from './words.ts';

describe('other words for sections', () => {
  it.each([
    ['---\ntitle: Town\nsections:\n  pier: quay, jetty\n---\n', { pier: 'quay, jetty' }],
    [
      '---\ntitle: {product}\nsections:\n  pier: quay\n  crew: sailors\nslug: /\n---\n',
      { pier: 'quay', crew: 'sailors' },
    ],
    ['---\ntitle: Town\n---\nsections:\n  pier: quay\n', {}],
  ])('come from the front matter', (content, words) => {
    expect(sectionWordsOf(content)).toEqual(words);
  });

  const top = { heading: '', hash: '', text: 'ships' };
  const pier = { heading: 'Pier', hash: '#pier', text: 'The pier.' };
  const page: SearchPage = {
    url: '/docs/town/',
    title: 'Town',
    path: ['Docs'],
    description: '',
    keywords: '',
    sections: [top, pier],
  };

  it('go to the section with that anchor', () => {
    expect(withWords(page, { pier: 'quay' }).sections).toEqual([top, { ...pier, also: 'quay' }]);
  });

  it('for a section that is not there stop the build, and the message names it', () => {
    expect(() => withWords(page, { pear: 'fruit' })).toThrow("/docs/town/ has no section 'pear'");
  });
});
