import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A public Compose file: its path, the SHA-256 of its bytes, and whether `docker compose config` takes it. */
type Listed = readonly [path: string, sha256: string, accepted: boolean];

interface Repository {
  repository: string;
  commit: string;
  files: readonly Listed[];
}

/** A file of the corpus as it lies in the folder. */
export interface CorpusFile {
  name: string;
  text: string;
  /** Whether Compose 2 takes the file as it is, without the files and variables around it. */
  accepted: boolean;
}

const list = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'corpus.json'), 'utf8'),
) as readonly Repository[];

/**
 * The listed files that lie in a folder under `OWNER+NAME/PATH` with the listed bytes.
 * They belong to others and are fetched by hand: `git show COMMIT:PATH`.
 */
export function readCorpus(folder: string): { files: CorpusFile[]; missing: number } {
  const files: CorpusFile[] = [];
  let missing = 0;
  for (const { repository, files: listed } of list) {
    for (const [file, sha256, accepted] of listed) {
      const full = path.join(folder, repository.replace('/', '+'), file);
      const bytes = fs.existsSync(full) ? fs.readFileSync(full) : undefined;
      if (!bytes || crypto.createHash('sha256').update(bytes).digest('hex') !== sha256) {
        missing += 1;
        continue;
      }
      files.push({ name: `${repository} ${file}`, text: bytes.toString('utf8'), accepted });
    }
  }
  return { files, missing };
}
