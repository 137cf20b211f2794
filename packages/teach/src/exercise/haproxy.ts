import { joined, Unreadable, wordsOfLine } from './words.ts';

const SECTION =
  /^(?:global|defaults|frontend|backend|listen|resolvers|peers|userlist|cache|http-errors|mailers|ring|program)\b/;

/** The lines of an HAProxy configuration, each after its section. Throws if it isn't one. */
export function haproxyStatements(text: string): readonly string[] {
  const statements: string[] = [];
  let section = '';
  text.split('\n').forEach((line, index) => {
    const said = joined(wordsOfLine(line, index + 1));
    if (said === '') return;
    if (SECTION.test(said)) {
      section = said;
      if (/^(?:frontend|backend|listen)$/.test(said))
        throw new Unreadable(`Line ${index + 1}: a \`${said}\` needs a name.`);
      statements.push(`${said}:`);
    } else if (section === '') {
      throw new Unreadable(
        `Line ${index + 1}: \`${said}\` isn't in a section such as \`frontend\` or \`backend\`.`,
      );
    } else {
      statements.push(`${section} > ${said}`);
    }
  });
  const known = new Set(
    statements.flatMap((line) => /^(?:backend|listen) (\S+)/.exec(line)?.[1] ?? []),
  );
  for (const line of statements) {
    const name = / > (?:default_backend|use_backend) (\S+)/.exec(line)?.[1];
    if (name && !known.has(name))
      throw new Unreadable(`\`${name}\` is used, but there's no section \`backend ${name}\`.`);
  }
  return statements;
}
