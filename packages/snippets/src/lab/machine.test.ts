import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { LAB_FOLDER, labHome } from './machine.ts';

afterEach(() => vi.unstubAllEnvs());

it('keeps roots and results of another suite apart', () => {
  vi.stubEnv('LAB', undefined);
  vi.stubEnv('XDG_CACHE_HOME', '/cache');
  vi.stubEnv('LAB_SUITE', '');
  expect(labHome()).toBe('/cache/website-lab');
  vi.stubEnv('LAB_SUITE', 'bookworm');
  expect(labHome()).toBe('/cache/website-lab-bookworm');
});

it("copies the first engine's data for the second, and again only where stand-ins have changed", () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'lab-'));
  const at = (name: string) => path.join(home, name);
  const copy = () => {
    const { status, stderr } = spawnSync(path.join(LAB_FOLDER, 'second'), {
      env: { ...process.env, LAB: home },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  };
  fs.mkdirSync(at('docker'));
  fs.writeFileSync(at('docker/layer'), 'first');
  fs.writeFileSync(at('docker.images'), 'alpine 1');
  copy();
  expect(fs.readFileSync(at('docker2/layer'), 'utf8')).toBe('first');
  fs.writeFileSync(at('docker/layer'), 'second');
  copy();
  expect(fs.readFileSync(at('docker2/layer'), 'utf8')).toBe('first');
  fs.writeFileSync(at('docker.images'), 'alpine 2');
  fs.writeFileSync(at('docker2/left'), 'by a machine');
  copy();
  expect(fs.readFileSync(at('docker2/layer'), 'utf8')).toBe('second');
  expect(fs.existsSync(at('docker2/left'))).toBe(false);
  fs.rmSync(home, { recursive: true });
});
