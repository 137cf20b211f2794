/** What is loaded when somebody asks for it: sharing, mending all, other files, comparing. */
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
