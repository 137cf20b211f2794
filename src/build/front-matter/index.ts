import path from 'node:path';
import { frontMatterSchema, type KeyRule, type PageKind } from './schema.ts';

/** A page whose front matter does not fit; the message names file, line and what to write. */
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

function fits(rule: KeyRule, value: unknown): boolean {
  switch (rule.type) {
    case 'string':
      return typeof value === 'string' && value.trim() !== '';
    case 'text':
      return typeof value === 'string' && value.length >= 50 && value.length <= 170;
    case 'list':
      return (
        Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
      );
    case 'date':
      return (
        value instanceof Date || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
      );
    default:
      return typeof value === rule.type;
  }
}

function nearest(key: string, known: readonly string[]): string {
  const near = known.find(
    (name) => name.replace(/[_-]/g, '') === key.replace(/[_-]/g, '').toLowerCase(),
  );
  return near ? `Write '${near}'.` : `Known keys: ${known.join(', ')}.`;
}

/**
 * Checks parsed front matter against the schema of its kind of page; throws
 * `FrontMatterError` for an unknown key, a missing one or a value of the wrong form.
 */
export function checkFrontMatter(
  kind: PageKind,
  file: string,
  source: string,
  frontMatter: Record<string, unknown>,
): void {
  const rules = frontMatterSchema[kind];
  const lineOf = (key: string) =>
    Math.max(1, source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1);
  for (const [key, value] of Object.entries(frontMatter)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (!rule) {
      throw new FrontMatterError(
        file,
        lineOf(key),
        `unknown front matter key '${key}'. ${nearest(key, Object.keys(rules))}`,
      );
    }
    if (!fits(rule, value)) {
      const length = typeof value === 'string' ? ` (it has ${value.length} characters)` : '';
      throw new FrontMatterError(
        file,
        lineOf(key),
        `'${key}' does not fit${length}. Write ${rule.hint}.`,
      );
    }
  }
  for (const [key, rule] of Object.entries(rules)) {
    if (rule.required && frontMatter[key] === undefined) {
      throw new FrontMatterError(file, 1, `front matter has no '${key}'. Write ${rule.hint}.`);
    }
  }
}
