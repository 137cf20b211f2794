import React, {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import Price from '@site/src/components/pricing/Price';
import { givenValues, NO_CHOICES, summary, type Choices, type Fix } from 'compose-planner';
import type { SizeName } from '@site/src/lib/prices';
import { brand } from '@site/src/lib/brand';
import Editor from './Editor';
import Drawing from './Drawing';
import Elsewhere from './Elsewhere';
import { applyToArea, moveCaret, replaceIn } from './editing';
import { examples, type ExampleName } from './examples';
import Files from './Files';
import Findings, { Problems } from './Findings';
import Gallery from './Gallery';
import Head from './Head';
import Mend from './Mend';
import PlanTable from './PlanTable';
import Profiles from './Profiles';
import { rowProblems } from './rowProblems';
import Share from './Share';
import TitleBlock from './TitleBlock';
import { useMark } from './useMark';
import type { View } from './Views';
import { usePlanner } from './usePlanner';
import styles from './styles.module.css';

interface Props {
  /** The editor's file at first. */
  example?: ExampleName;
  /** Level of the headings of the file and of the plan. */
  headingLevel?: 2 | 3;
  /** Shows fewer lines of the editor. */
  compact?: boolean;
}

/** Milliseconds from the last key to the status message. */
const STATUS_MS = 800;

/** Elements that load the rules when they're touched. */
const TOUCHABLE = 'textarea, select, button, summary, input';

const NONE = new Map<string, never>();

/** How many acts can be undone. */
const MAX_ACTS = 50;

/** A file and the choices made in its plan. */
interface PlanRecord {
  text: string;
  choices: Choices;
}

/** Whether a text has little in common with the previous one, because another file was pasted over it. */
function isOther(before: string, after: string): boolean {
  const least = Math.min(before.length, after.length);
  let same = 0;
  while (same < least && before[same] === after[same]) same += 1;
  return !before.split('\n').some((line) => line.length > 12 && after.includes(line)) && same < 40;
}

/** A map with one more entry. */
const plus = <Value,>(map: ReadonlyMap<string, Value> | undefined, key: string, value: Value) =>
  new Map(map).set(key, value);

/** A Compose file and the stack it becomes: plain HTML at first, alive from the first touch. */
export default function ComposePlanner({
  example = 'ready',
  headingLevel = 2,
  compact = false,
}: Props): ReactNode {
  const id = useId();
  const ids = { area: `${id}area`, file: `${id}file`, hint: `${id}hint` };
  const area = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLElement>(null);
  const planHead = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'file' | 'plan'>('plan');
  const [view, setView] = useState<View>('drawing');
  const [status, setStatus] = useState('');
  const [touched, setTouched] = useState(false);

  const restore = useCallback((text: string, { scroll }: { scroll: boolean }) => {
    if (area.current) area.current.value = text;
    if (!scroll) return;
    setTouched(true);
    frame.current?.scrollIntoView({ block: 'start' });
  }, []);
  const current = useCallback(() => area.current?.value, []);
  const link = useMemo(() => ({ restore, current }), [restore, current]);
  const planner = usePlanner(example, link);
  const { plan, planned, shown, text, setText, setChoices, load } = planner;
  // A file from a link or from the tab comes without a touch, which would otherwise load what no page's own sheet has.
  const changed = text !== examples[example];
  const styled = useWholeStyle(changed);
  const waiting = planner.waiting || (changed && !styled);

  const [acts, setActs] = useState<readonly PlanRecord[]>([]);
  const now = useRef<PlanRecord>({ text, choices: planner.choices });
  const ours = useRef(false);
  useEffect(() => {
    now.current = { text, choices: planner.choices };
  }, [text, planner.choices]);
  const remember = useCallback(() => {
    const record = now.current;
    setActs((old) => [...old.slice(1 - MAX_ACTS), record]);
  }, []);
  /** Puts one of our texts into the editor, so it doesn't count as a pasted file. */
  const write = useCallback((next: string) => {
    ours.current = true;
    if (area.current) replaceIn(area.current, next);
    ours.current = false;
  }, []);
  /** Starts a new record for a file, without the choices made for the previous one. */
  const begin = (next: string, choices: Choices = NO_CHOICES) => {
    setTouched(true);
    load();
    remember();
    setChoices(() => choices);
    write(next);
  };
  const undo = () => {
    const last = acts.at(-1);
    if (!last) return;
    setActs(acts.slice(0, -1));
    setChoices(() => last.choices);
    write(last.text);
  };

  const onText = useCallback(
    (next: string) => {
      const { text: before, choices } = now.current;
      if (!ours.current && choices !== NO_CHOICES && isOther(before, next)) {
        remember();
        setChoices(() => NO_CHOICES);
      }
      setText(next);
      // Typed before this script ran, or restored by the browser.
      if (next === examples[example]) return;
      setTouched(true);
      load();
    },
    [example, load, remember, setChoices, setText],
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
  const problems = useMemo(() => rowProblems(plan), [plan]);
  const { chosen, marked, lines, onMark, onPoint, onLine } = useMark(shown, planned);

  const wake = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest(TOUCHABLE)) load();
  };
  // On a small screen, the file is a separate view, which has to be there before it takes the focus.
  const goto = useRef<number>(undefined);
  const onPlace = useCallback(
    (offset: number) => {
      goto.current = offset;
      setSide('file');
      setTouched(true);
      if (side === 'file' && area.current) moveCaret(area.current, offset);
    },
    [side],
  );
  useEffect(() => {
    if (side !== 'file' || goto.current === undefined || !area.current) return;
    moveCaret(area.current, goto.current);
    goto.current = undefined;
  }, [side]);

  const mended = useRef(false);
  const onFix = useCallback(
    (fix: Fix) => {
      // An edit only suits the text it was made for, and would cut into any other.
      if (!area.current || area.current.value !== planned) return;
      mended.current = true;
      setTouched(true);
      remember();
      ours.current = true;
      applyToArea(area.current, fix.edits);
      ours.current = false;
      planHead.current?.focus({ preventScroll: true });
    },
    [planned, remember],
  );
  const onReplace = (from: string, to: string) => {
    if (!area.current || area.current.value !== from) return;
    setTouched(true);
    remember();
    write(to);
    planHead.current?.focus({ preventScroll: true });
  };
  // The button that fixed it is gone with its finding, so the next one takes its place.
  useEffect(() => {
    if (!mended.current || waiting) return;
    mended.current = false;
    const next = frame.current?.querySelector<HTMLElement>('[data-fix]');
    (next ?? planHead.current)?.focus({ preventScroll: true });
  }, [plan, waiting]);

  // The same functions for every typed letter, so the plan is only drawn again if it's a new one.
  const choosing = useMemo(() => {
    const choose = (change: (old: Choices) => Choices) => {
      setTouched(true);
      remember();
      setChoices(change);
    };
    return {
      onProfile: (name: string, chosen: boolean) =>
        choose((old) => {
          const profiles = new Set(old.profiles);
          if (chosen) profiles.add(name);
          else profiles.delete(name);
          return { ...old, profiles };
        }),
      onDisk: (row: string, gigabytes: number) =>
        choose((old) => ({ ...old, disks: plus(old.disks, row, gigabytes) })),
      onReach: (row: string, reach: number | 'internal') =>
        choose((old) => ({ ...old, reach: plus(old.reach, row, reach) })),
      onSize: (row: string, size: SizeName) =>
        choose((old) => ({ ...old, sizes: plus(old.sizes, row, size) })),
    };
  }, [remember, setChoices]);
  const onFiles = (next: string | undefined, given: Partial<Choices>) => {
    if (next !== undefined) {
      begin(next, { ...NO_CHOICES, ...given });
      return;
    }
    setTouched(true);
    load();
    remember();
    setChoices((old) => ({ ...old, ...given }));
  };
  const show = (name: ExampleName) => {
    begin(examples[name]);
  };
  const onProblems = () => {
    setSide('plan');
    const first =
      frame.current?.querySelector<HTMLElement>('[data-stops] button') ??
      frame.current?.querySelector<HTMLElement>('[data-finding]:not([data-finding="note"]) button');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  };

  const broken = plan.state === 'unreadable';
  const Title = `h${headingLevel}` as const;
  const actions = { onFix, onPlace };

  return (
    // The handlers only start loading what the controls inside need. Nothing here is a control.
    // Translators replace text nodes, which React could then neither find nor change.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label="Compose planner"
      className={`${styles.planner} notranslate`}
      data-compact={compact || undefined}
      data-side={side}
      onFocus={wake}
      onKeyDown={wake}
      onPointerDown={wake}
      onPointerOver={wake}
      ref={frame}
      translate="no"
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
        <Files
          gallery={
            <Gallery
              onFailed={planner.fail}
              onStack={(stack) => {
                begin(stack);
                // The pressed button is gone, because on a phone the plan is a separate view.
                flushSync(() => setSide('plan'));
                planHead.current?.focus({ preventScroll: true });
              }}
            />
          }
          ask={planner.ask}
          onFiles={onFiles}
          onUndo={acts.length > 0 ? undo : undefined}
          onValuesOff={() => {
            remember();
            setChoices((old) => ({ ...old, environment: new Map(), envFiles: new Map() }));
          }}
          values={givenValues(planner.choices)}
        >
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
            marked={lines}
            onLine={onLine}
            onText={onText}
            text={text}
          />
        </Files>
      </div>
      <div aria-busy={waiting} className={styles.plan} data-view={view}>
        <Head
          headRef={planHead}
          headingLevel={headingLevel}
          older={shown !== undefined}
          onProblems={onProblems}
          onView={setView}
          plan={plan}
          view={view}
          waiting={waiting}
        />
        {planner.failed > 0 && (
          <p className={styles.failed} role="alert">
            {planner.failed === 1
              ? "The planner couldn't be loaded. Your file is still here. "
              : "The planner still can't be loaded. The site may have a new release. Reloading the page keeps your file. "}
            {planner.failed === 1 ? (
              <button onClick={planner.retry} type="button">
                Try again
              </button>
            ) : (
              <button onClick={() => window.location.reload()} type="button">
                Reload the page
              </button>
            )}
          </p>
        )}
        {planner.late && planner.failed === 0 && (
          <p className={styles.failed} role="status">
            The planner is still loading. The connection is slow, or the server isn't answering.
            Your file is still here.
          </p>
        )}
        {planner.badLink && (
          <p className={styles.failed} role="alert">
            The link you opened has no plan in it. It may have been cut off.
          </p>
        )}
        {/* Over the plan of an older file, so that nothing below moves while you type. */}
        {/* Hidden, not gone: whatever was opened or fixed there stays so while a long file is read. */}
        <div className={broken && shown ? styles.over : undefined} hidden={waiting}>
          <Mend
            ask={planner.ask}
            choices={planner.choices}
            onReplace={onReplace}
            plan={plan}
            planned={planned}
          />
          <Problems findings={problems.others} label="Problems" {...actions} />
        </div>
        {shown && view === 'elsewhere' && <Elsewhere onFailed={planner.fail} plan={shown} />}
        {shown && (
          <div
            className={broken || waiting ? styles.stale : undefined}
            hidden={view === 'elsewhere'}
          >
            <Profiles onProfile={choosing.onProfile} profiles={shown.profiles} />
            <Drawing marked={marked} onMark={onMark} plan={shown} />
            <PlanTable
              chosen={chosen}
              marked={marked}
              onMark={onMark}
              onPoint={onPoint}
              onDisk={choosing.onDisk}
              onReach={choosing.onReach}
              onSize={choosing.onSize}
              problems={broken || waiting ? NONE : problems.rows}
              rows={shown.rows}
              {...actions}
            />
          </div>
        )}
        <div hidden={waiting} inert={broken}>
          <Findings plan={broken && shown ? shown : plan} {...actions} />
        </div>
      </div>
      <TitleBlock plan={plan} />
      <div className={styles.foot}>
        <Share choices={planner.choices} ask={planner.ask} plan={shown ?? plan} text={text}>
          {text === examples.ready && (
            <button className={styles.live} onClick={() => show('refused')} type="button">
              Show me one that's refused
            </button>
          )}
        </Share>
        {shown && (
          <p className={styles.start}>
            <a href={brand.consoleUrl}>Start with this plan</a>
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </section>
  );
}
