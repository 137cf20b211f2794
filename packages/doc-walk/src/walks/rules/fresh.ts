import { simpleCommands } from '../../languages/shell-lexer.ts';
import { isApt, type Rule } from './rule.ts';

/** A fresh machine gets lists of packages before the first one. */
export const packageLists: Rule = () => {
  let hasLists = false;
  return {
    see({ text, isShell, wrong }) {
      for (const { words } of isShell ? simpleCommands(text) : []) {
        if (isApt(words, 'install') && !hasLists)
          wrong(
            "a fresh machine has no lists of packages, or old ones: 'sudo apt update' belongs before it",
          );
        hasLists ||= isApt(words, 'update') || isApt(words, 'install');
      }
    },
  };
};

/** What apt asks before it does it, where there is anything to do. */
const ASKED = /^(?:install|(?:full-|dist-)?upgrade|remove|purge|autoremove)$/;
const isYes = (word: string) => /^(?:-\w*y\w*|--yes|--assume-yes|--download-only|-s)$/.test(word);

/** Lines behind apt are not its answer, even on a day on which it finds something to do. */
export const answers: Rule = () => ({
  see({ text, isShell, wrong }) {
    const asking = (isShell ? simpleCommands(text) : []).slice(0, -1).find(({ words }) => {
      const verb = words.find((word) => ASKED.test(word));
      return verb !== undefined && isApt(words, verb) && !words.some(isYes);
    });
    if (asking)
      wrong(
        `'${asking.words.join(' ')}' asks before it goes on, and what follows in the block is the answer: write -y`,
      );
  },
});

/** A health check passes only once the database takes visitors. */
export const readiness: Rule = () => ({
  see({ unit, text, wrong }) {
    if (
      /^(?:yaml|dockerfile)$/.test(unit.lang) &&
      /\bpg_isready\b(?!.*(?:-h\b|--host\b))/.test(text)
    )
      wrong(
        'pg_isready without an address asks the socket, where the server that only prepares the database answers too: add -h 127.0.0.1',
      );
  },
});
