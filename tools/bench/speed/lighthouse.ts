import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packageFile = createRequire(import.meta.url).resolve('lighthouse/package.json');

/** The result of Lighthouse's mobile run for a page: score out of 100, milliseconds, and layout shift. */
export interface Vitals {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

interface Report {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: { performance?: { score: number | null } };
  runtimeError?: { message: string };
}

/**
 * Measures a page with Lighthouse's mobile defaults (simulated slow 4G, CPU 4 times slower) in the browser
 * on a debugging port. Runs in a separate process, because tsx would wrap functions that Lighthouse runs in
 * the page.
 */
export async function measureVitals(url: string, port: number): Promise<Vitals> {
  const program = path.join(path.dirname(packageFile), 'cli/index.js');
  const args = [program, url, `--port=${port}`, '--only-categories=performance', '--output=json'];
  const start = () =>
    run(process.execPath, [...args, '--quiet'], {
      maxBuffer: 2 ** 26,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  const { stdout } = await start().catch((error: unknown) => {
    // Chromium sometimes loses the beginning of a trace, and Lighthouse then says to run it again.
    if (!String((error as { stderr?: string }).stderr).includes('NO_NAVSTART')) throw error;
    process.stderr.write(`Lighthouse got no trace of ${url}; measuring it again.\n`);
    return start();
  });
  const { audits, categories, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    score: Math.round((categories.performance?.score ?? NaN) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
