/** A task that is checked by running its answer in the machine, on its files and then on changed ones. */
export interface MachineExercise {
  /** The editor's text. */
  language: 'shell' | 'nginx' | 'haproxy';
  start?: string;
  /** The user who runs the scripts and the answer. */
  as?: 'root';
  /** Creates the task's files, starting in the home folder. */
  setup: string;
  /** Changes those files. The answer has to be right for the changed ones too. */
  changes?: string;
  /** The folder in which the answer runs. */
  folder?: string;
  /** How to run the answer, which is the file `$answer`. By default as shell commands. */
  run?: string;
  /** Commands that only print. An answer is right if it prints the same words, whatever the spaces between them. */
  model?: string;
  /** A filter for both outputs, for when part of the order doesn't matter. */
  through?: string;
  /** Files that an answer must leave unchanged. */
  keeps?: readonly string[];
  /**
   * A script that checks the result. It calls `wrong SENTENCE`, with code in « and ». `$status` and the
   * files `$p/out` and `$p/err` are the answer's result.
   */
  check?: string;
}

/** The result of one run of an answer. */
export interface Tried {
  status: number;
  out: string;
  err: string;
  /** The model answer's output. */
  want: string;
  /** The answer's output after the filter. */
  got: string;
  /** The check's verdict. */
  said: string;
}

/** The machine's reply to an answer: a note if it is wrong, and its output on the task's own files. */
export interface Outcome {
  note?: string;
  ran: Pick<Tried, 'status' | 'out' | 'err'>;
}
