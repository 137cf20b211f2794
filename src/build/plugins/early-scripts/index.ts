import fs from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import { announcement } from '../../../site/navigation.ts';
import { inlineScript } from '../../content/inline-script.ts';

const TOKENS = new URL('../../../css/tokens.css', import.meta.url);

/** `--paper` of both modes, for the frame that a browser draws around the page. */
function papers(): { light: string; dark: string } {
  const [light, dark] = [...fs.readFileSync(TOKENS, 'utf8').matchAll(/--paper: (#\w+);/g)];
  if (!light?.[1] || !dark?.[1])
    throw new Error(`early-scripts: ${TOKENS.href} has no --paper for each mode.`);
  return { light: light[1], dark: dark[1] };
}

const FIRST = /(<body[^>]*>)\s*((?:<script>[\s\S]*?<\/script>\s*)+)/;
const SHEET = /<link rel="?stylesheet"?/;

/**
 * Takes the scripts at the beginning of a built page's body, the theme's and
 * ours, in front of its style sheet: behind it they wait until it is there, and
 * a frame in the wrong colour may be painted meanwhile. Throws where a page of
 * the framework has none.
 */
export function withEarlyScripts(html: string): string {
  if (!SHEET.test(html)) return html;
  const scripts = FIRST.exec(html)?.[2]?.trim();
  if (!scripts) throw new Error('early-scripts: a page has no script at the top of its body.');
  return html.replace(FIRST, '$1').replace(SHEET, (link) => scripts + link);
}

/** Puts these scripts directly behind the theme's own, in front of the page's content. */
export default function earlyScripts(): Plugin {
  const paper = papers();
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'meta', attributes: { name: 'theme-color', content: paper.light } },
        { tagName: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
        {
          tagName: 'link',
          attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        },
      ],
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: inlineScript('early', { PAPER: paper, ANNOUNCEMENT: announcement.id }),
        },
      ],
    }),
  };
}
