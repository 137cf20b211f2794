import path from 'node:path';
import { filesBelow } from './hash.ts';

const isPage = (file: string) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_');

/** Every page of these folders, as a sorted list of paths from the root. */
export const contentPages = (root: string, folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter(isPage)
    .sort();

/** The folder of `examples/` that a file belongs to, if any. */
export const exampleOf = (file: string): string | undefined => /^examples\/[^/]+/.exec(file)?.[0];
