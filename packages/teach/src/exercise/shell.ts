import { Unreadable } from './words.ts';

/** One command of a shell text. */
export interface Command {
  /** The command as typed, with single spaces between words, and the sign that joins it to the next one. */
  text: string;
  /** Variables that are only set for this command. */
  env: Readonly<Record<string, string>>;
  /** The program and its arguments without quotes. `sudo` and words such as `then` are left out. */
  words: readonly string[];
  /** Files after `<`, and after `>` or `>>`. */
  reads: readonly string[];
  writes: readonly string[];
  /** True if `>>` appends to the file. */
  appends: boolean;
  /** True if it gets another command's output. */
  piped: boolean;
  /** What joins it to the next command: `|`, `||`, `&&`, `&`, `;` or nothing. */
  then: string;
}

/** A text in double quotes. Inside `$( )` and backquotes, quotes start anew. */
function quoted(depth: number): string {
  if (depth === 0) return String.raw`"(?:\\[\s\S]|[^"\\])*"`;
  const inner = String.raw`'[^']*'|${quoted(depth - 1)}|\\[\s\S]`;
  const plain = String.raw`${inner}|[^'"\\()]`;
  const command = String.raw`\$\((?:${plain}|\((?:${plain}|\((?:${plain})*\))*\))*\)|${'`'}(?:\\[\s\S]|[^${'`'}\\])*${'`'}`;
  return String.raw`"(?:\\[\s\S]|${command}|(?!${command})[^"\\])*"`;
}

const DOUBLE = quoted(2);

const PART = new RegExp(
  String.raw`(?<quoted>'[^']*'|${DOUBLE})|(?<escaped>\\[\s\S])|(?<open>['"])|(?<comment>(?<=^|\s)#[^\n]*)|(?<end>\n|;|&&|\|\||\||(?<![<>&])&(?![<>&]))|(?<other>[\s\S])`,
  'g',
);

/** Splits a shell text at `;`, `&&`, `||`, `|`, `&` and line ends. Throws if a quote is open. */
function partsOf(text: string): readonly { said: string; sign: string }[] {
  const parts: { said: string; sign: string }[] = [];
  let said = '';
  let line = 1;
  const end = (sign = '') => {
    const plain = said.trim().replace(/^\$ /, '');
    if (plain !== '') parts.push({ said: plain, sign });
    said = '';
  };
  for (const { 0: all, groups = {} } of text.matchAll(PART)) {
    if (groups.open !== undefined)
      throw new Unreadable(`Line ${line}: a quote is opened but not closed.`);
    if (groups.end !== undefined) end(groups.end);
    else if (groups.escaped === '\\\n') said += ' ';
    else if (groups.other !== undefined && /\s/.test(all)) said += said.endsWith(' ') ? '' : ' ';
    else if (groups.comment === undefined) said += all;
    line += all.split('\n').length - 1;
  }
  end();
  return parts;
}

/** A line's commands in order, those that pass their output on together with the next one. */
export function commandLine(text: string): readonly string[] {
  const found: string[] = [];
  let before = '';
  for (const { said, sign } of partsOf(text)) {
    if (/^\|/.test(before)) found.push(`${found.pop()} ${before} ${said}`);
    else found.push(said);
    before = sign;
  }
  return found;
}

const WORD = new RegExp(
  String.raw`(?<sign>\d?>>?|&>>?|<{1,3})|(?<word>(?:[^\s'"<>\\]|\\.|'[^']*'|${DOUBLE})+)`,
  'g',
);
const QUOTE = new RegExp(String.raw`'([^']*)'|(${DOUBLE})|\\(.)`, 'g');

