export { noteOn } from './judge.ts';
export { quoted, TooLong } from './run.ts';
export { type Incident, type Step } from './session.ts';
export * from './types.ts';
