/** The platforms whose facts the site states, and the market as a whole. */
export const PLATFORM_IDS = [
  'heroku',
  'fly',
  'railway',
  'render',
  'vercel',
  'digitalocean',
  'netlify',
  'coolify',
  'hetzner',
  'neon',
  'supabase',
  'aiven',
  'market',
] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];

export const platformNames: Readonly<Record<PlatformId, string>> = {
  heroku: 'Heroku',
  fly: 'Fly.io',
  railway: 'Railway',
  render: 'Render',
  vercel: 'Vercel',
  digitalocean: 'DigitalOcean App Platform',
  netlify: 'Netlify',
  coolify: 'Coolify',
  hetzner: 'Hetzner Cloud',
  neon: 'Neon',
  supabase: 'Supabase',
  aiven: 'Aiven',
  market: 'Market',
};

export type FactKind =
  'price' | 'capability' | 'change' | 'complaint' | 'network' | 'basket' | 'rate' | 'trend';

/** A sourced fact as written in the data files; `null` values may be left out there. */
export interface PlatformRow {
  /** `<platform>/<name>`, stable: pages refer to it. */
  id: `${PlatformId}/${string}`;
  kind: FactKind;
  /** What it is about, the same word on every platform: `container`, `egress`, `docker-image` … */
  field: string;
  /** An amount in `currency`, a figure in `unit`, or the fact in words. */
  value: number | string;
  unit?: string;
  currency?: 'USD' | 'EUR';
  /** What was read, in words. */
  source: string;
  /**
   * The page to link: the vendor's own for prices and capabilities, the thread
   * or article for changes and complaints, null where there is none.
   */
  url: string | null;
  /** The public address where the value was read, where that is not `url`. */
  readAt?: string;
  /** The day on which the source said so, or null: then `dateNote` says what is known. */
  date: string | null;
  dateNote?: string;
  /** When the change or complaint happened: ISO year, month or day. It does not age. */
  event?: string;
  confidence: 'high' | 'medium';
  /**
   * 'vendor': the vendor's own text was read; 'competitor': the text of somebody who sells the same;
   * 'third party': anybody else's text about it.
   */
  readBy: 'vendor' | 'third party' | 'competitor';
  note?: string;
}

/** A sourced fact with every field set. */
export interface PlatformFact extends Required<Omit<PlatformRow, OptionalField>> {
  platform: PlatformId;
  unit: string | null;
  currency: 'USD' | 'EUR' | null;
  readAt: string | null;
  dateNote: string | null;
  event: string | null;
  note: string | null;
}

type OptionalField = 'unit' | 'currency' | 'readAt' | 'dateNote' | 'event' | 'note';
