export { type LabelledQuery, readQueries, splitQueries } from './queries.ts';
export { scoreRows } from './report.ts';
export { scoreSearch } from './score.ts';
