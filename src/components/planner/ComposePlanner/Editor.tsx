import React, { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { blockLines, highlightLine, type TokenKind } from 'compose-planner';
import { breakLine } from './editing';
import styles from './editor.module.css';

interface Props {
  areaRef: RefObject<HTMLTextAreaElement | null>;
  id: string;
  /** The editor's text at first. */
  initial: string;
  text: string;
  labelledBy: string;
  describedBy: string;
  /** Lines with a finding, from 1. */
  flagged: ReadonlySet<number>;
  /** The first and the last line of the marked part. */
  marked: readonly [number, number] | undefined;
  onText: (text: string) => void;
  /** The pointer or the caret is on a line. */
  onLine: (line: number) => void;
}

/** If a file has more lines, only the visible ones are drawn. */
const WHOLE_LINES = 300;
const MARGIN_LINES = 20;
/** The drawn lines change in steps, not with each line that's scrolled by. */
const STEP_LINES = 20;
/** Longer lines aren't coloured. */
const LONG_LINE = 2000;

const CLASSES: Readonly<Record<Exclude<TokenKind, 'plain'>, string>> = {
  key: 'key',
  string: 'string',
  number: 'numeric',
  comment: 'comment',
};

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The lines in view of a scrolled text, or all of them for a usual file. */
function useView(areaRef: RefObject<HTMLTextAreaElement | null>, lines: number) {
  const [view, setView] = useState({ from: 0, to: WHOLE_LINES, height: 0 });
  useEffect(() => {
    const node = areaRef.current;
    if (!node || lines <= WHOLE_LINES) return undefined;
    const measure = () => {
      const height = Number.parseFloat(getComputedStyle(node).lineHeight) || 22;
      const first = Math.floor(node.scrollTop / height);
      const step = Math.floor(first / STEP_LINES) * STEP_LINES;
      const from = Math.max(0, step - MARGIN_LINES);
      const to = step + STEP_LINES + Math.ceil(node.clientHeight / height) + MARGIN_LINES;
      setView((old) =>
        old.from === from && old.to === to && old.height === height ? old : { from, to, height },
      );
    };
    measure();
    node.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      node.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [areaRef, lines]);
  return lines <= WHOLE_LINES ? { from: 0, to: lines, height: 0 } : view;
}

const Line = React.memo(function Line({
  number,
  text,
  block,
  flagged,
  marked,
}: {
  number: number;
  text: string;
  block: boolean;
  flagged: boolean;
  marked: boolean;
}): ReactNode {
  const tokens = text.length > LONG_LINE ? [] : highlightLine(text, block);
  return (
    <div className={flagged ? styles.flagged : styles.line} data-marked={marked || undefined}>
      <span className={styles.number}>{number}</span>
      <span className={styles.code}>
        <span className={styles.slide}>
          {tokens.length === 0 && text}
          {tokens.map((token, at) =>
            token.kind === 'plain' ? (
              token.text
            ) : (
              <span className={styles[CLASSES[token.kind]]} key={at}>
                {token.text}
              </span>
            ),
          )}
        </span>
      </span>
    </div>
  );
});

/**
 * A textarea over a coloured copy of its text. The textarea is written as HTML that React never touches, so
 * text typed before the page's script runs stays.
 */
export default function Editor(props: Props): ReactNode {
  const { areaRef, id, initial, text, labelledBy, describedBy, flagged, marked, onText, onLine } =
    props;
  const holder = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => text.split('\n'), [text]);
  const blocks = useMemo(() => blockLines(lines), [lines]);
  const view = useView(areaRef, lines.length);

  const html = useMemo(
    () => ({
      __html: `<textarea id="${id}" aria-labelledby="${labelledBy}" aria-describedby="${describedBy}" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false" translate="no" wrap="off" rows="${initial.split('\n').length}">${escapeHtml(initial)}</textarea>`,
    }),
    [id, labelledBy, describedBy, initial],
  );

  useEffect(() => {
    const node = holder.current?.querySelector('textarea') ?? null;
    areaRef.current = node;
    if (!node) return undefined;
    const read = () => onText(node.value);
    let left = 0;
    const scroll = () => {
      // Set on the element itself, because a property that the lines inherit would restyle every one of them.
      if (drawn.current) drawn.current.style.transform = `translateY(${-node.scrollTop}px)`;
      if (node.scrollLeft === left) return;
      left = node.scrollLeft;
      layer.current?.style.setProperty('--scroll-x', `${-left}px`);
    };
    const key = (event: KeyboardEvent) => {
      const plain = !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey);
      if (event.key !== 'Enter' || !plain || event.isComposing) return;
      event.preventDefault();
      breakLine(node);
    };
    const caret = () => onLine(node.value.slice(0, node.selectionStart).split('\n').length);
    const point = ({ clientY }: PointerEvent) => {
      const style = getComputedStyle(node);
      const top = node.getBoundingClientRect().top + Number.parseFloat(style.paddingBlockStart);
      onLine(Math.ceil((clientY - top + node.scrollTop) / Number.parseFloat(style.lineHeight)));
    };
    node.addEventListener('pointermove', point, { passive: true });
    node.addEventListener('keyup', caret);
    node.addEventListener('click', caret);
    node.addEventListener('input', read);
    node.addEventListener('scroll', scroll, { passive: true });
    node.addEventListener('keydown', key);
    read();
    return () => {
      node.removeEventListener('input', read);
      node.removeEventListener('scroll', scroll);
      node.removeEventListener('keydown', key);
      node.removeEventListener('pointermove', point);
      node.removeEventListener('keyup', caret);
      node.removeEventListener('click', caret);
    };
  }, [areaRef, onText, onLine]);

  return (
    <div className={styles.editor}>
      <div aria-hidden="true" className={styles.layer} ref={layer}>
        <div
          className={styles.lines}
          ref={drawn}
          style={
            view.height > 0
              ? {
                  paddingBlockStart: view.from * view.height,
                  blockSize: lines.length * view.height,
                }
              : undefined
          }
        >
          {lines.slice(view.from, view.to).map((line, at) => (
            <Line
              block={blocks[view.from + at] ?? false}
              flagged={flagged.has(view.from + at + 1)}
              key={view.from + at}
              marked={
                marked !== undefined &&
                view.from + at + 1 >= marked[0] &&
                view.from + at + 1 <= marked[1]
              }
              number={view.from + at + 1}
              text={line}
            />
          ))}
        </div>
      </div>
      <div className={styles.holder} dangerouslySetInnerHTML={html} ref={holder} />
    </div>
  );
}
