import { describe, expect, it } from 'vitest';
import versionLoader from './version-loader.mjs';

describe('data of a docs version', () => {
  it('has its sidebars, and no titles and descriptions of all pages', () => {
    const version = { label: 'Next', docsSidebars: { docs: [] }, docs: { intro: { title: 'A' } } };
    expect(JSON.parse(versionLoader(JSON.stringify({ version })))).toEqual({
      version: { label: 'Next', docsSidebars: { docs: [] }, docs: {} },
    });
  });

  it('of another kind is left alone', () => {
    expect(versionLoader('{"tags":[]}')).toBe('{"tags":[]}');
  });
});
