import { company, type CompanyFacts } from '#data/company';

export type CompanyFactKey = keyof CompanyFacts;

/** The value of a company fact, or while it's missing, its label and who sets it. */
export function companyFact(key: CompanyFactKey): string {
  const { label, value } = company.facts[key];
  return value ?? `${label} (set by the operator before launch)`;
}
