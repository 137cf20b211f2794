import { describe, expect, it } from 'vitest';
import { findKey, nearestKey, placesOf, type KeyGroup } from './keys.ts';
import { composeKeys } from './keyTable.ts';
import { keyTexts } from './keyTexts.ts';
import './testing.ts';

const groups = Object.entries(composeKeys);

describe('the table of keys', () => {
  it.each(groups)('has no key twice in %s', (_, keys) => {
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
  });

  it.each(groups)(
    'says for each understood and refused key of %s what becomes of it',
    (group, keys) => {
      const texts = keyTexts[group as KeyGroup] ?? {};
      for (const { key, state, text, hint } of keys) {
        if (state !== 'ignored') expect(texts[key] ?? text, key).not.toBe('');
        if (state === 'refused') expect(hint, key).toBeTruthy();
      }
      const known = new Set(keys.filter(({ text }) => text === '').map(({ key }) => key));
      expect(Object.keys(texts).filter((key) => !known.has(key))).toEqual([]);
    },
  );

  it('reaches every group from the top level', () => {
    const reached = new Set<string>(['top level']);
    const queue: KeyGroup[] = ['top level'];
    for (let group = queue.pop(); group; group = queue.pop()) {
      for (const { inside } of composeKeys[group]) {
        if (inside && !reached.has(inside.group)) {
          reached.add(inside.group);
          queue.push(inside.group);
        }
      }
    }
    expect([...reached].sort()).toEqual(Object.keys(composeKeys).sort());
  });

  it.each(
    'image build command entrypoint environment env_file ports expose volumes depends_on healthcheck mem_limit cpus restart user stop_signal stop_grace_period working_dir labels profiles scale'.split(
      ' ',
    ),
  )('understands %s', (key) => expect(findKey('service', key)?.state).toBe('understood'));

  it.each(['privileged', 'network_mode', 'cap_add', 'devices', 'pid', 'ipc'])('refuses %s', (key) =>
    expect(findKey('service', key)?.state).toBe('refused'),
  );

  it.each(['container_name', 'networks', 'logging', 'secrets'])('ignores %s', (key) =>
    expect(findKey('service', key)?.state).toBe('ignored'),
  );

  it('knows no key of a prototype', () => {
    expect(findKey('service', 'constructor')).toBeUndefined();
    expect(findKey('service', '__proto__')).toBeUndefined();
  });

  it('finds near keys and other places', () => {
    expect(nearestKey('service', 'enviroment')).toBe('environment');
    expect(placesOf('replicas')).toEqual(['deploy']);
  });
});
