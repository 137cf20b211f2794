import React from 'react';
import { markParts } from 'site-search/links';

/** A text with the query's words marked. */
export default function SearchHitText({
  text,
  words,
}: {
  text: string;
  words: readonly string[];
}): React.ReactNode {
  return markParts(text, words).map((part, at) =>
    part.marked ? (
      <mark key={at}>{part.text}</mark>
    ) : (
      <React.Fragment key={at}>{part.text}</React.Fragment>
    ),
  );
}
