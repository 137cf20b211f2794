import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { MACHINES_FOLDER, machinesHome } from './machine.ts';

afterEach(() => vi.unstubAllEnvs());

it('keeps roots and results of another suite apart', () => {
  vi.stubEnv('MACHINES', undefined);
  vi.stubEnv('XDG_CACHE_HOME', '/cache');
  vi.stubEnv('MACHINES_SUITE', '');
  expect(machinesHome()).toBe('/cache/doc-walk');
  vi.stubEnv('MACHINES_SUITE', 'bookworm');
  expect(machinesHome()).toBe('/cache/doc-walk-bookworm');
});

it("copies the first engine's data for the second, and again only where stand-ins have changed", () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'machines-'));
  const at = (name: string) => path.join(home, name);
  const copy = () => {
    const { status, stderr } = spawnSync(path.join(MACHINES_FOLDER, 'second'), {
      env: { ...process.env, MACHINES: home },
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
