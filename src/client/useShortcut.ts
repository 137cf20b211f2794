import useIsBrowser from '@docusaurus/useIsBrowser';

/** The keys that go to the search box with a letter, as this visitor's keyboard names them; empty without a letter. */
export function useShortcut(letter: string): string {
  const isBrowser = useIsBrowser();
  if (letter === '') return '';
  const isMac = isBrowser && /Mac|iPhone|iPad/.test(navigator.platform);
  return (isMac ? '⌘' : 'Ctrl ') + letter.toUpperCase();
}
