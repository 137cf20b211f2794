import { languageOf } from '../languages/index.ts';
import { simpleCommands } from '../languages/shell-lexer.ts';
import { type Unit } from '../types.ts';

const isRepository = (word: string) => word.startsWith('/etc/apt/sources.list.d/');

/** Packages that these lines install from Debian, up to where they add a repository. */
export function installedBy(scripts: readonly string[]): string[] {
  const found = new Set<string>();
  let isDebian = true;
  for (const { words } of scripts.flatMap((script) => simpleCommands(script))) {
    isDebian &&= !words.some(isRepository);
    const at = words.indexOf('install');
    if (!isDebian || at === -1 || !/^apt(?:-get)?$/.test(words[0] ?? '')) continue;
    for (const word of words.slice(at + 1))
      if (/^[a-z0-9][a-z0-9.+-]+$/.test(word)) found.add(word);
  }
  return [...found];
}

/** Debian packages that the page's own lines install. */
export const installedByPage = (units: readonly Unit[]): string[] =>
  installedBy(units.filter(({ lang }) => languageOf(lang)?.id === 'shell').map(({ text }) => text));
