/** `--paper` of both modes, from src/css/tokens.css by the build. */
declare const PAPER: { light: string; dark: string };

/*
 * Sets the mode before the first paint. No stored choice means light, whatever
 * the operating system prefers. The theme deletes its key for
 * 'system', so that choice has the key `theme-system`, which counts only while
 * `theme` is absent.
 */
const root = document.documentElement;
const isMode = (value: string | null): value is 'light' | 'dark' =>
  value === 'light' || value === 'dark';
const query = new URLSearchParams(location.search).get('docusaurus-theme');
let theme: string | null = null;
let system: string | null = null;
try {
  theme = localStorage.getItem('theme');
  system = localStorage.getItem('theme-system');
} catch {
  // Storage is blocked: light.
}
const choice = isMode(query) ? query : isMode(theme) ? theme : system ? 'system' : 'light';
const isDark =
  choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
root.setAttribute('data-theme', isDark ? 'dark' : 'light');
root.setAttribute('data-theme-choice', choice);

// The frame that a browser draws around the page follows the mode.
const frame = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
function paint() {
  if (frame) frame.content = root.getAttribute('data-theme') === 'dark' ? PAPER.dark : PAPER.light;
}
paint();
new MutationObserver(paint).observe(root, { attributeFilter: ['data-theme'] });

export {};
