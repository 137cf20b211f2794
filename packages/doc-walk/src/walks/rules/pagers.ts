import { simpleCommands } from '../../languages/shell-lexer.ts';
import { type Rule } from './rule.ts';

/** Whether a command of Git or systemd shows its output in a pager. */
function isPaged([program = '', ...words]: readonly string[]): boolean {
  if (program === 'journalctl')
    return !words.some((word) => /^(?:-f|--follow|--vacuum.*|--rotate)$/.test(word));
  if (program === 'systemctl') return /^(?:status|list-\S+|cat)$/.test(words[0] ?? '');
  if (program !== 'git') return false;
  const [verb = '', ...rest] = words[0] === '-C' ? words.slice(2) : words;
  if (verb === 'branch' || verb === 'tag')
    return rest.every((word) => /^-(?:[arv]+|-all|-remotes|-list)$/.test(word));
  return /^(?:log|show|reflog|diff)$/.test(verb) && !rest.includes('--quiet');
}

/** Whether a script opens a pager and then goes on. */
function hasPager(script: string): boolean {
  const commands = simpleCommands(script);
  const lines = script.split('\n');
  return commands.some(({ words, line }) => {
    const isPlain = words.includes('--no-pager') || /[|>]|\$\(/.test(lines[line - 1] ?? '');
    return isPaged(words) && !isPlain && commands.some((next) => next.line > line);
  });
}

/** No pager opens before a block's last line, because it always eats a letter of the next line. */
export const pagers: Rule = () => ({
  see({ text, isShell, wrong }) {
    if (isShell && hasPager(text))
      wrong(
        'in a terminal this opens a pager, which takes the lines behind it for its own: add --no-pager, or join the next line by `&&`',
      );
  },
});
