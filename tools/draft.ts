import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

/** Changes to the project's files that are checked before any of them is written. */
export interface Draft {
  root: string;
  /** The text of a file in the draft. Throws if there is none. */
  read(file: string): string;
  has(file: string): boolean;
  write(file: string, text: string): void;
  /** Moves a file, text or binary. Later reads and writes use the new place. */
  rename(from: string, to: string): void;
  /** Writes everything, with TypeScript in the project's format. Returns the files it touched. */
  apply(): Promise<string[]>;
}

/** A draft of changes below `root`. Paths are relative to it. */
export function openDraft(root: string): Draft {
  const texts = new Map<string, string>();
  const moves = new Map<string, string>();
  const onDisk = (file: string) => path.join(root, file);
  const sourceOf = (file: string) => moves.get(file) ?? file;
  const isGone = (file: string) => [...moves.values()].includes(file) && !moves.has(file);

  const has = (file: string) =>
    texts.has(file) || (!isGone(file) && fs.existsSync(onDisk(sourceOf(file))));
  return {
    root,
    has,
    read(file) {
      if (!has(file)) throw new Error(`${file} does not exist.`);
      return texts.get(file) ?? fs.readFileSync(onDisk(sourceOf(file)), 'utf8');
    },
    write: (file, text) => void texts.set(file, text),
    rename(from, to) {
      if (has(to)) throw new Error(`${to} exists already.`);
      moves.set(to, sourceOf(from));
      moves.delete(from);
      const text = texts.get(from);
      texts.delete(from);
      if (text !== undefined) texts.set(to, text);
    },
    async apply() {
      for (const [to, from] of moves) {
        fs.mkdirSync(path.dirname(onDisk(to)), { recursive: true });
        fs.renameSync(onDisk(from), onDisk(to));
      }
      for (const [file, text] of texts) {
        const options = await prettier.resolveConfig(onDisk(file));
        const filepath = onDisk(file);
        const isCode = /\.(ts|tsx|json)$/.test(file);
        fs.mkdirSync(path.dirname(filepath), { recursive: true });
        fs.writeFileSync(
          filepath,
          isCode ? await prettier.format(text, { ...options, filepath }) : text,
        );
      }
      return [...new Set([...moves.keys(), ...texts.keys()])].sort();
    },
  };
}
