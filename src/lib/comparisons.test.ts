import fs from 'node:fs';
import { expect, it } from 'vitest';
import { COMPARED } from './cost/index.ts';
import { comparisons } from '#data/comparisons';
import { addressOf } from './comparisons.ts';

const FOLDER = 'src/pages/hosting';

it('the list of comparisons names every page that compares with one platform, and no other', () => {
  const pages = fs.readdirSync(FOLDER).flatMap((file) => {
    const text = file.endsWith('.mdx') ? fs.readFileSync(`${FOLDER}/${file}`, 'utf8') : '';
    const platform = /<CompareStart of="(\w+)"/.exec(text)?.[1];
    return platform ? [{ platform, to: `/hosting/${file.replace(/\.mdx$/, '')}/` }] : [];
  });
  const listed = comparisons.map((one) => ({ platform: one.platform, to: addressOf(one) }));
  const byAddress = (a: { to: string }, b: { to: string }) => a.to.localeCompare(b.to);
  expect(listed.sort(byAddress)).toEqual(pages.sort(byAddress));
});

it('the list of comparisons has every platform that is costed', () => {
  expect(comparisons.map(({ platform }) => platform).sort()).toEqual([...COMPARED].sort());
});
