/** Loaded on demand: sharing, fixing everything, other files, comparing. */
export {
  decodeShared,
  diffLines,
  encodeShared,
  givenChoices,
  handover,
  mendAll,
  mergeFiles,
  placed,
  plan,
  planAsMarkdown,
  redactValues,
  tooLong,
} from 'compose-planner';
