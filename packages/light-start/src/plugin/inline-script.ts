import { buildSync } from 'esbuild';

/**
 * A program as one line of JavaScript for a page's HTML. `values` are the constants it declares and the build
 * knows.
 */
export function inlineScript(file: string, values: Readonly<Record<string, unknown>>): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
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
  const [output] = outputFiles;
  if (!output) throw new Error(`inline script ${file}: esbuild made no file.`);
  return output.text.trim();
}
