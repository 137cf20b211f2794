import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import Limit from '@site/src/components/docs/Limit';
import Price from '@site/src/components/pricing/Price';
import styles from './styles.module.css';

/** What is included in every project, the free database and the trial. */
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
          One an account, with <Limit of="free.memory" /> of memory, <Limit of="free.disk" /> of
          disk and <Limit of="free.connections" /> connections; reachable from apps in the project
          or through a tunnel. No backups, no public port, no availability goal. Paused after{' '}
          <Limit of="free.pauseAfter" /> without a connection, deleted after{' '}
          <Limit of="free.deleteAfter" /> of pause, with mails before that.
        </dd>
      </div>
      <div>
        <dt>Trial</dt>
        <dd>
          <Price of="trial" short /> of credit for <Limit of="trial.days" />. No card is asked for
          and nothing is charged. At its end services stop, and data is kept{' '}
          <Limit of="trial.keep" />.
        </dd>
      </div>
      <div>
        <dt>Leaving</dt>
        <dd>
          No minimum term, no switching or exit fee, and the traffic of the move is included. After
          cancellation data can be fetched for <Limit of="leave.keep" />.
        </dd>
      </div>
    </dl>
  );
}
