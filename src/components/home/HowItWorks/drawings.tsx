import React, { type ReactNode } from 'react';
import { evaluatePrice } from '@site/src/lib/price';
import { formatAmount, formatEuro } from '@site/src/lib/money';
import { brand } from '@site/src/lib/brand';

/* Colours and lines are attributes: a page's own sheet has no rule for what its HTML does not hold. */
const thin = { stroke: 'var(--control)' };
/** What leads from one drawing to the next, hidden by the page's own sheet where the steps stand below each other. */
const joint = { strokeOpacity: 'var(--joint)' };
const words = { fill: 'currentColor', fontSize: 14, stroke: 'none' };
const quiet = { ...words, fill: 'var(--quiet)', fontSize: 13 };
const code = { ...words, fontFamily: 'var(--font-mono)', fontSize: 13 };

/** The shop of the planner's example, part by part. */
const PARTS = [
  { name: 'web', what: '2 × micro', of: '2*size.micro' },
  { name: 'worker', what: 'micro', of: 'size.micro' },
  { name: 'db', what: 'PostgreSQL, micro', of: 'size.micro' },
  { name: 'cache', what: 'Redis, nano', of: 'size.nano' },
  { name: 'exports', what: 'volume, 1 GB', of: 'disk' },
] as const;

const SUM = formatEuro(PARTS.reduce((sum, { of }) => sum + evaluatePrice(of), 0));
const TOP = 44;
const ROW = 27;
const rowAt = (at: number): number => TOP + at * ROW;

function Drawing({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <svg
      aria-label={label}
      display="block"
      fill="none"
      role="img"
      stroke="currentColor"
      strokeOpacity="1"
      strokeWidth="1.4"
      viewBox="0 0 340 190"
      width="100%"
    >
      {children}
    </svg>
  );
}

/** The file: a service or a volume a line, each leaving to the right. */
function File(): ReactNode {
  return (
    <Drawing label="compose.yaml with the services web, worker, db and cache and the volume exports">
      <path d="M8 8h196l20 20v154H8zM204 8v20h20" />
      <text {...code} x="22" y="27">
        compose.yaml
      </text>
      {PARTS.map(({ name }, at) => (
        <g key={name}>
          <text {...code} x="36" y={rowAt(at) + 18}>
            {name}:
          </text>
          <path {...thin} d={`M110 ${rowAt(at) + 13}H208`} />
          <path {...thin} {...joint} d={`M208 ${rowAt(at) + 13}H340`} />
        </g>
      ))}
    </Drawing>
  );
}

/** The project: every part on the line of the private network, with its price a month. */
function Project(): ReactNode {
  return (
    <Drawing
      label={`A project with one private network: ${PARTS.map(({ name, what, of }) => `${name}, ${what}, ${formatEuro(evaluatePrice(of))}`).join('; ')}. Together ${SUM} a month.`}
    >
      <path {...thin} d="M26 8h288v174H26z" strokeDasharray="4 4" />
      <text {...words} x="40" y="27">
        project shop, private network
      </text>
      <path {...joint} d={`M298 ${rowAt(0) + 13}H340`} />
      <path d={`M14 ${rowAt(0) + 13}V${rowAt(PARTS.length - 1) + 13}`} />
      {PARTS.map(({ name, what, of }, at) => (
        <g key={name} transform={`translate(0 ${rowAt(at)})`}>
          <path {...thin} {...joint} d="M0 13H14" />
          <path {...thin} d="M14 13H40" />
          <path {...thin} fill="var(--surface)" d="M40 2h258v22H40z" />
          <text {...words} x="50" y="18">
            {name}
          </text>
          <text {...quiet} x="112" y="18">
            {what}
          </text>
          <text {...words} textAnchor="end" x="290" y="18">
            {formatAmount(evaluatePrice(of))}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** The address: what the internet reaches, and what it does not. */
function Address(): ReactNode {
  return (
    <Drawing
      label={`Visitors reach web at web--shop.${brand.appsDomain} over HTTPS; nothing else of the project is public. ${SUM} a month.`}
    >
      <path d={`M0 ${rowAt(0) + 13}H56M49 ${rowAt(0) + 8}l7 5-7 5`} />
      <path stroke="var(--signal)" d="M60 40h250v34H60z" />
      <text {...code} x="72" y="62">
        https://web--shop.…
      </text>
      <text {...quiet} x="60" y="100">
        public, with its certificate
      </text>
      {PARTS.slice(1).map(({ name }, at) => (
        <path {...thin} {...joint} d={`M0 ${rowAt(at + 1) + 13}h18m0 -5v10`} key={name} />
      ))}
      <text {...quiet} x="60" y="128">
        the others are reached inside only
      </text>
      <text
        {...words}
        fontFamily="var(--font-heading)"
        fontSize={22}
        fontWeight="600"
        x="60"
        y="172"
      >
        {SUM}
      </text>
      <text {...quiet} x="152" y="172">
        a month, plus VAT
      </text>
    </Drawing>
  );
}

/** One drawing of the same shop through the three steps. */
const drawings = [File, Project, Address] as const;
export default drawings;
