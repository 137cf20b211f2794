import { type Answer } from './types.ts';
import { type SqlFiles } from './files.ts';

/** What a page wants from the worker. */
export type Question =
  | { ask: 'start'; files: SqlFiles }
  | { ask: 'run'; id: number; sql: string }
  | { ask: 'empty'; id: number };

/** What the worker answers. */
export type Reply =
  | { is: 'loaded'; share: number }
  | { is: 'ready' }
  | { is: 'failed'; reason: string }
  | { is: 'answers'; id: number; answers: readonly Answer[] };
