import { useEffect, useMemo, useState } from 'react';
import { keepTyped, typedAt } from '@site/src/client/typed';
import { type GitExercise } from 'teach/exercise';
import { type Played, playLines, startOf, typeLine } from 'teach/git';
import type * as Real from './real';

interface Machine {
  git: Real.RealGit;
  Doing: typeof Real.Doing;
  stop: () => void;
}

/** A task's repository and its typed lines: in this page's own Git, or in the machine once it runs. */
export function useBench(exercise: GitExercise, id: string) {
  const start = useMemo(() => startOf(exercise), [exercise]);
  const [played, setPlayed] = useState<Played>(() => playLines(start, typedAt(id) ?? []));
  const [machine, setMachine] = useState<Machine>();
  const [isReal, setReal] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => machine?.stop, [machine]);
  const lines = played.entries.map(({ line }) => line);

  const show = (next: Played) => {
    setPlayed(next);
    const typed = next.entries.map(({ line }) => line);
    keepTyped(id, typed.length > 0 ? typed : undefined);
  };
  /** True if it ran. If it didn't, the reason is shown. */
  const wait = async (work: () => Promise<Played>): Promise<boolean> => {
    setBusy(true);
    setProblem('');
    try {
      show(await work());
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const replay = (typed: readonly string[]) => {
    if (isReal && machine) void wait(() => machine.git.play(typed));
    else show(playLines(start, typed));
  };

  return {
    ...played,
    lines,
    isBusy,
    problem,
    isReal,
    Doing: machine?.Doing,
    type: (line: string) => {
      if (isReal && machine) void wait(() => machine.git.type(played, line));
      else show(typeLine(played, line));
    },
    undo: () => replay(lines.slice(0, -1)),
    restart: () => replay([]),
    startReal: async () => {
      const isUp = await wait(async () => {
        const { realGit, Doing, stop } = await import('./real');
        const started = machine ?? { git: realGit(exercise), Doing, stop };
        setMachine(started);
        return started.git.play(lines);
      });
      setReal(isUp);
    },
  };
}