const unquoted = (word: string) =>
  word.replace(
    QUOTE,
    (_all, single?: string, double?: string, one?: string) =>
      single ?? double?.slice(1, -1).replace(/\\(["\\$`])/g, '$1') ?? one ?? '',
  );

/** Words that can come before a program. */
const BEFORE = /^(?:[({!]|sudo|env|time|exec|command|nohup|if|then|else|elif|do|while|until)$/;

/** A shell text's commands, without prompts and comments. Throws if a quote is open. */
export function commandsOf(text: string): readonly Command[] {
  let before = '';
  return partsOf(text).map(({ said, sign }) => {
    const words: string[] = [];
    const env: Record<string, string> = {};
    const files: Record<'<' | '>', string[]> = { '<': [], '>': [] };
    let redirect = '';
    let appends = false;
    for (const { 0: all, groups = {} } of said.matchAll(WORD)) {
      const word = unquoted(all).replace(/^\((?=\w)|(?<=^[^($]*)\)$/g, '');
      const [, name, value = ''] = /^(\w+)=(.*)$/s.exec(word) ?? [];
      if (groups.sign !== undefined) redirect = all;
      else if (redirect !== '') {
        if (/^(?:1?>|&>)/.test(redirect)) files['>'].push(word);
        if (/^<{1,3}$/.test(redirect)) files['<'].push(word);
        appends ||= redirect.endsWith('>>');
        redirect = '';
      } else if (words.length > 0) words.push(word);
      else if (name !== undefined) env[name] = value;
      else if (!BEFORE.test(word)) words.push(word);
    }
    const piped = before === '|';
    before = sign;
    const joined = /[&|]/.test(sign) ? `${said} ${sign}` : said;
    return {
      text: joined,
      env,
      words,
      reads: files['<'],
      writes: files['>'],
      appends,
      piped,
      then: sign === '\n' ? ';' : sign,
    };
  });
}

/** Programs that pass their input on, with the number of operands they need and their options with a value. */
const FILTERS: Readonly<Record<string, readonly [operands: number, valued: string]>> = {
  grep: [2, 'efmABC'],
  awk: [2, 'Fvf'],
  sed: [2, 'ef'],
  cut: [1, 'dfcb'],
  sort: [1, 'ktoS'],
  uniq: [1, 'fsw'],
  wc: [1, ''],
  head: [1, 'nc'],
  tail: [1, 'nc'],
};

/** True if a program would wait for keyboard input. */
function isWithoutInput({ words, reads, piped }: Command): boolean {
  const [program = '', ...args] = words;
  if (piped || reads.length > 0) return false;
  if (program === 'openssl' && args[0] === 'x509') return !args.includes('-in');
  const [needed, valued] = FILTERS[program] ?? [0, ''];
  const operands = args.filter(
    (arg, at) =>
      !/^-./.test(arg) &&
      !new RegExp(`^-\\w*[${valued || '-'}]$`).test(args[at - 1] ?? '') &&
      arg !== '',
  );
  const isScriptElsewhere = args.some((arg) => /^-(?:\w*[ef]|\w*r|-recursive)/.test(arg));
  const isBegin = program === 'awk' && (operands[0] ?? '').startsWith('BEGIN');
  return !isBegin && operands.length < needed - (isScriptElsewhere && needed > 1 ? 1 : 0);
}

/** What's wrong with commands for any task, as a sentence. Undefined if nothing is. */
function shellProblem(commands: readonly Command[]): string | undefined {
  // A loop or a group gets the input for all of its commands.
  const isGrouped = commands.some(({ words }) => /^(?:done|\}|\)|read)$/.test(words[0] ?? ''));
  let files: string[] = [];
  for (const [at, command] of commands.entries()) {
    const { words, reads, writes, appends, then } = command;
    const [program = '', ...args] = words;
    files = [...(command.piped ? files : []), ...args, ...reads];
    const emptied = writes.find((file) => files.includes(file) && !file.startsWith('/dev/'));
    if (emptied !== undefined && !appends && (FILTERS[program] ?? program === 'cat'))
      return `\`> ${emptied}\` empties that file before it's read.`;
    const asFile = writes.find((file) => FILTERS[file] ?? /^(?:docker|openssl|xargs)$/.test(file));
    if (asFile !== undefined)
      return `\`> ${asFile}\` writes to a file with that name. What joins two programs?`;
    if (then === '|' && writes.some((file) => !/^(?:\/dev\/|&)/.test(file)))
      return `The output of \`${program}\` goes into \`${writes[0]}\`, and not to the next program.`;
    if (/^\$\w+=/.test(program)) return 'To set a variable, write its name without the `$`.';
    const script = command.text.replace(/'[^']*'|-v ?\S*"[^"]*"|\\./g, '');
    const [, field] = /"[^"]*(\$\d)/.exec(script) ?? [];
    if (program === 'awk' && field !== undefined)
      return `Between double quotes, your shell replaces \`${field}\` before awk sees it.`;
    if (!isGrouped && isWithoutInput(command))
      return at === 0 || !commands[at - 1]?.then.startsWith('&')
        ? `\`${program}\` gets no input, because no file is named and nothing is piped into it.`
        : `\`${commands[at - 1]?.then}\` passes nothing on: \`${program}\` gets no input.`;
  }
  return undefined;
}

/** The start of a command that exercises use. */
const COMMAND =
  /^(?:docker|git|node|openssl|redis-cli|restic|ss|tar|[A-Z_]+=|grep|awk|sed|cut|sort|wc)\b/;

/** A command as rules read it. Text that `echo` only prints isn't a command. */
const statement = ({ text, words: [program = '', ...args], writes, then }: Command): string =>
  /^(?:echo|printf)$/.test(program) &&
  writes.length === 0 &&
  then !== '|' &&
  COMMAND.test(args.join(' '))
    ? text.replace(/\b(echo|printf)\b.*?(?= (?:&&|\|\||&)$|$)/s, '$1')
    : text;

/** The commands of a shell text, one per line. Throws if none of it can work. */
export function shellStatements(text: string): readonly string[] {
  const commands = commandsOf(text);
  const problem = shellProblem(commands);
  if (problem !== undefined) throw new Unreadable(problem);
  return commands.map(statement);
}
