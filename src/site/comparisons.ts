import type { PlatformId } from './platforms/types.ts';

/** A page that compares with another platform. */
export interface Comparison {
  platform: PlatformId;
  /** The page's file in `src/pages/hosting/`, without its ending. */
  page: string;
  /** Where its readers are now. */
  from: string;
  /** What speaks for staying, then what for moving. */
  choice: string;
}

/** Every page that compares with another platform: the list of them, links to them and the search are made from it. */
export const comparisons: readonly Comparison[] = [
  {
    platform: 'heroku',
    page: 'alternative-to-heroku-eu',
    from: 'Heroku',
    choice: 'stay for add-ons and no Dockerfile; move for disks',
  },
  {
    platform: 'render',
    page: 'alternative-to-render-eu',
    from: 'Render',
    choice: 'stay for free services and cron; move for traffic',
  },
  {
    platform: 'railway',
    page: 'alternative-to-railway-eu',
    from: 'Railway',
    choice: 'stay if services idle; move for managed databases',
  },
  {
    platform: 'fly',
    page: 'alternative-to-fly-io',
    from: 'Fly.io',
    choice: 'stay for many small apps and regions; move for a database',
  },
  {
    platform: 'vercel',
    page: 'alternative-to-vercel-eu',
    from: 'Vercel',
    choice: 'stay for pages and previews; move for workers and files',
  },
  {
    platform: 'digitalocean',
    page: 'alternative-to-digitalocean-app-platform',
    from: 'DigitalOcean App Platform',
    choice: 'stay for Droplets in the same network; move for volumes',
  },
  {
    platform: 'coolify',
    page: 'alternative-to-coolify',
    from: 'Coolify',
    choice: 'stay for a machine of your own at one price; move if it takes too many of your hours',
  },
  {
    platform: 'hetzner',
    page: 'hetzner-server-or-platform',
    from: 'a server at Hetzner',
    choice: 'stay if you like the work; move if it costs you more than the difference',
  },
];

/** The address of a comparison. */
export const addressOf = ({ page }: Comparison): string => `/hosting/${page}/`;
