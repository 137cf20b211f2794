export { blocksOf, parseContent, parsePage } from './blocks.ts';
export { collect } from './collect.ts';
export { compareOutput } from './compare.ts';
export { main } from './main.ts';
export { contentPages } from './pages.ts';
export { inParallel } from './process.ts';
export { type Report, reportPath } from './report.ts';
export { type State } from './types.ts';
