import { LATE_FILES_ID, type LateFiles } from '../late-files.ts';

const SCRIPT = /<script src="?(\/assets\/js\/[^"\s>]+)"? defer(?:="?(?:defer)?"?)?><\/script>/g;

/** Takes the site's scripts out of a built page and names them for the loader. Throws if a page has none. */
export function withLateScripts(html: string, styles?: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, source]) => source ?? '');
  if (scripts.length === 0) {
    if (!/id="?__docusaurus\b/.test(html)) return html;
    throw new Error('light-start: a page has no script of the site. Compare its HTML with SCRIPT.');
  }
  if (!html.includes('</head>')) throw new Error('light-start: a page has no end of its head.');
  const files: LateFiles = { scripts, ...(styles === undefined ? {} : { styles }) };
  const json = JSON.stringify(files).replace(/</g, '\\u003c');
  const element = `<script type="application/json" id="${LATE_FILES_ID}">${json}</script>`;
  return html.replace(SCRIPT, '').replace('</head>', () => `${element}</head>`);
}
