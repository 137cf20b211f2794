import React, { type ReactNode } from 'react';
import { company } from '#data/company';
import { companyFact, type CompanyFactKey } from '@site/src/lib/company';

/** A fact about the company. If the owner hasn't supplied it yet, its (English) label and who sets it. */
export default function Company({ of }: { of: CompanyFactKey }): ReactNode {
  const missing = company.facts[of].value === null;
  return (
    <span
      className={missing ? 'unset' : undefined}
      data-company={of}
      lang={missing ? 'en' : undefined}
    >
      {companyFact(of)}
    </span>
  );
}
