import React, { type ReactNode, useSyncExternalStore } from 'react';
import files from '@generated/machine-files/default/files.json';
import { Loading } from '@site/src/components/learn/Exercise/Machine';
import { type Step } from 'practice-machine';
import { getState, go, stop, subscribe } from 'practice-machine/engine';
import { type GitExercise } from 'teach/exercise';
import { type Entry, type Played } from 'teach/git';
import { FOLDER, MACHINE, MOST, READ, readRepository, setupOf, typedLine } from 'teach/git/real';

export { stop };

/** A task in the machine of this page. */
export type RealGit = ReturnType<typeof realGit>;

/** What the machine is doing: loading, starting, or running a line. */
export function Doing(): ReactNode {
  const state = useSyncExternalStore(subscribe, getState, getState);
  return state.is === 'ready' ? 'Running' : <Loading />;
}

/** The task that the machine is set up for. There is one machine, and a lesson has several tasks. */
let owner: object | undefined;
subscribe(() => {
  if (getState().is === 'off') owner = undefined;
});

/** One thing at a time, because a task's setup mustn't run between another task's lines. */
let last: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<Played>): Promise<Played> {
  const next = last.then(work, work);
  last = next.catch(() => (owner = undefined));
  return next;
}

function step(one: Step) {
  if (!files) throw new Error("The practice machine isn't in this build.");
  return go(files, one);
}

async function read() {
  const { out, err } = await step({ is: 'check', text: READ });
  if (out.length >= MOST)
    throw new Error('The repository is too large to be drawn here. Step back, or start again.');
  if (err !== '') throw new Error(err);
  return readRepository(out);
}

const DAY = 86_400;

/** Debian's Git in the machine of this page, for one task. The graph and the goal are read from its repository. */
export function realGit(exercise: GitExercise) {
  const me = {};
  // The same all day, so that repeated lines make the same hashes.
  const since = Math.floor(Date.now() / 1000 / DAY) * DAY;
  const run = async (line: string, at: number): Promise<Entry> => {
    const { out, status } = await step({ is: 'line', text: typedLine(since, at, line) });
    return { line, output: out.trimEnd(), ok: status === 0 };
  };
  const repeat = async (lines: readonly string[]): Promise<Entry[]> => {
    owner = undefined;
    const text = `${MACHINE}\n${setupOf(exercise, since)}`;
    const { status, err } = await step({ is: 'setup', text, folder: FOLDER });
    if (status !== 0) throw new Error(`The task couldn't be set up. ${err}`);
    owner = me;
    const entries: Entry[] = [];
    for (const line of lines) entries.push(await run(line, entries.length));
    return entries;
  };
  return {
    /** Sets the task up and types the lines. */
    play: (lines: readonly string[]) =>
      inTurn(async () => {
        const entries = await repeat(lines);
        return { repository: await read(), entries };
      }),
    /** Types one more line. If the machine was used for something else, the lines before it are typed again. */
    type: (before: Played, line: string) =>
      inTurn(async () => {
        const entries =
          owner === me ? before.entries : await repeat(before.entries.map((one) => one.line));
        const entry = await run(line, entries.length);
        return { repository: await read(), entries: [...entries, entry] };
      }),
  };
}
