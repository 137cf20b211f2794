import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
const { lockfileVersion, packages } = read('package-lock.json') as {
  lockfileVersion: number;
  packages: Record<string, Locked>;
};
/** What comes from a registry: not the project, its workspace packages and the links to them. */
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/**
 * Packages that would run a program when they are installed. None does, by
 * `ignore-scripts` in .npmrc; each was read to see that it is not missed.
 */
const REVIEWED: Record<string, string> = {
  '@swc/core': 'looks whether the binary of this system is there, which comes as a package',
  'core-js': 'prints a request for money',
  esbuild: 'links the binary, which comes as a package; without it a JavaScript file starts it',
};

describe('the lockfile', () => {
  it('names no registry', () => {
    expect(lockfileVersion).toBe(3);
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(([, one]) => one.resolved).map(([path]) => path)).toEqual([]);
    expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  });

  it('has a version and a hash for every package', () => {
    const loose = installed.filter(
      ([, one]) => !one.version || !/^sha512-/.test(one.integrity ?? ''),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('belongs to package.json, so that npm ci accepts it', () => {
    const { dependencies, devDependencies } = read('package.json') as Locked;
    expect(packages['']).toMatchObject({ dependencies, devDependencies });
  });
});

describe('programs that run at installation', () => {
  it('are those that were read', () => {
    const found = installed
      .filter(([, one]) => one.hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect([...new Set(found)].sort()).toEqual(Object.keys(REVIEWED).sort());
  });

  it('do not run', () => {
    expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});
