import { describe, expect, it } from 'vitest';
import { porterStem } from './porter.ts';

describe('the stemmer', () => {
  it.each([
    ['volumes', 'volum'],
    ['deploys', 'deploy'],
    ['databases', 'databas'],
    ['relational', 'relat'],
    ['agreed', 'agre'],
    ['hopping', 'hop'],
    ['sky', 'ski'],
    ['of', 'of'],
    ['day', 'day'],
    ['connections', 'connect'],
    ['certificates', 'certif'],
    ['virtualization', 'virtual'],
    ['controlled', 'control'],
    ['scaling', 'scale'],
  ])('takes %s to %s', (word, stem) => expect(porterStem(word)).toBe(stem));
});
