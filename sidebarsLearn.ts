import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { sidebarOf } from './src/plugins/content/sidebar.ts';

export default { learnSidebar: sidebarOf('learn') } satisfies SidebarsConfig;
