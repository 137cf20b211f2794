import { expect, test } from 'vitest';
import { partsOf } from './index.tsx';

test.each([
  ['a short one has one part', 'render.com/pricing', ['render.com/pricing']],
  [
    'a long one is parted behind a separator, as rarely as possible',
    'docs.digitalocean.com/products/databases/postgresql/how',
    ['docs.digitalocean.com/products/', 'databases/postgresql/how'],
  ],
  [
    'a dash parts it already',
    'docs.digitalocean.com/reference-of/databases/add-standby',
    ['docs.digitalocean.com/reference-of/databases/add-standby'],
  ],
  [
    'so does a space',
    'volume of ezbookkeeping at /storage/files',
    ['volume of ezbookkeeping at /storage/files'],
  ],
  [
    'a word that is too long alone is left whole',
    'sha256/' + 'a'.repeat(40),
    ['sha256/', 'a'.repeat(40)],
  ],
])('%s', (_, path, parts) => {
  expect(partsOf(path, 34)).toEqual(parts);
});
