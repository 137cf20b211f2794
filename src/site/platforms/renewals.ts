import type { PlatformId } from './types.ts';

/** What a new look at the facts of a platform found on a day. */
export interface Renewal {
  day: string;
  platform: PlatformId;
  /** Where was looked, and what was found there, in words. */
  looked: string;
  /** Facts that got a newer day from it; all others of the platform stand as they were. */
  renewed: readonly string[];
}

const on22November = (
  platform: PlatformId,
  looked: string,
  ...renewed: readonly string[]
): Renewal => ({ day: '2026-11-22', platform, looked, renewed });

/**
 * Looks at facts that were over 90 days old, without a day, or not read at the
 * vendor. Only stored copies could be read: no vendor's page was open.
 */
export const renewals: readonly Renewal[] = [
  on22November(
    'heroku',
    'heroku/cli of 4 August 2026: prices of five dynos, all as they stood; the Dev Center: its page on isolation in the place of a competitor’s; api-evangelist/heroku: prices generated in May 2026, eleven agree; heroku/roadmap 140: a customer names 60 USD for the Premium-2 store',
  ),
  on22November(
    'fly',
    'superfly/docs: texts without a day agree on plans of Postgres, volumes, traffic, addresses, trial, regions and the missing alerts; they differ on the storage of Postgres (what is used, not what is provisioned), on the data centres and on the rise of prices (13 to 19 %, not a tenth), which were mended',
  ),
  on22November(
    'railway',
    'railwayapp/docs: newest dated copy of 21 August 2026, all of 34 facts of its pages agree; agentdeals of 5 September 2026 agrees on the minimum of Hobby and on the trial, but is no vendor’s text',
  ),
  on22November(
    'render',
    'agentdeals pull 1361 of 5 September 2026, read from render.com/pricing: traffic; two readings of render.com/pricing of 2 and 8 October 2026 in notes of projects: eight prices as they stood; a copy of the list of plans: no plan of 1 GB for services, one of 2 GB for Postgres; render.com/docs: the page on the private network in the place of a mirror',
    'render/instance-starter',
    'render/instance-standard',
    'render/workspace-hobby',
    'render/workspace-pro',
    'render/postgres-basic-256mb',
    'render/postgres-basic-1gb',
    'render/postgres-storage',
    'render/redis-starter',
    'render/egress',
    'render/egress-allowance-hobby',
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
    'aiven/aiven-docs: a copy of the free tier’s page without a day, agrees on one node, 1 CPU, 1 GB of memory and of disk, 20 connections and backups',
  ),
  on22November(
    'market',
    'moveinfra/eu-cloud-prices: no copy to be had; no second reading of the price of Azure, Google Cloud or AWS was found',
  ),
];
