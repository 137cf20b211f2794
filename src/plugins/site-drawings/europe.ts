import { limits, regions } from '../../lib/limits.ts';
import { path, text } from '../finish/pictures/shapes.ts';

/* Coasts and borders of Natural Earth 1:50 million (public domain), from 48.9° to 62.4° north and 2.2° to
   33.6° east, linear in both directions and true to scale at 55.7° north, in whole units. */
const LAND =
  'M273 90l10 4l-13 5l-5 7l2-5l-4-3l0-5zM226 108l-4 3l1 8l-10 11l2-4l-2-11l6-7l4-2zM139 157l-5 8l3 4l-5 2l0 9l-3 1l-3-10l-4 0l-5-12l5-1l4-5l3 6l0-6l5-4l5 1zM113 161l2 11l-5 2l-6-2l-2-9zM426-6l0 332l-432 0l0-54l22-11l11 0l-10-3l4-2l7 3l-4-3l3 0l-4-5l8-12l3-15l4 0l7-7l7-4l10 0l5 3l-2-4l3-5l10 0l1 5l2 1l1-4l2 5l2-12l8 1l7 7l-10-9l-1-8l-4-1l4-5l-3-6l-1-13l-7-7l1-23l7 2l2-6l3-1l2 2l0-7l-2-1l-4 8l-4 1l-3-2l5-8l11-2l7-10l9-3l-5 26l9 4l-3 5l-5 0l-2 9l-4 1l2 2l-6 6l1 5l-3 6l3 1l1 4l4 3l-2 5l11 4l4-2l-2 9l7 2l10-6l6-7l6 2l5 6l4 0l3 8l9 4l-1-4l-8-2l-1-6l7 5l24-9l5-6l9-4l11-2l9 3l-4-1l6 9l7-1l6-6l2-6l5-1l4-4l6-12l-1 6l-6 9l8 1l-2-40l9-22l11-4l10 15l5 3l10-7l-1-12l3-14l-6 2l-4-2l-4-7l2-3l-3-3l1-7l8-2l4-5l14-1l1-2l32 5l2-9l4 2l2-3l6 0l2-4l13 3l1-2l-6-6l-9 0l-5-4l-2-7l-14 5l-4-2l-9 3l1-5l-3 5l-5-1l1 3l-4 2l-1-2l-16 7l-14 1l-6 4l3-5l-5-4l-1 3l-4 1l2-8l-16-5l-1-9l4-15l-5-9l1-7l-3-9l-43 0l2 1l-3 3l-6 1l3 5l-3 9l1 4l-3-1l-1 4l1 20l6 4l4-1l11 12l2 8l-13 9l8-1l-4 7l-17 11l-11 0l10 4l-4 1l2 5l-3 10l0 18l-7 20l-3 2l-14-1l0 3l-3 0l-4 5l1 7l-2 3l-11 1l-6-1l1-8l-7-13l5 1l-2-5l3 0l0-4l-6-7l-9-19l-1-6l-3-3l-1-6l-2 0l-1-15l3-2l-8-3l-3-13l-5 17l-5 2l-4-4l2 3l-20 20l-10 3l-6 0l-1-3l-2 2l-3-1l2-4l-8-2l-7-6l1-10l6 4l4-3l-4 1l-3-4l1-4l6-6l-16 9l1-10l3-3l4 1l6-4l-7-1l6-9l5-4l0 6l2-6l4-2l-11 4l-14 17l1-11l7-1l-6-2l-2-6l7-5l-5 2l-2-1l-1-10l23-2l4 4l0-3l7-3l-3-2l1-3l-3 6l-8-3l-3 4l-14 1l-3-2l-2-6l5-1l-6-6l1-4l14 3l10-2l-20-2l-2-5l3 0l8-6l9 0l-6 0l3-5l15 2l2-1l-2-2zM277 85l-5 3l-2-4l-4-2l8-3l3 2zM238 49l4 2l-7 4l-1-4l2 1l0-4zM154 190l0 3l-3-2l-1 2l-3-1l2-9l4 3zM123 178l5 2l0 3l-4 1l-6-3l0-4z';
