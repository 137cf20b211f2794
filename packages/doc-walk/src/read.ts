/* What a build needs from this package: only reading pages and records. */
export { parseContent, parsePage } from './blocks.ts';
export { contentPages } from './pages.ts';
export { inParallel } from './parallel.ts';
export { codeHash, type PageRecord, readRecords, type Records } from './record.ts';
export { readWalkFile } from './walks/walk-file.ts';
