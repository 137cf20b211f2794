import Cited from '@site/src/components/compare/Cited';
import Price from '@site/src/components/pricing/Price';
import StackDrawing from '@site/src/components/shell/StackDrawing';
import type { BandView, BandWorkload, Noted } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import { STATED_WAGE } from '@site/src/lib/break-even/wages';
import clsx from 'clsx';
import React, { type ReactNode, useEffect, useState } from 'react';
import SumBar from './SumBar';
import styles from './styles.module.css';

interface Props {
  /** A platform, such as `render`. */
  of: string;
  /** JSON, written at build time by src/plugins/remark/compare-data. */
  data?: string;
}

type Theirs = Noted<BandWorkload>['theirs'];

/** The workload that is shown first. Its drawings and bars are in the HTML, and the others' come when the site runs. */
const FIRST = 'start-up';

/** From how many minutes of your work a month we cost less than a server: with none, its price alone is above ours. */
function LessFrom({ minutes }: { minutes: number }): ReactNode {
  if (minutes === 0) return 'we cost less even so';
  return (
    <>
      {'at '}
      <data data-computed="wage">€{STATED_WAGE}</data>
      {` an hour, we cost less once it takes you ${minutes} minute${minutes === 1 ? '' : 's'} a month`}
    </>
  );
}

/** Notes on a sum for a server: a cheaper one that sold out, and your work, which the sum leaves out. */
function Servers({ of, servers }: Pick<Theirs, 'servers'> & { of: string }): ReactNode {
  const [first, other] = servers;
  if (!first) return null;
  return (
    <>
      {`, ${first.name}, without your work: `}
      <LessFrom minutes={first.minutes} />
      {other && (
        <>
          {`. The ${other.name} was listed at `}
          <data data-computed={`${of}/sold-out`}>{other.euro}</data>
          {`. A public project's program read it as sold out on ${other.soldOut}: `}
          <LessFrom minutes={other.minutes} />
        </>
      )}
    </>
  );
}

function TheirSum({
  name,
  theirs,
  rate,
}: {
  name: string;
  theirs: Theirs;
  rate: BandView['rate'];
}) {
  const { key, dollars, euro, without, servers, sources } = theirs;
  return (
    <>
      <p className={styles.sum}>
        <data data-computed={key}>{euro}</data>
      </p>
      <p className={styles.note}>
        {rate ? `${name}, ` : name}
        {rate && (
          <>
            <data data-computed={key}>{dollars}</data>
            {` at ${rate.text} (${rate.day})`}
          </>
        )}
        <Servers of={key} servers={servers} />
        {without && `, without ${without}`}
        <Cited by={sources} />
      </p>
    </>
  );
}

function Panel({
  name,
  rate,
  workload,
}: {
  name: string;
  rate: BandView['rate'];
  workload: Noted<BandWorkload>;
}) {
  const { id, ours, theirs, summary } = workload;
  const [isDrawn, setDrawn] = useState(id === FIRST);
  useEffect(() => setDrawn(true), []);
  return (
    <div className={styles.panel} data-panel={id}>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.sides}>
        <div data-side={brand.product}>
          <p className={styles.sum}>
            <Price of={ours.expression} />
          </p>
          <p className={styles.note}>{`${brand.product}, a month, net`}</p>
          {isDrawn && <StackDrawing {...ours} />}
        </div>
        <div data-side={name}>
          <TheirSum name={name} rate={rate} theirs={theirs} />
          {isDrawn && <StackDrawing {...theirs} />}
        </div>
      </div>
      {isDrawn && (
        <>
          <SumBar isOurs of={ours.bar} />
          <SumBar of={theirs.bar} />
        </>
      )}
    </div>
  );
}

/** What both drawings have in common, with the pattern of their hatching. */
const Legend = () => (
  <p className={styles.legend}>
    drawn to one scale;{' '}
    <svg aria-hidden="true" height="12" stroke="var(--signal)" width="18">
      <pattern
        height="5"
        id="pair-h"
        patternTransform="rotate(45)"
        patternUnits="userSpaceOnUse"
        width="5"
      >
        <path d="M0 0h5v5H0z" fill="var(--surface)" stroke="none" />
        <path d="M0 0V5" />
      </pattern>
      <path d="M.5.5h17v11H.5z" fill="url(#pair-h)" />
    </svg>{' '}
    hatched: more than you need
  </p>
);

/**
 * Both sums of each workload over their stacks, drawn to one scale. The tabs are radio buttons, so they need
 * no script.
 */
export default function CompareBand({ data }: Props): ReactNode {
  if (data === undefined) return null;
  const { name, rate, workloads } = JSON.parse(data) as Noted<BandView>;
  return (
    <section aria-label="What three workloads cost" className={clsx('iron reversed', styles.band)}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">Workload</legend>
        {workloads.map((workload) => (
          <label key={workload.id}>
            <input
              defaultChecked={workload.id === FIRST}
              name="workload"
              type="radio"
              value={workload.id}
            />
            {workload.name}
          </label>
        ))}
      </fieldset>
      <Legend />
      {workloads.map((workload) => (
        <Panel key={workload.id} name={name} rate={rate} workload={workload} />
      ))}
    </section>
  );
}
