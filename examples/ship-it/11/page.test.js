import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './page.js';

const link = { title: 'A page', url: 'https://www.example.org/a', note: '', copy: '' };

test('what visitors type is shown and not executed', () => {
  const shown = page([{ ...link, title: '<script>alert(1)</script>' }]);
  assert.ok(!shown.includes('<script>'));
});

test('a link says which site it leads to', () => {
  assert.match(page([link]), /A page<\/a> \(example\.org\)/);
});
