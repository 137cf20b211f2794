/** The themes of the threads, each with what it means, in the order of the analysis. */
export const themes = {
  'pricing-and-plan-limits': 'price rises, free plans cut or outgrown, quotas',
  'egress-and-traffic-bills': 'bandwidth, egress, network fees by the gigabyte',
  'cold-starts-and-idle-cost': 'sleeping services, scale to zero, paying for idle time',
  'db-connection-limits': 'PostgreSQL connections running out',
  'compose-and-multi-service': 'Compose files, several services as one app',
  'persistence-and-volumes': 'files lost on a restart or deploy',
  'backups-and-recovery': 'no, lost or awkward backups',
  'eu-data-residency': 'GDPR, region, jurisdiction',
  'kubernetes-complexity': 'cost or effort of Kubernetes',
  'server-upkeep': "looking after a server of one's own",
  'tls-and-proxy': 'certificates, routing, 502',
  'logs-and-observability': 'logs, alerts, monitoring',
  'builds-and-deploy-time': 'slow or resource-hungry builds and deploys',
  'leaving-and-lock-in': 'moving, planning to move, or being tied in',
  secrets: 'handling of secret values',
  monorepo: 'several apps in one repository',
  'preview-environments': 'a deployment for each pull request',
  'support-and-reliability': 'outages, suspensions, quality of support',
} as const;
export type Theme = keyof typeof themes;

export const SENTIMENTS = ['pain', 'wish', 'praise'] as const;
export const STAGES = ['hobby', 'solo', 'startup', 'team'] as const;
export const PLACES = ['GitHub issue', 'GitHub pull request', 'blog', 'forum'] as const;

/** One public thread or post, paraphrased. No names, no quotes. */
export interface Thread {
  id: `d${string}`;
  /** The thread. Link it with neutral text: some addresses contain a name. */
  url: string;
  where: (typeof PLACES)[number];
  /** ISO day, or month where no day is shown; null where no year is shown. */
  date: string | null;
  dateNote: string | null;
  platforms: readonly string[];
  theme: Theme;
  alsoThemes: readonly Theme[];
  says: string;
  didOrWanted: string;
  sentiment: (typeof SENTIMENTS)[number];
  /** What the author says of themselves, or null. */
  stage: (typeof STAGES)[number] | null;
  stageNote: string | null;
  /** How much of the thread was read. */
  read: string;
  /** What a writer has to know before using the thread. */
  caution: string | null;
}
