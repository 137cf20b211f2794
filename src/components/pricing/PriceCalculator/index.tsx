import React, { type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText } from '@site/src/client/copyText';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import {
  buildPrice,
  kindRules,
  MAX_MINUTES,
  MAX_TB,
  newPart,
  type Part,
  PART_KINDS,
  type Stack,
  trafficPrice,
} from '@site/src/lib/calculator';
import { drawCalculated } from '@site/src/lib/calculator/drawing';
import { writeStack } from '@site/src/lib/calculator/address';
import { presets } from '@site/src/lib/calculator/presets';
import { MAX_PARTS } from '@site/src/lib/calculator/refusals';
import AmountRow from './AmountRow';
import MoreFields from './MoreFields';
import PartRow from './PartRow';
import StackBar from './StackBar';
import Sum from './Sum';
import styles from './styles.module.css';
import { useStack } from './useStack';

/** A stack with its monthly price. Without scripts it is a worked example. */
export default function PriceCalculator(): ReactNode {
  const live = useWholeStyle(true);
  const { stack, change: changeStack, wasChanged } = useStack();
  const [copied, setCopied] = useState('');

  const change: typeof changeStack = (next) => {
    changeStack(next);
    setCopied('');
  };
  // What you pay now is entered once, whichever stack it is compared with.
  const keepsNow = (chosen: Stack): Stack => ({ ...chosen, paysNow: stack.paysNow });
  const setPart = (at: number, part: Part) =>
    change({ parts: stack.parts.map((old, index) => (index === at ? part : old)) });
  // The button that removed a row is gone with it. The next one gets the focus, or the first of 'Add'.
  const frame = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  const remove = (index: number) => {
    removed.current = index;
    change({ parts: stack.parts.filter((_, at) => at !== index) });
  };
  useEffect(() => {
    if (removed.current === undefined) return;
    const rows = frame.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = rows[Math.min(removed.current, rows.length - 1)];
    (next ?? frame.current?.querySelector<HTMLElement>('[data-add] button'))?.focus();
    removed.current = undefined;
  }, [stack.parts]);
  const copyLink = () => {
    const { origin, pathname } = window.location;
    const address = `${origin}${pathname}?${writeStack(stack)}`;
    copyText(address).then(
      () => setCopied('Link copied'),
      () => setCopied('Copy the address of this page'),
    );
  };

  return (
    <div className={styles.calculator} ref={frame}>
      <div aria-label="Start from" className={styles.presets} role="group">
        {presets.map((preset) => (
          <button
            aria-pressed={writeStack(stack) === writeStack(keepsNow(preset.stack))}
            disabled={!live}
            key={preset.id}
            onClick={() => change(keepsNow(preset.stack))}
            type="button"
          >
            {preset.label}
          </button>
        ))}
      </div>
      <p className={styles.loading}>Loading the stack of this link…</p>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Sum stack={stack} />
          <p className={styles.copy}>
            <span role="status">{copied}</span>
            <button disabled={!live} onClick={copyLink} type="button">
              Copy link
            </button>
          </p>
          <StackBar stack={stack} />
        </div>
        <div>
          <table className={styles.table}>
            <caption className="visually-hidden">Your stack and its price in € a month</caption>
            <colgroup>
              <col className={styles.name} />
              <col />
              <col className={styles.removal} />
              <col className={styles.amount} />
            </colgroup>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">part</th>
                <th scope="col">setting</th>
                <th scope="col">remove</th>
                <th scope="col">€ a month</th>
              </tr>
            </thead>
            <tbody>
              {stack.parts.map((part, index) => (
                <PartRow
                  hoursAWeek={stack.hoursAWeek}
                  key={index}
                  live={live}
                  name={`${kindRules[part.kind].label} ${index + 1}`}
                  onChange={(changed) => setPart(index, changed)}
                  onRemove={() => remove(index)}
                  part={part}
                />
              ))}
              <AmountRow
                label="Outgoing traffic in TB"
                live={live}
                max={MAX_TB}
                min={0}
                onChange={(trafficTb) => change({ trafficTb })}
                price={trafficPrice(stack.trafficTb)}
                step={0.001}
                title="Traffic out"
                unit="TB"
                value={stack.trafficTb}
              />
              <AmountRow
                label="Build minutes"
                live={live}
                max={MAX_MINUTES}
                min={0}
                onChange={(buildMinutes) => change({ buildMinutes })}
                price={buildPrice(stack.buildMinutes)}
                title="Builds"
                unit="minutes"
                value={stack.buildMinutes}
              />
            </tbody>
          </table>
          <div aria-label="Add a part" className={styles.add} data-add role="group">
            <span aria-hidden="true">Add</span>
            {PART_KINDS.map((kind) => (
              <button
                disabled={
                  !live ||
                  stack.parts.length >= MAX_PARTS ||
                  (kind === 'free' && stack.parts.some((part) => part.kind === 'free'))
                }
                key={kind}
                onClick={() => change({ parts: [...stack.parts, newPart(kind)] })}
                type="button"
              >
                {kindRules[kind].label}
              </button>
            ))}
          </div>
          {live && <MoreFields change={change} stack={stack} />}
          {wasChanged && (
            <p className={styles.changed} role="status">
              The link asked for something a project can&apos;t have, so we left it out or moved it
              to the nearest limit.
            </p>
          )}
        </div>
        <div className={styles.drawing}>
          <div dangerouslySetInnerHTML={{ __html: drawCalculated(stack) }} />
          {stack.projects > 1 && (
            <p className={styles.included}>one of {stack.projects} projects</p>
          )}
        </div>
      </div>
    </div>
  );
}
