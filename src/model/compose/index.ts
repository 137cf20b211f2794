export { plan } from './plan.ts';
export { redactValues } from './redact.ts';
export { planAsText } from './text.ts';
export { decodeShared, encodeShared, tooLong } from './share.ts';
