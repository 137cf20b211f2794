import { languageOf } from '../languages/index.ts';
import { simpleCommands } from '../languages/shell-lexer.ts';
import { isFileName } from '../sessions.ts';
import { type Problem, type Unit } from '../types.ts';

/** What a reader would copy although only a test needs it. */
const FIXTURES: readonly (readonly [RegExp, string])[] = [
  [/\becho\s+(['"]?)sample\b/i, 'it writes a sample'],
  [/\b(?:sample|dummy|fixture)\.\w+/i, 'it makes or reads a sample'],
  [
    /\bprint\s+"[^"$%\\]*\w [^"$%\\]*"\s*\}/,
    'it prints a sentence of the test in place of the result',
  ],
];
const SAID_FIXTURE =
  /\b(?:leave (?:it|them) out(?=[.;])|makes? (?:a|two|the) samples?|only to try it|stands? for your app: leave)\b/i;

/** A byte that is replaced by one that may stand there already. */
const BY_CHANCE = /\bprintf '[^\\'%]' *\| *dd\b/;

/** A script without its here-documents. */
const withoutDocuments = (script: string) =>
  script.replace(/<<-?\s*(['"]?)(\w+)\1[^]*?\n\s*\2\s*$/gm, '');

/** How many programs a script puts into the background of the reader's shell, which then prints a line about each. */
const jobsOf = (script: string) =>
  [...withoutDocuments(script).matchAll(/^\S.*[^&\s] *&[^\S\n]*$/gm)].length;

/** Words by which a page says that something is replaced or deleted. */
const SAYS =
  /\b(?:again|anew|replac\w*|overwrit\w*|instead|now|chang\w*|edit\w*|new(?:er)?|next|add\w*|empty|empties|delet\w*|remov\w*|drop\w*|los[et]\w*|clean\w*|throw\w*|rewrit\w*|restor\w*|whole|extend\w*|fetch\w*|afterwards|instead|stop\w*|undo|back)\b/i;

/** Files that shell lines write anew, without here-documents and quotes. */
export function writtenFiles(script: string): string[] {
  const plain = withoutDocuments(script).replace(/'[^'\n]*'/g, "''");
  const found = [...plain.matchAll(/(?<![>&\d<-])>\s*([\w.~/-]+\w)/g)].map(
    (match) => match[1] ?? '',
  );
  // Lists of commands for sftp are written for the next line and for nothing else.
  return found
    .filter((name) => !name.endsWith('.sftp'))
    .filter((name) => !name.startsWith('/dev/') && !/^&?\d$/.test(name));
}

const REMOVERS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:sudo )?rm (?:-\w+ )*([\w./~ -]+)$/gm, 'the file'],
  [/\bdocker volume rm ([\w -]+)$/gm, 'the volume'],
  [/\bdocker (?:image rm|rmi) ([\w:. /-]+)$/gm, 'the image'],
  [/\bDROP TABLE (?:IF EXISTS )?(\w+)/gi, 'the table'],
];
const MAKERS: readonly RegExp[] = [
  /\bdocker volume create ([\w-]+)/g,
  /-v ([a-z][\w-]*):\//g,
  /\bdocker build\b[^\n]*-t ([\w:./-]+)/g,
  /\bCREATE TABLE (?:IF NOT EXISTS )?(\w+)/gi,
];

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap((match) => (match[1] ?? '').trim().split(/\s+/));

/** The text between a block and whatever code stands before it. */
function wordsBefore(lines: readonly string[], line: number): string {
  const words: string[] = [];
  for (let at = line - 2; at >= 0 && words.length < 12; at -= 1) {
    const text = lines[at] ?? '';
    if (/^\s*```/.test(text)) break;
    words.unshift(text);
    if (/^#{1,6} /.test(text)) return words.join('\n');
  }
  const heading = [...lines.slice(0, line)].reverse().find((text) => /^#{1,6} /.test(text)) ?? '';
  return [heading, ...words].join('\n');
}

/** The text between a block and whatever code or heading comes next; its output is a part of the block. */
function wordsAfter(lines: readonly string[], line: number): string {
  const words: string[] = [];
  let inFence = true;
  for (const text of lines.slice(line)) {
    if (/^\s*```/.test(text)) {
      if (!inFence && !/^\s*```text output/.test(text)) break;
      inFence = !inFence;
    } else if (/^#{1,6} /.test(text) && !inFence) break;
    else if (!inFence) words.push(text);
  }
  return words.join('\n');
}

const isApt = (words: readonly string[], verb: string) =>
  /^apt(?:-get)?$/.test(words[0] ?? '') && words.includes(verb);

/** Whether a script asks systemd's tools something that they show in a pager, and goes on behind it. */
function hasPager(script: string): boolean {
  const commands = simpleCommands(script);
  const lines = script.split('\n');
  return commands.some(({ words: [program = '', ...words], line }, at) => {
    const asks =
      program === 'journalctl'
        ? !words.some((word) => /^(?:-f|--follow|--vacuum.*|--rotate)$/.test(word))
        : program === 'systemctl' && /^(?:status|list-\S+|cat)$/.test(words[0] ?? '');
    const isPlain = words.includes('--no-pager') || /[|>]/.test(lines[line - 1] ?? '');
    return asks && !isPlain && at < commands.length - 1;
  });
}

/** Where commands name the file or the folder that they write a copy of data to. */
const COPIES: readonly RegExp[] = [
  /\bpg_dump\b[^;&|\n]*(?:--file[= ]|-f )"?([^\s"']+)/g,
  /\b(?:pg_dump|mysqldump|mariadb-dump)\b[^;&\n]*[^-<]> *"?([^\s"']+)/g,
  /\btar\b[^;&|\n]* -\w*c\w*f "?([^\s"']+)/g,
  /\bopenssl enc\b[^;&|\n]* -out "?([^\s"']+)/g,
  /\bget -\w+ \/[^\s*]+ ([^\s"']+)/g,
];

/** The first copy of data that the same commands overwrite on another day: its name is fixed, and neither they nor those before made a new folder. */
export function copyOverwritten(script: string, shellBefore = ''): string | undefined {
  const plain = script.replace(/\\\n\s*/g, '');
  if (/\bmkdir (?!-)[^\n&]*&&/.test(`${shellBefore}\n${plain}`)) return undefined;
  const names = COPIES.flatMap((pattern) => matches(plain, pattern));
  return names.find((name) => name !== '-' && !name.includes('$'));
}

/** How many more programs a script puts into the background than it ends. */
function jobsLeft(script: string): number {
  const lines = withoutDocuments(script).split('\n');
  const ended = lines.flatMap((line) => {
    if (/\bjobs -p.*\bkill\b|\bkill\b.*\bjobs -p/.test(line)) return [Infinity];
    const names = /^\s*(?:sudo )?kill ((?:-(?!HUP)\w+ )?[^-].*)$/.exec(line)?.[1];
    return names ? [names.split(/\s+/).length] : [];
  });
  return jobsOf(script) - ended.reduce((sum, count) => sum + count, 0);
}

/** Containers with a name and Compose projects that a script leaves running. */
function startedBy(script: string): (readonly [string, RegExp])[] {
  const started: (readonly [string, RegExp])[] = [];
  for (const { words } of simpleCommands(script)) {
    const [program, verb] = words;
    if (program !== 'docker') continue;
    const isDetached = words.some((word) => /^(?:-[a-z]*d[a-z]*|--detach)$/.test(word));
    const name = words[words.indexOf('--name') + 1] ?? '';
    if (verb === 'run' && isDetached && words.includes('--name') && /^[\w-]+$/.test(name))
      started.push([
        `the container '${name}'`,
        new RegExp(`\\bdocker (?:rm|stop|kill)\\b[^\\n\`]*\\b${name}\\b`),
      ]);
    if (verb === 'compose' && words.includes('up') && (isDetached || words.includes('--wait')))
      started.push([
        'what Compose starts',
        /\bdocker compose\b[^\n`]*\b(?:down|rm|stop)\b|\bdocker rm\b/,
      ]);
  }
  return started;
}

/** Words that lead a reader from a client back to the shell, before one block or for the whole page. */
const LEAVES =
  /`\\q`|`(?:exit|quit)`|\bleave (?:the client|`\w+`)|\b(?:second|other|another|new) terminal\b/i;
const BOTH = /\bfor the shell\b|\b(?:two|second) terminals?\b/i;

/** What a client adds to the shown output of a statement that changes something, as a page names it. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/\bpsql\b/, 'INSERT 0 '],
  [/\bmysql\b/, 'Query OK'],
];
const CHANGES = /^\s*(?:INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|BEGIN|START|GRANT)\b/im;

const inHome = (name: string) => name.replace(/^~\//, '');

/** Folders that simple commands of this program name; `mkdir -p` does not count, as it takes one that is there. */
function foldersOf(script: string, program: 'mkdir' | 'rm'): string[] {
  const options = program === 'rm' ? /^-\w*r/ : /^-\w*p/;
  return simpleCommands(script).flatMap(({ words: [name, ...words] }) => {
    const isMeant = words.some((word) => options.test(word)) === (program === 'rm');
    return name === program && isMeant ? words.filter((word) => /^[\w~]/.test(word)) : [];
  });
}

/**
 * Blocks of a page that hold what only a test needs, or that destroy what an earlier one made;
 * `into` names the clients that its reader types other languages into.
 */
export function ruleProblems(
  units: readonly Unit[],
  source: string,
  into: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const problems: Problem[] = [];
  const lines = source.split('\n');
  const made = new Set<string>();
  const left = new Map<string, readonly [RegExp, (message: string) => void]>();
  let jobs = 0;
  let lastJob: ((message: string) => void) | undefined;
  let hasLists = false;
  let hasFolder = false;
  let client: string | undefined;
  let isAnswered = false;
  const scripts = units.filter(({ lang }) => languageOf(lang)?.id === 'shell');
  const own = new Set(scripts.flatMap(({ text }) => foldersOf(text, 'mkdir')).map(inHome));
  const takes = (name: string) =>
    name.startsWith('~/') || scripts.some(({ text }) => text.includes(`mkdir -p ${name}`));
  let shellBefore = '';
  for (const unit of units) {
    const block = unit.blocks[0];
    if (!block) continue;
    const before = wordsBefore(lines, block.line);
    const wrong = (message: string) =>
      problems.push({ file: block.page, line: block.line, message, tool: 'walk' });
    const title = unit.meta.title ?? '';
    const fixture = FIXTURES.find(([pattern]) => pattern.test(unit.text))?.[1];
    const isShell = languageOf(unit.lang)?.id === 'shell';
    if ((isShell || languageOf(unit.lang)?.id === 'python') && fixture)
      wrong(`a reader would copy this: ${fixture}. It belongs into the page's .walk.yaml`);
    else if (
      /only to try/i.test(title) ||
      SAID_FIXTURE.test([before, wordsAfter(lines, block.line)].join('\n'))
    )
      wrong(
        "a reader would copy this, and the page says that he should not. What a test needs belongs into the page's .walk.yaml",
      );
    if (isShell && /\bmkdir -p\b/.test(unit.text) && /\bget -\w*R/.test(unit.text))
      wrong(
        "what was deleted since the last copy stays in the folder: make a new one, by 'mkdir NAME &&'",
      );
    const typed = into.get(languageOf(unit.lang)?.id ?? unit.lang);
    if (isShell && client && !title && !BOTH.test(source) && !LEAVES.test(before))
      wrong(
        `its reader is in '${client}', which takes these lines for its own: say how to leave it first`,
      );
    if (isShell && !title) client = undefined;
    if (typed && !title) client = typed;
    const answer = ANSWERS.find(([program]) => program.test(typed ?? ''))?.[1];
    if (
      answer &&
      unit.output &&
      CHANGES.test(unit.text) &&
      !source.includes(`\`${answer}`) &&
      !isAnswered
    ) {
      isAnswered = true;
      wrong(`the client also prints a line such as '${answer}' here; the page does not say so`);
    }
    for (const name of isShell ? foldersOf(unit.text, 'rm') : [])
      if (takes(name) && !own.has(inHome(name)))
        wrong(
          `it deletes '${name}', which the reader may have had before: make it by 'mkdir', which refuses one that is there`,
        );
    const copy = isShell && copyOverwritten(unit.text, shellBefore);
    if (isShell) shellBefore += `${unit.text}\n`;
    if (copy && block.page.startsWith('docs/') && !/\b(?:overwrit|replac)/.test(before))
      wrong(
        `whoever runs it on another day loses the older '${copy}': begin with 'mkdir NAME && cd NAME &&', put the day into its name, or say it`,
      );
    if (isShell && BY_CHANCE.test(unit.text))
      wrong('one time in 256 this byte stands there already; write several');
    if (isShell && unit.output && jobsOf(unit.text) > 0 && !source.includes('`[1]'))
      wrong(
        "a terminal also prints '[1]' and a number here, and a line when the program ends; the page does not say so",
      );
    if (
      /^(?:yaml|dockerfile)$/.test(unit.lang) &&
      /\bpg_isready\b(?!.*(?:-h\b|--host\b))/.test(unit.text)
    )
      wrong(
        'pg_isready without an address asks the socket, where the server that only prepares the database answers too: add -h 127.0.0.1',
      );
    if (isShell && hasPager(unit.text))
      wrong(
        'in a terminal this opens a pager, which takes the lines behind it for its own: add --no-pager',
      );
    for (const { words } of isShell ? simpleCommands(unit.text) : []) {
      if (isApt(words, 'install') && !hasLists)
        wrong(
          "a fresh machine has no lists of packages, or old ones: 'sudo apt update' belongs before it",
        );
      hasLists ||= isApt(words, 'update') || isApt(words, 'install');
    }
    // A server of the reader's own, as in a post, is meant to go on.
    if (isShell && !block.page.startsWith('blog/'))
      for (const [what, end] of startedBy(unit.text))
        if (!left.has(what)) left.set(what, [end, wrong]);
    if (isShell && jobsOf(unit.text) > 0) lastJob = wrong;
    if (isShell) jobs += jobsLeft(unit.text);
    hasFolder ||=
      /\bfolder,? `[\w.~/-]+`/.test(lines.slice(0, block.line).join('\n')) ||
      (isShell && /(?:^|&& |; )cd /m.test(unit.text));
    const isBare = isFileName(title) && !title.includes('/') && !unit.meta.file;
    if (block.page.startsWith('learn/') && !isShell && isBare && !unit.meta.context && !hasFolder) {
      hasFolder = true;
      wrong(
        "its reader saves this in the home folder, where another lesson's file may lie: name a folder",
      );
    }
    const written = isShell ? writtenFiles(unit.text) : [];
    if (!isShell && isFileName(title) && !unit.meta.context) written.push(title);
    const gone = REMOVERS.flatMap(([pattern, kind]) =>
      matches(unit.text, pattern).map((name) => [name, kind] as const),
    );
    if (!SAYS.test(before)) {
      for (const name of written)
        if (made.has(name))
          wrong(
            `it overwrites '${name}', which an earlier block made, and the words before it do not say so`,
          );
      for (const [name, kind] of gone)
        if (made.has(name))
          wrong(
            `it deletes ${kind} '${name}', which an earlier block made, and the words before it do not say so`,
          );
    }
    for (const name of written) made.add(name);
    for (const pattern of MAKERS) for (const name of matches(unit.text, pattern)) made.add(name);
  }
  if (jobs > 0)
    lastJob?.('it leaves a program in the background, and no block of the page ends all of these');
  for (const [what, [end, wrong]] of left)
    if (!end.test(source))
      wrong(`it leaves ${what} running, and the page never says how to stop it`);
  return problems;
}
