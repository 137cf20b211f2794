import { describe, expect, it } from 'vitest';
import { composeKeys } from './keyTable.ts';
import type { KeyGroup } from './keys.ts';
import published from './publishedKeys.json' with { type: 'json' };
import './testing.ts';

const keysOf = published.keys as Readonly<Record<KeyGroup, readonly string[]>>;
const groups = Object.keys(keysOf) as KeyGroup[];

describe(`the published Compose schema of ${published.date}`, () => {
  it('is read: it has every group of the table, none of them empty', () => {
    expect(groups.sort()).toEqual(Object.keys(composeKeys).sort());
    for (const group of groups) expect(keysOf[group].length, group).toBeGreaterThan(0);
  });

  it.each(groups)('has no key in %s that is new to the table', (group) => {
    const known = new Set(composeKeys[group].map(({ key }) => key));
    expect(keysOf[group].filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(groups)('has every key of the table in %s', (group) => {
    const known = new Set(keysOf[group]);
    expect(composeKeys[group].map(({ key }) => key).filter((key) => !known.has(key))).toEqual([]);
  });
});
