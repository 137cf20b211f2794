import { describe, expect, it } from 'vitest';
import { withLateScripts } from './html.ts';

const PAGE =
  '<html><head><script>1</script><script src=/assets/js/runtime~main.1.js defer></script><script src="/assets/js/main.2.js" defer="defer"></script></head><body><div id=__docusaurus></div></body></html>';

describe('late scripts', () => {
  it('are named for the loader in their order, and no longer asked for by the page', () => {
    expect(withLateScripts(PAGE, '/assets/css/late.3.css')).toBe(
      '<html><head><script>1</script><script type="application/json" id="late-files">' +
        '{"scripts":["/assets/js/runtime~main.1.js","/assets/js/main.2.js"],"styles":"/assets/css/late.3.css"}' +
        '</script></head><body><div id=__docusaurus></div></body></html>',
    );
  });

  it('come without a style sheet where the page has all of it', () => {
    expect(withLateScripts(PAGE)).not.toContain('styles');
  });

  it('are missed in a page of the framework without them', () => {
    expect(() => withLateScripts('<div id=__docusaurus></div>')).toThrow('light-start');
  });

  it('leave pages alone that are not the framework’s', () => {
    expect(withLateScripts('<meta http-equiv=refresh>')).toBe('<meta http-equiv=refresh>');
  });
});
