import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../src/plugins/files.ts';

const FOLDERS = ['docs', 'learn', 'blog', 'examples', 'data', 'src/lib', 'src/pages'];
const TEXT = /\.(mdx?|ts|tsx|svg|ya?ml|json)$/;
/** The request ends where its quotation, cell, emphasis, pattern or line ends. */
const MARK =
  /(?<=')WRITE: ([^']+)|(?<=")WRITE: ([^"]+)|\bWRITE: (.+?)(?=\*\*| \|| \{\/\*|<\/|\bWRITE:|\/?,?$)/g;

/** The sentences still to write: `line` and the request, as `npm run new` left them. */
export function requestsIn(text: string): { line: number; request: string }[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(MARK)].map(([, ...found]) => ({
      line: index + 1,
      request: found.join('').trim(),
    })),
  );
}

/** The sentences missing from a page begun by `npm run new`, each as `file:line: to write: …`. */
export function unwritten(root: string): string[] {
  return FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter((file) => TEXT.test(file))
    .sort()
    .flatMap((file) =>
      requestsIn(fs.readFileSync(file, 'utf8')).map(
        ({ line, request }) => `${path.relative(root, file)}:${line}: to write: ${request}`,
      ),
    );
}
