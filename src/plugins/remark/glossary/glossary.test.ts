import { createProcessor } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { findTerm } from '../../../lib/glossary.ts';
import termDefinitions from './index.ts';

const compile = async (value: string) =>
  String(
    await createProcessor({ remarkPlugins: [termDefinitions], jsx: true }).process(
      new VFile({ value, path: '/site/learn/page.mdx', cwd: '/site' }),
    ),
  );

describe('a term on a page', () => {
  it.each([
    ['inside a sentence', 'An <Term id="image">image</Term> is read-only.'],
    ['on a line of its own', '<Term id="image">image</Term>'],
    ['in a table cell', '| a |\n| --- |\n| <Term id="image">image</Term> |'],
  ])('%s carries its definition', async (_case, source) => {
    expect(await compile(source)).toContain(findTerm('image')!.definition.slice(0, 40));
  });

  it('says its code as plain text, as a tooltip has no marks', async () => {
    expect(await compile('<Term id="port-publishing">published</Term>')).toContain(
      'as in docker run -p 8080:80.',
    );
  });

  it('that the glossary does not have stops with file, line and near ids', async () => {
    await expect(compile('Text.\n\nA <Term id="imagee">x</Term>.')).rejects.toThrow(
      /learn\/page\.mdx:3: <Term id="imagee">.*Near it: .*image/,
    );
  });

  it.each(['<Term>x</Term>', '<Term id={1}>x</Term>'])(
    'without an id in quotes stops: %s',
    async (source) => {
      await expect(compile(source)).rejects.toThrow(/has no such term/);
    },
  );

  it('leaves other elements alone', async () => {
    expect(await compile('A <Price of="free" />.')).not.toContain('definition');
  });
});
