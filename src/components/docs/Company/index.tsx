import React, { type ReactNode } from 'react';
import { company } from '#data/company';
import type { CompanyFactKey } from '@site/src/lib/company';

interface Props {
  of: CompanyFactKey;
  lang?: 'en' | 'de';
}

/** A fact about the company. If the owner hasn't supplied it yet, its label: `MissingFacts` says so at the top of the page. */
export default function Company({ of, lang = 'en' }: Props): ReactNode {
  const { label, german, value } = company.facts[of];
  const missing = value === null;
  return (
    <span className={missing ? 'unset' : undefined} data-company={of}>
      {missing ? (lang === 'de' ? german : label) : value}
    </span>
  );
}
