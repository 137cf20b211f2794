import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import Limit from '@site/src/components/docs/Limit';
import Price from '@site/src/components/pricing/Price';
import styles from './styles.module.css';

interface Row {
  to: string;
  name: string;
  what: ReactNode;
  price: ReactNode;
}

const included = 'included';

const rows: readonly Row[] = [
  {
    to: '/docs/services/',
    name: 'Databases',
    what: (
      <>
        PostgreSQL <Limit of="postgres.versions" />, MySQL <Limit of="mysql.version" />, Redis{' '}
        <Limit of="redis.version" /> or Valkey <Limit of="valkey.version" />. A backup each night,
        kept <Limit of="backup.days" /> in the other region.
      </>
    ),
    price: (
      <>
        from <Price of="size.nano" />
      </>
    ),
  },
  {
    to: '/docs/services/volumes/',
    name: 'Volumes',
    what: (
      <>
        NVMe in <Limit of="disk.copies" /> copies on two hosts, <Limit of="disk.min" /> to{' '}
        <Limit of="disk.max" />, and you can grow them online. Daily snapshots are optional.
      </>
    ),
    price: (
      <>
        <Price of="disk" /> a GB
      </>
    ),
  },
  {
    to: '/docs/networking/domains/',
    name: 'Domains and SSL',
    what: (
      <>
        Up to <Limit of="app.domains" /> domains an app, with certificates from Let's Encrypt,
        renewed <Limit of="certificate.renewal" /> before they expire.
      </>
    ),
    price: included,
  },
  {
    to: '/docs/apps/observability/',
    name: 'Logs, metrics, alerts',
    what: (
      <>
        Logs, live and searchable, for <Limit of="logs.days" />. Processor, memory, network and
        requests for <Limit of="metrics.days" />. Alerts by mail or webhook.
      </>
    ),
    price: included,
  },
  {
    to: '/docs/networking/internal-routing/',
    name: 'Private network',
    what: (
      <>
        A project's services reach each other at <code>name.internal</code> on any port. Nothing
        else reaches them.
      </>
    ),
    price: included,
  },
  {
    to: '/docs/services/bastion/',
    name: 'Bastion',
    what: 'SSH tunnels to databases, SFTP to volumes, a shell in a running container.',
    price: included,
  },
  {
    to: '/docs/apps/releases/',
    name: 'Releases',
    what: (
      <>
        Rolling, with a health check, and a command before each if you like. You can go back to any
        of the last <Limit of="app.releases" />.
      </>
    ),
    price: included,
  },
];

/** What a project has in addition to its apps, with each part's monthly price, and what we don't offer. */
export default function BuiltIn(): ReactNode {
  return (
    <dl className={styles.parts}>
      {rows.map((row) => (
        <div key={row.to}>
          <dt>
            <Link to={row.to}>{row.name}</Link>
            <span className={styles.price}>{row.price}</span>
          </dt>
          <dd>{row.what}</dd>
        </div>
      ))}
      <div>
        <dt>Not offered</dt>
        <dd>
          Cron and one-shot jobs, buildpacks, read replicas, point-in-time recovery, MariaDB, a
          public API or command line. If an app needs a schedule, it runs the scheduler itself.
        </dd>
      </div>
    </dl>
  );
}
