import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, writeWhole } from '../files.ts';

/**
 * Results of earlier builds in a folder, by the hash of their source, so that a build only makes what
 * changed. `prune` removes results that weren't used.
 */
export class Kept {
  private readonly used = new Set<string>();

  constructor(
    private readonly folder: string,
    /** Changes with the code that makes the results. */
    private readonly version: string,
  ) {
    fs.mkdirSync(folder, { recursive: true });
  }

  private fileOf(source: string): string {
    const hash = crypto.createHash('sha256').update(this.version).update(source).digest('hex');
    const name = hash.slice(0, 32);
    this.used.add(name);
    return path.join(this.folder, name);
  }

  /** The result for `source` from an earlier build, or undefined. */
  find(source: string): Buffer | undefined {
    const file = this.fileOf(source);
    return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
  }

  /** Stores the result for `source`. */
  keep(source: string, result: Uint8Array | string): Buffer {
    const file = this.fileOf(source);
    const made = Buffer.from(result);
    writeWhole(file, made);
    return made;
  }

  /** The result for `source` from an earlier build, or made by `make`. */
  get(source: string, make: () => Uint8Array | string): Buffer {
    return this.find(source) ?? this.keep(source, make());
  }

  /** Removes the results that this build didn't use. */
  prune(): void {
    for (const name of fs.readdirSync(this.folder)) {
      if (!this.used.has(name)) fs.rmSync(path.join(this.folder, name));
    }
  }
}

/** A version for `Kept`: the hash of the code in a folder and of the locked dependencies. */
export function codeVersion(folder: string): string {
  const hash = crypto.createHash('sha256').update(fs.readFileSync('package-lock.json'));
  for (const file of filesBelow(folder)) hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}
