import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lessons } from '../../src/site/lessons.ts';
import { learnTags } from '../../src/site/tags.ts';

const learn = path.join(import.meta.dirname, '../../learn');
const read = (page: string) => fs.readFileSync(path.join(learn, page), 'utf8');
const frontMatter = (source: string) =>
  parse(/^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '') as Record<string, unknown>;
const pageOf = (sitePath: string) => `${sitePath.replace('/learn/', '').replace(/\/$/, '')}.mdx`;

const pages = fs
  .readdirSync(learn, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .sort();

describe('lessons', () => {
  it('are exactly the pages of the learning section, less overview and glossary', () => {
    const listed = lessons.map((lesson) => pageOf(lesson.path)).sort();
    expect(listed).toEqual(pages.filter((name) => name !== 'index.mdx' && name !== 'glossary.mdx'));
  });

  it.each(lessons)('$id: title, minutes and level are those of its front matter', (lesson) => {
    const { title, minutes, level } = frontMatter(read(pageOf(lesson.path)));
    expect({ title, minutes, level }).toEqual({
      title: lesson.title,
      minutes: lesson.minutes,
      level: lesson.level,
    });
  });

  it.each(lessons)('$id: ends with the control that marks it as done', (lesson) => {
    expect(read(pageOf(lesson.path)).trimEnd()).toMatch(/\n<LessonDone \/>$/);
  });

  it('use every tag of the learning section', () => {
    const used = new Set(pages.flatMap((page) => frontMatter(read(page)).tags as string[]));
    expect([...used].sort()).toEqual(Object.keys(learnTags).sort());
  });
});
