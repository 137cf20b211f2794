import { expect, it } from 'vitest';
import { plan } from 'compose-planner';
import '../../lib/planner.ts';
import { readGallery } from './index.ts';

const gallery = readGallery();
const stacks = [...gallery.templates, ...gallery.public];

it('has every template and six public files, each with a unique name', () => {
  expect(gallery.templates.length).toBeGreaterThan(15);
  expect(gallery.public).toHaveLength(6);
  expect(new Set(stacks.map(({ name }) => name)).size).toBe(stacks.length);
});

it.each(gallery.templates)('the template $name can be imported as it is', ({ text }) => {
  expect(plan(text).state).toBe('ready');
});

it.each(gallery.public)('the public file $name is read, with its rows', ({ text }) => {
  const { state, rows } = plan(text);
  expect(state).not.toBe('unreadable');
  expect(rows.length).toBeGreaterThan(1);
});
