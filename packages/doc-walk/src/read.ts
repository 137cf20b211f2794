/* What a build needs of this package: pages and records are read, nothing is run. */
export { parseContent, parsePage } from './blocks.ts';
export { contentPages } from './pages.ts';
export { inParallel } from './parallel.ts';
export { codeHash, type PageRecord, readRecords, type Records } from './record.ts';
export { readWalkFile } from './walks/walk-file.ts';
