import { afterEach, expect, it, vi } from 'vitest';
import { labHome } from './machine.ts';

afterEach(() => vi.unstubAllEnvs());

it('keeps roots and results of another suite apart', () => {
  vi.stubEnv('LAB', undefined);
  vi.stubEnv('XDG_CACHE_HOME', '/cache');
  vi.stubEnv('LAB_SUITE', '');
  expect(labHome()).toBe('/cache/website-lab');
  vi.stubEnv('LAB_SUITE', 'bookworm');
  expect(labHome()).toBe('/cache/website-lab-bookworm');
});
