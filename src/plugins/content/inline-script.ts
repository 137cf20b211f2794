import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * A program of src/inline as one line of JavaScript for a page's HTML; `values` are the constants
 * that it declares and the build knows.
 */
export function inlineScript(name: string, values: Readonly<Record<string, unknown>>): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../inline/${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2020',
    charset: 'utf8',
    define: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`inline script ${name}: esbuild made no file.`);
  return file.text.trim();
}