const COUNTRIES = [
  // Germany
  'M76 326l3-7l-9-5l-9 0l-3-5l-3-2l2-8l-3-2l-2-5l4-5l-1-3l-2-2l1-2l-3-3l0-4l-2-3l4-3l0-6l-3-9l11-3l-1-4l4-4l0-4l-4-3l1-2l3 0l3-8l-1-14l2-3l10 0l1 5l2 1l1-4l2 5l2-12l8 1l7 7l-6-7l-4-2l-1-8l-4-1l0-2l4-2l0-1l-3-9l7 2l5-1l6 4l-2 5l3 0l1 2l2-1l5 3l4-2l0 5l-3 3l2 1l6 2l5-5l5-1l6-7l6 2l5 6l4 0l2 7l5 3l2 12l-3 8l6 8l-1 4l3 7l-2 6l5 14l-3 10l-3-4l-3-1l1 3l-11 5l-8 7l-6 0l-3 5l-3-3l6 10l-2 4l4 6l14 14l1 5zM154 190l0 3l-3-2l-1 2l-3-1l0-6l2-3l4 3l-1 2z',
  // Finland
  'M390-6l-28 32l-21 19l-3 1l-4-2l-9 3l1-5l-3 5l-5-1l1 3l-4 2l-1-2l-16 7l-14 1l-6 4l3-5l-4-4l-2 4l-4 0l2-8l-10-3l-1-2l-2 1l-3-1l-1-9l2-14l2-1l-5-9l1-7l-3-9z',
];

/** The positions of the regions on the map and on the globe, in the order of the list. */
const PLACES = [
  { x: 136, y: 283, at: '50.5° N 12.4° E' },
  { x: 304, y: 53, at: '60.2° N 24.9° E' },
] as const;

/** The size of the map, and its lines every five degrees. */
const MAP = { width: 420, height: 320 } as const;
const GRID =
  'M0 57h420M0 175h420M0 294h420M37 0v320M104 0v320M171 0v320M238 0v320M305 0v320M372 0v320';

/** A harbour: rings on the water around a dot, and its name with what's there. */
function harbour(
  region: number,
  textAt: readonly [number, number],
  anchor: 'start' | 'end',
): string {
  const { x, y, at } = PLACES[region as 0 | 1];
  const [left, top] = textAt;
  const rings = [14, 26, 38].map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  return (
    `<g stroke="var(--link)" stroke-width=".8">${rings}</g>` +
    `<circle cx="${x}" cy="${y}" r="6" fill="var(--signal)" stroke="var(--paper)" stroke-width="2"/>` +
    text(left, top, regions[region as 0 | 1].city, { anchor, size: 17, weight: 600 }) +
    text(left, top + 19, at, { anchor, colour: 'quiet' })
  );
}

/** The sea chart of the two regions, with the backups that cross between them. */
export function europeDrawing(): string {
  const [west, east] = regions;
  const [from, to] = PLACES;
  const label = `A chart of the Baltic. A project is in ${west.city}, ${west.country}, or in ${east.city}, ${east.country}. Its database backups go to the other city each night at ${limits['backup.time'].text}.`;
  // A border in the background colour keeps letters readable over coasts.
  const names = [
    harbour(0, [from.x + 48, from.y - 6], 'start'),
    harbour(1, [to.x - 44, to.y + 2], 'end'),
    text(232, 176, `backups, ${limits['backup.time'].text}`, { colour: 'signal' }),
  ]
    .join('')
    .replaceAll('stroke="none"', 'stroke="var(--paper)" stroke-width="7"');
  return `<svg viewBox="0 0 ${MAP.width} ${MAP.height}" width="100%" fill="none" stroke="currentColor" role="img" aria-label="${label}">${[
    path(GRID, 'hairline', 'stroke-width="1"'),
    path(LAND, 'control', 'stroke-width="1"'),
    ...COUNTRIES.map((d) => path(d, 'link', 'stroke-width="1.2" fill="var(--link-tint)"')),
    path(
      `M${from.x} ${from.y}L${to.x} ${to.y}`,
      'signal',
      'stroke-width="2" stroke-dasharray="6 4"',
    ),
    `<g paint-order="stroke" stroke-linejoin="round">${names}</g>`,
  ].join('')}</svg>`;
}
