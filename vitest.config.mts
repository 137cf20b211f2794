import fs from 'node:fs';
import type { Vite } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { writeData } from './tools/data/write.ts';

await writeData(import.meta.dirname);

const PARSER = /\/node_modules\/@actions\/workflow-parser\/.*\.js$/;

/** The parser's files name source maps that its package does not hold. */
const withoutSourceMaps: Vite.Plugin = {
  name: 'without-source-maps',
  enforce: 'pre',
  load: (id) =>
    PARSER.test(id)
      ? fs.readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
      : undefined,
};

export default defineConfig({
  plugins: [withoutSourceMaps],
  // The framework's tsconfig leaves JSX to its bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: [
      'src/**/*.test.ts',
      'packages/!(doc-walk)/**/*.test.ts',
      'tools/**/*.test.ts',
      'tests/unit/**/*.test.ts',
    ],
    // Packages run with this file as well, from their own folders.
    setupFiles: `${import.meta.dirname}/tests/seed.ts`,
    environment: 'node',
    // The default leaves one core to the terminal, which is half of a machine with two.
    maxWorkers: '100%',
    // A bound for what hangs, not a measurement: some read all pages, and a laptop may be busy.
    testTimeout: 30_000,
    // It imports a JSON file in a way that Node refuses and bundlers take.
    server: { deps: { inline: [PARSER] } },
  },
});
