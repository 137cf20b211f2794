import { type Command } from 'teach/exercise';

/** The file's place. The copy has it as `uploads/boat.txt`. */
const PLACE = '~/harbour/uploads/boat.txt';
/** Options with a value, of restic and of what copies files. */
const VALUED = /^(?:-[rtipHe]|--(?:repo|target|i?include|i?exclude|tag|host|path|password-file))$/;
const COPY_VALUED = /^(?:-[tmog]|--target-directory)$/;

/** A path as seen from a folder, without `.` and `..`. A variable is a folder of its own. */
const under = (folder: string, path: string): string =>
  (/^[~/$]/.test(path) ? path : `${folder}/${path}`)
    .replace(/^(?:\$HOME|\$\{HOME\}|\/home\/\w+|\/root)(?=\/|$)/, '~')
    .replace(/\/\.?(?=\/|$)/g, '')
    .replace(/\/[^/]+\/\.\.(?=\/|$)/g, '');

/** A command's operands, and a function for the values of an option. */
function partsOf(words: readonly string[]) {
  const valued = words[0] === 'restic' ? VALUED : COPY_VALUED;
  const operands: string[] = [];
  const options: (readonly [name: string, value: string])[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, name = word, value] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
    if (!word.startsWith('-')) operands.push(word);
    else options.push([name, value ?? (valued.test(word) ? (words[(at += 1)] ?? '') : '')]);
  }
  const valuesOf = (pattern: RegExp) =>
    options.flatMap(([name, value]) => (pattern.test(name) ? [value] : []));
  return { operands, valuesOf };
}

/** What's wrong with a `restic restore`. */
function restoreNote(
  copy: string | undefined,
  include: readonly string[],
  target: string | undefined,
) {
  if (copy === undefined) return 'restic wants to know which copy: its ID, or latest.';
  if (target === undefined) return 'restore needs a folder to restore into, after --target.';
  const others = include.filter((pattern) => !/(?:^|\/)boat\.txt$/.test(pattern));
  if (include.length === 0 || others.length > 0)
    return 'Asked was this one file. An option of restore names what to bring back: boat.txt.';
  return include.some((pattern) => /^(?:\/?(?:uploads|\*)\/|\/)?boat\.txt$/.test(pattern))
    ? undefined
    : 'The paths in the copy begin with /uploads. `restic ls latest` shows them.';
}

/** Whether a copy of a file or folder into a folder, or under a name, puts a boat.txt in its place. */
function lands(boat: string, from: string, into: string, isContent: boolean): boolean {
  if (!`${boat}/`.startsWith(`${from}/`)) return false;
  if (into === PLACE) return boat === from;
  const above = isContent ? from : from.slice(0, from.lastIndexOf('/'));
  return `${into}${boat.slice(above.length)}` === PLACE;
}

/** What an answer does about boat.txt that isn't as asked, as far as its commands can be read, or nothing. */
export function boatNote(commands: readonly Command[]): string | undefined {
  let folder = '~';
  /** Where restic puts boat.txt. */
  const restored: string[] = [];
  let [prints, isBack, mount] = [false, false, '\n'];
  for (const { words, writes, piped } of commands) {
    const [program = ''] = words;
    const { operands, valuesOf } = partsOf(words);
    const paths = operands.map((path) => under(folder, path.replace(/\/\*$/, '')));
    const to = valuesOf(/^(?:-t|--target|--target-directory)$/).map((path) => under(folder, path));
    const boats = [
      ...restored,
      ...paths.filter((path) => path.startsWith(mount) && path.endsWith('/uploads/boat.txt')),
    ];
    prints &&= piped && /^(?:cat|tee|sponge|pv)$/.test(program);
    if (program === 'cd') folder = paths[0] ?? '~';
    if (
      program === 'rm' &&
      words.some((word) => /^-\w*[rR]/.test(word)) &&
      paths.some((path) => /^~\/harbour(?:\/uploads)?$/.test(path))
    )
      return 'This deletes all other files too. Leave the folder alone, and bring back one file.';
    if (program === 'cat') prints ||= paths.some((path) => boats.includes(path));
    if (program === 'restic') {
      const [verb, copy, file = ''] = operands;
      if (verb === 'mount') mount = paths[1] ?? mount;
      if (verb === 'dump') prints = /^\/?uploads\/boat\.txt$/.test(file);
      if (verb === 'restore') {
        const note = restoreNote(copy, valuesOf(/^(?:-i|--i?include)$/), to[0]);
        if (note !== undefined) return note;
        const below = /:\/?uploads\/?$/.test(copy ?? '') ? '' : '/uploads';
        restored.push(`${to[0]}${below}/boat.txt`);
      }
    }
    const written = [...writes.map((path) => under(folder, path)), ...to, ...paths];
    isBack ||= prints && written.includes(PLACE);
    if (/^(?:cp|mv|install|rsync)$/.test(program)) {
      const into = to[0] ?? paths.at(-1) ?? '';
      const isContent = program === 'rsync' ? /\/[*.]?$/ : /\/[*.]$/;
      isBack ||= paths.some((from, at) =>
        boats.some((boat) => lands(boat, from, into, isContent.test(operands[at] ?? ''))),
      );
    }
  }
  if (isBack || restored.includes(PLACE)) return undefined;
  const from = restored.map((path) => `\`${path}\``).join(' and ') || 'restic';
  return `The check finds nothing that brings boat.txt from ${from} to \`${PLACE}\`.`;
}
