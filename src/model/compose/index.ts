export { plan } from './plan.ts';
export { planAsText } from './text.ts';
export { decodeShared } from './share.ts';
