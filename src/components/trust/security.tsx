import Link from '@docusaurus/Link';
import React from 'react';
import Limit from '@site/src/components/docs/Limit';
import type { LedgerRow } from './Ledger';

/** What stands between two customers on one host. */
export const isolation: readonly LedgerRow[] = [
  {
    name: 'Users',
    text: 'Each container has its own user namespace. Root inside is nobody outside, and it gets no extra capabilities.',
  },
  {
    name: 'System calls',
    text: (
      <>
        Seccomp's default profile. <code>privileged</code>, devices, host networking and the Docker
        socket are <Link to="/docs/apps/compose-import/findings/#compose-refused">refused</Link>.
      </>
    ),
  },
  {
    name: 'Network',
    text: (
      <>
        Each project has <Link to="/docs/networking/internal-routing/">a private network</Link>.
        Nothing outside the project reaches it, your other projects included.
      </>
    ),
  },
  {
    name: 'Databases',
    text: 'No public port, and a user of their own who owns the database but is no superuser.',
  },
  {
    name: 'Kernel',
    text: 'Shared. A virtual machine for each customer is not offered.',
  },
];

/** Every key and secret, with who can use it. */
export const keys: readonly LedgerRow[] = [
  {
    name: 'Your account',
    text: (
      <>
        A password and, if you want, TOTP or a passkey. A project can{' '}
        <Link to="/docs/account/#second-factor">require a second factor</Link>.
      </>
    ),
  },
  {
    name: 'SSH',
    text: (
      <>
        <Limit of="bastion.keys" /> keys that you add yourself; no passwords. The console shows the
        bastion's host key. <Link to="/docs/services/bastion/#log">Who, when and target</Link> are
        logged.
      </>
    ),
  },
  {
    name: 'Secrets',
    text: 'Encrypted and write-only: nobody can read one back, you included. Keep the values yourself.',
  },
  {
    name: 'Variables',
    text: (
      <>
        Readable by owners, admins and developers of the project, by{' '}
        <Link to="/docs/account/#roles">role</Link>.
      </>
    ),
  },
  {
    name: 'Database passwords',
    text: (
      <>
        Made by the platform and passed to your apps by reference, so nobody copies one. After you
        change it, the old one works for <Limit of="database.oldPassword" /> more.
      </>
    ),
  },
  {
    name: 'Certificates',
    text: (
      <>
        Let's Encrypt, renewed <Limit of="certificate.renewal" /> before they end. A project's
        databases have{' '}
        <Link to="/docs/services/postgresql/connect/#tls">an authority of their own</Link> to verify
        against.
      </>
    ),
  },
  {
    name: 'Between hosts',
    text: 'All traffic is encrypted by WireGuard, whether or not your client uses TLS.',
  },
  {
    name: 'On the disks',
    text: 'Encryption at rest is not promised, secrets aside. Encrypt in your software what needs it.',
  },
];

/** Whose job an update is, and when it happens. */
export const patching: readonly LedgerRow[] = [
  {
    name: 'We do',
    text: (
      <>
        Hosts, edge and bastion. Planned maintenance is announced <Limit of="maintenance.notice" />{' '}
        ahead; urgent security work can be done{' '}
        <Link to="/docs/legal/terms/#availability">at once</Link>.
      </>
    ),
  },
  {
    name: 'We do, in your window',
    text: (
      <>
        Minor versions of managed databases: weekly, <Limit of="database.window" />, or the day and
        hour you set. The database is away for up to <Limit of="database.windowPause" />.
      </>
    ),
  },
  {
    name: 'You start',
    text: (
      <>
        The next major version of a database, from a fresh backup.{' '}
        <Link to="/docs/services/postgresql/backups/#upgrade">How to</Link>.
      </>
    ),
  },
  {
    name: 'You do',
    text: 'Everything in your image: base image, packages and your own code. Nothing rebuilds an image for you.',
  },
];

/** What somebody might expect from the rest of the page, and doesn't get. */
export const notPromised: readonly LedgerRow[] = [
  { name: 'Certificates', text: 'No ISO 27001, SOC 2 or C5 is claimed.' },
  {
    name: 'Availability',
    text: (
      <>
        <Limit of="availability.goal" /> a month is a goal, not a guarantee, and there are no
        financial credits.
      </>
    ),
  },
  {
    name: 'Attacks on your app',
    text: (
      <>
        The data centre filters at network level. There's{' '}
        <Link to="/docs/networking/#protection">no web application firewall</Link>, so rate-limit
        your log-in yourself.
      </>
    ),
  },
  {
    name: 'Days for patches',
    text: 'No number of hours or days is promised for patches of hosts.',
  },
  {
    name: 'Fixed addresses',
    text: 'Outgoing addresses are shared by a region and can change, so an allow-list elsewhere needs a proxy of yours.',
  },
];
