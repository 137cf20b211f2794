import path from 'node:path';
import type { Site } from 'doc-walk';
import { PAGE_FOLDERS } from '../src/plugins/content/folders.ts';
import { fillTokens } from '../src/plugins/content/tokens/index.ts';
import { includedText } from '../src/plugins/remark/include-file/source.ts';
import { composeProblems } from './compose-problems.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Lets the checker of code blocks read this site's pages as its build does. */
export const sitePages: Site = {
  root,
  folders: PAGE_FOLDERS,
  record: 'data/checked-blocks.json',
  backend: 'examples/proxies/backend.mjs',
  fill: (source, file) => fillTokens(source, file),
  include: (file, region) => includedText(root, file, region),
  // Incidents are tried in the practice machine instead.
  needsWalk: (page) => /^learn\/(?!incidents\/)[^/]+\/[^/]+\.mdx$/.test(page),
  composeProblems,
};
