import Original from '@theme-original/CodeBlock';
import type { Props } from '@theme/CodeBlock';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

/** Marks blocks that show what the block before them prints (the word `output` in the meta string). */
export default function CodeBlock(props: Props): ReactNode {
  const isOutput = /(?:^|\s)output(?:\s|$)/.test(props.metastring ?? '');
  return <Original {...props} className={clsx(props.className, isOutput && 'code-output')} />;
}
