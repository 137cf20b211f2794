export { noteOn } from './judge.ts';
export { TooLong } from './run.ts';
export { type Incident, type Step } from './session.ts';
export * from './types.ts';
