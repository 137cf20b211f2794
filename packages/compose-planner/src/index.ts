export { advice } from './advice.ts';
export { planCore } from './core.ts';
export { engines, type Engine } from './databaseImages.ts';
export { diffLines, type DiffLine } from './diff.ts';
export { applyEdits } from './edits.ts';
export { givenChoices, mergeFiles, placed, type GivenFile, type Merged } from './files.ts';
export { plural } from './format.ts';
export { handover } from './handover.ts';
export { blockLines, highlightLine, type TokenKind } from './highlight.ts';
export { findKey, isExtension, nearestKey, type KeyGroup } from './keys.ts';
export { planAsMarkdown } from './markdown.ts';
export { mendAll } from './mend.ts';
export { adaptNames } from './names.ts';
export type { Advice } from './needs.ts';
export { plan } from './plan.ts';
export { setPlatform, type PlatformFacts } from './platform.ts';
export { readCompose } from './read.ts';
export { redactValues } from './redact.ts';
export { keyRows, type KeyRow } from './reference.ts';
export { DISK_CHOICES, givenValues, NO_CHOICES, withChoices } from './rows.ts';
export {
  decodeShared,
  encodePlain,
  encodeShared,
  fromParts,
  isShared,
  tooLong,
  toParts,
  type Shared,
} from './share.ts';
export { defaultSize, sizesFor } from './sizing.ts';
export { stackOf, type StackPart } from './stack.ts';
export { placeOf, rowChoice, sizeLabel, summary, verdictOf, worstFirst } from './text.ts';
export { entriesOf, itemsOf, valueOf, type TreeNode } from './tree.ts';
export type { Choices, Edit, Finding, Fix, Plan, PlanRow, Profile, RowKind } from './types.ts';
