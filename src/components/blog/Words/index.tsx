import CodeInline from '@theme/CodeInline';
import React, { type ReactNode } from 'react';

interface Props {
  text: string;
  /** Used in a table cell. */
  inCell?: boolean;
}

/** A sentence with code between backticks. */
export default function Words({ text, inCell }: Props): ReactNode {
  return text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      <CodeInline data-cell={inCell} key={at}>
        {part}
      </CodeInline>
    ) : (
      part
    ),
  );
}
