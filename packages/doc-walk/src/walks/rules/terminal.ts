import { simpleCommands } from '../../languages/shell-lexer.ts';
import { jobsOf } from './left.ts';
import { matches, type Rule, withoutDocuments } from './rule.ts';

/** Whether Git or one of systemd's tools shows what it is asked in a pager. */
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

/** Whether a script opens a pager, and goes on below it. */
function hasPager(script: string): boolean {
  const commands = simpleCommands(script);
  const lines = script.split('\n');
  return commands.some(({ words, line }) => {
    const isPlain = words.includes('--no-pager') || /[|>]|\$\(/.test(lines[line - 1] ?? '');
    return isPaged(words) && !isPlain && commands.some((next) => next.line > line);
  });
}

/** What a program makes from now on, in the reader's terminal, is made as before the page. */
export const masks: Rule = () => ({
  see({ text, isPasted, wrong }) {
    if (isPasted && /^umask (?!022$)/m.test(withoutDocuments(text)))
      wrong(
        "'umask' stays in the reader's terminal: put it and its command into parentheses, or use 'mkdir -m 700'",
      );
  },
});

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

/** A client in the foreground is left before a line for the shell, and what it prints besides is said once. */
export const clients: Rule = ({ source, into }) => {
  let client: string | undefined;
  let isAnswered = false;
  return {
    see({ unit, text, title, language, isShell, before, wrong }) {
      const typed = into.get(language);
      if (isShell && client && !title && !BOTH.test(source) && !LEAVES.test(before))
        wrong(
          `its reader is in '${client}', which takes these lines for its own: say how to leave it first`,
        );
      if (isShell && !title) client = undefined;
      if (typed && !title) client = typed;
      const answer = ANSWERS.find(([program]) => program.test(typed ?? ''))?.[1];
      if (!answer || isAnswered || !unit.output) return;
      if (!CHANGES.test(text) || source.includes(`\`${answer}`)) return;
      isAnswered = true;
      wrong(`the client also prints a line such as '${answer}' here; the page does not say so`);
    },
  };
};

/** What a terminal prints of a program in the background is said. */
export const jobLines: Rule = ({ source }) => ({
  see({ unit, text, isShell, wrong }) {
    if (isShell && unit.output && jobsOf(text) > 0 && !source.includes('`[1]'))
      wrong(
        "a terminal also prints '[1]' and a number here, and a line when the program ends; the page does not say so",
      );
  },
});

/** A tunnel to a port that an earlier one still holds is not opened: the words before it end that one. */
export const tunnels: Rule = () => {
  const held = new Set<string>();
  return {
    see({ text, isShell, before, wrong }) {
      if (!isShell || !/\bssh -N\b/.test(text)) return;
      for (const port of matches(text, /-L (?:[\w.]+:)?(\d+):/g)) {
        if (held.has(port) && !/\b(?:in place of|Ctrl|close|ends?|stop)\b/.test(before))
          wrong(`an earlier tunnel of the page holds port ${port}: say how to end it first`);
        held.add(port);
      }
    },
  };
};

/** The journal, asked by an ordinary user, who sees what he wrote himself and nothing else. */
const OWN_JOURNAL = /`journalctl -/;

/** Between back-quotes too, where nothing is run, the journal is read by root. */
export const journals: Rule = ({ source }) => {
  let isSeen = false;
  return {
    see({ wrong }) {
      if (isSeen || !OWN_JOURNAL.test(source)) return;
      isSeen = true;
      wrong("an ordinary user sees no line of a service in the journal: write 'sudo journalctl'");
    },
  };
};

/** No pager opens before the last line of a block: it takes a letter of the next line, even where it closes by itself. */
export const pagers: Rule = () => ({
  see({ text, isShell, wrong }) {
    if (isShell && hasPager(text))
      wrong(
        'in a terminal this opens a pager, which takes the lines behind it for its own: add --no-pager, or join the next line by `&&`',
      );
  },
});

/** A command that asks its reader something in the terminal. */
const asks = ([first = '', second, ...more]: readonly string[]) =>
  (first === 'docker' && second === 'login' && !more.includes('--password-stdin')) ||
  (first === 'ssh-keygen' && second === '-t' && !more.includes('-N')) ||
  (first === 'read' && /^-[rs]+$/.test(second ?? ''));

/** What asks something stands in the last line: where a terminal pastes line by line, the next one is the answer. */
export const questions: Rule = () => ({
  see({ text, isPasted, wrong }) {
    if (!isPasted || /\bwhile\b.*\bread\b/.test(text)) return;
    const commands = simpleCommands(text);
    const last = commands.at(-1)?.line ?? 0;
    const asking = commands.find(({ words, line }) => line < last && asks(words));
    if (asking)
      wrong(
        `'${asking.words.slice(0, 2).join(' ')}' asks something, and a terminal that pastes line by line answers with what follows: put that into a block of its own`,
      );
  },
});

/** Names of files, one a line, as `ls` writes them into a pipe; a terminal gets them side by side. */
const NAMES = /^(?:[\w.-]+|…)\n(?:[\w.-]+|…)\s*$/m;

/** A folder's names are shown as a terminal shows them. */
export const columns: Rule = () => ({
  see({ unit, text, isShell, wrong }) {
    const { words = [], line = 0 } = (isShell && simpleCommands(text.trimEnd()).at(-1)) || {};
    const isPlain = words[0] !== 'ls' || words.some((word) => /^-\w*[1l]/.test(word));
    const isFile = words.slice(1).some((word) => /\w\.\w+$/.test(word));
    if (isPlain || isFile || />/.test(text.split('\n')[line - 1] ?? '')) return;
    const shown = unit.output?.text.trimEnd().split('\n').slice(-2).join('\n') ?? '';
    if (NAMES.test(shown)) wrong("in a terminal 'ls' prints names side by side: write 'ls -1'");
  },
});
