import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import Limit from '@site/src/components/docs/Limit';
import Price from '@site/src/components/pricing/Price';
import styles from './styles.module.css';

/** What every project includes, the free database and the trial. */
export default function WhatIsFree(): ReactNode {
  return (
    <dl className={styles.list}>
      <div>
        <dt>In every project</dt>
        <dd>
          Your own domains (<Limit of="app.domains" /> an app), certificates, the private network,
          the bastion, logs, metrics, alerts, seats. Nightly backups of paid databases, kept{' '}
          <Limit of="backup.days" />. Incoming and internal traffic, and the first{' '}
          <Limit of="traffic.included" /> going out. The first <Limit of="build.included" /> of
          builds a month.
        </dd>
      </div>
      <div>
        <dt>
          <Link to="/hosting/free-postgres-hosting-europe/">One free PostgreSQL</Link>
        </dt>
        <dd>
          One per account, with <Limit of="free.memory" /> of memory, <Limit of="free.disk" /> of
          disk and <Limit of="free.connections" /> connections. You reach it from apps in the
          project or through a tunnel. It has no backups, no public port and no availability goal.
          We pause it after <Limit of="free.pauseAfter" /> without a connection and delete it after{' '}
          <Limit of="free.deleteAfter" /> paused, with mails before that.
        </dd>
      </div>
      <div>
        <dt>Trial</dt>
        <dd>
          <Price of="trial" short /> of credit for <Limit of="trial.days" />. You don't need a card
          and we charge nothing. When it ends, paid services stop, and we keep your data for{' '}
          <Limit of="trial.keep" />.
        </dd>
      </div>
      <div>
        <dt>Leaving</dt>
        <dd>
          No minimum term, no switching or exit fee, and the traffic for your move is included.
          After you cancel, you can fetch your data for <Limit of="leave.keep" />.
        </dd>
      </div>
    </dl>
  );
}
