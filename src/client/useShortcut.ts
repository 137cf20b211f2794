import useIsBrowser from '@docusaurus/useIsBrowser';

/** The keys that lead to the search box, as this visitor's keyboard names them. */
export function useShortcut(): string {
  const isBrowser = useIsBrowser();
  return isBrowser && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';
}
