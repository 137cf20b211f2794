import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { announcement } from '../../lib/navigation.ts';
import { inlineScript } from 'light-start/inline-script';

const TOKENS = new URL('../../css/tokens.css', import.meta.url);

/** `--paper` of both modes, for the frame that a browser draws around the page. */
function papers(): { light: string; dark: string } {
  const [light, dark] = [...fs.readFileSync(TOKENS, 'utf8').matchAll(/--paper: (#\w+);/g)];
  if (!light?.[1] || !dark?.[1])
    throw new Error(`early-scripts: ${TOKENS.href} has no --paper for each mode.`);
  return { light: light[1], dark: dark[1] };
}

const FIRST = /(<body[^>]*>)\s*((?:<script>[\s\S]*?<\/script>\s*)+)/;
const SHEET = /<link rel="?stylesheet"?/;

/** The settings that the theme's scripts at the top of the body decide, and src/inline/early.ts in their place. */
const DECIDED = ['data-theme', 'data-theme-choice', 'data-announcement-bar-initially-dismissed'];

const early = () =>
  inlineScript(fileURLToPath(new URL('../../inline/early.ts', import.meta.url)), {
    PAPER: papers(),
    ANNOUNCEMENT: announcement.id,
  });
let compiled: string | undefined;

/**
 * Removes the theme's scripts from the start of a built page's body and puts ours before its style sheet.
 * After it they would wait for the sheet, and a frame in the wrong colour might be painted meanwhile. Throws
 * if a page of the framework has none, or if they decide something else.
 */
export function withEarlyScripts(html: string): string {
  if (!SHEET.test(html)) {
    if (!/id="?__docusaurus\b/.test(html)) return html;
    throw new Error('early-scripts: a page has no style sheet. Compare its HTML with SHEET.');
  }
  const scripts = FIRST.exec(html)?.[2] ?? '';
  const sets = [...scripts.matchAll(/setAttribute\("(data-[^"]*)"/g)].map(([, name]) => name);
  if ([...new Set(sets)].join() !== DECIDED.join()) {
    throw new Error(
      `early-scripts: at the top of a page's body the theme sets ${sets.join(', ') || 'nothing'}. Compare src/inline/early.ts with it.`,
    );
  }
  compiled ??= early();
  const own = `<script>${compiled}</script>`;
  return html.replace(FIRST, '$1').replace(SHEET, (link) => own + link);
}

/**
 * Adds the frame's colour (the touch icon is found by its place). In development it puts the early scripts
 * after the theme's.
 */
export default function earlyScripts(): Plugin {
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: 'theme-color', content: papers().light } }],
      preBodyTags:
        process.env.NODE_ENV === 'development' ? [{ tagName: 'script', innerHTML: early() }] : [],
    }),
  };
}
