import type { LinkRow } from '@site/src/components/shell/LinkList';

/** A mail that support can act on at once. */
export const letter = `Project:    shop
Service:    web
When:       2026-11-24 09:30 UTC
I did:      pressed Deploy
I expected: release 42 to become healthy
I got:      3 failed checks, and the old release stayed
Since:      release 41 was the last one that worked`;

/** Where most questions are already answered. */
export const firstLooks: readonly LinkRow[] = [
  {
    to: '/docs/apps/observability/#find',
    label: 'Find a fault',
    text: 'what events, logs and metrics tell you, and where to look first',
  },
  {
    to: '/docs/apps/releases/#failures',
    label: 'A release fails',
    text: 'what each message means, and what helps',
  },
  {
    to: '/docs/networking/domains/#failures',
    label: 'A domain or certificate is stuck',
    text: 'records, and what each state in the console waits for',
  },
  {
    to: '/docs/services/postgresql/errors/#failures',
    label: 'The database refuses',
    text: 'connections, passwords, a full disk',
  },
  {
    to: '/docs/services/bastion/#failures',
    label: "The tunnel doesn't open",
    text: 'keys, names, ports',
  },
  {
    to: '/docs/faq/',
    label: 'Questions and answers',
    text: 'short, each with a link to the page behind it',
  },
  { to: '/docs/not-offered/', label: 'Not offered', text: "so you don't have to ask" },
];
