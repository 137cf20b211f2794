import useBaseUrl from '@docusaurus/useBaseUrl';
import ForBusinesses from '@site/src/components/pricing/ForBusinesses';
import Price from '@site/src/components/pricing/Price';
import type { SummaryView } from '@site/src/lib/template-page';
import { boundUnits } from '@site/src/lib/numbers';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A template, such as `ghost`; src/plugins/remark/template-data writes `data` from it. */
  of: string;
  /** JSON, written at build time. */
  data?: string;
}

/**
 * What a template creates and costs, and the way into the planner. That link is a
 * plain element: the framework's takes the fragment for an anchor that does not exist.
 */
export default function TemplateSummary({ data }: Props): ReactNode {
  const home = useBaseUrl('/');
  if (data === undefined) return null;
  const { name, version, database, parts, expression, planner } = JSON.parse(data) as SummaryView;
  return (
    <div className={styles.summary}>
      <div className={styles.price}>
        <p className={styles.sum}>
          <Price of={expression} /> <span>a month</span>
        </p>
        <ForBusinesses />
        <a className="button screen-only" href={home + planner.slice(1)}>
          Open in the planner
        </a>
      </div>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={`${part.kind} ${part.name}`}>
            <dt>{part.kind}</dt>
            <dd>
              <code>{part.name}</code> <span className={styles.size}>{boundUnits(part.size)}</span>
            </dd>
          </div>
        ))}
        {database && (
          <div>
            <dt>database</dt>
            <dd>{database}</dd>
          </div>
        )}
        <div>
          <dt>version</dt>
          <dd>
            {name} {version}
          </dd>
        </div>
      </dl>
    </div>
  );
}
