import React, { type ReactNode } from 'react';
import { companyFact, companyFacts, type CompanyFactKey } from '@site/src/site/company';

/** A fact about the company, or its (English) label in square brackets while the owner has not supplied it. */
export default function Company({ of }: { of: CompanyFactKey }): ReactNode {
  const missing = companyFacts[of].value === null;
  return (
    <span data-company={of} lang={missing ? 'en' : undefined}>
      {companyFact(of)}
    </span>
  );
}
