import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';
import { changes } from '#data/changes';
import { longDate } from '@site/src/lib/dates';

const KINDS = { platform: 'Platform', price: 'Prices', deprecation: 'Ends' } as const;

/** Changes for customers, newest first, beside the day on which they came, with links to the pages. */
export default function Changes(): ReactNode {
  return changes.map(({ id, date, kind, title, text, pages }) => (
    <div className={styles.change} key={id}>
      <p className={styles.facts}>
        <time dateTime={date}>{longDate(date)}</time> <span>{KINDS[kind]}</span>
      </p>
      <section>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        <p>{text}</p>
        <p>
          {pages.map(({ to, label }, at) => (
            <React.Fragment key={to}>
              {at > 0 && ', '}
              <Link to={to}>{label}</Link>
            </React.Fragment>
          ))}
        </p>
      </section>
    </div>
  ));
}
