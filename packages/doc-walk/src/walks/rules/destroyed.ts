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

/** What deletes data, and what puts a copy in their place. */
const DELETES = /\b(?:docker volume rm|dropdb|docker compose down [^\n]*(?:-v\b|--volumes))/;
const BRINGS_BACK = /\bpg_restore\b|\bpsql\b[^\n]*<|\bcp -\w*[ar]|\btar\b[^\n]* -\w*x/;

/** Lines that go on although the one before them failed. */
const isLoose = (script: string) => /[^\s&|\\]\s*\n\s*\S/.test(script);

/** Pasted lines delete data for a copy only where the copy is there, and start nothing on a half of it. */
export const replaced: Rule = () => ({
  see({ text, isPasted, wrong }) {
    const at = isPasted ? text.search(DELETES) : -1;
    const back = at === -1 ? -1 : text.slice(at).search(BRINGS_BACK);
    if (back === -1) return;
    const isTried = /(?:\btest|\[) -[se] [^\n]*&&[^;]*$/.test(text.slice(0, at));
    if (!isTried || isLoose(text.slice(at)))
      wrong(
        "it deletes data before it puts a copy in their place: begin with 'test -s COPY &&', and join all that follows by '&&'",
      );
  },
});
