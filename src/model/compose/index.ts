export { applyFix, checkComposeKeys, plan } from './plan.ts';
export { redactValues } from './redact.ts';
export { planAsText, summary } from './text.ts';
export { decodeShared, encodePlain, encodeShared, tooLong } from './share.ts';
export { withChoices } from './rows.ts';
export type { Choices, Finding, Fix, Plan, PlanRow } from './types.ts';
