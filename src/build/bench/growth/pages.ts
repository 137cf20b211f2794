import fs from 'node:fs';
import path from 'node:path';

const PARAGRAPH =
  'A service keeps its settings apart from its program, so that one image runs everywhere. ' +
  'The value is read when the process starts, and a change of it starts the process again. ' +
  'What is written to the disk stays on the volume, and what is written elsewhere goes with the container.';

/** The source of a generated page of the documentation, about 5 KiB, with the parts that real pages have. */
export function generatedPage(number: number): string {
  const sections = ['Before you begin', 'Set the value', 'Read it back', 'What goes wrong'];
  return [
    '---',
    `title: Generated page ${number}`,
    `description: Page ${number} of those that are generated to see how the build grows with the number of pages.`,
    '---',
    '',
    `${PARAGRAPH} This is page ${number}.`,
    ...sections.flatMap((section, at) => [
      '',
      `## ${section} {/* #part-${at} */}`,
      '',
      ...Array.from({ length: 4 }, (_, line) => `${PARAGRAPH} Part ${number}-${at}-${line}.\n`),
      '```bash',
      `export VALUE_${at}="${number}"`,
      'for name in one two three; do echo "$name $VALUE_0"; done',
      '```',
      '',
      '| name | value |',
      '|---|---|',
      `| first | ${number} |`,
      `| second | ${at} |`,
    ]),
    '',
  ].join('\n');
}

/** Writes generated pages into a copy of the site, below `docs/generated`. */
export function writePages(siteDir: string, count: number): void {
  const folder = path.join(siteDir, 'docs/generated');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    fs.writeFileSync(path.join(folder, `page-${number}.mdx`), generatedPage(number));
  }
}
