/** A word of a command line. `$$` is a dollar sign that the shell would have left alone. */
export type Words = readonly string[];

const SEPARATORS = /^(?:&&|\|\||[;|&\n])/;
/** The directory that a command is typed in. */
const HERE = /^(?:\$\(pwd\)|\$\{PWD\}|\$PWD(?!\w)|`pwd`|%cd%)/i;

class Reader {
  readonly commands: string[][] = [[]];
  private readonly text: string;
  private at = 0;
  private word: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  read(): readonly Words[] {
    while (this.at < this.text.length) this.next();
    this.endWord();
    return this.commands.filter((words) => words.length > 0);
  }

  private endWord(): void {
    if (this.word !== undefined) this.commands.at(-1)?.push(this.word);
    this.word = undefined;
  }

  private next(): void {
    const rest = this.text.slice(this.at, this.at + 2);
    const char = rest[0] ?? '';
    const separator = SEPARATORS.exec(rest)?.[0];
    if (separator) {
      this.endWord();
      this.commands.push([]);
      this.at += separator.length;
    } else if (/\s/.test(char)) {
      this.endWord();
      this.at += 1;
    } else if (char === '#' && this.word === undefined) {
      const end = this.text.indexOf('\n', this.at);
      this.at = end === -1 ? this.text.length : end;
    } else if (char === "'") this.single();
    else if (char === '"') this.double();
    else if (char === '\\') {
      this.add(rest[1] === '$' ? '$$' : (rest[1] ?? ''));
      this.at += 2;
    } else this.plain();
  }

  private add(part: string): void {
    this.word = (this.word ?? '') + part;
  }

  private single(): void {
    const end = this.text.indexOf("'", this.at + 1);
    const to = end === -1 ? this.text.length : end;
    this.add(this.text.slice(this.at + 1, to).replace(/\$/g, '$$$$'));
    this.at = to + 1;
  }

  private double(): void {
    this.add('');
    this.at += 1;
    while (this.at < this.text.length && this.text[this.at] !== '"') {
      const next = this.text[this.at + 1] ?? '';
      if (this.text[this.at] === '\\' && '"\\$`'.includes(next)) {
        this.add(next === '$' ? '$$' : next);
        this.at += 2;
      } else this.plain();
    }
    this.at += 1;
  }

  /** One character outside single quotes, or the shell's replacement for `$…`. */
  private plain(): void {
    const here = HERE.exec(this.text.slice(this.at, this.at + 8))?.[0];
    const variable = /^\$(?:\w+|\{\w+\})/.exec(this.text.slice(this.at, this.at + 80))?.[0];
    if (here) this.add('.');
    else if (variable) this.add(/^\$\d/.test(variable) ? `$${variable}` : variable);
    else this.add(this.text[this.at] === '$' ? '$$' : (this.text[this.at] ?? ''));
    this.at += here?.length ?? variable?.length ?? 1;
  }
}

/** A shell text's commands as words: without quotes, prompts and comments, and with continued lines joined. */
export function readCommands(text: string): readonly Words[] {
  const joined = text
    .replace(/[ \t]*[\\^`][ \t]*\r?\n/g, ' ')
    .replace(/^[ \t]*[$>#%][ \t]+(?=\S)/gm, '');
  return new Reader(joined).read();
}
