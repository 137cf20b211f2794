import { company, type CompanyFacts } from '#data/company';

export type CompanyFactKey = keyof CompanyFacts;

/** The value of a company fact, or while it's missing, what is missing. For text that is read outside of its page. */
export function companyFact(key: CompanyFactKey): string {
  const { label, value } = company.facts[key];
  return value ?? `${label} not entered yet`;
}
