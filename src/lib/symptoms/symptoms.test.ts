import { expect, it } from 'vitest';
import { findSymptoms, type SymptomArea } from './index.ts';

const areas: SymptomArea[] = [
  {
    area: 'Apps',
    pages: [
      {
        to: '/docs/a/',
        label: 'Releases',
        rows: [
          ['row-1', '`listen EADDRINUSE: address already in use`', 'two programs on one port'],
          ['row-2', '`exec format error`', 'an image for arm64'],
          ['row-3', 'visitors get 502 for a moment', 'the program ends too early'],
          ['row-4', 'the release waits', 'another build runs'],
          ['row-6', '`toomanyrequests` while the image is built', 'another limit'],
          ['row-5', '`toomanyrequests`, `Too many users` or `denied`', 'a limit'],
        ],
      },
    ],
  },
];
const found = (text: string) => findSymptoms(areas, text).map(({ to }) => to);

it.each([
  [
    'the line of a log',
    '2026-11-24T03:14:07Z web Error: listen EADDRINUSE: address already in use :::8080\n    at Server.setupListenHandle',
    ['/docs/a/#row-1'],
  ],
  ['a word in capitals', 'EADDRINUSE', ['/docs/a/#row-1']],
  ['a number', '502', ['/docs/a/#row-3']],
  ['the beginning of a word', 'exec for', ['/docs/a/#row-2']],
  ['a word of the cause', 'arm64', ['/docs/a/#row-2']],
  ['one of the messages of a row', '(1040, "Too many users") in app', ['/docs/a/#row-5']],
  [
    'a message that is one rare word',
    'toomanyrequests: slow down',
    ['/docs/a/#row-5', '/docs/a/#row-6'],
  ],
  ['a line that no row is about', 'TypeError: undefined is not a function', []],
  ['nothing', '  ', []],
])('finds the rows for %s', (_what, text, rows) => expect(found(text)).toEqual(rows));

it('names the page of a row and its cause', () => {
  expect(findSymptoms(areas, 'exec format error')[0]).toEqual({
    to: '/docs/a/#row-2',
    label: 'Releases',
    see: '`exec format error`',
    cause: 'an image for arm64',
  });
});
