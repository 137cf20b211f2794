import { type Rule, withoutDocuments } from './rule.ts';

/** A script's statements, one a line, without quoted text and comments. */
const statementsOf = (script: string): string[] =>
  withoutDocuments(script)
    .replace(/'[^']*'|"(?:\\[^]|[^"\\])*"/g, 'text')
    .replace(/(?<=^|\s)#.*/g, '')
    .replace(/\\\n|(?<=&&|\|\|?)[ \t]*\n/g, ' ')
    .split('\n')
    // A list in brackets is a command by itself, whose status counts.
    .map((line) =>
      line
        .replace(/\([^()]*\)/g, 'list')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');

/** Its last command alone ends a script; a condition, and a list with its own way out, are meant so. */
const isUnheard = (statement: string) =>
  /&&/.test(statement) &&
  !/\|\|/.test(statement) &&
  !/^(?:if|elif|while|until|test|!|\[)(?:\s|\[)/.test(statement);

/** The first list whose failure `set -e` does not notice; what comes last ends the script anyhow. */
export function unheardFailure(script: string): string | undefined {
  const statements = statementsOf(script);
  const from = statements.findIndex((line) => /^set -[a-z]*e/.test(line));
  return from === -1 ? undefined : statements.slice(from + 1, -1).find(isUnheard);
}

/** A script with `set -e` ends at its first failure. */
export const failures: Rule = () => ({
  see({ text, isShell, wrong }) {
    const unheard = isShell ? unheardFailure(text) : undefined;
    if (unheard)
      wrong(
        `where a command before '&&' fails, 'set -e' does not end the script: write the commands of '${unheard}' on lines of their own`,
      );
  },
});

const PROGRAMS: Readonly<Record<string, string>> = {
  javascript: 'node',
  python: 'python3',
  ruby: 'ruby',
};

/** A program that the check starts is started by the page's reader before he asks it. */
export const startedPrograms: Rule = () => {
  const served = new Map<string, string>();
  return {
    see({ unit, text, title, language, isShell, above, wrong }) {
      const { session = '', serve } = unit.meta;
      const program = PROGRAMS[language];
      if (serve && title && program) served.set(session, `${program} ${title}`);
      const start = served.get(session);
      if (!isShell || !start || !/\b(?:127\.0\.0\.1|localhost):\d/.test(text)) return;
      if (!`${above}\n${text}`.includes(start))
        wrong(`it asks a program that the page does not say how to start: by '${start}'`);
      served.delete(session);
    },
  };
};
