import type { Place } from './tree.ts';

/**
 * How serious a finding is. `error`: the file is wrong. `refused`: the platform doesn't run this part. With
 * either of these, the sum isn't final. `finding`: something changes from what the file says. `note`: for
 * information.
 */
export type Severity = 'error' | 'refused' | 'finding' | 'note';

/** Replaces the characters `from` (included) to `to` (excluded) of the file by `text`. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Text edits that fix a finding and don't overlap. */
export interface Fix {
  /** What a button says, such as 'Delete line 12'. */
  label: string;
  edits: readonly Edit[];
  /** The fix loses something that the app may need, so a person has to decide. */
  asks?: true;
}

/** One thing to know about the file. Names are between backticks in `sentence` and `hint`. */
export interface Finding {
  /** Stable name of the rule, such as `unknown-key`. */
  code: string;
  severity: Severity;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 code units. */
  column: number;
  /** Where it's written, if the file was merged from several. */
  place?: Place;
  /** Character offset of line and column in the file. */
  offset: number;
  sentence: string;
  /** The reason and what to do instead. */
  hint: string;
  fix?: Fix;
  /** The stack doesn't run, or can't work, before this is changed. */
  stops?: true;
}

export type RowKind = 'app' | 'postgres' | 'mysql' | 'redis' | 'valkey' | 'disk' | 'volume';

/** How an app is reached: the port that is public, or none. */
export interface Reach {
  /** Ports that the file names, the likeliest first. */
  ports: readonly number[];
  /** The port that is public over HTTPS. */
  publicPort?: number;
}

/** A profile in the file, which Compose only starts on request. */
export interface Profile {
  name: string;
  services: readonly string[];
  chosen: boolean;
}

/** One line of the plan and of the bill. */
export interface PlanRow {
  /** Unique in the plan and stable while the file is edited: `web`, `db disk`, `volume data`. */
  id: string;
  kind: RowKind;
  /** Its name on the platform. */
  name: string;
  /** Its name in the file, if it's adapted. */
  from?: string;
  /** A few words such as 'app, public on 8080'. */
  detail: string;
  /** Size of one replica or of the database. Disks and volumes have none. */
  size?: string;
  /** The sizes on offer for this row, smallest first. */
  sizes?: readonly string[];
  /** Gigabytes of a disk or volume. */
  disk?: number;
  /** Gigabytes that cost nothing. */
  includedGb?: number;
  replicas: number;
  /** Ports that an app can be public on, and the current choice. Only apps have it. */
  reach?: Reach;
  /** Offset of the part of the file that the row comes from. */
  offset: number;
  /** For an app or a database, the offset after its service. Findings up to there belong to the row. */
  end?: number;
  /** The price as a computation over price keys, such as `2*size.small`. */
  expression: string;
  price: number;
}

/** What a visitor has set in the plan, by row id. */
export interface Choices {
  sizes: ReadonlyMap<string, string>;
  disks: ReadonlyMap<string, number>;
  /** The public port of an app, or 'internal'. */
  reach?: ReadonlyMap<string, number | 'internal'>;
  /** Profiles whose services are part of the plan. */
  profiles?: ReadonlySet<string>;
  /** Values of an `.env` file that was given with the Compose file. */
  environment?: ReadonlyMap<string, string>;
  /** Values of the other files with variables that were given, by the file's name. */
  envFiles?: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /**
   * Where these files set a variable, its comment, and its text if that takes something from an `.env`. A key is the
   * file, nothing for an `.env`, a line break and the variable. A tab and a name stand for a given file that can't be
   * read.
   */
  envPlaces?: ReadonlyMap<string, Place & { raw?: string; comment?: string }>;
  /** Where the parts of a text that was merged from several files are written, by their offsets. */
  places?: { of: string; parts: readonly { at: number; place: Place }[] };
}

/**
 * `ready`: the sum is final. `blocked`: it's final once errors and refusals are fixed. `unreadable`: there's no
 * plan.
 */
export type PlanState = 'ready' | 'blocked' | 'unreadable';

/** What a Compose file becomes on the platform. Plain data: it survives JSON. */
export interface Plan {
  state: PlanState;
  /** The file's `name`, as a project is named on the platform. */
  project?: string;
  rows: readonly PlanRow[];
  /** In the order of the file. */
  findings: readonly Finding[];
  /** Apps and databases. */
  services: number;
  /** Findings other than notes. */
  problems: number;
  /** The profiles of the file, chosen or not. */
  profiles: readonly Profile[];
  /** Variables that get their value outside the file. */
  variables: readonly string[];
  /** Whether the file sets environment values, which a shared link may leave out. */
  hasValues: boolean;
  expression: string;
  total: number;
  /** Some findings are missing, because the rules that only some files need weren't loaded. */
  incomplete?: true;
}
