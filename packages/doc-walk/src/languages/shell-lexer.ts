/** One simple command of a script: its words without quotes, and the line it starts on. */
export interface SimpleCommand {
  words: readonly string[];
  line: number;
}

const HEREDOC = /^<<(-?)\s*(['"]?)([A-Za-z_][\w]*)\2/;
const RESERVED = new Set([
  'if',
  'then',
  'else',
  'elif',
  'do',
  'while',
  'until',
  'time',
  '!',
  '{',
  '(',
  'sudo',
  'exec',
  'nohup',
  'command',
]);

/**
 * Splits a shell script into simple commands, well enough to find which programs it calls with
 * which flags. It understands quotes, comments, continuation lines, here-documents and `$(…)`, and
 * leaves expansions as words.
 */
export function simpleCommands(script: string): SimpleCommand[] {
  const commands: SimpleCommand[] = [];
  const heredocs: string[] = [];
  let words: string[] = [];
  let word: string | undefined;
  let line = 1;
  let startLine = 1;
  const endWord = () => {
    if (word === undefined) return;
    if (words.length === 0) startLine = line;
    words.push(word);
    word = undefined;
  };
  const endCommand = () => {
    endWord();
    if (words.length > 0) commands.push({ words, line: startLine });
    words = [];
  };
  for (let at = 0; at < script.length; at += 1) {
    const char = script[at] ?? '';
    const rest = script.slice(at);
    const heredoc = rest.startsWith('<<<') ? null : HEREDOC.exec(rest);
    if (char === '\\') {
      if (script[at + 1] === '\n') {
        endWord();
        line += 1;
      } else word = (word ?? '') + (script[at + 1] ?? '');
      at += 1;
    } else if (char === "'" || char === '"') {
      let end = at + 1;
      while (end < script.length && script[end] !== char)
        end += char === '"' && script[end] === '\\' ? 2 : 1;
      const inner = script.slice(at + 1, end);
      if (words.length === 0 && word === undefined) startLine = line;
      word = (word ?? '') + inner;
      line += inner.split('\n').length - 1;
      if (char === '"') {
        for (const nested of inner.matchAll(/\$\(([^()]*)\)/g)) {
          commands.push(
            ...simpleCommands(nested[1] ?? '').map((found) => ({ ...found, line: startLine })),
          );
        }
      }
      at = end;
    } else if (heredoc) {
      heredocs.push(heredoc[3] ?? '');
      at += heredoc[0].length - 1;
    } else if (char === '#' && word === undefined) {
      while (at + 1 < script.length && script[at + 1] !== '\n') at += 1;
    } else if (char === '\n') {
      endCommand();
      line += 1;
      for (let stop = heredocs.shift(); stop !== undefined; stop = heredocs.shift()) {
        for (;;) {
          const end = script.indexOf('\n', at + 1);
          const text = script.slice(at + 1, end === -1 ? undefined : end);
          at = end === -1 ? script.length : end;
          line += 1;
          if (text.trim() === stop || end === -1) break;
        }
      }
    } else if (/[;&|()]/.test(char) || (char === '$' && script[at + 1] === '(')) {
      if (char === '&' && /[<>]/.test(script[at - 1] ?? '')) word = (word ?? '') + char;
      else {
        endCommand();
        if (char === '$') at += 1;
      }
    } else if (/\s/.test(char)) endWord();
    else word = (word ?? '') + char;
  }
  endCommand();
  return commands.map(strip).filter((command) => command.words.length > 0);
}

/** Drops what may come before a program's name: keywords, `sudo`, assignments. */
function strip(command: SimpleCommand): SimpleCommand {
  let from = 0;
  while (from < command.words.length) {
    const word = command.words[from] ?? '';
    if (!RESERVED.has(word) && !/^[A-Za-z_]\w*=/.test(word)) break;
    from += 1;
    if (word === 'sudo') {
      while (/^-/.test(command.words[from] ?? ''))
        from += /^-[ugh]$/.test(command.words[from] ?? '') ? 2 : 1;
    }
  }
  return { words: command.words.slice(from), line: command.line };
}
