import { joined, Unreadable, wordsOfLine } from './words.ts';

/** The lines of a Caddyfile, each with the blocks around it; throws where it is none. */
export function caddyStatements(text: string): readonly string[] {
  const statements: string[] = [];
  const blocks: { name: string; line: number }[] = [];
  /** The address of a file with one site, which needs no braces. */
  let site = '';
  text.split('\n').forEach((line, index) => {
    const number = index + 1;
    const words = [...wordsOfLine(line, number, '"`')];
    const last = words.at(-1);
    if (!last) return;
    if (joined(words) === '}') {
      if (!blocks.pop()) throw new Unreadable(`Line ${number}: this \`}\` closes no block.`);
      return;
    }
    const opens = last.text === '{' && !last.quoted;
    if (opens) words.pop();
    const stray = words.find(
      ({ text: word, quoted }) =>
        !quoted && (word === '{' || word === '}' || /^[^{}]+\{$/.test(word)),
    );
    if (stray)
      throw new Unreadable(
        `Line ${number}: a \`{\` that opens a block stands at the end of the line, with a space before it; a \`}\` has a line of its own.`,
      );
    const name = joined(words);
    const path = [...(site ? [site] : []), ...blocks.map((block) => block.name), name].join(' > ');
    if (opens) {
      blocks.push({ name, line: number });
      statements.push(`${path} {`);
    } else if (blocks.length === 0 && !site && statements.length === 0) {
      site = name;
    } else {
      statements.push(path);
    }
  });
  const open = blocks.at(-1);
  if (open)
    throw new Unreadable(
      `The block \`${open.name || 'global options'}\` of line ${open.line} has no closing \`}\`.`,
    );
  return statements;
}
