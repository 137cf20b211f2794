import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERYWHERE, IN_BROWSER, standIns, type StandIn } from './stand-ins.ts';

let root = '';
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'stand-ins-'));
  fs.writeFileSync(path.join(root, 'entry.js'), "import { a } from './theirs';\nconsole.log(a);\n");
  fs.writeFileSync(path.join(root, 'theirs.js'), "export const a = 'theirs';\n");
  fs.mkdirSync(path.join(root, 'src'));
  fs.writeFileSync(path.join(root, 'src/ours.js'), "export const a = 'ours';\n");
});
afterAll(() => fs.rmSync(root, { recursive: true }));

/** Bundles the small project and returns the bundle and the errors. */
async function bundle(list: readonly StandIn[]): Promise<{ text: string; errors: string[] }> {
  const bundler = rspack as unknown as Parameters<typeof standIns>[1] & {
    NormalModuleReplacementPlugin: Parameters<typeof standIns>[1];
    (
      options: object,
      done: (error: Error | null, stats: Stats) => void,
    ): {
      close(done: () => void): void;
    };
  };
  interface Stats {
    toJson(options: object): { errors: { message: string }[] };
  }
  const output = path.join(root, 'out');
  return new Promise((resolve, reject) => {
    const compiler = bundler(
      {
        mode: 'production',
        context: root,
        entry: './entry.js',
        output: { path: output },
        plugins: standIns(root, bundler.NormalModuleReplacementPlugin, list),
      },
      (error, stats) => {
        if (error) return reject(error);
        const errors = stats.toJson({ errors: true }).errors.map(({ message }) => message);
        const file = path.join(output, 'main.js');
        const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
        compiler.close(() => resolve({ text, errors }));
      },
    );
  });
}

describe('a stand-in', () => {
  it('takes the place of a module', async () => {
    const { text, errors } = await bundle([{ module: /^\.\/theirs$/, by: 'src/ours.js' }]);
    expect(errors).toEqual([]);
    expect(text).toContain('ours');
    expect(text).not.toContain('theirs');
  });

  it('for a module that nothing imports is an error that names both', async () => {
    const { errors } = await bundle([{ module: /^\.\/renamed$/, by: 'src/ours.js' }]);
    expect(errors.join()).toMatch(/nothing imports .*renamed.* any more.*src\/ours\.js/);
  });

  it.each([...EVERYWHERE, ...IN_BROWSER])('$by is a file', ({ by }) => {
    expect(fs.existsSync(by)).toBe(true);
  });
});
