import React from 'react';
import { markParts } from 'site-search/links';

/** A text with what a query marks. */
export default function SearchHitText({
  text,
  query,
}: {
  text: string;
  query: string;
}): React.ReactNode {
  return markParts(text, query).map((part, at) =>
    part.marked ? (
      <mark key={at}>{part.text}</mark>
    ) : (
      <React.Fragment key={at}>{part.text}</React.Fragment>
    ),
  );
}
