import Link from '@docusaurus/Link';
import React from 'react';
import Limit from '@site/src/components/docs/Limit';
import type { LedgerRow } from './Ledger';

/** What separates two customers on one host. */
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
        Nothing outside the project reaches it, not even your other projects.
      </>
    ),
  },
  {
    name: 'Databases',
    text: "No public port. Each has its own user, who owns the database but isn't a superuser.",
  },
  {
    name: 'Kernel',
    text: "Shared. We don't give each customer a virtual machine, so a hole in the kernel gets through everything above.",
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
        <Limit of="bastion.keys" /> keys that you add yourself, and no passwords. The console shows
        the bastion's host key. We log{' '}
        <Link to="/docs/services/bastion/#log">who connected, when, and to what</Link>.
      </>
    ),
  },
  {
    name: 'Secrets',
    text: 'Encrypted and write-only: not even you can read one back, so keep the values.',
  },
  {
    name: 'Variables',
    text: (
      <>
        The project's owners, admins and developers can read them, by{' '}
        <Link to="/docs/account/#roles">role</Link>.
      </>
    ),
  },
  {
    name: 'Database passwords',
    text: (
      <>
        The platform makes them and passes them to your apps by reference, so nobody copies one.
        After you change it, the old one works for <Limit of="database.oldPassword" /> more.
      </>
    ),
  },
  {
    name: 'Certificates',
    text: (
      <>
        Let's Encrypt, renewed <Limit of="certificate.renewal" /> before they end. A project's
        databases have <Link to="/docs/services/postgresql/connect/#tls">their own authority</Link>{' '}
        to verify against.
      </>
    ),
  },
  {
    name: 'Between hosts',
    text: 'WireGuard encrypts all traffic, whether or not your client uses TLS.',
  },
  {
    name: 'On the disks',
    text: 'We promise encryption only for secrets. Encrypt other sensitive data yourself.',
  },
];

/** Who does which update, and when. */
export const patching: readonly LedgerRow[] = [
  {
    name: 'We do',
    text: (
      <>
        Hosts, edge and bastion. We announce planned maintenance <Limit of="maintenance.notice" />{' '}
        ahead, but may do urgent security work{' '}
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

/** What you might expect from the rest of the page but don't get. */
export const notPromised: readonly LedgerRow[] = [
  { name: 'Certificates', text: 'We claim no ISO 27001, SOC 2 or C5.' },
  {
    name: 'Availability',
    text: (
      <>
        <Limit of="availability.goal" /> a month is a goal, not a guarantee, and you get no
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
    text: "We don't promise a number of hours or days for patching hosts.",
  },
  {
    name: 'A lost region',
    text: "Nothing starts in the other region by itself. Your databases' backups are there, and you restore them into a new project. Volumes have no copy there.",
  },
  {
    name: 'Our own drills',
    text: "We don't promise that we try your backups. That's why the drill above is yours.",
  },
  {
    name: 'Our people',
    text: (
      <>
        The <Link to="/docs/account/data-processing/#confidentiality">agreement</Link> limits when
        we may look at your content. We don't describe how we control or log that access.
      </>
    ),
  },
  {
    name: 'Own keys',
    text: "You can't bring your own keys (KMS, HSM).",
  },
  {
    name: 'Fixed addresses',
    text: 'A region shares outgoing addresses, and they can change. If somebody has to allow-list you, you need your own proxy.',
  },
];
