import type { PlatformId } from './types.ts';

/** What a new look at the facts of a platform found on a day. */
export interface Renewal {
  day: string;
  platform: PlatformId;
  /** Where was looked, and what was found there, in words. */
  looked: string;
  /** Facts that got a newer day from it; all others of the platform stand as they were. */
  renewed: readonly string[];
  /** Facts that somebody else's reading stood for, and the vendor's own text stands for now, be it older. */
  ownWords: readonly string[];
}

const on22November = (
  platform: PlatformId,
  looked: string,
  ...renewed: readonly string[]
): Renewal => ({ day: '2026-11-22', platform, looked, renewed, ownWords: [] });

const on23November = (
  platform: PlatformId,
  looked: string,
  ...ownWords: readonly string[]
): Renewal => ({ day: '2026-11-23', platform, looked, renewed: [], ownWords });

/**
 * Looks at facts that were over 90 days old, without a day, or not read at the
 * vendor. Only stored copies could be read: no vendor's page was open.
 */
export const renewals: readonly Renewal[] = [
  on22November(
    'heroku',
    "heroku/cli of 4 August 2026: prices of five dynos, all as they stood; the Dev Center: its page on isolation in the place of a competitor's; api-evangelist/heroku: prices generated in May 2026, eleven agree; heroku/roadmap 140: a customer names 60 USD for the Premium-2 store",
  ),
  on22November(
    'fly',
    'superfly/docs: texts without a day agree on plans of Postgres, volumes, traffic, addresses, trial, regions and the missing alerts; they differ on the storage of Postgres (what is used, not what is provisioned), on the data centres and on the rise of prices (13 to 19 %, not a tenth), which were mended',
  ),
  on22November(
    'railway',
    "railwayapp/docs: newest dated copy of 21 August 2026, all of 34 facts of its pages agree; agentdeals of 5 September 2026 agrees on the minimum of Hobby and on the trial, but is no vendor's text",
  ),
  on22November(
    'render',
    'agentdeals pull 1361 of 5 September 2026, read from render.com/pricing: traffic; two readings of render.com/pricing of 2 and 8 October 2026 in notes of projects: eight prices as they stood; a copy of the list of plans: no plan of 1 GB for services, one of 2 GB for Postgres; render.com/docs: the page on the private network in the place of a mirror',
  ),
  on22November(
    'vercel',
    'api-evangelist/vercel: generated in May 2026, agrees on the Pro plan, its traffic and requests; vercel.com/docs/storage of 17 June 2026: databases from the Marketplace',
  ),
  on22November(
    'digitalocean',
    'api-evangelist/digitalocean: no file of prices; threads on App Platform: nothing newer, no launch of volumes',
  ),
  on22November(
    'netlify',
    'docs.netlify.com: copies without a day, agree on the start of credits and on their plans; api-evangelist/netlify: generated in May 2026, agrees on all three plans',
  ),
  on22November(
    'hetzner',
    'agentdeals pull 1286 of 3 September 2026, read from the plan pages and their price API: two prices with IPv4, two more by its share; nothing newer on what can be ordered',
    'hetzner/vps-cx23',
    'hetzner/vps-cx23-ipv4',
    'hetzner/vps-cax11',
    'hetzner/vps-cpx22',
  ),
  on22November(
    'coolify',
    'every fact is new and of that day; the pages of the documentation show none of their own',
  ),
  on22November('neon', 'api-evangelist/neon: generated in May 2026, agrees on Free and Launch'),
  on22November(
    'supabase',
    'api-evangelist/supabase: generated in May 2026, agrees on Free and Pro; agentdeals pull 1361 of 5 September 2026 agrees on 5 GB of traffic alone',
  ),
  on22November(
    'aiven',
    "aiven/aiven-docs: a copy of the free tier's page without a day, agrees on one node, 1 CPU, 1 GB of memory and of disk, 20 connections and backups",
  ),
  on22November(
    'market',
    'moveinfra/eu-cloud-prices: no copy to be had; no second reading of the price of Azure, Google Cloud or AWS was found',
  ),
  on23November(
    'render',
    "READMEs of render-examples and the plugin of render-oss, which name prices; a copy of render.com/docs/outbound-bandwidth from after 23 April 2026 agrees on 0.15 USD a GB; copies at render.com on free services and bandwidth are of the old plans; the list of plans of 18 August 2026 has no Postgres of 2 GB. Without the vendor's words: workspaces, their traffic, domains, builds, the free web service, the agreement on data, the clouds underneath, no Compose",
    'render/instance-starter',
    'render/instance-standard',
    'render/instance-pro',
    'render/postgres-basic-256mb',
    'render/postgres-storage',
    'render/postgres-basic-1gb',
    'render/redis-free',
    'render/redis-starter',
    'render/redis-standard',
    'render/volume',
    'render/git-push',
  ),
  on23November(
    'vercel',
    "vercel.com/legal/dpa: three clouds, where a competitor had named one, and the company; the page on the Pro plan confirms the credit, free viewers, 1 TB and 10 million requests, and the copy ends before its price; the page on security; vercel/vercel-plugin names no prices; two projects read those of Frankfurt on 24 August and 5 October 2026. Without the vendor's words: prices by region, seats, requests, the private plan, regions",
    'vercel/underlying-cloud',
    'vercel/company',
    'vercel/change-2026-02',
    'vercel/certifications',
  ),
  on23November(
    'heroku',
    "copies of the Dev Center: Eco dynos, the end of the free ones, certificates (Eco dynos are no longer excepted), the Key-Value Store; heroku/heroku-claude-plugin and heroku/base-images. Its pages on plans of Postgres and on limits break off before prices and traffic. Without the vendor's words: prices of Postgres, Premium-0, traffic, no limit on spending",
    'heroku/dyno-eco',
    'heroku/redis-mini',
    'heroku/postgres-free',
    'heroku/free-tier',
    'heroku/change-2022-11-28',
    'heroku/domain-tls',
    'heroku/managed-databases',
    'heroku/change-stack-26',
  ),
  on23November(
    'digitalocean',
    'digitalocean-labs/do-app-platform-skills: the development database; digitalocean/openapi of 7 August 2026 agrees on 50 to 900 GiB of traffic by instance and has no price above them. Pages of docs.digitalocean.com on prices: no copy',
    'digitalocean/postgres-dev',
  ),
  on23November(
    'hetzner',
    'hetzner.com: the company; docs.hetzner.com on networks, backups and bills names neither the 20 % nor the MTU; repositories of Hetzner Cloud and its price page hold no prices; the letter of 28 May 2026 was posted by a customer',
    'hetzner/company',
  ),
  on23November(
    'railway',
    "the vendor's report on 19 May 2026 is quoted by others and was linked; no copy of it, of the legal pages or of the post on the free plan",
  ),
  on23November(
    'render',
    "its price page for programs, copied on 26 June 2026, and its page on free instances: workspaces, traffic, domains, builds and the free tier, all as they stood. Without the vendor's words: the clouds underneath, the company's place, what the agreement relies on, no Compose, and the plans of August 2026",
    'render/workspace-hobby',
    'render/workspace-pro',
    'render/workspace-scale',
    'render/postgres-basic-4gb',
    'render/postgres-free',
    'render/egress',
    'render/egress-allowance-hobby',
    'render/egress-allowance-pro',
    'render/egress-allowance-scale',
    'render/domain-tls',
    'render/build',
    'render/free-tier',
    'render/billing-model',
    'render/spend-cap',
    'render/change-2026-04-23',
  ),
  on23November(
    'vercel',
    "pages of its documentation for programs, copied between 3 April and 21 September 2026: a flat price for traffic, which we had not named; Elastic in the place of Turbo as the machine of new teams; functions of more than 800 seconds in beta; all other figures as they stood. Its page on prices in Frankfurt: no copy, but its table of April. Without the vendor's words: its entries of May 2026 and September 2025, of which only the titles were found, and the clauses of the agreement",
    'vercel/plan-pro',
    'vercel/cpu-fra1',
    'vercel/memory-fra1',
    'vercel/compute-eu-other',
    'vercel/compute-us',
    'vercel/invocations',
    'vercel/build',
    'vercel/egress',
    'vercel/edge-requests',
    'vercel/domain-tls',
    'vercel/seat',
    'vercel/free-tier',
    'vercel/billing-model',
    'vercel/eu-regions',
  ),
  {
    ...on23November(
      'netlify',
      "its documentation of 12 September 2026: plans, tiers, recharge and certificates, all as they stood; its changelog of 5 September 2025: the first packs; its template of an e-mail: the legacy price. Without the vendor's words: the company, its agreement, the plan for open source",
      'netlify/plan-free',
      'netlify/plan-personal',
      'netlify/plan-pro-5000',
      'netlify/plan-pro-10000',
      'netlify/plan-pro-15000',
      'netlify/plan-pro-20000',
      'netlify/egress-legacy',
      'netlify/domain-tls',
      'netlify/spend-cap',
      'netlify/launch-credit-deploy',
      'netlify/launch-credit-pack-personal',
      'netlify/launch-credit-pack-pro',
    ),
    renewed: ['netlify/free-tier'],
  },
  on23November(
    'neon',
    "its price page for programs, copied on 26 June 2026: 500 GB of traffic, where its documentation of March had 100, and a full disk suspends compute as well; its page on Azure regions. Without the vendor's words: the company, its agreement, and changes of 2025",
    'neon/postgres-free-limit-effect',
    'neon/egress',
    'neon/change-2026-04-07',
  ),
  on23November(
    'supabase',
    "its price page for programs, copied on 26 June 2026: 500 MB of memory on the free plan, where we had 1 GB; its documentation on pausing: a year to resume. Without the vendor's words: the party to the agreement",
    'supabase/postgres-free',
    'supabase/postgres-free-backups',
    'supabase/postgres-free-restore',
  ),
  on23November(
    'heroku',
    'a page of prices for programs, the marketplace of add-ons, guides of the Dev Center: none has the price of a Postgres plan of today; one guide of an earlier time has 5 USD for the plan before Essential-0',
  ),
  on23November(
    'hetzner',
    'the page on the change of prices: quoted by others, no copy; hetzner.com/cloud as fetched on 20 September 2026 has no amounts in its text, they come from a script; docs.hetzner.com on measures names no ISO 27001 in what was read',
  ),
  on23November(
    'digitalocean',
    'pages of docs.digitalocean.com on prices and details: linked by many, no copy; answers of its community name the 5 and 7 USD of the smallest app and development database',
  ),
  on23November(
    'railway',
    'its price page for programs, copied on 26 June 2026, has 5 and 20 USD a month and no rates; the report on 19 May 2026 and the legal pages: no copy, only summaries and imprints of others',
  ),
  on23November(
    'fly',
    "no second copy of its prices before the rise, which the vendor's page no longer has",
  ),
  on23November(
    'aiven',
    'aiven.io/pricing: transcribed by a third party on 20 September 2026 from the page itself; no copy of the page',
  ),
  on23November(
    'digitalocean',
    "a copy of 7 January 2026 of its page on the prices of App Platform: traffic and the day of the price model as they stood, three free apps where we had three sites, and autoscaling with dedicated vCPUs only; its page on restoring PostgreSQL: seven days, which we had not named; its page on alerts; the announcement on the Standard edition, as others quote it. Without the vendor's words: prices of PostgreSQL, Valkey and MySQL, no free PostgreSQL, certificates, the announcement",
    'digitalocean/egress',
    'digitalocean/free-tier',
    'digitalocean/spend-cap',
    'digitalocean/change-2024-05-07',
  ),
  on23November(
    'fly',
    'a second reading of some 55 figures and statements in superfly/docs, all as they stood; what a customer would name and we had not: snapshots of volumes by themselves, PgBouncer with Managed Postgres, TCP and UDP, the Dockerfile that fly launch writes',
  ),
  on23November(
    'railway',
    "a second reading of some 40 figures and statements in copies of railwayapp/docs older than ours of August: two could not be settled there, the step in which usage is counted, which two readings of the price page of August 2026 put at a second, and the commitment for priority support, which the older copies put lower. Buckets and PgBouncer, which we had not named. Without the vendor's words: the report on 19 May 2026, the legal pages",
  ),
  on23November(
    'heroku',
    "guides and pages of the Dev Center and heroku/cli once more: the price of Essential-0; memory of dynos; regions, which name 'Europe' for all but Private Spaces, in the place of a competitor's mapping; Private Spaces are for verified Heroku Teams as well since December 2024, which was mended; 23 figures and statements compared. Without the vendor's words: prices of Essential-1 and -2, Standard-0 and Premium-0, traffic, no limit on spending",
    'heroku/postgres-essential-0',
  ),
  on23November(
    'coolify',
    'a second reading of 27 statements in coolify-docs and at the repository: GitLab has an app since 4.3, where we had webhooks alone, and Docker Swarm is called deprecated there; both were mended. The number of one-click services is new; all others as they stood',
  ),
  on23November(
    'render',
    "its page on languages: seven need no Dockerfile, which we had not named; its page on compute plans, which its plugin mentions: no copy. Without the vendor's words: the price of Postgres with 2 GB and what stood there before",
  ),
  on23November(
    'vercel',
    'the price page of Upstash for programs: the fixed plan as it stood; its page on Blob, which the page on files had not named; a mirror has a price of Blob of 2025, none of today',
    'vercel/redis-250mb',
  ),
  on23November(
    'hetzner',
    "its page on how it bills, changed on 30 November 2025, in the place of questions and answers of 2023; 15 figures once more, in docs.hetzner.com and in projects that quote them: none in its own text, and its page on object storage has a price of 2024. Without the vendor's words: prices of servers, addresses, volumes, snapshots and backups",
  ),
  on23November(
    'netlify',
    'the rate of a deploy at the start of credits: copies of its pages of that time end before the table; its page for Enterprise has 15, and eight projects counted 15 beside the other rates of that time',
  ),
];
