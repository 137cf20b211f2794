import useIsBrowser from '@docusaurus/useIsBrowser';

/** The search box's shortcut for a letter, as this visitor's keyboard names the keys. Empty without a letter. */
export function useShortcut(letter: string): string {
  const isBrowser = useIsBrowser();
  if (letter === '') return '';
  const isMac = isBrowser && /Mac|iPhone|iPad/.test(navigator.platform);
  return (isMac ? '⌘' : 'Ctrl ') + letter.toUpperCase();
}
