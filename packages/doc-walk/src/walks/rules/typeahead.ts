import { simpleCommands } from '../../languages/shell-lexer.ts';
import { type Rule } from './rule.ts';

/** How much deeper a line goes into loops, conditions and braces. */
function depthOf(line: string): number {
  const opened = line.match(/(?:^|[;&|]\s*|\b(?:do|then|else) )(?:for|while|until|if|case)\b|\{$/g);
  const closed = line.match(/(?:^|;)\s*(?:done|fi|esac|\})(?=$|[\s;|&<>)])/g);
  return (opened?.length ?? 0) - (closed?.length ?? 0);
}

/** A script with plain names for its here-documents, and for programs that a pipe feeds. */
const fed = (script: string) =>
  script
    .replace(/<<-?\s*(['"]?)(\w+)\1(.*)\n[^]*?\n\s*\2\s*$/gm, '< document$3')
    .replace(/(?<!\|)\|\s*(?:sudo )?(?:docker|ssh)\b/g, '| fed');

/** What a shell reads before it runs any of it: a line and those that continue it. */
function listsOf(script: string): string[] {
  const lists: string[] = [];
  let list = '';
  let depth = 0;
  for (const line of fed(script).split('\n')) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    list += `${line}\n`;
    depth += depthOf(line.trim());
    const quotes = list.replace(/\\[^]/g, '').replace(/'[^']*'|"[^"]*"/g, '');
    if (depth > 0 || /(?:\\|&&|\|)\n$/.test(list) || /['"]/.test(quotes)) continue;
    lists.push(list);
    list = '';
  }
  return list ? [...lists, list] : lists;
}

/** Whether an `ssh` with these words leaves the terminal alone. After its host they don't count. */
function isDeaf(words: readonly string[]): boolean {
  for (let at = 0; words[at]?.startsWith('-'); at += 1) {
    const word = words[at] ?? '';
    if (/^-[a-zA-Z]*[nf]/.test(word)) return true;
    if (/^-[a-zA-Z]*[bcDeEFiIJlLmoOpRSwW]$/.test(word)) at += 1;
  }
  return false;
}

/** Whether a command reads what's typed into its terminal, wanted or not. */
function isReader([program = '', ...rest]: readonly string[]): boolean {
  if (rest.some((word) => word.startsWith('<'))) return false;
  const has = (letter: string, long: string) =>
    rest.some((word) => word === long || new RegExp(`^-[a-zA-Z]*${letter}[a-zA-Z]*$`).test(word));
  if (program === 'ssh') return !isDeaf(rest);
  if (program !== 'docker' || has('d', '--detach')) return false;
  const verb = rest.findIndex((word) => word === 'run' || word === 'exec');
  if (verb === -1) return false;
  if (rest[0] === 'compose') return !rest.includes('--interactive=false');
  return verb < 2 && has('i', '--interactive');
}

/** The command that would read the lines after its own if a terminal sends them all at once. */
function readsAhead(script: string): string | undefined {
  for (const list of listsOf(script).slice(0, -1)) {
    if (/(?<!&)&\n$|\bdone *</.test(list)) continue;
    const reader = simpleCommands(list).find(({ words }) => isReader(words));
    if (reader) return reader.words.slice(0, 4).join(' ');
  }
  return undefined;
}

/**
 * No program in the middle of a pasted block reads the terminal. Without bracketed paste it takes
 * the lines after it, and they never run.
 */
export const typeahead: Rule = () => ({
  see({ text, isPasted, wrong }) {
    if (!isPasted) return;
    const reader = readsAhead(text);
    if (reader)
      wrong(
        `in many terminals '${reader} …' reads the lines pasted behind it, which are then not run: end the block there, join them with &&, or write 'ssh -n' or '< /dev/null'`,
      );
  },
});
