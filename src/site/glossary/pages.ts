/** The pages that explain terms: site path → the words of the link to it. */
export const explainingPages = {
  '/learn/foundations/linux-cli-essentials/': 'Lesson: the Linux command line',
  '/learn/foundations/networking-basics/': 'Lesson: networking',
  '/learn/foundations/git-first-steps/': 'Lesson: first steps with Git',
  '/learn/foundations/git-branching/': 'Lesson: branches in Git',
  '/learn/foundations/ssh-and-servers/': 'Lesson: SSH and servers',
  '/learn/foundations/dns-and-certificates/': 'Lesson: DNS and certificates',
  '/learn/foundations/backups-and-restores/': 'Lesson: backups and restores',
  '/learn/foundations/ci-and-deploys/': 'Lesson: CI and deploys',
  '/learn/foundations/what-is-docker/': 'Lesson: what Docker is',
  '/learn/foundations/docker-vs-vm/': 'Lesson: containers and virtual machines',
  '/learn/foundations/images-vs-containers/': 'Lesson: images and containers',
  '/learn/foundations/docker-volumes/': 'Lesson: Docker volumes',
  '/learn/foundations/docker-compose-basics/': 'Lesson: Docker Compose',
  '/learn/foundations/dockerfile-vs-compose/': 'Lesson: Dockerfile and Compose file',
  '/learn/foundations/env-vars-secrets/': 'Lesson: environment variables and secrets',
  '/learn/foundations/sql-vs-nosql/': 'Lesson: SQL and NoSQL',
  '/learn/foundations/postgres-basics/': 'Lesson: PostgreSQL',
  '/learn/foundations/mysql-basics/': 'Lesson: MySQL',
  '/learn/foundations/redis-basics/': 'Lesson: Redis',
  '/learn/proxies/nginx/': 'Lesson: nginx',
  '/learn/proxies/caddy/': 'Lesson: Caddy',
  '/learn/proxies/haproxy/': 'Lesson: HAProxy',
  '/learn/proxies/traefik/': 'Lesson: Traefik',
  '/docs/apps/': 'Docs: apps',
  '/docs/apps/deploy-from-docker/': 'Docs: deploy an image',
  '/docs/faq/': 'Docs: questions and answers',
  '/docs/apps/advanced/': 'Docs: settings of an app',
  '/docs/apps/releases/': 'Docs: releases',
  '/docs/apps/health/': 'Docs: health checks',
  '/docs/apps/scaling/': 'Docs: scaling',
  '/docs/apps/variables/': 'Docs: variables and secrets',
  '/docs/apps/ci/': 'Docs: deploy from your CI',
  '/docs/apps/deploy-from-git/': 'Docs: deploy from Git',
  '/docs/apps/observability/': 'Docs: logs, metrics and alerts',
  '/docs/billing/pricing-model/': 'Docs: how the bill is computed',
  '/docs/networking/domains/': 'Docs: domains',
  '/docs/networking/internal-routing/': 'Docs: the private network',
  '/docs/services/': 'Docs: services',
  '/docs/services/bastion/': 'Docs: the bastion',
  '/docs/services/postgresql/': 'Docs: PostgreSQL',
  '/docs/services/volumes/': 'Docs: volumes',
  '/docs/templates/': 'Docs: templates',
} as const;

/** The site path of a page that explains terms. */
export type ExplainingPage = keyof typeof explainingPages;

/** A term of the glossary. */
export interface GlossaryTerm {
  /** The anchor on the glossary page; never changes once published. */
  id: string;
  term: string;
  /** One to three sentences of plain text, without markup. */
  definition: string;
  /** The page that explains the term. */
  to: ExplainingPage;
}

/** A row of a glossary table: id, term, definition. */
export type TermRow = readonly [id: string, term: string, definition: string];

/** The terms of a table whose rows are explained by one page. */
export function termsOf(to: ExplainingPage, rows: readonly TermRow[]): GlossaryTerm[] {
  return rows.map(([id, term, definition]) => ({ id, term, definition, to }));
}
