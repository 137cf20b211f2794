/** A task that is judged by running its answer in the machine, on its files and then on changed ones. */
export interface MachineExercise {
  /** The editor's text. */
  language: 'shell' | 'nginx' | 'haproxy';
  start?: string;
  /** Who runs the scripts and the answer. */
  as?: 'root';
  /** Makes the files of the task, from the home folder. */
  setup: string;
  /** Changes them: an answer has to be right then too. */
  changes?: string;
  /** The folder in which the answer runs. */
  folder?: string;
  /** How the answer runs, which is the file `$answer`; as commands of a shell where it is not said. */
  run?: string;
  /** Commands that only print: the answer prints the same, whatever spaces are between its words. */
  model?: string;
  /** A filter for what both printed, where the order is left open in part. */
  through?: string;
  /** Files that an answer leaves as they are. */
  keeps?: readonly string[];
  /** A script that looks at what is there afterwards. It calls `wrong SENTENCE`, with code in « and »; `$status` and the files `$p/out` and `$p/err` are what the answer came to. */
  check?: string;
}

/** What one run of an answer came to. */
export interface Tried {
  status: number;
  out: string;
  err: string;
  /** What the model printed. */
  want: string;
  /** What the answer printed behind the filter. */
  got: string;
  /** What the check says. */
  said: string;
}

/** What the machine says to an answer: a note where it is wrong, and what it printed on the task's own files. */
export interface Outcome {
  note?: string;
  ran: Pick<Tried, 'status' | 'out' | 'err'>;
}
