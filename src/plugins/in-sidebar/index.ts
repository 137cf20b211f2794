import type { Plugin } from '@docusaurus/types';

interface Doc {
  source: string;
  sidebar?: string;
}

/** The data that the docs plugin, once for each of its folders, passes to other plugins. */
interface DocsContent {
  loadedVersions: readonly { docs: readonly Doc[] }[];
}

/** Throws with the files of pages that are in no sidebar, because readers would find them only by search. */
export function requireSidebar(docs: readonly Doc[]): void {
  if (docs.length === 0) throw new Error('in-sidebar: no page of the docs was found.');
  const left = docs.filter(({ sidebar }) => sidebar === undefined);
  if (left.length === 0) return;
  const files = left.map(({ source }) => source.replace('@site/', '')).join(', ');
  throw new Error(
    `No sidebar names ${files}. Name each in data/sidebar.yaml, and a lesson in data/lessons.yaml.`,
  );
}

/** Stops the build at a page of the docs or the lessons that is in no sidebar. */
export default function inSidebar(): Plugin {
  return {
    name: 'in-sidebar',
    // eslint-disable-next-line @typescript-eslint/require-await -- the framework's interface
    async allContentLoaded({ allContent }) {
      const folders = allContent['docusaurus-plugin-content-docs'] as
        Record<string, DocsContent> | undefined;
      requireSidebar(
        Object.values(folders ?? {}).flatMap(({ loadedVersions }) =>
          loadedVersions.flatMap(({ docs }) => docs),
        ),
      );
    },
  };
}
