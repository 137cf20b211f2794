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
    'api-evangelist/heroku: prices generated in May 2026, eleven agree, one has the Premium-2 store at 60 USD without a reading; threads of heroku/roadmap: nothing newer',
  ),
  on22November(
    'fly',
    'superfly/docs: a text without a day, newer than the rise of October 2026, has the prices of Machines by region; the newest dated copy of the rest is of 7 August 2026, which the facts are of',
  ),
  on22November(
    'railway',
    'railwayapp/docs: newest dated copy of 21 August 2026; agentdeals of 5 September 2026 agrees on the minimum of Hobby and on the trial, but is no vendor’s text',
  ),
  on22November(
    'render',
    'agentdeals pull 1361 of 5 September 2026, read from render.com/pricing: traffic; render.com/docs: copies older than the plans of April 2026; api-evangelist/render: generated in May 2026',
    'render/egress',
    'render/egress-allowance-hobby',
  ),
  on22November(
    'vercel',
    'api-evangelist/vercel: generated in May 2026, agrees on the Pro plan, its traffic and requests',
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
