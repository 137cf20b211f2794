import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineScript } from '../content/inline-script.ts';
import { replaceOnce } from '../content/replace-once.ts';
import { LATE_FILES_ID, type LateFiles } from '../../inline/late-files.ts';

const SCRIPT = /<script src="?(\/assets\/js\/[^"\s>]+)"? defer(?:="?(?:defer)?"?)?><\/script>/g;

/** Takes the site's scripts out of a built page and names them for the loader; throws where a page has none. */
export function withLateScripts(html: string, styles?: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, source]) => source ?? '');
  if (scripts.length === 0) {
    if (!html.includes('id=__docusaurus') && !html.includes('id="__docusaurus"')) return html;
    throw new Error(
      'late-scripts: a page has no script of the site. Compare its HTML with SCRIPT.',
    );
  }
  const files: LateFiles = {
    scripts,
    ...(styles === undefined ? {} : { styles }),
  };
  const json = JSON.stringify(files).replace(/</g, '\\u003c');
  const element = `<script type="application/json" id="${LATE_FILES_ID}">${json}</script>`;
  return replaceOnce(
    html.replace(SCRIPT, ''),
    '</head>',
    () => `${element}</head>`,
    'the HTML of a page',
  );
}

/** What the browser fetches by itself for a link that is followed before the site can do it. */
const SPECULATION = {
  prefetch: [{ where: { href_matches: '/*/' }, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: '/*/' }, eagerness: 'conservative' }],
};

/**
 * Puts the loader into every page, in front of the site's scripts: on 23 November 2026 144,604 bytes (brotli) that
 * no page asks for before load. To remove it, leave `withLateScripts` out of `finish` and this plugin out of the
 * configuration.
 */
export default function lateScripts({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'late-scripts',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: inlineScript('loader', { BASE_URL: baseUrl }) },
        {
          tagName: 'script',
          attributes: { type: 'speculationrules' },
          innerHTML: JSON.stringify(SPECULATION),
        },
      ],
    }),
  };
}
