import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The folders whose pages are content. */
const CONTENT = ['docs', 'learn', 'blog', 'src/pages'] as const;

function* files(folder: string): Generator<string> {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') yield* files(full);
    } else yield full;
  }
}

const isPage = (file: string) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_');

/** Every content page, as a sorted list of paths from the root. */
export function contentPages(root: string): string[] {
  return CONTENT.flatMap((folder) => [...files(path.join(root, folder))])
    .filter(isPage)
    .map((file) => path.relative(root, file))
    .sort();
}

/** Every file of `examples/`, as a sorted list of paths from the root. */
export function exampleFiles(root: string): string[] {
  return [...files(path.join(root, 'examples'))].map((file) => path.relative(root, file)).sort();
}

/** Paths from the root that differ from HEAD or are not in Git yet. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
