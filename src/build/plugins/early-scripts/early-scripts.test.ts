import { describe, expect, it } from 'vitest';
import { withEarlyScripts } from './index.ts';

describe('early scripts', () => {
  it('stand in front of the style sheet, in their order, and not in the body', () => {
    const page =
      '<head><meta charset=UTF-8><link rel="stylesheet" href=/a.css></head><body class=x><script>1</script><script>2</script><div id=__docusaurus></div></body>';
    expect(withEarlyScripts(page)).toBe(
      '<head><meta charset=UTF-8><script>1</script><script>2</script><link rel="stylesheet" href=/a.css></head><body class=x><div id=__docusaurus></div></body>',
    );
  });

  it('are missed in a page that has a style sheet and none of them', () => {
    expect(() => withEarlyScripts('<link rel=stylesheet href=/a.css><body><p>')).toThrow(
      'early-scripts',
    );
  });

  it('are no matter of a page without a style sheet', () => {
    expect(withEarlyScripts('<meta http-equiv=refresh>')).toBe('<meta http-equiv=refresh>');
  });
});
