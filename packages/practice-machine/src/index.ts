export { noteOn } from './judge.ts';
export { TooLong } from './run.ts';
export * from './types.ts';
