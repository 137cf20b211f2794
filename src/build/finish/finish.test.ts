import { describe, expect, it } from 'vitest';
import { withoutSprite } from './index.ts';

const SPRITE =
  '<svg style="display: none;"><defs>\n<symbol id="theme-svg-external-link" viewBox="0 0 24 24"><path d="M1 1"/></symbol>\n</defs></svg>';

describe('the icon of external links', () => {
  it('is taken out of a page of the site', () => {
    expect(withoutSprite(`<body>${SPRITE}<div id="__docusaurus">a</div></body>`, 'a.html')).toBe(
      '<body><div id="__docusaurus">a</div></body>',
    );
  });

  it('is not looked for on a page that only leads on', () => {
    expect(withoutSprite('<body>a</body>', 'a.html')).toBe('<body>a</body>');
  });

  it('throws with the page where it is missing', () => {
    expect(() => withoutSprite('<div id=__docusaurus>a</div>', 'docs/index.html')).toThrow(
      /^docs\/index\.html: .* matches 0 times/,
    );
  });
});
