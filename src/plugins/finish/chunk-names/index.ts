import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { replaceOnce } from '../../content/replace-once.ts';
import { RELEASE_PLACE } from '../../client-entry/chunk-names.ts';

/** Where the names of the chunks stand, asked for again at each visit. */
export const CHUNK_NAMES = '/chunks.js';

/** A chunk's file: its name and the hash of its bytes. */
const FILE = /^(.+)\.([0-9a-f]{8})\.js$/;

/** What a chunk may rely on to be as it was when it was made. */
const RELIED_ON = /^(?:main|react|routes)\./;

const hashOf = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The runtime's own file, and the one that takes its place. */
export interface Renamed {
  from: string;
  to: string;
}

/**
 * Writes the hashes in the names of chunks, which the bundler's runtime does not
 * hold (see src/plugins/client-entry/chunk-names.ts), to a file of a name
 * that never changes: a sentence changes one chunk, and all other pages stay as
 * they were, for the server and for those who have them. The hashes belong to one
 * release of the shared scripts: with those of another, a chunk's name is that of
 * no file, and what follows is a full load of the page that was asked for. Returns
 * the runtime's addresses before and after; throws where there is no runtime, or
 * where it has no place for the release.
 */
export function divideChunkNames(outDir: string): Renamed {
  const folder = path.join(outDir, 'assets/js');
  const files = fs.readdirSync(folder).sort();
  const runtime = files.find((file) => /^runtime~main\.\w+\.js$/.test(file));
  if (!runtime) throw new Error(`chunk-names: ${folder} has no runtime~main.`);
  const text = fs.readFileSync(path.join(folder, runtime), 'utf8');
  const release = hashOf([text, ...files.filter((file) => RELIED_ON.test(file))].join());
  const divided = replaceOnce(text, RELEASE_PLACE, release, runtime);
  const renamed = `runtime~main.${hashOf(divided)}.js`;
  fs.rmSync(path.join(folder, runtime));
  fs.writeFileSync(path.join(folder, renamed), divided);
  const hashes: Record<string, string> = {};
  for (const file of files) {
    const [, name, hash] = FILE.exec(file) ?? [];
    if (name && hash && file !== runtime) hashes[name] = hash;
  }
  const names = JSON.stringify({ [release]: hashes });
  fs.writeFileSync(path.join(outDir, CHUNK_NAMES), `self.chunkNames=${names};`);
  return { from: `/assets/js/${runtime}`, to: `/assets/js/${renamed}` };
}
