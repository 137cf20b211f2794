import fs from 'node:fs';
import { calculateReadingTime } from '@docusaurus/plugin-content-blog/lib/readingTime.js';
import { describe, expect, it } from 'vitest';
import { readingMinutes } from './index.ts';

const posts = fs.readdirSync('blog').filter((name) => name.endsWith('.mdx'));

describe('minutes of reading', () => {
  it('are none for no text', () => expect(readingMinutes('— …')).toBe(0));

  it.each(posts)('of %s are those that the framework counts', (name) => {
    const text = fs.readFileSync(`blog/${name}`, 'utf8');
    expect(readingMinutes(text)).toBeCloseTo(calculateReadingTime(text, 'en'), 0);
  });
});
