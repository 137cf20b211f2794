import lighthouse from 'lighthouse';

/** What Lighthouse's mobile run says about a page: score of 100, milliseconds, and layout shift. */
export interface Vitals {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Measures a page with Lighthouse's mobile defaults (simulated slow 4G, CPU 4 times slower) in the browser on a debugging port. */
export async function measureVitals(url: string, port: number): Promise<Vitals> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
    output: 'json',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
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
