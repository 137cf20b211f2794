import Price from '@site/src/components/pricing/Price';
import CallToAction from '@site/src/components/shell/CallToAction';
import { brand } from '@site/src/lib/brand';
import type { StartView } from '@site/src/lib/comparison';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A platform, such as `render`. */
  of: string;
  /** The headings of both lists, if they aren't 'Stay if you' and 'Move if you'. */
  stay?: string;
  move?: string;
  /** JSON, written at build time by src/plugins/remark/compare-data. */
  data?: string;
}

function Reasons({ id, title, of }: { id: string; title: string; of: readonly string[] }) {
  return (
    <div>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <ul>
        {of.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The first screen of a comparison: what we are, who each side is right for, the link to the console, and how old the
 * figures are.
 */
export default function CompareStart({
  stay = 'Stay if you',
  move = 'Move if you',
  data,
}: Props): ReactNode {
  if (data === undefined) return null;
  const view = JSON.parse(data) as StartView;
  return (
    <>
      <div>
        <p className="page-facts">
          {`${brand.product} runs Docker and Git apps in Germany and Finland, from `}
          <Price of="size.nano" /> a month.
        </p>
      </div>
      <div className={styles.start}>
        <Reasons id="stay" of={view.stay} title={stay} />
        <Reasons id="move-if" of={view.move} title={move} />
        <CallToAction />
      </div>
      <p className="page-facts" data-day={view.today}>
        {`Newest fact ${view.newest}, oldest figure ${view.oldest}. `}
        <a href="#facts">Every fact has its source</a>.
      </p>
    </>
  );
}
