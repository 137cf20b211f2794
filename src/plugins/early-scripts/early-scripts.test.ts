import { describe, expect, it } from 'vitest';
import { withEarlyScripts } from './index.ts';

const THEME = `<script>r.setAttribute("data-theme",a),r.setAttribute("data-theme-choice",b)</script><script>r.setAttribute("data-announcement-bar-initially-dismissed",c)</script>`;
const page = (scripts: string) =>
  `<head><meta charset=UTF-8><link rel="stylesheet" href=/a.css></head><body class=x>${scripts}<div id=__docusaurus></div></body>`;

describe('early scripts', () => {
  it('come before the style sheet, replacing the theme’s in the body', () => {
    const html = withEarlyScripts(page(THEME));
    expect(html).toMatch(
      /^<head><meta charset=UTF-8><script>.+<\/script><link rel="stylesheet" href=\/a.css><\/head><body class=x><div id=__docusaurus><\/div><\/body>$/,
    );
    for (const name of ['theme', 'theme-choice', 'announcement-bar-initially-dismissed'])
      expect(html).toContain(`"data-${name}"`);
  });

  it('are missed in a page that has a style sheet and none of them', () => {
    expect(() => withEarlyScripts(page(''))).toThrow('sets nothing');
  });

  it('stop if the theme decides more than they do', () => {
    const more = '<script>r.setAttribute("data-contrast",d)</script>';
    expect(() => withEarlyScripts(page(THEME + more))).toThrow('data-contrast');
  });

  it('stop if a page of the framework has no style sheet', () => {
    expect(() => withEarlyScripts('<div id="__docusaurus"></div>')).toThrow('no style sheet');
  });

  it('are no matter of another page without a style sheet', () => {
    expect(withEarlyScripts('<meta http-equiv=refresh>')).toBe('<meta http-equiv=refresh>');
  });
});
