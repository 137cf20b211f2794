import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import { changes } from '#data/changes';
import { longDate } from '@site/src/lib/dates';

const KINDS = { platform: 'Platform', price: 'Prices', deprecation: 'Ends' } as const;

/** Changes for customers, newest first, with links to the pages. */
export default function Changes(): ReactNode {
  return changes.map(({ id, date, kind, title, text, pages }) => (
    <section key={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <p>
        {KINDS[kind]}, <time dateTime={date}>{longDate(date)}</time>. {text}
      </p>
      <p>
        {pages.map(({ to, label }, at) => (
          <React.Fragment key={to}>
            {at > 0 && ', '}
            <Link to={to}>{label}</Link>
          </React.Fragment>
        ))}
      </p>
    </section>
  ));
}
