import path from 'node:path';
import { keysOf, misfits, type PageKind } from './schema.ts';

/** Invalid front matter. The message names the file, the line and what to write. */
export class FrontMatterError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'FrontMatterError';
  }
}

/** The kind of page a content file is, from its path below the site's folder. */
export function pageKind(siteDir: string, filePath: string): PageKind {
  const top = path.relative(siteDir, filePath).split(path.sep)[0];
  return top === 'docs' || top === 'learn' || top === 'blog' ? top : 'page';
}

function nearest(key: string, known: readonly string[]): string {
  const near = known.find(
    (name) => name.replace(/[_-]/g, '') === key.replace(/[_-]/g, '').toLowerCase(),
  );
  return near ? `Write '${near}'.` : `Known keys: ${known.join(', ')}.`;
}

/**
 * Checks parsed front matter against `front-matter.schema.json`. Throws `FrontMatterError` for an unknown
 * key, a missing one or a value of the wrong form.
 */
export function checkFrontMatter(
  kind: PageKind,
  file: string,
  source: string,
  frontMatter: Record<string, unknown>,
): void {
  const keys = keysOf(kind);
  const lineOf = (key: string) =>
    Math.max(1, source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1);
  const wrong = misfits(kind, frontMatter);
  const fail = (line: number, problem: string) => new FrontMatterError(file, line, problem);

  const unknown = wrong.find(({ keyword }) => keyword === 'additionalProperties');
  if (unknown) {
    const key = String(unknown.params.additionalProperty);
    const known = nearest(key, Object.keys(keys));
    throw fail(lineOf(key), `unknown front matter key '${key}'. ${known}`);
  }
  const misfit = wrong.find(({ instancePath }) => instancePath !== '');
  if (misfit) {
    const key = misfit.instancePath.split('/')[1] ?? '';
    const value = frontMatter[key];
    const length = typeof value === 'string' ? ` (it has ${value.length} characters)` : '';
    throw fail(lineOf(key), `'${key}' does not fit${length}. Write ${keys[key]?.hint}.`);
  }
  const missing = wrong.find(({ keyword }) => keyword === 'required');
  if (missing) {
    const key = String(missing.params.missingProperty);
    throw fail(1, `front matter has no '${key}'. Write ${keys[key]?.hint}.`);
  }
}
