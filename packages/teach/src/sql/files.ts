/** A file that the worker loads: its address, and its bytes once they are unpacked. */
export interface SqlFile {
  url: string;
  bytes: number;
}

/** What the build measured and named. */
export interface SqlFiles {
  worker: string;
  wasm: SqlFile;
  data: SqlFile;
  initdb: SqlFile;
  /** What all of it is, compressed as it is sent. */
  transferred: number;
}
