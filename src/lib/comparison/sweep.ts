import { brand } from '../brand.ts';
import { type ComparedPlatform, ON_A_SERVER, platformCost, workloadOf } from '../cost/index.ts';
import { dollarsOf, saidIn } from '../cost/amounts.ts';
import { dearerIn } from '../cost/fly.ts';
import {
  AXES,
  type Axis,
  factsOfApps,
  type Stretch,
  stretchesOf,
  sweep,
  type SweepPoint,
} from '../cost/sweep.ts';
import { grouped } from '../numbers.ts';
import { capital, listed } from '../words.ts';
import { withoutText } from './band.ts';
import { sideName } from './ledger.ts';
import { sourceViews, type SourceView } from './sources.ts';
import { memoryText } from './stacks.ts';

/** Both bills along one axis, with the texts about them. */
export interface SweepAxis {
  axis: Axis;
  /** 'Memory'. */
  label: string;
  /** Who costs less where. */
  verdict: string;
  /** What's costed, and what a reader has to know about it. */
  note: string;
  /** The basis of the drawing for memory. The others draw sums whose lines are on the page. */
  sources: readonly SourceView[];
}

/** How both bills grow along three axes. */
export interface SweepView {
  name: string;
  /** True if the other side never costs less on any axis. */
  isNeverLess: boolean;
  axes: readonly SweepAxis[];
}

const LABELS: Readonly<Record<Axis, string>> = {
  memory: 'Memory of an app',
  traffic: 'Traffic',
  apps: 'Number of apps',
};

/** A place on an axis in words: '512 MB', '1.63 GB', '13 apps'. */
export function placeOf(axis: Axis, at: number): string {
  if (axis === 'apps') return `${at} app${at === 1 ? '' : 's'}`;
  if (axis === 'memory') return memoryText(at);
  return at < 1000 ? `${at} GB` : `${Math.round(at / 10) / 100} TB`;
}

/** Where a stretch is, in words. On an axis without gaps, it starts where the previous one ends. */
function rangeOf(axis: Axis, stretches: readonly Stretch[], place: number): string {
  const { from, to } = stretches[place] as Stretch;
  const before = stretches[place - 1];
  const isLast = place === stretches.length - 1;
  if (!before) return `up to ${placeOf(axis, to)}`;
  if (axis === 'apps') {
    if (isLast) return `from ${placeOf(axis, from)} on`;
    return from === to ? `at ${placeOf(axis, from)}` : `from ${from} to ${placeOf(axis, to)}`;
  }
  const start = placeOf(axis, before.to);
  return isLast ? `above ${start}` : `from ${start} to ${placeOf(axis, to)}`;
}

/** Who costs less where. Names all sides but the one with most stretches, which gets 'everywhere else'. */
export function verdictOf(axis: Axis, stretches: readonly Stretch[], theirs: string): string {
  const said = {
    ours: `${brand.product} costs less`,
    theirs: `${theirs} costs less`,
    even: 'about the same',
  };
  const kinds = [...new Set(stretches.map(({ less }) => less))]
    .map((less) => ({
      less,
      ranges: stretches.flatMap((stretch, place) =>
        stretch.less === less ? rangeOf(axis, stretches, place) : [],
      ),
    }))
    .sort((one, other) => one.ranges.length - other.ranges.length);
  const [first] = kinds;
  if (!first) return '';
  if (kinds.length === 1) return `${capital(said[first.less])} throughout.`;
  if (stretches.length === 2)
    return `${capital(
      stretches
        .map(({ less }, place) => `${said[less]} ${rangeOf(axis, stretches, place)}`)
        .join(', '),
    )}.`;
  const rest = kinds.pop();
  const parts = kinds.map(({ less, ranges }) => `${said[less]} ${listed(ranges)}`);
  return `${capital(parts.join('; '))}. ${capital(said[rest?.less ?? 'even'])} everywhere else.`;
}

/**
 * Where the other side starts to cost less beyond the chart, because theirs stops growing and ours doesn't.
 * Empty if it never does.
 */
function beyond(points: readonly SweepPoint[], theirs: string): string {
  const [before, last] = points.slice(-2);
  if (!before || !last || last.theirs === null || last.theirs < last.ours) return '';
  const grows = last.ours - before.ours;
  if (last.theirs !== before.theirs || grows <= 0) return '';
  const at = last.at + ((last.theirs - last.ours) / grows) * (last.at - before.at);
  return `${capital(theirs)} would cost less above about ${Math.round(at / 1000)} TB.`;
}

