export { judge, judgeFields, noteOn, type YamlReader } from './check.ts';
export { IN_STOCK, pick, picks, probe, typed } from './fields.ts';
export * from './types.ts';
export { Unreadable } from './words.ts';
