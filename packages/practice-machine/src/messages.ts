import { type Result } from './run.ts';
import { type Step } from './session.ts';
import { type MachineExercise, type Outcome } from './types.ts';

/** The files that the build put on the site, with their sizes. */
export interface MachineFiles {
  worker: string;
  wasm: string;
  state: string;
  /** The folder with the files that are loaded when a program opens them. */
  files: string;
  licences: string;
  memory: number;
  /** Bytes of the state, unpacked. */
  bytes: number;
  /** Bytes of state and emulator, compressed as they are sent. */
  transferred: number;
}

/** What the page can request from its worker. */
export type Question =
  | { ask: 'start'; files: MachineFiles }
  | { ask: 'judge'; id: number; exercise: MachineExercise; answer: string }
  | { ask: 'step'; id: number; step: Step };

/** The worker's messages. */
export type Reply =
  | { is: 'loaded'; share: number }
  | { is: 'ready' }
  | { is: 'failed'; reason: string }
  | { is: 'judged'; id: number; outcome: Outcome }
  | { is: 'stepped'; id: number; outcome: Result }
  | { is: 'broken'; id: number; reason: string };
