/** Loaded on demand: sharing, fixing everything, other files, comparing. */
export {
  decodeShared,
  diffLines,
  encodeShared,
  handover,
  mendAll,
  mergeFiles,
  plan,
  planAsMarkdown,
  redactValues,
  tooLong,
} from 'compose-planner';
