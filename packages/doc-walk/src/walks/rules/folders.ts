import { languageOf } from '../../languages/index.ts';
import { simpleCommands } from '../../languages/shell-lexer.ts';
import { type Rule } from './rule.ts';

const inHome = (name: string) => name.replace(/^~\//, '');

/** Folders that commands of this program name, but not `mkdir -p`, which takes an existing one. */
function foldersOf(script: string, program: 'mkdir' | 'rm'): string[] {
  const options = program === 'rm' ? /^-\w*r/ : /^-\w*p/;
  return simpleCommands(script).flatMap(({ words: [name, ...words] }) => {
    const isMeant = words.some((word) => options.test(word)) === (program === 'rm');
    return name === program && isMeant ? words.filter((word) => /^[\w~/]/.test(word)) : [];
  });
}

/** A folder that the page deletes is one it made, so it can't be the reader's. */
export const ownFolders: Rule = ({ units }) => {
  const scripts = units.filter(({ lang }) => languageOf(lang)?.id === 'shell');
  const own = new Set(scripts.flatMap(({ text }) => foldersOf(text, 'mkdir')).map(inHome));
  const takes = (name: string) =>
    /^[~/]/.test(name) || scripts.some(({ text }) => text.includes(`mkdir -p ${name}`));
  return {
    see({ text, isShell, wrong }) {
      for (const name of isShell ? foldersOf(text, 'rm') : [])
        if (takes(name) && !own.has(inHome(name)))
          wrong(
            `it deletes '${name}', which the reader may have had before: make it by 'mkdir', which refuses one that is there`,
          );
    },
  };
};

/** A line's end that stops everything on a refusal. */
const BOUND = /(?:&&|\|\| exit \d*)\s*$/;

/**
 * A block that makes a folder with `mkdir`, or a database with `createdb`, only works in it if that
 * succeeded. Both refuse an existing one, and pasted lines would go on.
 */
export const refusals: Rule = () => ({
  see({ text, isShell, before, after, wrong }) {
    if (!isShell) return;
    const commands = simpleCommands(text.replace(/\([^()\n]*\)/g, ''));
    const isBound = (line: number) => BOUND.test(text.split('\n')[line - 1] ?? '');
    const goesOn = ({ line }: { line: number }, how = /[^]/) =>
      !isBound(line) && commands.some((next) => next.line > line && how.test(next.words.join(' ')));
    const named = new Set(foldersOf(text, 'mkdir'));
    const entered = commands.find(
      ({ words: [cd, name = ''] }) =>
        cd === 'cd' && [...named].some((one) => `${name}/`.startsWith(`${one}/`)),
    );
    if (entered && goesOn(entered) && !`${before}${after}`.includes('`mkdir`'))
      wrong(
        `where the reader has a '${entered.words[1]}', 'mkdir' refuses and these lines run elsewhere: end the block behind 'cd', or join them by '&&'`,
      );
    const made = commands.find(({ words }) => words[0] === 'createdb');
    const database = made?.words.at(-1) ?? '';
    if (made && /^\w+$/.test(database) && goesOn(made, new RegExp(`[ =]${database}\\b`)))
      wrong(
        `where the reader has a database '${database}', 'createdb' refuses and these lines take that one: join them by '&&'`,
      );
  },
});
