import { Unreadable } from './words.ts';

const INSTRUCTIONS = new Set(
  `ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER
  VOLUME WORKDIR`.split(/\s+/),
);

/** The instructions of a Dockerfile in order, with their names in capitals. Throws if it isn't a Dockerfile. */
export function dockerfileStatements(text: string): readonly string[] {
  const statements: string[] = [];
  let pending = '';
  let begin = 0;
  text.split('\n').forEach((line, index) => {
    if (/^\s*(?:#|$)/.test(line)) return;
    if (pending === '') begin = index + 1;
    pending = `${pending} ${line.trim()}`.trim();
    if (pending.endsWith('\\')) {
      pending = pending.slice(0, -1).trim();
      return;
    }
    statements.push(instruction(pending, begin, statements.length === 0));
    pending = '';
  });
  if (pending !== '')
    throw new Unreadable(`Line ${begin}: it ends with \`\\\`, but nothing follows.`);
  return statements;
}

function instruction(said: string, line: number, isFirst: boolean): string {
  const [word = '', ...rest] = said.split(/\s+/);
  const name = word.toUpperCase();
  const value = rest.join(' ');
  if (!INSTRUCTIONS.has(name))
    throw new Unreadable(`Line ${line}: \`${word}\` isn't a Dockerfile instruction.`);
  if (isFirst && name !== 'FROM' && name !== 'ARG')
    throw new Unreadable(`Line ${line}: a Dockerfile starts with the image it builds on.`);
  if (/<<-?["']?\w/.test(value))
    throw new Unreadable(`Line ${line}: the check doesn't read here-documents.`);
  if (value === '') throw new Unreadable(`Line ${line}: \`${name}\` has nothing after it.`);
  if (!value.startsWith('[')) return `${name} ${value}`;
  try {
    return `${name} ${JSON.stringify(JSON.parse(value))}`;
  } catch {
    throw new Unreadable(
      `Line ${line}: the form with brackets is JSON, which needs double quotes, and commas between its items.`,
    );
  }
}
