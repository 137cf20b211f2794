import view from '@generated/comparison-totals/default/hosting.json';
import HostingBars from '@site/src/components/compare/HostingBars';
import StackDrawing from '@site/src/components/shell/StackDrawing';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** One stack, drawn, and its price on every compared platform as bars to one scale. */
export default function HostingChart(): ReactNode {
  const { others, drawings, workload, summary } = view;
  return (
    <section aria-labelledby="one-stack">
      <div className={clsx('iron reversed', styles.band)}>
        <div>
          <Heading as="h2" id="one-stack">
            {`One stack, ${others.length + 2} prices`}
          </Heading>
          <p>{`${workload}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`}</p>
          <StackDrawing {...drawings} />
        </div>
        <HostingBars />
      </div>
    </section>
  );
}
