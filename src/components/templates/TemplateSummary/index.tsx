import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Price from '@site/src/components/pricing/Price';
import StackDrawing from '@site/src/components/shell/StackDrawing';
import TitleBlock from '@site/src/components/shell/TitleBlock';
import { brand } from '@site/src/lib/brand';
import type { SummaryView } from '@site/src/lib/template-page';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A template, such as `ghost`, from which src/plugins/remark/template-data writes `data`. */
  of: string;
  /** JSON, written at build time. */
  data?: string;
}

/**
 * What a template creates, drawn to scale, its price, and the links to the console and the planner. The
 * second is a plain element, because the framework's link takes the fragment for an anchor that doesn't exist.
 */
export default function TemplateSummary({ data }: Props): ReactNode {
  const home = useBaseUrl('/');
  if (data === undefined) return null;
  const { name, version, drawing, expression, planner } = JSON.parse(data) as SummaryView;
  return (
    <div className={styles.sheet}>
      <p className={`screen-only ${styles.head}`}>
        <Link className="button button--signal" to={brand.consoleUrl}>
          Start {name}
        </Link>
        <a href={home + planner.slice(1)}>Open in the planner</a>
      </p>
      <StackDrawing {...drawing} />
      <TitleBlock
        fields={[
          ['template', `${name} ${version}`],
          ['scale', '1 cell = 256 MB'],
          ['for businesses', 'net, by the hour'],
        ]}
        sum={['a month, plus VAT', <Price key="sum" of={expression} />]}
      />
    </div>
  );
}
