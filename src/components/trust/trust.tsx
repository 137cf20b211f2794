import Link from '@docusaurus/Link';
import React from 'react';
import Company from '@site/src/components/docs/Company';
import Limit from '@site/src/components/docs/Limit';
import type { LinkRow } from '@site/src/components/shell/LinkList';
import { brand } from '@site/src/lib/brand';
import type { LedgerRow } from './Ledger';

/** Every document of the contract, with its content. */
export const documents: readonly LinkRow[] = [
  {
    to: '/docs/account/data-processing/',
    label: 'Data processing agreement',
    text: 'Article 28 GDPR, in full; print the page for your records',
  },
  {
    to: '/docs/account/data-processing/#annex-2',
    label: 'Security measures',
    text: 'technical and organisational measures, Article 32 GDPR',
  },
  {
    to: '/docs/account/data-processing/#annex-3',
    label: 'Sub-processors',
    text: 'who, for what, where; we announce changes by mail',
  },
  { to: '/docs/legal/terms/', label: 'Terms', text: 'the contract, for businesses' },
  {
    to: '/docs/legal/terms/#switching',
    label: 'Switching and export',
    text: 'what leaves, in which form, how fast: the EU Data Act',
  },
  {
    to: '/docs/legal/datenschutz/',
    label: 'Privacy',
    text: 'what we do with data of customers and visitors',
  },
  {
    to: '/docs/legal/#data',
    label: 'Access by authorities',
    text: 'jurisdiction, and requests from third countries',
  },
  { to: '/security/', label: 'Security', text: 'isolation, keys, patches, restores' },
  { to: '/docs/not-offered/', label: 'Not offered', text: 'and what to do instead' },
];

const mail = <Link to={`mailto:${brand.supportMail}`}>{brand.supportMail}</Link>;

/** Whom to ask about what. Most of it goes to one mail address. */
export const who: readonly LedgerRow[] = [
  {
    name: 'Questions, audits',
    text: (
      <>
        {mail}, in English or German, answered within <Limit of="support.answer" />
      </>
    ),
  },
  {
    name: 'Vulnerability',
    text: (
      <>
        The same mail, with 'security' in the subject.{' '}
        <Link to="/security/#disclosure">What to write</Link>
      </>
    ),
  },
  {
    name: 'Data protection',
    text: (
      <>
        The same mail. Data protection officer: <Company of="dataProtectionOfficer" />
      </>
    ),
  },
  {
    name: 'Illegal content',
    text: (
      <>
        <Link to="/docs/legal/#notice">The form</Link>. Contact under the Digital Services Act:{' '}
        <Company of="dsaContact" />
      </>
    ),
  },
  {
    name: 'Is it working?',
    text: (
      <>
        See the <Link to={brand.statusUrl}>status page</Link>, which also compares each month with
        the goal of <Limit of="availability.goal" />. We announce planned maintenance{' '}
        <Limit of="maintenance.notice" /> ahead.
      </>
    ),
  },
  {
    name: 'Letters',
    text: (
      <>
        The address in the <Link to="/docs/legal/impressum/">imprint</Link>
      </>
    ),
  },
];
