import fc from 'fast-check';

// CI judges a change by the same examples each time. Elsewhere, each run draws others.
if (process.env.CI) fc.configureGlobal({ seed: 1 });
