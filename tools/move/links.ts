import path from 'node:path';

const { dirname, join, relative } = path.posix;

/** A path relative to its file, in a link, an import or an attribute. */
const RELATIVE = /(\]\(|from ['"]|import ['"]|(?:src|href)=["'])(\.\.?\/[^)'"\s#?]+)/g;

/** Every file that a source refers to by a relative path, from the project's folder. */
export const relativeTargets = (source: string, file: string): string[] =>
  [...source.matchAll(RELATIVE)].map(([, , target = '']) => join(dirname(file), target));

/**
 * The source of a file moved from `from` to `to`, with its relative paths updated so they still reach their
 * targets, including targets that moved.
 */
export function withRelativePaths(
  source: string,
  from: string,
  to: string,
  moved: ReadonlyMap<string, string>,
): string {
  return source.replace(RELATIVE, (whole, before: string, target: string) => {
    const old = join(dirname(from), target);
    const now = moved.get(old) ?? old;
    if (now === old && dirname(from) === dirname(to)) return whole;
    const path = relative(dirname(to), now);
    return `${before}${path.startsWith('.') ? path : `./${path}`}`;
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text with one whole address or path replaced. Longer ones that start with it stay. */
export function withAddress(text: string, from: string, to: string): string {
  const before = from.startsWith('/') ? '(?<![\\w.-])' : '(?<![\\w-])';
  return text.replace(new RegExp(`${before}${escaped(from)}(?![\\w./-])`, 'g'), () => to);
}
