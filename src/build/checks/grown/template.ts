import type { Project } from './project.ts';

const SLUG = 'jotter';
const NAME = 'Jotter';

/** A text whose paragraphs are like those of another template's page, but none the same. */
const inOtherWords = (text: string): string =>
  text
    .split(/(^ *```[\s\S]*?^ *```$)/m)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(/^(?:[A-Z*`]|- |\d+\. ).*[.:]$/gm, (line) =>
            line.replace(/[.:]$/, (sign) => `, and ${NAME} is no exception${sign}`),
          ),
    )
    .join('');

/** One more template: data, words, Compose file, page, walk. What it costs is computed afterwards. */
export function addTemplate(project: Project): void {
  project.copy('examples/templates/memos/compose.yaml', `examples/templates/${SLUG}/compose.yaml`, {
    'memos-data:': `${SLUG}-data:`,
    '  memos:': `  ${SLUG}:`,
  });
  project.copy('src/site/templates/memos.ts', `src/site/templates/${SLUG}.ts`, {
    'export const memos': `export const ${SLUG}`,
    "slug: 'memos'": `slug: '${SLUG}'`,
    "name: 'Memos'": `name: '${NAME}'`,
    'images: { memos:': `images: { ${SLUG}:`,
    "publicService: 'memos'": `publicService: '${SLUG}'`,
    "name: 'memos-data'": `name: '${SLUG}-data'`,
    "service: 'memos'": `service: '${SLUG}'`,
    "glyph: 'M3.5": "glyph: 'M3",
  });
  project.edit('src/site/templates/types.ts', ["  'kavita',", `'${SLUG}',\n'kavita',`]);
  project.edit('src/site/templates/words.ts', [/^ {2}kavita:/m, `${SLUG}: 'scribble',\nkavita:`]);
  project.edit(
    'src/site/templates/index.ts',
    ['import { kavita }', `import { ${SLUG} } from './${SLUG}.ts';\nimport { kavita }`],
    [/^ {2}kavita,$/m, `${SLUG},\nkavita,`],
  );
  project.copy('docs/templates/memos.walk.yaml', `docs/templates/${SLUG}.walk.yaml`);
  const page = `docs/templates/${SLUG}.mdx`;
  project.copy('docs/templates/memos.mdx', page, { Memos: NAME, 'of="memos"': `of="${SLUG}"` });
  project.write(page, inOtherWords(project.read(page)));
  project.edit(
    page,
    ['template: memos', `template: ${SLUG}`],
    ['examples/templates/memos/', `examples/templates/${SLUG}/`],
  );
}
