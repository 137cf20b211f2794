import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import files from '@generated/machine-files/default/files.json';
import { type Step } from 'practice-machine';
import { getState, go, stop, subscribe } from 'practice-machine/engine';

/** A line that was typed, the folder it was typed in, and what it printed. */
export interface Entry {
  folder: string;
  line: string;
  out: string;
  failed: boolean;
}

const HOME = '/root';

/** The server of an incident: what was typed into it, and whether it is doing something. */
export function useServer(setup: string) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [folder, setFolder] = useState(HOME);
  const [isBusy, setBusy] = useState(true);
  const [problem, setProblem] = useState('');
  const [isUp, setUp] = useState(false);
  const state = useSyncExternalStore(subscribe, getState, getState);

  /** Undefined if it didn't run. Then the reason is shown. */
  const run = async (step: Step) => {
    if (!files) return undefined;
    setBusy(true);
    setProblem('');
    try {
      return await go(files, step);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const start = async () => {
    setUp(false);
    setEntries([]);
    setFolder(HOME);
    const result = await run({ is: 'setup', text: setup });
    if (result?.status === 0) setUp(true);
    else if (result) setProblem(`The server couldn't be set up. ${result.err}`);
  };
  const begun = useRef(false);
  useEffect(() => {
    // React runs effects twice while developing.
    if (!begun.current) void start();
    begun.current = true;
    return () => stop();
    // It starts once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    entries,
    folder,
    isBusy,
    problem,
    isUp,
    isLoaded: state.is === 'ready',
    /** Stopped after a long rest, or because it failed. */
    isGone: !isBusy && (state.is === 'off' || !isUp),
    start,
    clear: () => setEntries([]),
    type: async (line: string, isShown = true) => {
      const result = await run({ is: 'line', text: line });
      if (result && isShown) {
        const { out, status, err } = result;
        setEntries((all) => [...all, { folder, line, out, failed: status !== 0 }]);
        setFolder(err.trim() || folder);
      }
      return result;
    },
    check: (text: string) => run({ is: 'check', text }),
  };
}
