/**
 * Facts about the company that only its owner can supply. A `null` value is a
 * placeholder: pages show it in square brackets and `npm run check:launch`
 * fails until it is set.
 */

export interface CompanyFact {
  /** What the value is, as shown in brackets while it is missing. */
  label: string;
  value: string | null;
}

export const companyFacts = {
  street: { label: 'street and number', value: null },
  city: { label: 'postcode and city', value: null },
  managingDirector: { label: 'managing director', value: null },
  registerCourt: { label: 'register court', value: null },
  registerNumber: { label: 'commercial register number', value: null },
  vatNumber: { label: 'VAT identification number', value: null },
  phone: { label: 'telephone number', value: null },
  paymentProvider: { label: 'payment provider', value: null },
  mailProvider: { label: 'mail provider', value: null },
  supportProvider: { label: 'support desk provider', value: null },
  dsaContact: { label: 'DSA contact point', value: null },
  dataProtectionAuthority: { label: 'competent data protection authority', value: null },
  dataProtectionOfficer: {
    label: 'data protection officer, or that none is appointed',
    value: null,
  },
  thirdCountryTransfers: {
    label:
      'transfers of these providers outside of the EU, with their safeguards, or that there are none',
    value: null,
  },
  responsibleEditor: { label: 'person responsible for editorial content', value: null },
} satisfies Record<string, CompanyFact>;

export type CompanyFactKey = keyof typeof companyFacts;

/** Things the site states that its owner has to confirm before launch. */
export const workingAssumptions: readonly string[] = [
  'The servers are rented from Hetzner Online GmbH (product facts, legal pages).',
  'A lawyer has read the imprint, the privacy notice, the terms and the data processing agreement.',
  'A further sub-processor is announced 6 weeks ahead (data processing agreement).',
  'Access logs of the website are kept for 7 days (privacy notice).',
  'Changes of prices and terms are announced 6 weeks ahead (terms, billing).',
  'Notices of illegal content are decided by people, without automated means (legal pages).',
  'The statistics script sends page, title, referrer, language and screen size, and stores no address (privacy notice).',
];

/** The value of a company fact, or its label in square brackets while it is missing. */
export function companyFact(key: CompanyFactKey): string {
  const fact: CompanyFact = companyFacts[key];
  return fact.value ?? `[${fact.label}]`;
}
