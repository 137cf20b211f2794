import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archiveOf, labFiles } from './index.ts';

const site = path.join(import.meta.dirname, '../../..');
let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'labs-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('the archive of the labs', () => {
  it('is unpacked by tar into what the project has, scripts executable', async () => {
    const files = labFiles(site);
    expect(files.length).toBeGreaterThan(10);
    fs.writeFileSync(path.join(folder, 'labs.tar'), await archiveOf(files));
    const ended = spawnSync('tar', ['-xf', 'labs.tar'], { cwd: folder, encoding: 'utf8' });
    expect(ended.stderr).toBe('');
    for (const { name, content, isExecutable } of files) {
      const out = path.join(folder, name);
      expect(fs.readFileSync(out).equals(content), name).toBe(true);
      expect((fs.statSync(out).mode & 0o100) !== 0, name).toBe(isExecutable);
    }
  });

  it('has the same bytes on another day', async () => {
    const first = await archiveOf(labFiles(site));
    vi.setSystemTime(new Date('2031-01-01'));
    expect((await archiveOf(labFiles(site))).equals(first)).toBe(true);
    vi.useRealTimers();
  });

  it('has a check and a solution in each lab', () => {
    const names = new Set(labFiles(site).map(({ name }) => name));
    const labs = new Set([...names].map((name) => /^labs\/([\w-]+)\/check$/.exec(name)?.[1]));
    for (const lab of [...labs].filter((one) => one !== undefined)) {
      expect(names).toContain(`labs/${lab}/compose.yaml`);
      expect([...names].some((name) => name.startsWith(`labs/${lab}/solution/`))).toBe(true);
    }
    expect(labs.size).toBeGreaterThan(7);
  });

  it('contains nothing that no page shows, except its README', () => {
    const pages = ['labs.mdx', 'proxy-labs.mdx'].map((name) =>
      fs.readFileSync(path.join(site, 'learn', name), 'utf8'),
    );
    const shown = new Set(
      pages.flatMap((page) => [...page.matchAll(/ file="([^"]+)"/g)].map(([, file]) => file)),
    );
    const hidden = labFiles(site).filter(({ name }) => !shown.has(name));
    expect(hidden.map(({ name }) => name)).toEqual(['labs/README.md']);
  });
});
