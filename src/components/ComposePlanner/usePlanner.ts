import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NO_CHOICES, withChoices } from '@site/src/model/compose/rows';
import { isShared } from '@site/src/model/compose/share';
import type { Choices, Plan } from '@site/src/model/compose/types';
import type { SizeName } from '@site/src/site/prices';
import type * as engine from './engine';
import examplePlans from './examplePlans.json';
import { examples, type ExampleName } from './examples';

export type Engine = typeof engine;

/** Longer files are planned when typing pauses, so that the keys never wait. */
const LONG_FILE = 20_000;
const PAUSE_MS = 250;

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
  /** The plan to show: the last one of a file that could be read. */
  shown: Plan | undefined;
  /** The text has changed and the rules are not here yet. */
  waiting: boolean;
  failed: boolean;
  /** A link was opened that holds no plan. */
  badLink: boolean;
  load: () => Promise<Engine | undefined>;
  setText: (text: string) => void;
  setSize: (row: string, size: SizeName) => void;
  setDisk: (row: string, gigabytes: number) => void;
}

/**
 * The state of the planner. The rules are loaded by `load`; until then the plan is
 * the example's, and what is typed is kept. `restore` puts the file of a shared
 * link into the editor.
 */
export function usePlanner(example: ExampleName, restore: (text: string) => void): PlannerState {
  const [rules, setRules] = useState<Engine>();
  const [failed, setFailed] = useState(false);
  const [badLink, setBadLink] = useState(false);
  const [text, setText] = useState<string>(examples[example]);
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const loading = useRef<Promise<Engine | undefined>>(undefined);
  const settled = useSettled(text);

  const load = useCallback(() => {
    loading.current ??= import('./engine').then(
      (loaded) => {
        setFailed(false);
        setRules(loaded);
        return loaded;
      },
      () => {
        loading.current = undefined;
        setFailed(true);
        return undefined;
      },
    );
    return loading.current;
  }, []);

  const plan = useMemo(() => {
    const stored = examplePlans[example] as unknown as Plan;
    return rules ? rules.plan(settled, choices) : withChoices(stored, choices);
  }, [rules, settled, choices, example]);

  const [shown, setShown] = useState<Plan | undefined>(plan);
  if (plan.state !== 'unreadable' && plan !== shown) setShown(plan);

  useEffect(() => {
    const open = () => {
      if (!isShared(window.location.hash)) return;
      void load().then(async (loaded) => {
        const shared = await loaded?.decodeShared(window.location.hash);
        setBadLink(loaded !== undefined && shared === undefined);
        if (!shared) return;
        setShown(undefined);
        setChoices(shared.choices);
        setText(shared.text);
        restore(shared.text);
      });
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [load, restore]);

  const setSize = useCallback((row: string, size: SizeName) => {
    setChoices((old) => ({ ...old, sizes: new Map(old.sizes).set(row, size) }));
  }, []);
  const setDisk = useCallback((row: string, gigabytes: number) => {
    setChoices((old) => ({ ...old, disks: new Map(old.disks).set(row, gigabytes) }));
  }, []);

  const waiting = rules === undefined && text !== examples[example];
  return { text, choices, plan, shown, waiting, failed, badLink, load, setText, setSize, setDisk };
}
