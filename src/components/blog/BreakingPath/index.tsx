import React, { Fragment, type ReactNode } from 'react';

/** After a separator. Browsers break after a dash anyway. */
const SEPARATOR = /(?<=[/._=&?-])(?=[^/._=&?-])/;

/** How many characters at the end or start of a text browsers keep on one line. */
const keptAtEnd = (text: string): number => /[^\s-]*$/.exec(text)?.[0].length ?? 0;
const keptAtStart = (text: string): number => /^[^\s-]*-?/.exec(text)?.[0].length ?? 0;

/**
 * Splits a text with a path or an address where it may break, into as few parts as possible with at most
 * `longest` characters each.
 */
export function partsOf(text: string, longest: number): string[] {
  const parts: string[] = [''];
  for (const piece of text.split(SEPARATOR)) {
    const last = parts.at(-1) ?? '';
    const kept = keptAtEnd(last);
    if (kept > 0 && kept + keptAtStart(piece) > longest) parts.push(piece);
    else parts[parts.length - 1] = last + piece;
  }
  return parts;
}

/**
 * A text whose paths and addresses break after a separator, and whose words break only if they are longer
 * than `longest` characters.
 */
export default function BreakingPath({
  children,
  longest,
}: {
  children: string;
  longest: number;
}): ReactNode {
  return partsOf(children, longest).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
