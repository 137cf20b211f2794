import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand } from '../../lib/brand.ts';
import { ico, licences, manifest, robots, securityText, touchIcon } from './files.ts';

/** Writes the files that browsers, crawlers and researchers request by a well-known name. */
export default function siteFiles({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-files',
    async postBuild({ outDir }) {
      const svg = await fs.readFile(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
      const files = {
        'robots.txt': robots(brand),
        'favicon.ico': ico(svg),
        'apple-touch-icon.png': touchIcon(svg),
        'site.webmanifest': manifest(brand),
        'licences.txt': licences(brand, siteDir),
        '.well-known/security.txt': securityText(brand, new Date()),
      };
      await fs.mkdir(path.join(outDir, '.well-known'), { recursive: true });
      for (const [name, content] of Object.entries(files)) {
        await fs.writeFile(path.join(outDir, name), content);
      }
    },
  };
}
