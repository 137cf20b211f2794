import { describe, expect, it } from 'vitest';
import { adaptName, adaptNames, isName } from './names.ts';
import './testing.ts';

const adapted = (text: string, ...taken: string[]) => adaptName(text, new Set(taken), 'app');

describe('a name that does not fit', () => {
  it.each([
    ['capitals', 'Web', 'web'],
    ['underscores', 'my_app', 'my-app'],
    ['dots and doubled hyphens', 'a.b--c', 'a-b-c'],
    ['a leading digit', '3x-ui', 'x-ui'],
    ['too long, cut between words', 'letta-agent-memory-database', 'letta-agent-memory'],
    ['too long, one word', 'abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrst'],
    ['nothing to keep', '123', 'app'],
    ['trailing characters', 'db_', 'db'],
  ])('%s: %s becomes %s', (_, text, expected) => {
    expect(adapted(text)).toBe(expected);
    expect(isName(expected)).toBe(true);
  });

  it('gets a number where the name is taken, never beyond 20 characters', () => {
    expect(adapted('my_app', 'my-app')).toBe('my-app-2');
    expect(adapted('my_app', 'my-app', 'my-app-2')).toBe('my-app-3');
    expect(adapted('letta-agent-memory_db', 'letta-agent-memory')).toBe('letta-agent-memory-2');
  });

  it('never takes the place of one that fits', () => {
    expect([...adaptNames(['my_app', 'my-app', 'MY.APP'], 'app').values()]).toEqual([
      'my-app-2',
      'my-app',
      'my-app-3',
    ]);
  });
});
