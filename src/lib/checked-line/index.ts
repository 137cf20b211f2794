/** What the line at a page's end says. Without fields there's no line. */
export interface CheckedLineData {
  blocks?: number;
  run?: number;
  checked?: number;
  parsed?: number;
  /** Tools that ran or validated blocks, with their versions. */
  tools?: readonly (readonly [tool: string, version: string])[];
  /** The day on which the page was followed from its first block to its last, in words. */
  walked?: string;
  /** What following it didn't show. */
  caveats?: readonly string[];
}
