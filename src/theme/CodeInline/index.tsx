import React, { type ComponentProps, Fragment, type ReactNode } from 'react';

/** The longest code that has room in the narrowest table column, and in the narrowest line of text. */
const LONGEST = { cell: 12, line: 18 };

/** After a separator within a name, never after the dashes before an option nor within a number. */
const SEPARATOR = /(?<=[^\s_./=:-][_./=:-]+)(?=[^\s_./=:-])(?!(?<=\d\.)\d)/;

type Props = ComponentProps<'code'> & {
  /** Used in a table cell. */
  'data-cell'?: unknown;
};

/**
 * A long code in parts: texts, words that stay whole though browsers break after dashes and slashes, and
 * places where a longer word may break, after its separators.
 */
function partsOf(code: string, longest: number): ReactNode[] {
  const parts: ReactNode[] = [];
  let text = '';
  const put = (element: ReactNode) => {
    parts.push(text, element);
    text = '';
  };
  for (const word of code.split(/(\s+)/)) {
    if (word.length > longest)
      word.split(SEPARATOR).forEach((part, at) => {
        if (at > 0) put(<wbr />);
        // Browsers break after the dashes of an option and the mark before a query.
        if (/^[-?]/.test(part)) put(<span>{part}</span>);
        else text += part;
      });
    else if (/[-/]/.test(word)) put(<span>{word}</span>);
    else text += word;
  }
  return [...parts, text];
}

/** Code in a line of text stays whole. If it is long, or in a table, it may break between its words. */
export default function CodeInline({ children, 'data-cell': cell, ...props }: Props): ReactNode {
  const longest = cell === undefined ? LONGEST.line : LONGEST.cell;
  const isText = typeof children === 'string';
  const isLong = !isText || children.length > longest;
  return (
    <code {...props} className={isLong && cell === undefined ? 'long' : undefined}>
      {isText && (isLong || cell !== undefined)
        ? partsOf(children, longest).map((part, at) => <Fragment key={at}>{part}</Fragment>)
        : children}
    </code>
  );
}
