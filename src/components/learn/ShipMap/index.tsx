import React, { type ReactNode } from 'react';

interface Part {
  /** The lesson that adds it, and the last one that has it if a later one replaces it. */
  from: number;
  until?: number;
  /** Its part of the picture's label. */
  words: string;
  draw: ReactNode;
}

const box = (x: number, y: number, width: number, height: number, label: string): ReactNode => (
  <>
    <rect fill="var(--surface)" height={height} rx="4" width={width} x={x} y={y} />
    {letters(x + width / 2, y + height / 2 + 5, label)}
  </>
);

const letters = (x: number, y: number, label: string): ReactNode => (
  <text fill="currentColor" stroke="none" textAnchor="middle" x={x} y={y}>
    {label}
  </text>
);

/** The way from your computer to the project. */
const release = (label: string): ReactNode => (
  <>
    <path d="M108 110h86m-8-4l8 4-8 4" />
    {letters(136, 100, label)}
  </>
);

/** A box with the line to it. */
const linked = (line: string, ...at: Parameters<typeof box>): ReactNode => (
  <>
    <path d={line} />
    {box(...at)}
  </>
);

/** The address above the project. */
const address = (label: string): ReactNode =>
  linked('M240 36v52m-4-8l4 8 4-8', 166, 8, 266, 28, label);

const parts: readonly Part[] = [
  { from: 1, words: 'your computer', draw: box(8, 88, 100, 44, 'you') },
  { from: 1, until: 1, words: 'files uploaded in a browser', draw: release('upload') },
  { from: 2, words: 'a Git push', draw: release('push') },
  { from: 1, until: 2, words: 'a page', draw: box(194, 88, 92, 44, 'a page') },
  { from: 3, words: 'a program', draw: box(194, 88, 92, 44, 'program') },
  { from: 1, until: 6, words: 'an address with HTTPS', draw: address('HTTPS address') },
  {
    from: 6,
    words: 'earlier releases to go back to',
    draw: linked('M184 196v-72h10m-6-4l6 4-6 4', 178, 196, 120, 36, 'releases'),
  },
  { from: 7, words: 'your own domain', draw: address('https://shelf.example.com') },
  { from: 4, words: 'a database', draw: linked('M286 104h44', 330, 82, 90, 36, 'database') },
  { from: 5, words: 'a secret', draw: linked('M240 132v16', 202, 148, 76, 28, 'secret') },
  { from: 8, words: 'a volume', draw: linked('M286 122h22v34h22', 330, 138, 90, 36, 'volume') },
  {
    from: 9,
    words: 'backups',
    draw: linked('M375 174v22m-4-8l4 8 4-8', 330, 196, 90, 36, 'backups'),
  },
  {
    from: 10,
    words: 'an alert',
    draw: linked('M166 214h-58m8-4l-8 4 8 4', 8, 196, 100, 36, 'alert'),
  },
  {
    from: 11,
    words: 'a second developer',
    draw: linked('M108 164h22v-54', 8, 142, 100, 44, 'colleague'),
  },
  { from: 12, words: 'one bill', draw: letters(202, 72, 'one bill') },
];

/** Up to which lesson the project ends where. After that, releases and backups are below the program. */
const BOTTOMS = [
  [4, 152],
  [5, 192],
] as const;

/** The shelf as it is after a lesson of 'Ship it', with the lesson's own parts in the signal colour. */
export default function ShipMap({ after }: { after: number }): ReactNode {
  const shown = parts.filter(({ from, until = 12 }) => from <= after && after <= until);
  const words = shown.map((part) => part.words).join(', ');
  const bottom = BOTTOMS.find(([last]) => after <= last)?.[1] ?? 244;
  return (
    <svg
      aria-label={`The shelf after lesson ${after}: ${words}`}
      fill="none"
      fontFamily="inherit"
      fontSize="16"
      role="img"
      stroke="currentColor"
      strokeWidth="1.5"
      viewBox={`0 0 440 ${bottom + 6}`}
      xmlns="http://www.w3.org/2000/svg"
    >
      <rect height={bottom - 52} rx="4" strokeDasharray="4 4" width="266" x="166" y="52" />
      {letters(396, 72, 'project')}
      {shown.map(({ from, words: key, draw }) => (
        <g key={key} stroke={from === after ? 'var(--signal)' : undefined}>
          {draw}
        </g>
      ))}
    </svg>
  );
}
