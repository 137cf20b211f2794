import React, { type ComponentProps, Fragment, type ReactNode } from 'react';

/** Shorter names fit the narrowest column. */
const LONGEST = 12;
const SEPARATOR = /(?<=[_./=:-])(?=[^\s_./=:-])/;

/** Code in a line of text: a long name may be broken after its separators. */
export default function CodeInline({ children, ...props }: ComponentProps<'code'>): ReactNode {
  const parts =
    typeof children === 'string' && children.length > LONGEST ? children.split(SEPARATOR) : [];
  return (
    <code {...props}>
      {parts.length < 2
        ? children
        : parts.map((part, at) => (
            <Fragment key={at}>
              {at > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
    </code>
  );
}
