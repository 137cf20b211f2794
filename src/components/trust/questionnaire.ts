import { brand } from '@site/src/lib/brand';
import { companyFact } from '@site/src/lib/company';
import { limitText, regions } from '@site/src/lib/limits';

export interface Question {
  q: string;
  a: string;
}

export interface Topic {
  title: string;
  questions: readonly Question[];
}

const [west, east] = regions.map(({ city, country }) => `${city}, ${country}`);
const page = (path: string) => `${brand.url}${path}`;

/**
 * Questions from purchasers and auditors, with answers in plain text for their forms. Everything here is also
 * in the contract or the documentation.
 */
export const questionnaire: readonly Topic[] = [
  {
    title: 'Company and contract',
    questions: [
      {
        q: 'Who is the provider?',
        a: `${brand.company}, a German company. Address and register: ${page('/docs/legal/impressum/')}`,
      },
      {
        q: 'Which law applies?',
        a: `German law. Terms: ${page('/docs/legal/terms/')}`,
      },
      {
        q: 'What are the term and the notice period?',
        a: `There is no minimum term, and you can cancel at any hour. The provider announces a closure of the platform ${limitText('closure.notice')} ahead.`,
      },
      {
        q: 'Is there an SLA?',
        a: `No. ${limitText('availability.goal')} availability a month is a goal, published on ${brand.statusUrl}. There are no financial credits.`,
      },
    ],
  },
  {
    title: 'Data protection',
    questions: [
      {
        q: 'Is there a data processing agreement under Article 28 GDPR?',
        a: `Yes. It's part of every contract and needs no signature: ${page('/docs/account/data-processing/')}`,
      },
      {
        q: 'Where is customer content stored?',
        a: `In the region you choose for a project: ${west} or ${east}. Database backups are stored in the other of the two. No content of apps, databases and volumes, and no backup, is stored outside Germany and Finland.`,
      },
      {
        q: 'Which sub-processors have access to customer content?',
        a: `Hetzner Online GmbH, Germany (servers and data centres in Germany and Finland). Providers of mail and support: ${companyFact('mailProvider')}, ${companyFact('supportProvider')}. New ones are announced ${limitText('terms.notice')} ahead by mail.`,
      },
      {
        q: 'Is data transferred to third countries?',
        a: `Not the content of apps, databases and volumes, and not their backups. Providers of mail and support: ${companyFact('thirdCountryTransfers')}.`,
      },
      {
        q: 'Who is the data protection officer?',
        a: `At present: ${companyFact('dataProtectionOfficer')}.`,
      },
      {
        q: 'How are data breaches reported?',
        a: 'By mail to the owners of the account, without undue delay after the provider becomes aware of the breach (section 7 of the agreement).',
      },
      {
        q: 'When is data deleted after the contract ends?',
        a: `You can fetch it for ${limitText('leave.keep')}. Then it is deleted, and its backups ${limitText('leave.backups')} later. Deletion is confirmed in text form on request.`,
      },
    ],
  },
  {
    title: 'Security',
    questions: [
      {
        q: 'Which certifications does the provider have?',
        a: 'None are claimed.',
      },
      {
        q: 'How are customers separated?',
        a: "Customers share hosts and their kernel. Each container has its own user namespace, seccomp's default profile, no extra capabilities and its own network; each project has a private network. Customers do not get separate virtual machines.",
      },
      {
        q: 'Is data encrypted in transit?',
        a: 'Yes: TLS at the edge, WireGuard between hosts, SSH for the bastion. Databases offer TLS but do not require it.',
      },
      {
        q: 'Is data encrypted at rest?',
        a: 'Secrets are. It is not promised for the content of databases and volumes, nor for snapshots and backups. You cannot bring your own keys (KMS, HSM).',
      },
      {
        q: 'How is access controlled?',
        a: `Four roles, projects limited to named people, TOTP and passkeys, which a project can require. There is no single sign-on (SAML, SCIM) and no read-only role. The bastion takes ${limitText('bastion.keys')} keys and no passwords.`,
      },
      {
        q: 'What is logged?',
        a: `Actions in the console and connections through the bastion, with who, when and target. The log of actions is kept for ${limitText('audit.days')}, logs of apps for ${limitText('logs.days')}. An export of the log of actions is sent by mail on request.`,
      },
      {
        q: 'How are vulnerabilities reported?',
        a: `To ${brand.supportMail}, answered within ${limitText('support.answer')}: ${page('/security/#disclosure')}`,
      },
    ],
  },
  {
    title: 'Continuity',
    questions: [
      {
        q: 'How often are backups made, and how long are they kept?',
        a: `Paid databases daily at ${limitText('backup.time')}, kept for ${limitText('backup.days')} in the other region. They travel between hosts through WireGuard. The schedule and the retention cannot be changed, but each backup can be downloaded. Volumes have daily snapshots in their own region if you switch them on. The free PostgreSQL has no backups.`,
      },
      {
        q: 'What are RPO and RTO?',
        a: `Up to ${limitText('backup.loss')} of a database's data can be lost when you go back to a backup. No recovery time is promised: restore a backup once and measure it. If a region is lost, nothing starts in the other one by itself: you restore its backups into a new project there.`,
      },
      {
        q: 'What happens when a host fails?',
        a: `Apps start on another host, usually within ${limitText('host.restart')}, with a volume within ${limitText('host.restartVolume')}. Databases start from their second copy on another host.`,
      },
      {
        q: 'How is maintenance announced?',
        a: `Planned maintenance is announced ${limitText('maintenance.notice')} ahead. Urgent security work may be done at once.`,
      },
      {
        q: 'How can we leave, and what does it cost?',
        a: `Databases leave as dumps and volumes over SFTP, at any time. There is no switching or exit fee, and the traffic for the move is included (EU Data Act): ${page('/docs/legal/terms/#switching')}`,
      },
    ],
  },
];

/** The addresses in the answers, with the words that link to each on the page. */
export const linkWords: Readonly<Record<string, string>> = {
  [page('/docs/legal/impressum/')]: 'read the imprint',
  [page('/docs/legal/terms/')]: 'read the terms',
  [page('/docs/legal/terms/#switching')]: 'read about switching',
  [page('/docs/account/data-processing/')]: 'read the agreement',
  [page('/security/#disclosure')]: 'how to report one',
  [brand.statusUrl]: 'the status page',
};

/** The whole questionnaire as plain text, for pasting into a form or a mail. */
export const asText = (topics: readonly Topic[]): string =>
  topics
    .map(({ title, questions }) =>
      [title.toUpperCase(), ...questions.map(({ q, a }) => `${q}\n${a}`)].join('\n\n'),
    )
    .join('\n\n');
