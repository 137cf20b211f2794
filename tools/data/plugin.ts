import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeData } from './write.ts';

/** While the development server runs, makes the data's modules anew where a file of `data/` changes. */
export default function data({ siteDir }: LoadContext): Plugin {
  return {
    name: 'data',
    async loadContent() {
      await writeData(siteDir);
    },
    getPathsToWatch: () => ['data/**/*.{yaml,json}', 'learn/**/*.mdx'],
  };
}
