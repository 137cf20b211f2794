import React, { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Plan } from 'compose-planner';
import { drawStack } from 'stack-drawing';
import { drawingOf } from '@site/src/lib/plan-drawing';
import { moveParts } from './moveParts';
import styles from './drawing.module.css';

interface Props {
  plan: Plan;
  /** The id of the marked row. */
  marked: string | undefined;
  onMark: (row: string) => void;
}

/** The drawings for wide and for narrow columns. The style sheet shows one of them. */
function drawingsOf(plan: Plan): string {
  const drawn = drawingOf(plan);
  return (['wide', 'narrow'] as const)
    .map((variant) => `<div>${drawStack(drawn, `plan-${variant}`, variant)}</div>`)
    .join('');
}

/**
 * The stack to scale. React only writes the first drawing. Later ones are put in by hand, so that the parts can
 * move from where they were.
 */
function Drawing({ plan, marked, onMark }: Props): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const html = useMemo(() => drawingsOf(plan), [plan]);
  const [first] = useState({ __html: html });
  const shown = useRef(html);
  useLayoutEffect(() => {
    const node = holder.current;
    if (!node || shown.current === html) return;
    shown.current = html;
    moveParts(node, () => {
      node.innerHTML = html;
    });
  }, [html]);
  useLayoutEffect(() => {
    for (const part of holder.current?.querySelectorAll<SVGGElement>('[data-part]') ?? [])
      part.toggleAttribute('data-marked', part.dataset['part'] === marked);
  }, [html, marked]);
  const mark = ({ target }: { target: EventTarget }) => {
    const part = target instanceof Element && target.closest<SVGGElement>('[data-part]');
    if (part && part.dataset['part'] !== undefined) onMark(part.dataset['part']);
  };
  return (
    // Pointing is a second way to the table's rows, which the keyboard reaches too.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className={styles.drawing}
      dangerouslySetInnerHTML={first}
      onClick={mark}
      onPointerOver={mark}
      ref={holder}
    />
  );
}

export default React.memo(Drawing);
