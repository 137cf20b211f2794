/** What is loaded on first touch: the parser, the rules and what shares a plan. */
export {
  decodeShared,
  encodeShared,
  plan,
  planAsText,
  redactValues,
  tooLong,
} from '@site/src/model/compose';
