import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchSettings } from '../lib/search/settings';

/** The search's settings from `docusaurus.config.ts`. */
export const useSearchSettings = () => usePluginData('search-index') as SearchSettings;
