export { changesView, type ChangesView } from './changes.ts';
export { costView, type CostView } from './cost.ts';
export { factsView, type FactsView } from './facts.ts';
export { galleryView, type GalleryGroup, type GalleryView } from './gallery.ts';
export { settingsView, type SettingRow, type SettingsView } from './settings.ts';
export { summaryView, type SummaryView } from './summary.ts';
