import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pack } from 'tar-stream';
import { filesBelow } from '../files.ts';

export interface LabFile {
  /** Path inside the archive, with slashes. */
  name: string;
  isExecutable: boolean;
  content: Buffer;
}

/** The files of `labs/` as in the archive, under the folder `labs`, sorted by name. */
export function labFiles(siteDir: string): LabFile[] {
  return filesBelow(path.join(siteDir, 'labs'))
    .map((file) => {
      const content = fs.readFileSync(file);
      const name = path.relative(siteDir, file).split(path.sep).join('/');
      // By its first line and not by its mode, which a checkout may have lost.
      return { name, isExecutable: content.subarray(0, 2).toString() === '#!', content };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** An archive that depends only on these files. It doesn't contain the day of the build. */
export function archiveOf(files: readonly LabFile[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, isExecutable, content } of files)
    archive.entry({ name, mode: isExecutable ? 0o755 : 0o644, mtime: new Date(0) }, content);
  archive.finalize();
  return buffer(archive);
}

/** Writes the labs as one archive, `labs.tar.gz`, next to the pages. */
export default function labsArchive({ siteDir }: LoadContext): Plugin {
  return {
    name: 'labs-archive',
    async postBuild({ outDir }) {
      const packed = zlib.gzipSync(await archiveOf(labFiles(siteDir)), { level: 9 });
      await fs.promises.writeFile(path.join(outDir, 'labs.tar.gz'), packed);
    },
  };
}
