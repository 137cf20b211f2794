import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import '@site/src/lib/planner';
import { isShared, NO_CHOICES, withChoices, type Choices, type Plan } from 'compose-planner';
import examplePlans from '@generated/planner-gallery/default/plans.json';
import { examples, type ExampleName } from './examples';
import { startRules } from './remote';
import type { Ask } from './rules';
import { keep, kept } from './stored';

/** Longer files are planned when typing pauses, so that no key has to wait. */
const LONG_FILE = 20_000;
const PAUSE_MS = 250;
/** Milliseconds until the page says that the rules take long. */
const LATE_MS = 10_000;

/** The text to plan: at once for a usual file, after a pause for a long one. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text.length <= LONG_FILE) return undefined;
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text.length <= LONG_FILE ? text : settled;
}

export interface PlannerState {
  text: string;
  choices: Choices;
  /** What the file becomes now. */
  plan: Plan;
  /** The text that the plan was made from. An edit of the plan suits no other text. */
  planned: string;
  /** The plan to show: the last one whose file could be read. */
  shown: Plan | undefined;
  /** The text has changed, but the rules haven't loaded yet. */
  waiting: boolean;
  /** How many times in a row the rules couldn't be loaded. */
  failed: number;
  /** The rules have been loading for so long that a visitor may wonder. */
  late: boolean;
  /** The page was opened with a link that contains no plan. */
  badLink: boolean;
  /** Starts loading the rules. */
  load: () => void;
  /** Reports that something couldn't be loaded. */
  fail: () => void;
  /** Tries again to load what couldn't be loaded. */
  retry: () => void;
  /** Calls the rules, or returns undefined if they can't be loaded. */
  ask: <Answer>(question: (ask: Ask) => Promise<Answer>) => Promise<Answer | undefined>;
  setText: (text: string) => void;
  setChoices: (change: (old: Choices) => Choices) => void;
}

/** What puts a file into the editor, and the editor's current text. */
export interface EditorLink {
  restore: (text: string, options: { scroll: boolean }) => void;
  current: () => string | undefined;
}

/** A plan, and what it was made from. */
interface Made {
  text: string;
  choices: Choices;
  plan: Plan;
}

/**
 * The planner's state. `load` loads the rules, which answer from a worker. Until then the plan is the
 * example's, and typed text is kept. Files from shared links, and those the tab kept, get into the editor
 * through `link`.
 */
export function usePlanner(example: ExampleName, link: EditorLink): PlannerState {
  const { restore, current } = link;
  const initial: string = examples[example];
  const stored = examplePlans[example];
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(0);
  const [badLink, setBadLink] = useState(false);
  const [text, setText] = useState<string>(initial);
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const [made, setMade] = useState<Made>({
    text: initial,
    choices: NO_CHOICES,
    plan: stored,
  });
  const settled = useSettled(text);

  const fail = useCallback(() => setFailed((times) => times + 1), []);
  const ask = useCallback<PlannerState['ask']>(
    async (question) => {
      try {
        const answer = await question(await startRules());
        setFailed(0);
        return answer;
      } catch {
        fail();
        return undefined;
      }
    },
    [fail],
  );
  const load = useCallback(() => {
    setWanted(true);
    // If it fails, the first question reports it.
    void startRules().catch(() => {});
  }, []);

  // One question at a time: text typed meanwhile is the next question, in its latest state.
  const asking = useRef(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted || asking.current || (made.text === settled && made.choices === choices)) return;
    asking.current = true;
    void ask((rules) => rules('plan', settled, choices)).then((plan) => {
      asking.current = false;
      if (plan) startTransition(() => setMade({ text: settled, choices, plan }));
    });
  }, [wanted, attempt, ask, made, settled, choices]);
  const retry = useCallback(() => {
    setAttempt((times) => times + 1);
    setWanted(true);
    void ask(() => Promise.resolve());
  }, [ask]);

  // Sizes and disks apply at once. Other choices come with the next plan.
  const plan = useMemo(
    () => (made.choices === choices ? made.plan : withChoices(made.plan, choices)),
    [made, choices],
  );
  const planned = made.text;
  const behind = planned !== settled;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!behind) return undefined;
    const timer = setTimeout(() => setSlow(true), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [behind, made]);
  const waiting = behind && (slow || made.plan === stored);

  const [shown, setShown] = useState<Plan | undefined>(plan);
  const empty = plan.findings[0]?.code === 'empty';
  if (empty && shown) setShown(undefined);
  if (plan.state !== 'unreadable' && plan !== shown) setShown(plan);

  useEffect(() => {
    const open = (before: string | undefined) => {
      if (!isShared(window.location.hash)) return;
      load();
      void ask(async (rules) => ({ shared: await rules('open', window.location.hash) })).then(
        (answer) => {
          const shared = answer?.shared;
          setBadLink(answer !== undefined && shared === undefined);
          // Text typed while the rules are loading stays.
          if (!shared || current() !== before) return;
          setShown(undefined);
          setChoices(shared.choices);
          setText(shared.text);
          restore(shared.text, { scroll: true });
        },
      );
    };
    open(initial);
    const change = () => open(current());
    window.addEventListener('hashchange', change);
    return () => window.removeEventListener('hashchange', change);
  }, [ask, current, initial, load, restore]);

  // The text that the tab kept comes back, unless a link or the keyboard was faster.
  useEffect(() => {
    const stored = isShared(window.location.hash) ? undefined : kept();
    if (!stored || current() !== initial) return;
    setChoices(stored.choices);
    setText(stored.text);
    restore(stored.text, { scroll: false });
    void load();
  }, [current, initial, load, restore]);

  const changed = text !== initial || choices !== NO_CHOICES;
  const keepNow = useRef(() => {});
  const touched = useRef(false);
  useEffect(() => {
    if (changed) touched.current = true;
    keepNow.current = () => keep(changed ? { text, choices } : undefined);
    // Nothing is written before the visitor changes something.
    if (!changed && !touched.current) return undefined;
    const timer = setTimeout(() => keepNow.current(), text.length > LONG_FILE ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [changed, text, choices]);
  // A long file whose pause hasn't ended when the visitor leaves the page.
  useEffect(() => {
    const leave = () => {
      if (touched.current) keepNow.current();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return {
    text,
    choices,
    plan,
    planned,
    shown,
    waiting,
    failed,
    late,
    badLink,
    load,
    fail,
    retry,
    ask,
    setText,
    setChoices,
  };
}
