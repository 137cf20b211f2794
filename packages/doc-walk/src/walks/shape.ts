/* Comparisons leave out what differs between runs: IDs of content, times, sizes. */

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?/g, '‹time›'],
  [/\b\d{4}-\d\d-\d\d\b/g, '‹date›'],
  [
    /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? [A-Z\d][\w :,]*\d{4}(?: \d\d:\d\d:\d\d(?: GMT)?)?/g,
    '‹time›',
  ],
  [/\bsha256:[0-9a-f]{7,64}\b/g, '‹id›'],
  [/\b[0-9a-f]{7,64}\b/g, '‹id›'],
  [/\bLess than a second\b/gi, '‹while›'],
  [/\b(?:About )?(?:\d+|an?) (?:second|minute|hour|day|week|month)s?\b/gi, '‹while›'],
  [/\b\d+(?:\.\d+)? ?(?:ms|s)\b/g, '‹while›'],
  [/\b\d+(?:\.\d+)? ?[kKMG]i?B?\b/g, '‹size›'],
  // A loopback address isn't a version: the page chose it.
  [/(?<![\d.])(?!127\.)\d+(?:\.\d+){2,}(?:[-+][\w.+-]+)?/g, '‹version›'],
  [/^\d+(?=\s{2,})/gm, '‹number›'],
];

/** A line without what differs between two runs of the same commands. */
export function shapeOf(line: string): string {
  let shape = line;
  for (const [part, name] of PARTS) shape = shape.replace(part, name);
  return shape.replace(/-{3,}/g, '---').replace(/\s+/g, ' ').trim();
}

/** Progress of `docker build` and Compose, which differs by version, terminal and day. */
const PROGRESS =
  /^(?:#\d+ .*|\[\+\] .*| *[✔⠿] .*| (?:Container|Network|Volume|Image|Service|[\w-]+) .* ?(?:Creating|Created|Starting|Started|Waiting|Healthy|Stopping|Stopped|Removing|Removed|Restarting|Recreate|Recreated|Building|Built|Running|Pulling|Pulled)\b.*| [\w:./-]+ {1,2}Built *)$/;

/** curl's progress meter, drawn only if its output isn't a terminal. */
const METER = /^\s*% Total|^\s+Dload |^\s*(?:\d[\d.kM]*\s+){6,}/;

/** An output without lines of progress. The page says in words that they come first. */
export function withoutProgress(text: string): string {
  const lines = text.split('\n');
  const isProgress = (line: string) => PROGRESS.test(line) || METER.test(line);
  if (!lines.some(isProgress)) return text;
  return lines.filter((line) => !isProgress(line) && line.trim() !== '').join('\n');
}

/** The shape of a whole output. */
export const shapeOfText = (text: string): string => text.split('\n').map(shapeOf).join('\n');
