import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface FrontMatter {
  title: string;
  description: string;
  level: string;
  minutes: number;
}

/** The front matter of a page in learn/. */
export const frontMatter = (source: string): FrontMatter =>
  parse(/^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '') as FrontMatter;

const EXERCISE = /<(?:Git)?Exercise of="(?:[\w-]+\/)?([\w-]+)"/g;

/**
 * The data of a lesson's page that lists need: title, level and minutes from its front matter, and the names
 * of its exercises.
 */
function lessonPage(source: string) {
  const { title, level, minutes } = frontMatter(source);
  const exercises = [...source.matchAll(EXERCISE)].map(([, name]) => name);
  return { title, level, minutes, exercises };
}

/**
 * The TypeScript of `.data/lesson-pages.ts`: the pages in the folders of learn/, by their file below it
 * without extension, so that nothing from a page is typed a second time.
 */
export function lessonPagesModule(root: string): string {
  const learn = path.join(root, 'learn');
  const files = fs
    .readdirSync(learn, { recursive: true, encoding: 'utf8' })
    .filter((name) => /[\\/](?!index\.).*\.mdx$/.test(name))
    .sort();
  const pages = files.map((file) => [
    file.replace(/\.mdx$/, '').replaceAll('\\', '/'),
    lessonPage(fs.readFileSync(path.join(learn, file), 'utf8')),
  ]);
  return [
    '/* Made from the pages of learn/ by npm run data. */',
    "export const lessonPages: Readonly<Record<string, { title: string; level: 'beginner' | 'intermediate' | 'advanced'; minutes: number; exercises: readonly string[] }>> =",
    `${JSON.stringify(Object.fromEntries(pages), null, 1)};\n`,
  ].join('\n');
}
