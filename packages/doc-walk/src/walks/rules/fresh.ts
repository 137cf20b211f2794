import { simpleCommands } from '../../languages/shell-lexer.ts';
import { isApt, type Rule } from './rule.ts';

/** A fresh machine gets package lists before its first package. */
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

/** A health check only passes once the database is ready. */
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
