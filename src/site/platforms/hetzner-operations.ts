import { networksFaq } from './hetzner.ts';
import type { PlatformRow } from './types.ts';

const serviceAgreement = {
  source: 'Cloud and vServer Service Agreement, section 1 (SLA)',
  url: 'https://www.hetzner.com/legal/cloud-server/',
  date: null,
  dateNote: 'no date shown, copy read on 22 November 2026',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const generalFaq = {
  source: 'https://docs.hetzner.com/cloud/general/faq/',
  url: 'https://docs.hetzner.com/cloud/general/faq/',
  date: '2021-05-04',
  confidence: 'high',
  readBy: 'vendor',
} as const;

/** Hetzner Cloud: who does what on a server, what happens when a machine fails, and what is promised. */
export const hetznerOperations: readonly PlatformRow[] = [
  {
    id: 'hetzner/responsibility',
    kind: 'capability',
    field: 'updates',
    value: "management, maintenance and security of a cloud server are the customer's alone",
    source: 'technical and organizational measures, appendix 2 of the data protection agreement',
    url: 'https://docs.hetzner.com/general/security-and-identify/technical-and-organizational-measures',
    date: null,
    dateNote: 'no date shown, copy read on 22 November 2026',
    confidence: 'high',
    readBy: 'vendor',
  },
  {
    id: 'hetzner/backups',
    kind: 'capability',
    field: 'snapshot',
    value:
      "daily copies of the server's disk on request, seven are kept, deleted with the server; attached volumes are not in them",
    ...generalFaq,
  },
  {
    id: 'hetzner/backup-price',
    kind: 'price',
    field: 'snapshot',
    value: 20,
    unit: "% of the server's price for these copies",
    source: 'coollabsio/coolify-docs core/infrastructure/servers/provision-cloud-server at 25f2d4c',
    url: 'https://docs.hetzner.com/cloud/billing/faq',
    readAt:
      'https://github.com/coollabsio/coolify-docs/blob/main/content/docs/core/infrastructure/servers/provision-cloud-server.mdx',
    date: null,
    dateNote: 'no date shown, copy read on 22 November 2026',
    confidence: 'medium',
    readBy: 'third party',
    note: 'A second reading, at hetsnap.com, agrees.',
  },
  {
    id: 'hetzner/failure',
    kind: 'capability',
    field: 'failure',
    value:
      'a server moves to another machine while it runs, usually with less than a second of pause; where the hardware does not allow it, it starts again on another machine of the location',
    source: 'https://docs.hetzner.com/cloud/servers/technical-concepts/terminology',
    url: 'https://docs.hetzner.com/cloud/servers/technical-concepts/terminology',
    date: null,
    dateNote: 'no date shown, copy read on 22 November 2026',
    confidence: 'high',
    readBy: 'vendor',
  },
  {
    id: 'hetzner/guarantee',
    kind: 'capability',
    field: 'guarantee',
    value: '99.9 % a month for each cloud server, as a goal pursued with reasonable efforts',
    ...serviceAgreement,
    note: 'What is paid below it was not in the part that we could read.',
  },
  {
    id: 'hetzner/automation',
    kind: 'capability',
    field: 'automation',
    value: 'an API, a command line, a Terraform provider, an Ansible collection',
    source: 'https://github.com/hetznercloud',
    url: 'https://github.com/hetznercloud',
    date: null,
    dateNote: 'no date shown, copy read on 22 November 2026',
    confidence: 'high',
    readBy: 'vendor',
  },
  {
    id: 'hetzner/private-network',
    kind: 'capability',
    field: 'private-network',
    value: 'cloud Networks, free of charge; IPv4 only',
    ...networksFaq,
  },
  {
    id: 'hetzner/eu-regions',
    kind: 'capability',
    field: 'eu-regions',
    value: 'Falkenstein and Nuremberg (Germany), Helsinki (Finland)',
    ...networksFaq,
  },
  {
    id: 'hetzner/dpa',
    kind: 'capability',
    field: 'dpa',
    value: "yes, concluded in the customer's account",
    source: 'https://docs.hetzner.com/general/general-terms-and-conditions/data-privacy-faq/',
    url: 'https://docs.hetzner.com/general/general-terms-and-conditions/data-privacy-faq/',
    date: '2021-03-11',
    confidence: 'high',
    readBy: 'vendor',
  },
  {
    id: 'hetzner/certifications',
    kind: 'capability',
    field: 'certifications',
    value: 'data centres certified to ISO 27001',
    source: "a customer's data processing agreement of 2 June 2026",
    url: 'https://your-server.info/en/dpa',
    date: '2026-06-02',
    confidence: 'medium',
    readBy: 'third party',
    note: 'What you run on the server is not covered by it.',
  },
];
