import { describe, expect, it } from 'vitest';
import { blocksOf } from '../blocks.ts';
import { unitsOf } from '../units.ts';
import { homeFolders, sharedFolders } from './folders.ts';

const pageOf = (name: string, source: string) =>
  ({ units: unitsOf(blocksOf(name, source).blocks).units, source }) as const;
const bash = (text: string) => `\`\`\`bash\n${text}\n\`\`\`\n`;

describe('folders that a page makes in the home folder', () => {
  it.each([
    ['by mkdir', bash('mkdir -p ~/ci/pipeline\ncd ~/ci\nmkdir shop'), ['ci']],
    [
      'by Git',
      bash('git init -q --bare -b main shop.git\ngit clone -q shop.git copy'),
      ['shop.git', 'copy'],
    ],
    ['by hand', `Make a folder \`words\` and work in it.\n\n${bash('mkdir out')}`, ['words']],
    ['and none elsewhere', bash('sudo mkdir -p /srv/shop\ncd /srv/shop && mkdir data'), []],
  ])('%s', (_, source, names) => {
    expect([...homeFolders(pageOf('learn/a/b.mdx', source)).keys()]).toEqual(names);
  });
});

describe('a folder of two lessons or guides', () => {
  const pages = (second: string) =>
    new Map(
      [
        ['learn/a/first.mdx', bash('mkdir shop\ncd shop')],
        [second, `Text.\n\n${bash('git init -q shop && cd shop')}`],
      ].map(([name = '', source = '']) => [name, pageOf(name, source)]),
    );

  it.each(['learn/a/second.mdx', 'docs/migrate/second.mdx'])('is refused on %s', (file) => {
    expect(sharedFolders(pages(file))).toMatchObject([{ file, line: 3 }]);
  });

  it('may be that of a page which is neither', () => {
    expect(sharedFolders(pages('docs/second.mdx'))).toEqual([]);
  });
});
