import { useEffect, useState } from 'react';
import type { Question, Step } from 'site-search/client';
import { reasonOf } from 'site-search/files';

/** How many sections of one page are listed if they match equally well. */
const PER_PAGE = 2;

/** Milliseconds after which loading counts as slow. */
const LONG = 3000;

const load = () => import('./search');

export type AnswerState =
  | { kind: 'none' }
  | { kind: 'loading'; long: boolean }
  | { kind: 'failed'; reason: string }
  | (Step & {
      kind: 'hits';
      query: string;
      /** The code that shows the hits is loaded with the search, because the word rules are large. */
      tools: Awaited<ReturnType<typeof load>>;
    });

/**
 * The answer to a query: from titles as soon as they are loaded, then from texts too. Old hits stay until
 * the next query's arrive. `retry` tries again.
 */
export function useAnswer(
  query: string,
  { context, limit, patience }: Question,
): { state: AnswerState; retry(): void } {
  const [state, setState] = useState<AnswerState>({ kind: 'none' });
  const [attempt, setAttempt] = useState(0);

  const isLoading = state.kind === 'loading' && !state.long;
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setState({ kind: 'loading', long: true }), LONG);
    return () => clearTimeout(timer);
  }, [isLoading]);

  useEffect(() => {
    if (query.trim() === '') {
      setState({ kind: 'none' });
      return undefined;
    }
    let isCurrent = true;
    const set = (next: AnswerState) => {
      if (isCurrent) setState(next);
    };
    setState((before) =>
      before.kind === 'hits' || before.kind === 'loading'
        ? before
        : { kind: 'loading', long: false },
    );
    const run = async () => {
      const tools = await load();
      const question = { context, limit, patience, perPage: PER_PAGE };
      const show = (step: Step) => set({ kind: 'hits', query, tools, ...step });
      await tools.searchClient().answer(query, question, show);
    };
    run().catch((error: unknown) => set({ kind: 'failed', reason: reasonOf(error) }));
    return () => {
      isCurrent = false;
    };
  }, [query, context, limit, patience, attempt]);

  return { state, retry: () => setAttempt((before) => before + 1) };
}
