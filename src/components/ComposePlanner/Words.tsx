import React, { type ReactNode } from 'react';

/** A sentence in which names stand between backticks. */
export default function Words({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
