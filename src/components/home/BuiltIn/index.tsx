import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import Limit from '@site/src/components/docs/Limit';
import RowIcon, { LineIcon } from '@site/src/components/planner/ComposePlanner/RowIcon';
import Price from '@site/src/components/pricing/Price';
import styles from './styles.module.css';

interface Row {
  to: string;
  icon: ReactNode;
  name: string;
  what: ReactNode;
  price: ReactNode;
}

const included = 'included';

const rows: readonly Row[] = [
  {
    to: '/docs/services/',
    icon: <RowIcon kind="postgres" />,
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
    icon: <RowIcon kind="volume" />,
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
    icon: (
      <LineIcon>
        <circle cx="10" cy="10" r="7.5" />
        <path d="M2.5 10h15M10 2.5c-5 5-5 10 0 15c5-5 5-10 0-15" />
      </LineIcon>
    ),
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
    icon: (
      <LineIcon>
        <path d="M2.5 3v14h15M5 13l4-4 3 2.5 5-6" />
      </LineIcon>
    ),
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
    icon: (
      <LineIcon>
        <path d="M2 10h16M5 10V6.5M10 10v3.5M15 10V6.5M3 3h4v3.5H3zM8 13.5h4V17H8zM13 3h4v3.5h-4z" />
      </LineIcon>
    ),
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
    icon: (
      <LineIcon>
        <circle cx="6" cy="10" r="3.5" />
        <path d="M9.5 10H18v3.5M14.5 10v3" />
      </LineIcon>
    ),
    name: 'Bastion',
    what: 'SSH tunnels to databases, SFTP to volumes, a shell in a running container.',
    price: included,
  },
  {
    to: '/docs/apps/releases/',
    icon: (
      <LineIcon>
        <path d="M3 7h14l-3-3M17 13H3l3 3" />
      </LineIcon>
    ),
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
            {row.icon}
            <Link to={row.to}>{row.name}</Link>
            <span className={styles.price}>{row.price}</span>
          </dt>
          <dd>{row.what}</dd>
        </div>
      ))}
      <div>
        <dt>
          <LineIcon>
            <path d="M2.5 5h15v10h-15z" strokeDasharray="2.5 2.5" />
          </LineIcon>
          Not offered
        </dt>
        <dd>
          Cron and one-shot jobs, buildpacks, read replicas, point-in-time recovery, MariaDB, a
          public API or command line. If an app needs a schedule, it runs the scheduler itself.
        </dd>
      </div>
    </dl>
  );
}
