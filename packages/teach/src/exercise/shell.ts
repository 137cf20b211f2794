import { Unreadable } from './words.ts';

const PART =
  /(?<quoted>'[^']*'|"(?:\\.|[^"\\])*")|(?<escaped>\\[\s\S])|(?<open>['"])|(?<comment>(?<=^|\s)#[^\n]*)|(?<end>\n|;|&&|\|\||\||(?<![<>&])&(?![<>&]))|(?<other>[\s\S])/g;

/**
 * The commands of a shell text, each on a line of its own: split where `;`, `&&`, `||`, `|` and `&`
 * part them, the latter four kept at the end; prompts and comments left out, words with one space
 * between. Throws for an open quote.
 */
export function shellStatements(text: string): readonly string[] {
  const statements: string[] = [];
  let said = '';
  let line = 1;
  const end = (sign = '') => {
    const plain = said.trim().replace(/^\$ /, '');
    if (plain !== '') statements.push(/[&|]/.test(sign) ? `${plain} ${sign}` : plain);
    said = '';
  };
  for (const { 0: all, groups = {} } of text.matchAll(PART)) {
    if (groups.open !== undefined)
      throw new Unreadable(`Line ${line}: a quote is opened and not closed.`);
    if (groups.end !== undefined) end(groups.end);
    else if (groups.escaped === '\\\n') said += ' ';
    else if (groups.other !== undefined && /\s/.test(all)) said += said.endsWith(' ') ? '' : ' ';
    else if (groups.comment === undefined) said += all;
    line += all.split('\n').length - 1;
  }
  end();
  return statements;
}
