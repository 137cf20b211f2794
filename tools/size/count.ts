/** The category of a line in the repository. */
export type Kind = 'code' | 'tests' | 'data' | 'content' | 'words' | 'other';

const CONTENT = /^(?:docs|learn|blog|examples|labs)\/|^src\/pages\/.*\.mdx$|\.walk\.yaml$/;
const TESTS = /^tests\/|\.(?:test|spec)\.tsx?$|\/fixtures\//;
const CODE = /\.(?:tsx?|mts|mjs|css|sh)$/;

/** A file's category, by its path. Code is TypeScript, modules, CSS and shell outside data, content and tests. */
export function kindOf(file: string): Kind {
  if (CONTENT.test(file)) return 'content';
  if (file.endsWith('.md')) return 'words';
  if (TESTS.test(file)) return 'tests';
  if (file.startsWith('data/')) return 'data';
  return CODE.test(file) ? 'code' : 'other';
}

/** The area of a file: its top folder, below `src` and `packages` also the next one, '.' for files outside folders. */
export function roomOf(file: string): string {
  const parts = file.split('/');
  if (parts.length === 1) return '.';
  return ['src', 'packages'].includes(parts[0] ?? '')
    ? parts.slice(0, 2).join('/')
    : (parts[0] ?? '');
}

/** The figures of a tree: lines of code and tests by area, and sums. */
export interface Size {
  rooms: ReadonlyMap<string, { code: number; tests: number; data: number }>;
  sums: Readonly<Record<string, number>>;
}

const PAGE = /^(?:docs|learn|blog|src\/pages)\/.*\.(?:mdx|tsx)$/;

/** Sums up the lines of files, the words of content and of pages for maintainers, and pages. */
export function sizeOf(
  lines: ReadonlyMap<string, number>,
  words: Pick<Size['sums'], string>,
): Size {
  const rooms = new Map<string, { code: number; tests: number; data: number }>();
  let [code, tests, data, ofPackages] = [0, 0, 0, 0];
  for (const [file, count] of lines) {
    const kind = kindOf(file);
    if (kind !== 'code' && kind !== 'tests' && kind !== 'data') continue;
    const room = rooms.get(roomOf(file)) ?? { code: 0, tests: 0, data: 0 };
    room[kind] += count;
    rooms.set(roomOf(file), room);
    if (kind === 'code') code += count;
    if (kind === 'tests') tests += count;
    if (kind === 'data') data += count;
    if (kind === 'code' && file.startsWith('packages/')) ofPackages += count;
  }
  const files = [...lines.keys()];
  const pages = files.filter((file) => PAGE.test(file) && !TESTS.test(file)).length;
  const perPage = (amount: number) => Math.round(amount / pages);
  return {
    rooms,
    sums: {
      'lines of code': code,
      'lines of tests': tests,
      'lines of data': data,
      pages,
      'lines of code a page': perPage(code),
      'the same without packages': perPage(code - ofPackages),
      'top-level entries': new Set(files.map((file) => file.split('/')[0])).size,
      ...words,
    },
  };
}
