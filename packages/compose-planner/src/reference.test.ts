import { describe, expect, it } from 'vitest';
import { composeKeys, refusals } from './keyTable.ts';
import { keyRows } from './reference.ts';
import './testing.ts';

const pathsOf = (place: 'top level' | 'service', state: 'understood' | 'ignored' | 'refused') =>
  keyRows(place, state).flatMap((row) => row.paths);

describe('the reference of Compose keys', () => {
  it.each([
    ['a key of the service', 'image'],
    ['a key in a map', 'build.context'],
    ['a key deep in maps', 'deploy.resources.limits.memory'],
    ['a key of list items', 'ports[].target'],
    ['a key of named values', 'depends_on.*.condition'],
  ])('names %s by its path', (_what, path) => {
    expect(pathsOf('service', 'understood')).toContain(path);
  });

  it('keeps the top level and services apart', () => {
    expect(pathsOf('top level', 'understood')).toContain('volumes');
    expect(pathsOf('service', 'understood')).not.toContain('services');
  });

  it('shows every refused key and every refusal beyond keys, each with what to do instead', () => {
    const rows = keyRows('service', 'refused');
    const keys = composeKeys.service.filter((entry) => entry.state === 'refused');
    expect(rows).toHaveLength(keys.length + Object.keys(refusals).length);
    expect(rows.every((row) => row.text && row.hint)).toBe(true);
    expect(pathsOf('service', 'refused')).toContain('network_mode: host');
  });

  it('names an ignored key once and leaves out what stands below it', () => {
    const ignored = pathsOf('service', 'ignored');
    expect(ignored).toContain('logging');
    expect(ignored).not.toContain('logging.driver');
    expect(new Set(ignored).size).toBe(ignored.length);
  });

  it('joins ignored keys with the same reason and puts those without one last', () => {
    const rows = keyRows('service', 'ignored');
    expect(new Set(rows.map((row) => row.text)).size).toBe(rows.length);
    expect(rows.at(-1)?.text).toBe('');
  });

  it('misses no key of a service', () => {
    const all = (['understood', 'ignored', 'refused'] as const).flatMap((state) =>
      pathsOf('service', state).map((path) => path.replace(/: .*/, '')),
    );
    for (const { key, state } of composeKeys.service) {
      if (state !== 'structure') expect(all).toContain(key);
    }
  });
});
