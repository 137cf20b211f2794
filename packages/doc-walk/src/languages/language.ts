import { type Problem, type Reach, type Unit, type Verdict } from '../types.ts';
import { type Site } from '../site.ts';
import { missingPackage, type ToolName } from '../tools.ts';

/** What a checker may use. */
export interface Context extends Site {
  /** An empty folder of this run. */
  tmp: string;
  /** How many processes may run at a time. */
  width: number;
}

/** A language and the checker of its blocks. */
export interface Language {
  /** Name in the report. */
  id: string;
  /** Words after the fence that mean it. */
  names: readonly string[];
  /** Best state that this block can reach here. */
  reach: (unit: Unit) => Reach;
  /** Debian tools without which its blocks are skipped. */
  tools?: readonly ToolName[];
  /** Static check of many blocks. Returns a verdict for each, in order. */
  check: (units: readonly Unit[], context: Context) => Promise<readonly Verdict[]>;
  /** How a block takes part in a session. Without this, it's only written there as a file. */
  session?: (unit: Unit) => SessionRole | undefined;
}

/** What a unit is in a session. */
export type SessionRole =
  | { kind: 'shell'; script: string }
  | { kind: 'sql'; dialect: 'postgres' | 'mysql' }
  | { kind: 'redis' }
  | { kind: 'http' }
  | { kind: 'server'; server: 'nginx' | 'haproxy' | 'caddy'; text: string };

/** The verdict on a block that's right. */
export function right(
  state: 'run' | 'checked' | 'parsed',
  reach: Reach,
  tools: readonly string[],
  notes: readonly string[] = [],
): Verdict {
  return { state, reach, tools, problems: [], notes };
}

/** A verdict with the tool's own words. */
export function wrong(
  reach: Reach,
  tools: readonly string[],
  problems: readonly Problem[],
): Verdict {
  return { state: 'failed', reach, tools, problems, notes: [] };
}

/** Right when there are no problems, else wrong. */
export function verdict(
  state: 'run' | 'checked' | 'parsed',
  reach: Reach,
  tools: readonly string[],
  problems: readonly Problem[],
  notes: readonly string[] = [],
): Verdict {
  return problems.length > 0 ? wrong(reach, tools, problems) : right(state, reach, tools, notes);
}

/** The verdict if the tool is missing. */
export function skipped(reach: Reach, install: string): Verdict {
  return { state: 'skipped', reach, tools: [], problems: [], notes: [], install };
}

/** A problem at line `line` (from 1) of a unit's text. */
export function problemAt(unit: Unit, line: number, message: string, tool: string): Problem {
  const last = unit.text.split('\n').length;
  return { ...unit.at(Math.min(Math.max(1, line), last)), message: message.trim(), tool };
}

/** Turns a check of one unit into one of many. A thrown `Error` is a problem at its `line`. */
export function each(
  tool: string,
  state: 'checked' | 'parsed',
  parse: (unit: Unit) => void,
): Language['check'] {
  return (units) =>
    Promise.resolve(
      units.map((unit) => {
        try {
          parse(unit);
          return right(state, state, [tool]);
        } catch (error) {
          const line = Number((error as { line?: unknown }).line) || 1;
          return wrong(state, [tool], [problemAt(unit, line, (error as Error).message, tool)]);
        }
      }),
    );
}

/** An `Error` that knows its line (from 1). */
export class LineError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Skips all units when a tool is missing, else checks them. */
export async function checkOrSkip(
  language: Language,
  units: readonly Unit[],
  context: Context,
): Promise<readonly Verdict[]> {
  const install = missingPackage(...(language.tools ?? []));
  if (install) return units.map((unit) => skipped(language.reach(unit), install));
  return language.check(units, context);
}
