import React, { type ComponentProps, Fragment, type ReactNode } from 'react';

/** What fits the narrowest column of a table, and the narrowest line of text. */
const LONGEST = { cell: 12, line: 18 };

/** After a separator within a name, never after the dashes in front of an option. */
const SEPARATOR = /(?<=[^\s_./=:-][_./=:-]+)(?=[^\s_./=:-])/;

type Props = ComponentProps<'code'> & {
  /** Stands in a cell of a table. */
  'data-cell'?: unknown;
};

/** Code in a line of text stays whole; where it is long, or in a table, it may be broken after its separators. */
export default function CodeInline({ children, 'data-cell': cell, ...props }: Props): ReactNode {
  const inCell = cell !== undefined;
  const isLong =
    typeof children !== 'string' || children.length > (inCell ? LONGEST.cell : LONGEST.line);
  const parts = isLong && typeof children === 'string' ? children.split(SEPARATOR) : [];
  return (
    <code {...props} className={isLong && !inCell ? 'long' : undefined}>
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
