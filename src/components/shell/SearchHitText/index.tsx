import React from 'react';
import type { TextPart } from 'site-search/marks';

/** A text in parts, with the matches marked. */
export default function SearchHitText({ parts }: { parts: readonly TextPart[] }): React.ReactNode {
  return parts.map((part, at) =>
    part.marked ? (
      <mark key={at}>{part.text}</mark>
    ) : (
      <React.Fragment key={at}>{part.text}</React.Fragment>
    ),
  );
}
