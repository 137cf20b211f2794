import path from 'node:path';
import { languageOf } from '../languages/index.ts';
import { simpleCommands } from '../languages/shell-lexer.ts';
import { type Problem, type Unit } from '../types.ts';

/** A page with its blocks and its text. */
interface Page {
  units: readonly Unit[];
  source: string;
}

const HOME = '/home';

/** The folders that one simple command makes, as written. */
function madeBy(words: readonly string[]): readonly string[] {
  const names = words.slice(1).filter((word) => !word.startsWith('-'));
  if (words[0] === 'mkdir') return names;
  if (words[0] !== 'git') return [];
  if (names[0] === 'init')
    return names.slice(-1).filter((name) => name !== 'init' && name !== 'main');
  return names[0] === 'clone' && names.length > 2 ? names.slice(-1) : [];
}

/** Folders that a reader of the page makes in the home folder, each with its block's line. */
export function homeFolders({ units, source }: Page): Map<string, number> {
  const found = new Map<string, number>();
  const lines = source.split('\n');
  let here = HOME;
  let read = 0;
  const resolve = (name: string) => path.resolve(here, name.replace(/^~(?=\/|$)/, HOME));
  const add = (at: string, line: number) => {
    const [name = ''] = path.relative(HOME, at).split('/');
    if (/^\w/.test(name) && !found.has(name)) found.set(name, line);
  };
  for (const unit of units) {
    const line = unit.blocks[0]?.line ?? 1;
    const words = lines.slice(read, line).join('\n');
    read = line;
    const named = /\b(?:[Mm]ake|[Ii]n) a (?:new )?folder `([\w-]+)`(?! beside)/.exec(words)?.[1];
    if (named) {
      add(resolve(named), line);
      here = resolve(named);
    }
    if (languageOf(unit.lang)?.id !== 'shell' || unit.meta.title?.includes('.')) continue;
    for (const { words: command } of simpleCommands(unit.text)) {
      for (const name of madeBy(command)) add(resolve(name), line);
      if (command[0] === 'cd') here = resolve(command[1] ?? '~');
    }
  }
  return found;
}

/** Whether a reader may follow this page and another such one in the same home folder. */
const isFollowed = (file: string) => /^(?:learn|docs\/migrate)\//.test(file);

/** Folders that two lessons or guides make. A reader of both finds the first one's files there. */
export function sharedFolders(pages: ReadonlyMap<string, Page>): Problem[] {
  const first = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [file, page] of pages) {
    if (!isFollowed(file)) continue;
    for (const [name, line] of homeFolders(page)) {
      const other = first.get(name);
      if (other)
        problems.push({
          file,
          line,
          message: `the folder '${name}' in the home folder is one of ${other} too: take another name`,
          tool: 'walk',
        });
      else first.set(name, file);
    }
  }
  return problems;
}
