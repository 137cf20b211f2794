import React, { type ReactNode } from 'react';

interface Props {
  /** In per cent of the cell. */
  width: number;
}

/** A bar to scale in the colour of the text around it. Its figure is next to it as text. */
export default function Bar({ width }: Props): ReactNode {
  return <svg aria-hidden="true" className="bar" width={`${width.toFixed(1)}%`} />;
}
