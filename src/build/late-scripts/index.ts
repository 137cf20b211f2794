import type { Plugin } from '@docusaurus/types';
import { LATE_FILES_ID, LOADER_SCRIPT } from './loader.ts';

const SCRIPT = /<script src="?(\/assets\/js\/[^"\s>]+)"? defer(?:="?(?:defer)?"?)?><\/script>/g;

/** What the loader reads: scripts in their order, and the whole style sheet where the page has a part of it. */
export interface LateFiles {
  scripts: string[];
  styles?: string;
}

/** Takes the site's scripts out of a built page and names them for the loader; throws where a page has none. */
export function withLateScripts(html: string, styles?: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, source]) => source ?? '');
  if (scripts.length === 0) {
    if (!html.includes('id=__docusaurus') && !html.includes('id="__docusaurus"')) return html;
    throw new Error(
      'late-scripts: a page has no script of the site. Compare its HTML with SCRIPT.',
    );
  }
  const files: LateFiles = { scripts, ...(styles === undefined ? {} : { styles }) };
  const json = JSON.stringify(files).replace(/</g, '\\u003c');
  const element = `<script type="application/json" id="${LATE_FILES_ID}">${json}</script>`;
  return html.replace(SCRIPT, '').replace('</head>', () => `${element}</head>`);
}

/** Puts the loader into every page, in front of the site's scripts. */
export default function lateScripts(): Plugin {
  return {
    name: 'late-scripts',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: LOADER_SCRIPT }] }),
  };
}
