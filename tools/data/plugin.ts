import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeData } from './write.ts';

/** While the development server runs, regenerates the data's modules when a file in `data/` changes. */
export default function data({ siteDir }: LoadContext): Plugin {
  return {
    name: 'data',
    async loadContent() {
      await writeData(siteDir);
    },
    getPathsToWatch: () => ['data/**/*.{yaml,json}', 'learn/**/*.mdx'],
  };
}
