import React, {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import Price from '@site/src/components/Price';
import { summary } from '@site/src/model/compose/text';
import type { Fix } from '@site/src/model/compose/types';
import Editor from './Editor';
import { applyToArea, moveCaret } from './editing';
import { examples, type ExampleName } from './examples';
import Findings from './Findings';
import PlanTable from './PlanTable';
import Share from './Share';
import { usePlanner } from './usePlanner';
import styles from './styles.module.css';

interface Props {
  /** The file in the editor at first. */
  example?: ExampleName;
  /** Level of the two headings, of the file and of the plan. */
  headingLevel?: 2 | 3;
  /** Fewer lines of the editor in view. */
  compact?: boolean;
}

/** How long after the last key the status line speaks. */
const STATUS_MS = 800;

/** What a finger or a pointer may touch to make the rules load. */
const TOUCHABLE = 'textarea, select, button, summary, input';

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A Compose file and the stack it becomes: plain HTML at first, alive from the first touch. */
export default function ComposePlanner({
  example = 'refused',
  headingLevel = 2,
  compact = false,
}: Props): ReactNode {
  const id = useId();
  const ids = { area: `${id}area`, file: `${id}file`, hint: `${id}hint` };
  const area = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLElement>(null);
  const planHead = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'file' | 'plan'>('plan');
  const [status, setStatus] = useState('');
  const [touched, setTouched] = useState(false);

  const restore = useCallback((text: string) => {
    if (area.current) area.current.value = text;
    setTouched(true);
    frame.current?.scrollIntoView({ block: 'start' });
  }, []);
  const planner = usePlanner(example, restore);
  const { plan, shown, waiting, text, setText, load } = planner;

  const onText = useCallback(
    (next: string) => {
      setText(next);
      // Typed before this script ran, or put back by the browser.
      if (next === examples[example]) return;
      setTouched(true);
      void load();
    },
    [example, load, setText],
  );

  useEffect(() => {
    if (!touched || waiting) return undefined;
    const timer = setTimeout(() => setStatus(summary(plan)), STATUS_MS);
    return () => clearTimeout(timer);
  }, [plan, touched, waiting]);

  const flagged = useMemo(
    () =>
      new Set(plan.findings.filter(({ severity }) => severity !== 'note').map(({ line }) => line)),
    [plan],
  );

  const wake = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest(TOUCHABLE)) void load();
  };
  // On a small screen the file is another view: it has to be there before it takes the focus.
  const goto = useRef<number>(undefined);
  const onPlace = (offset: number) => {
    goto.current = offset;
    setSide('file');
    setTouched(true);
    if (side === 'file' && area.current) moveCaret(area.current, offset);
  };
  useEffect(() => {
    if (side !== 'file' || goto.current === undefined || !area.current) return;
    moveCaret(area.current, goto.current);
    goto.current = undefined;
  }, [side]);

  const mended = useRef(false);
  const onFix = (fix: Fix) => {
    if (!area.current) return;
    mended.current = true;
    setTouched(true);
    applyToArea(area.current, fix.edits);
    planHead.current?.focus({ preventScroll: true });
  };
  // The button that mended is gone with its finding: the next one takes its place.
  useEffect(() => {
    if (!mended.current || waiting) return;
    mended.current = false;
    const next = frame.current?.querySelector<HTMLElement>('[data-fix]');
    (next ?? planHead.current)?.focus({ preventScroll: true });
  }, [plan, waiting]);

  const onSize: typeof planner.setSize = (row, size) => {
    setTouched(true);
    planner.setSize(row, size);
  };
  const onDisk: typeof planner.setDisk = (row, gigabytes) => {
    setTouched(true);
    planner.setDisk(row, gigabytes);
  };

  const broken = plan.state === 'unreadable';
  const Title = `h${headingLevel}` as const;
  const counts = [
    plural(plan.services, 'service'),
    ...(plan.problems > 0 ? [plural(plan.problems, 'problem')] : []),
  ];

  return (
    // The handlers only begin to load what the controls inside need; nothing here is a control.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label="Compose planner"
      className={styles.planner}
      data-compact={compact || undefined}
      data-side={side}
      onFocus={wake}
      onKeyDown={wake}
      onPointerDown={wake}
      onPointerOver={wake}
      ref={frame}
    >
      <div aria-label="Show" className={styles.sides} role="group">
        <button aria-pressed={side === 'file'} onClick={() => setSide('file')} type="button">
          File
        </button>
        <button aria-pressed={side === 'plan'} onClick={() => setSide('plan')} type="button">
          Plan{broken ? '' : ' · '}
          {!broken && <Price of={plan.expression} />}
        </button>
      </div>
      <div className={styles.file}>
        <div className={styles.pane}>
          <div className={styles.head}>
            <Title className={styles.title} id={ids.file}>
              compose.yaml
            </Title>
            <p className={styles.quiet} id={ids.hint}>
              edit this, or paste yours
            </p>
          </div>
          <Editor
            areaRef={area}
            describedBy={ids.hint}
            flagged={flagged}
            id={ids.area}
            initial={examples[example]}
            labelledBy={ids.file}
            onText={onText}
            text={text}
          />
        </div>
      </div>
      <div aria-busy={waiting} className={styles.plan}>
        <div className={styles.head} ref={planHead} tabIndex={-1}>
          <Title className={styles.counts}>
            {waiting
              ? 'Reading the file …'
              : broken
                ? shown
                  ? 'Last valid file'
                  : 'No plan yet'
                : counts.join(', ')}
          </Title>
          {!broken && !waiting && (
            <p className={styles.quiet}>
              <span className={styles.sum}>
                <Price of={plan.expression} />
              </span>{' '}
              a month, plus VAT{plan.state === 'blocked' && ', once fixed'}
            </p>
          )}
        </div>
        {planner.failed && (
          <p className={styles.failed} role="alert">
            The planner could not be loaded. Your file is still here.{' '}
            <button onClick={() => void load()} type="button">
              Try again
            </button>
          </p>
        )}
        {planner.badLink && (
          <p className={styles.failed} role="alert">
            The link you opened holds no plan. It may have been cut.
          </p>
        )}
        {broken && <Findings onFix={onFix} onPlace={onPlace} plan={plan} />}
        {shown && (
          <div className={broken || waiting ? styles.stale : undefined}>
            <PlanTable onDisk={onDisk} onSize={onSize} rows={shown.rows} />
          </div>
        )}
        {!broken && <Findings onFix={onFix} onPlace={onPlace} plan={plan} />}
        <div className={styles.foot}>
          <Share choices={planner.choices} load={load} plan={plan} text={text} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </section>
  );
}
