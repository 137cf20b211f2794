import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { tarOf, type TarFile } from './tar.ts';

/** The files of `labs/` as the archive has them, under the folder `labs`. */
export function labFiles(siteDir: string): TarFile[] {
  const root = path.join(siteDir, 'labs');
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = fs.readFileSync(file);
      const name = path.relative(siteDir, file).split(path.sep).join('/');
      // By its first line and not by its mode, which a checkout may have lost.
      return { name, isExecutable: content.subarray(0, 2).toString() === '#!', content };
    });
}

/** Writes the labs as one archive, `labs.tar.gz`, beside the pages. */
export default function labsArchive({ siteDir }: LoadContext): Plugin {
  return {
    name: 'labs-archive',
    async postBuild({ outDir }) {
      const packed = zlib.gzipSync(tarOf(labFiles(siteDir)), { level: 9 });
      await fs.promises.writeFile(path.join(outDir, 'labs.tar.gz'), packed);
    },
  };
}
