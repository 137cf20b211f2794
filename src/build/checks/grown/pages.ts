import { generatedPage } from '../../bench/growth/pages.ts';
import type { Project } from './project.ts';

/** One more post, dated next year: the longest there is, under a title of its own. */
export function addPost(project: Project, year: number): void {
  const from = 'blog/how-to-self-host-docker-compose.mdx';
  const to = 'blog/grown-post.mdx';
  project.copy(from, to, { 'slug: how-to-self-host-docker-compose': 'slug: grown-post' });
  project.edit(
    to,
    [/^title: .*$/m, 'title: A post that was written a year later'],
    [
      /^description: .*$/m,
      'description: It stands for the posts that will come, and no test may refuse it.',
    ],
    [/^date: .*$/m, `date: ${year}-02-03`],
  );
}

/** One more lesson at the end of its folder, to which the one before leads. */
export function addLesson(project: Project): void {
  const from = 'learn/foundations/redis-basics';
  const to = 'learn/foundations/grown-lesson';
  const title = 'Learn what was added later';
  project.copy(`${from}.svg`, `${to}.svg`);
  project.copy(`${from}.mdx`, `${to}.mdx`, {
    './redis-basics.svg': './grown-lesson.svg',
    'of="redis-basics/': 'of="grown-lesson/',
  });
  project.copy('src/site/exercises/redis-basics.ts', 'src/site/exercises/grown-lesson.ts');
  const ids = 'src/site/exercises/ids.ts';
  const names = /'redis-basics': (\[[^\]]*\])/.exec(project.read(ids))?.[1] ?? '';
  project.edit(ids, ["  'redis-basics': [", `  'grown-lesson': ${names},\n  'redis-basics': [`]);
  project.edit('src/components/Exercise/load.tsx', [
    "  'redis-basics': ",
    "  'grown-lesson': () => import('@site/src/site/exercises/grown-lesson'),\n  'redis-basics': ",
  ]);
  project.copy('tests/unit/exercises/redis-basics.yaml', 'tests/unit/exercises/grown-lesson.yaml');
  project.edit(
    `${to}.mdx`,
    [/^title: .*$/m, `title: ${title}`],
    [/^sidebar_label: .*$/m, 'sidebar_label: Added later'],
    [/^minutes: .*$/m, 'minutes: 30'],
  );
  project.edit('sidebarsLearn.ts', [
    /^( *)'foundations\/[\w-]+',\n(?! *'foundations)/m,
    (last) => `${last}'foundations/grown-lesson',\n`,
  ]);
  const before = /lesson\(\s*'foundations',\s*'([^']+)',(?![\s\S]*'foundations')/;
  const last = before.exec(project.read('src/site/lessons.ts'))?.[1] ?? '';
  project.edit(`learn/foundations/${last}.mdx`, [
    /(?<=\n## Next\n\n).*/,
    `[${title}](./grown-lesson.mdx): it was added later.`,
  ]);
  project.edit(`${to}.mdx`, [
    /(?<=\n## Next\n\n).*/,
    '[Put nginx in front of two app servers](../proxies/nginx.mdx): it comes next.',
  ]);
  project.edit('src/site/lessons.ts', [
    /^ {2}lesson\(\s*'proxies',\s*'nginx',/m,
    `lesson('foundations', 'grown-lesson', 'services', '${title}', 30),\nlesson('proxies', 'nginx',`,
  ]);
}

/** A third more pages of the documentation, in a category of their own. */
export function addDocs(project: Project): void {
  const count = Math.ceil(project.list('docs', '.mdx').length / 3);
  const ids = Array.from({ length: count }, (_, at) => `grown/page-${at + 1}`);
  ids.forEach((id, at) => project.write(`docs/${id}.mdx`, generatedPage(at + 1)));
  project.edit('sidebars.ts', [
    "'faq',",
    `{ type: 'category', label: 'Added later', items: ${JSON.stringify(ids)} },\n'faq',`,
  ]);
}
