import type { Part, PartKind, Stack } from './index.ts';
import type { SizeName } from '../../site/prices.ts';

const part = (kind: PartKind, size: SizeName, gb = 0, count = 1): Part => ({
  kind,
  size,
  count,
  gb,
});

/** A stack to start from, with what it stands for. */
export interface Preset {
  id: string;
  label: string;
  /** One sentence: what runs in it. */
  text: string;
  stack: Stack;
}

/** The stacks that the pricing page works out. */
export const presets = [
  {
    id: 'side-project',
    label: 'Side project',
    text: 'One small web app with its uploads on a volume and the free PostgreSQL of the account.',
    stack: {
      parts: [part('app', 'nano'), part('free', 'nano'), part('volume', 'micro', 3)],
      trafficTb: 0.1,
      buildMinutes: 60,
    },
  },
  {
    id: 'start-up',
    label: 'Start-up',
    text: 'A web app on two replicas, a PostgreSQL with 10 GB, a Redis for sessions, a volume for files.',
    stack: {
      parts: [
        part('app', 'small', 0, 2),
        part('postgres', 'medium', 10),
        part('redis', 'nano'),
        part('volume', 'micro', 20),
      ],
      trafficTb: 0.5,
      buildMinutes: 400,
    },
  },
  {
    id: 'agency',
    label: 'Agency',
    text: 'Three client sites, each an app with a MySQL of its own and a volume for media.',
    stack: {
      parts: [
        part('app', 'small'),
        part('app', 'micro'),
        part('app', 'micro'),
        part('mysql', 'small', 10),
        part('mysql', 'micro', 5),
        part('mysql', 'micro', 5),
        part('volume', 'micro', 40),
        part('volume', 'micro', 20),
        part('volume', 'micro', 20),
      ],
      trafficTb: 0.8,
      buildMinutes: 300,
    },
  },
] as const satisfies readonly Preset[];

/** The preset that the page shows first, and without scripts. */
export const defaultPreset: Preset = presets[1];
