import React, { type ReactNode } from 'react';
import type { RowKind } from 'compose-planner';

const cylinder = (bands: readonly number[]) => (
  <>
    <ellipse cx="10" cy="5" rx="6" ry="2.2" />
    <path d="M4 5v10c0 1.2 2.7 2.2 6 2.2s6-1 6-2.2V5" />
    {bands.map((y) => (
      <path d={`M4 ${y}c0 1.2 2.7 2.2 6 2.2s6-1 6-2.2`} key={y} />
    ))}
  </>
);

const disk = (
  <>
    <rect height="13" rx="1.5" width="15" x="2.5" y="3.5" />
    <path d="M2.5 10h15M6 13.2h2" />
  </>
);

const drawings: Readonly<Record<RowKind, ReactNode>> = {
  app: (
    <>
      <rect height="11" width="17" x="1.5" y="4.5" />
      <path d="M5.75 4.5v11M10 4.5v11M14.25 4.5v11" />
    </>
  ),
  postgres: cylinder([8.4, 11.8]),
  mysql: cylinder([8.4, 11.8]),
  redis: cylinder([]),
  valkey: cylinder([]),
  disk,
  volume: disk,
};

/** The frame of a line drawing, which has the words next to it. */
export function LineIcon({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="20"
      stroke="currentColor"
      strokeWidth="1.4"
      viewBox="0 0 20 20"
      width="20"
    >
      {children}
    </svg>
  );
}

/** The drawing of a row of the plan. */
export default function RowIcon({ kind }: { kind: RowKind }): ReactNode {
  return <LineIcon>{drawings[kind]}</LineIcon>;
}
