/** `--paper` of both modes, filled in from src/css/tokens.css by the build. */
declare const PAPER: { light: string; dark: string };

/* Sets the mode before the first paint. Without a stored choice it is light, whatever the operating system
   prefers. The theme deletes its key for 'system', so that choice has the key `theme-system`, which counts
   only while `theme` is absent. */
const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
const isMode = (value: string | null): value is 'light' | 'dark' =>
  value === 'light' || value === 'dark';
const query = new URLSearchParams(location.search).get('docusaurus-theme');

function show(choice: string) {
  const isDark = choice === 'dark' || (choice === 'system' && dark.matches);
  root.setAttribute('data-theme', isDark ? 'dark' : 'light');
  root.setAttribute('data-theme-choice', choice);
}

function decide() {
  let theme = query;
  let system: string | null = null;
  try {
    if (!isMode(theme)) theme = localStorage.getItem('theme');
    system = localStorage.getItem('theme-system');
  } catch {
    // Storage is blocked: light.
  }
  show(isMode(theme) ? theme : system ? 'system' : 'light');
}
decide();

/* Works until the site has hydrated, because the theme listens only once its effects have run: a page that
   is only read, or is starting, learns of a change in the operating system or another tab. A page that comes
   back learns what was chosen meanwhile. */
function follow() {
  if (root.dataset.hasHydrated !== 'true') decide();
}
dark.addEventListener('change', follow);
addEventListener('storage', follow);
addEventListener('pageshow', decide);

const NEXT: Readonly<Record<string, string>> = { light: 'dark', dark: 'system', system: 'light' };

/* The button is handled here, before and after the site runs, so the colours change in the next frame even
   if a slow machine needs seconds to start or re-render the site. The site gets the change after that. */
function change(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest('[data-early]')) return;
  event.stopImmediatePropagation();
  const choice = NEXT[root.dataset.themeChoice ?? ''] ?? 'dark';
  show(choice);
  try {
    if (choice === 'system') {
      localStorage.setItem('theme-system', '1');
      localStorage.removeItem('theme');
    } else localStorage.setItem('theme', choice);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event('color-mode'))));
}
addEventListener('click', change, true);

// The frame that a browser draws around the page follows the mode.
const frame = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
function paint() {
  if (frame) frame.content = root.getAttribute('data-theme') === 'dark' ? PAPER.dark : PAPER.light;
}
paint();
new MutationObserver(paint).observe(root, { attributeFilter: ['data-theme'] });

export {};
