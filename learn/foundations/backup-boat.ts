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

/** Follows boat.txt through the commands of an answer. Says what isn't as asked, or nothing. */
export function boatNote(commands: readonly Command[]): string | undefined {
  let folder = '~';
  const values = new Map<string, string>();
  const folders = new Set(['~', '/tmp', '~/harbour', '~/harbour/uploads']);
  const boats = new Set<string>();
  let [isUsed, streams, mount]: [boolean, boolean, string | undefined] = [false, false, undefined];
  const isBoat = (path: string) =>
    boats.has(path) ||
    (mount !== undefined && path.startsWith(mount) && /\/uploads\/boat\.txt$/.test(path));
  for (const { words: said, writes, piped, env } of commands) {
    for (const [name, value] of Object.entries(env))
      if (!value.startsWith('$(')) values.set(name, value);
    const words = said.map((word) =>
      word.replace(/^\$\{?(\w+)\}?/, (all, name: string) => values.get(name) ?? all),
    );
    const [program = ''] = words;
    const { operands, valuesOf } = partsOf(words);
    const paths = operands.map((path) => under(folder, path));
    const to = [
      ...valuesOf(/^(?:-t|--target|--target-directory)$/),
      ...(/^(?:tee|sponge)$/.test(program) ? operands : []),
    ];
    let isPrinted: boolean = piped && streams && /^(?:cat|tee|sponge|pv)$/.test(program);
    if (program === 'cd') folder = paths[0] ?? '~';
    if (program === 'mkdir') for (const path of paths) folders.add(path);
    if (program === 'rm' && words.some((word) => /^-\w*[rR]/.test(word))) {
      if (paths.some((path) => /^~\/harbour(?:\/uploads)?(?:\/\*)?$/.test(path)))
        return 'This deletes all other files too. Leave the folder alone, and bring back one file.';
    }
    if (program === 'rm')
      for (const boat of boats)
        if (paths.some((path) => `${boat}/`.startsWith(`${path}/`))) boats.delete(boat);
    if (program === 'cat') isPrinted ||= paths.some(isBoat);
    if (program === 'restic') {
      const [verb, copy] = operands;
      isUsed ||= /^(?:restore|dump|mount)$/.test(verb ?? '');
      if (verb === 'mount') mount = paths[1];
      if (verb === 'dump') isPrinted = /^\/?uploads\/boat\.txt$/.test(operands[2] ?? '');
      if (verb === 'restore') {
        const include = valuesOf(/^(?:-i|--i?include)$/);
        const note = restoreNote(copy, include, to[0]);
        if (note !== undefined) return note;
        const below = /:\/?uploads\/?$/.test(copy ?? '') ? '' : '/uploads';
        boats.add(`${under(folder, to[0] ?? '')}${below}/boat.txt`);
      }
    }
    if (isPrinted) {
      for (const path of [...writes, ...to]) boats.add(under(folder, path));
    }
    if (/^(?:cp|mv|install|rsync)$/.test(program)) {
      const into = to[0] === undefined ? paths.at(-1) : under(folder, to[0]);
      const isFolder =
        to.length > 0 || folders.has(into ?? '') || /\/\.?$/.test(operands.at(-1) ?? '');
      for (const [at, path] of (to.length > 0 ? paths : paths.slice(0, -1)).entries()) {
        // A folder's content, by a star, a dot or rsync's slash, or the folder itself.
        const isContent =
          /\/[*.]$/.test(operands[at] ?? '') ||
          (program === 'rsync' && /\/$/.test(operands[at] ?? ''));
        const from = path.replace(/\/\*$/, '');
        const name = from.split('/').at(-1) ?? '';
        const isMoved = program === 'mv' && boats.delete(from);
        if (isMoved || isBoat(from)) boats.add(isFolder ? `${into}/boat.txt` : (into ?? ''));
        for (const boat of [...boats].filter((one) => one.startsWith(`${from}/`)))
          boats.add(`${into}${isContent || !isFolder ? '' : `/${name}`}${boat.slice(from.length)}`);
      }
    }
    streams = isPrinted;
  }
  if (boats.has(PLACE)) return undefined;
  if (!isUsed) return 'Use restic to bring files back.';
  const found = [...boats].filter((path) => !path.startsWith('/dev/')).map((path) => `\`${path}\``);
  return found.length === 0
    ? 'The check finds nothing that writes boat.txt to its place.'
    : `The check finds boat.txt at ${found.join(' and ')}. Its place is \`${PLACE}\`.`;
}
