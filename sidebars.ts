import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { sidebarOf } from './src/plugins/content/sidebar.ts';

export default { docs: sidebarOf('docs') } satisfies SidebarsConfig;
