import React, { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import Price from '@site/src/components/pricing/Price';
import {
  buildPrice,
  kindRules,
  MAX_MINUTES,
  MAX_TB,
  newPart,
  type Part,
  PART_KINDS,
  stackPrice,
  type Stack,
  trafficPrice,
} from '@site/src/lib/calculator';
import { drawCalculated } from '@site/src/lib/calculator/drawing';
import { clampStack, readStack, writeStack } from '@site/src/lib/calculator/address';
import { defaultPreset, presets } from '@site/src/lib/calculator/presets';
import NumberField from './NumberField';
import PartRow from './PartRow';
import StackBar from './StackBar';
import styles from './styles.module.css';

const MAX_ROWS = 50;

/** Keeps the stack in the page's address, from which `readStack` restores it; the first preset has a clean one. */
function useAddress(stack: Stack, restore: (stack: Stack) => void): void {
  const restored = useRef(false);
  useEffect(() => {
    if (!restored.current) {
      restored.current = true;
      const found = readStack(window.location.search);
      if (found) {
        restore(found);
        return;
      }
    }
    const isDefault = writeStack(stack) === writeStack(defaultPreset.stack);
    const query = isDefault ? '' : `?${writeStack(stack)}`;
    if (query === window.location.search) return;
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  }, [stack, restore]);
}

/** A stack with its price a month; a worked example where scripts do not run. */
export default function PriceCalculator(): ReactNode {
  const live = useWholeStyle(true);
  const [stack, setStack] = useState<Stack>(defaultPreset.stack);
  const [copied, setCopied] = useState('');
  useAddress(stack, setStack);

  const change = (next: Partial<Stack>) => {
    setStack(clampStack({ ...stack, ...next }));
    setCopied('');
  };
  const setPart = (at: number, part: Part) =>
    change({ parts: stack.parts.map((old, index) => (index === at ? part : old)) });
  // The button that removed is gone with its row: the next one takes its place, else the first of 'Add'.
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
    const write = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('none'));
    write.then(
      () => setCopied('Link copied'),
      () => setCopied('Copy the address of this page'),
    );
  };

  return (
    <div className={styles.calculator} ref={frame}>
      <div aria-label="Start from" className={styles.presets} role="group">
        {presets.map((preset) => (
          <button
            aria-pressed={writeStack(stack) === writeStack(preset.stack)}
            disabled={!live}
            key={preset.id}
            onClick={() => change(preset.stack)}
            type="button"
          >
            {preset.label}
          </button>
        ))}
      </div>
      <div className={styles.sheet}>
        <div>
          <table className={styles.table}>
            <caption className="visually-hidden">Your stack and its price in € a month</caption>
            <colgroup>
              <col className={styles.name} />
              <col />
              <col className={styles.amount} />
              <col className={styles.last} />
            </colgroup>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">part</th>
                <th scope="col">setting</th>
                <th scope="col">€ a month</th>
                <th scope="col">remove</th>
              </tr>
            </thead>
            <tbody>
              {stack.parts.map((part, index) => (
                <PartRow
                  key={index}
                  live={live}
                  name={`${kindRules[part.kind].label} ${index + 1}`}
                  onChange={(changed) => setPart(index, changed)}
                  onRemove={() => remove(index)}
                  part={part}
                />
              ))}
              <tr>
                <th scope="row">Traffic out</th>
                <td>
                  <NumberField
                    label="Outgoing traffic in TB"
                    live={live}
                    max={MAX_TB}
                    min={0}
                    onChange={(trafficTb) => change({ trafficTb })}
                    step={0.1}
                    unit="TB"
                    value={stack.trafficTb}
                  />
                </td>
                <td>
                  <Price bare of={trafficPrice(stack.trafficTb)} />
                </td>
                <td />
              </tr>
              <tr>
                <th scope="row">Builds</th>
                <td>
                  <NumberField
                    label="Build minutes"
                    live={live}
                    max={MAX_MINUTES}
                    min={0}
                    onChange={(buildMinutes) => change({ buildMinutes })}
                    step={50}
                    unit="minutes"
                    value={stack.buildMinutes}
                  />
                </td>
                <td>
                  <Price bare of={buildPrice(stack.buildMinutes)} />
                </td>
                <td />
              </tr>
            </tbody>
          </table>
          <div aria-label="Add a part" className={styles.add} data-add role="group">
            <span aria-hidden="true">Add</span>
            {PART_KINDS.map((kind) => (
              <button
                disabled={
                  !live ||
                  stack.parts.length >= MAX_ROWS ||
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
        </div>
        <div
          className={styles.drawing}
          dangerouslySetInnerHTML={{ __html: drawCalculated(stack) }}
        />
        <div className={styles.foot}>
          <StackBar stack={stack} />
          <p className={styles.sum} role="status">
            <span className="visually-hidden">Sum: </span>
            <span className={styles.total}>
              <Price of={stackPrice(stack)} />
            </span>{' '}
            a month, plus VAT
          </p>
          <p className={styles.copy}>
            <span role="status">{copied}</span>
            <button disabled={!live} onClick={copyLink} type="button">
              Copy link
            </button>
          </p>
        </div>
      </div>
    </div>
  );
}
