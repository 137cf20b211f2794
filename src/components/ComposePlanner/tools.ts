/** What is loaded when somebody asks for it: sharing, mending all, other files, comparing. */
export { plan } from '@site/src/model/compose/plan';
export { diffLines } from '@site/src/model/compose/diff';
export { mergeFiles } from '@site/src/model/compose/files';
export { planAsMarkdown } from '@site/src/model/compose/markdown';
export { mendAll } from '@site/src/model/compose/mend';
export { redactValues } from '@site/src/model/compose/redact';
export { decodeShared, encodeShared, tooLong } from '@site/src/model/compose/share';
export { planAsText } from '@site/src/model/compose/text';