/** The facts in such a note, in addition to those of the prices. */
const SAID: Partial<Readonly<Record<ComparedPlatform, readonly string[]>>> = {
  coolify: ['coolify/requirements'],
  fly: ['fly/processor'],
  heroku: ['heroku/fir-4gb', 'heroku/fir-8gb', 'heroku/private-space'],
  render: ['render/free-tier'],
  vercel: ['vercel/function-memory'],
};

/** What a reader has to know about a platform's container or server. */
const APP: Readonly<Record<ComparedPlatform, () => string>> = {
  coolify: () =>
    `The server runs Coolify as well, which needs ${saidIn('coolify/requirements', /([\d.]+ GB) of memory/)}. Your work isn't in the sum.`,
  digitalocean: () => 'Above 2 GB its cheapest instance has its own processors. Ours are shared.',
  fly: () =>
    `Prices are Amsterdam's. Frankfurt costs ${dearerIn('Frankfurt')} more. A shared vCPU there may run ${saidIn('fly/processor', /run ([\d.]+ %)/)} of the time, and in bursts.`,
  heroku: () =>
    `The diamonds are dynos of its newer generation, Fir. They need a Private Space, up to ${grouped(dollarsOf('heroku/private-space'))} USD a month, which isn't in the chart.`,
  hetzner: () => "The server keeps 1 GB for the system. Your work isn't in the sum.",
  railway: () =>
    'It bills the memory in use, counted here as full all month. If your app is only full at its peak, you pay less there.',
  render: () =>
    `It also has a free service of ${saidIn('render/free-tier', /web service ([\d.]+ MB)/)}, which sleeps when nobody visits it.`,
  vercel: () =>
    `A function has at most ${saidIn('vercel/function-memory', /([\d.]+ GB) on Pro/)}. We count it as if it were on all month. With few visits you pay little more than the plan.`,
};

/** Platforms on which many small databases share a server in the sums. */
const SHARED: ReadonlySet<ComparedPlatform> = new Set(['digitalocean', 'fly', 'render', 'vercel']);

/** Where the databases of many small apps are. */
function databasesText(platform: ComparedPlatform): string {
  if (ON_A_SERVER.some((known) => known === platform))
    return 'There they are all on one server. Here each app and each database is separate.';
  return SHARED.has(platform)
    ? 'There they share one database server. Here each has its own.'
    : 'Each has its own database on both sides.';
}

function noteOf(
  axis: Axis,
  platform: ComparedPlatform,
  points: readonly SweepPoint[],
  name: string,
): string {
  if (axis === 'memory')
    return `One app alone, always on, in the smallest size that fits. ${APP[platform]()}`;
  if (axis === 'apps')
    return `Apps of the side project's size, each with a PostgreSQL. ${databasesText(platform)}`;
  const without = withoutText(platformCost(platform, workloadOf('start-up')));
  return [
    `The start-up's stack${without && `, on ${name} without ${without}`}.`,
    platform === 'hetzner' &&
      `Two projects report ${saidIn('hetzner/egress', /CPX12 has (\S+ TB)/)} for the CPX12. We count ${saidIn('hetzner/egress', /beyond (\S+ TB)/)}.`,
    beyond(points, name),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The other side's name in a sentence. */
const nameOf = (platform: ComparedPlatform): string =>
  platform === 'hetzner' ? 'the server' : sideName(platform);

/**
 * How both bills grow along three axes, in words. The drawings are made from the same points. `today` is an ISO
 * date.
 */
export function sweepView(platform: ComparedPlatform, today: string): SweepView {
  const name = nameOf(platform);
  const swept = AXES.map((axis) => {
    const points = sweep(platform, axis);
    return { axis, points, stretches: stretchesOf(points) };
  });
  return {
    name: capital(name),
    isNeverLess: swept.every(({ stretches }) => stretches.every(({ less }) => less !== 'theirs')),
    axes: swept.map(({ axis, points, stretches }) => ({
      axis,
      label: LABELS[axis],
      verdict: verdictOf(axis, stretches, name),
      note: noteOf(axis, platform, points, name),
      sources:
        axis === 'memory'
          ? sourceViews([...factsOfApps(platform), ...(SAID[platform] ?? [])], today)
          : [],
    })),
  };
}
