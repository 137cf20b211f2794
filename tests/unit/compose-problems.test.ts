import { expect, it } from 'vitest';
import { composeProblems } from '../../tools/compose-problems.ts';

it.each([
  ['services:\n  web:\n    image: a\n    prots: []\n', 4, "'prots' is not a key in service"],
  ['services: {}\nvolume: {}\n', 2, "'volume' is not a key at the top level"],
  ['services:\n  web:\n    healthcheck:\n      tst: a\n', 4, "the nearest is 'test'"],
])('finds the key that Compose does not have in %j', (text, line, message) => {
  expect(composeProblems(text)).toEqual([
    { line, message: expect.stringContaining(message) as string },
  ]);
});

it('takes extensions and merges', () => {
  expect(composeProblems('x-a: &a { image: b }\nservices:\n  web:\n    <<: *a\n')).toEqual([]);
});
