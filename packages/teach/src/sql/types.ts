/** A column of a result: its name, and whether its values are numbers, which are set to the right. */
export interface Column {
  name: string;
  isNumber: boolean;
}

/** What PostgreSQL says about a statement that it refused. */
export interface SqlError {
  /** Usually `ERROR`, or `FATAL` if the connection is lost. */
  severity: string;
  message: string;
  code: string;
  detail?: string;
  hint?: string;
  /** Where in the whole text it happened, both from 1, where PostgreSQL names a place. */
  line?: number;
  column?: number;
}

/** The answer to one statement. */
export type Answer =
  | { kind: 'rows'; columns: readonly Column[]; rows: readonly Row[]; count: number }
  | { kind: 'plan'; lines: readonly string[] }
  | { kind: 'done'; tag: string }
  | { kind: 'error'; error: SqlError };

/** Values as PostgreSQL prints them, and null for NULL. */
export type Row = readonly (string | null)[];
