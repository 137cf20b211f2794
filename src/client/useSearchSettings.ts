import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchSettings } from '../lib/search/settings';

/** The search's settings, as `docusaurus.config.ts` has them. */
export const useSearchSettings = () => usePluginData('search-index') as SearchSettings;
