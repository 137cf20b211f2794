import fs from 'node:fs';
import path from 'node:path';
import { replaceOnce } from '../../content/replace-once.ts';

/** The files of a copy of the project, by paths from its root. */
export class Project {
  constructor(readonly root: string) {}

  read(file: string): string {
    return fs.readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    const target = path.join(this.root, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }

  /** Replaces places of a file, each of which has to be there exactly once. */
  edit(
    file: string,
    ...changes: readonly (readonly [
      pattern: string | RegExp,
      by: string | ((match: string) => string),
    ])[]
  ) {
    let text = this.read(file);
    for (const [pattern, by] of changes) text = replaceOnce(text, pattern, by, file);
    this.write(file, text);
  }

  /** Writes a copy of a file with every place of some words replaced. */
  copy(from: string, to: string, words: Readonly<Record<string, string>> = {}): void {
    let text = this.read(from);
    for (const [word, by] of Object.entries(words)) {
      if (!text.includes(word)) throw new Error(`${from}: '${word}' is not there to be replaced`);
      text = text.replaceAll(word, by);
    }
    this.write(to, text);
  }

  /** The files below a folder whose names end so. */
  list(folder: string, ending: string): string[] {
    return fs
      .readdirSync(path.join(this.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => path.join(folder, name));
  }
}
