import { isFileName } from '../../sessions.ts';
import { matches, type Rule, withoutDocuments } from './rule.ts';

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

/** What an earlier block made is neither overwritten nor deleted, unless the words before say so. */
export const destroyed: Rule = () => {
  const made = new Set<string>();
  return {
    see({ unit, text, title, isShell, before, wrong }) {
      const written = isShell ? writtenFiles(text) : [];
      if (!isShell && isFileName(title) && !unit.meta.context) written.push(title);
      const gone = REMOVERS.flatMap(([pattern, kind]) =>
        matches(text, pattern).map((name) => [name, kind] as const),
      );
      const isSaid = SAYS.test(before);
      for (const name of written)
        if (!isSaid && made.has(name))
          wrong(
            `it overwrites '${name}', which an earlier block made, and the words before it do not say so`,
          );
      for (const [name, kind] of gone)
        if (!isSaid && made.has(name))
          wrong(
            `it deletes ${kind} '${name}', which an earlier block made, and the words before it do not say so`,
          );
      for (const name of [...written, ...MAKERS.flatMap((pattern) => matches(text, pattern))])
        made.add(name);
    },
  };
};
