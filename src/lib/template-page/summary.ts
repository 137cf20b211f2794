import { formatMemory, sizeOf } from '../prices.ts';
import type { Template, TemplateRow } from '../templates.ts';
import '../planner.ts';
import { encodeShared, NO_CHOICES, tooLong } from 'compose-planner';
import { templateCost } from '../template-cost/index.ts';

/** What the first screen of a template page shows. */
export interface SummaryView {
  name: string;
  version: string;
  /** Where the data lies when no part is a database. */
  database?: string;
  /** One for each service and volume, in the order of the file. */
  parts: readonly { kind: string; name: string; size: string }[];
  /** The sum a month, over price keys. */
  expression: string;
  /** Path and fragment that open the Compose planner with the file. */
  planner: string;
}

/** 'app', 'volume', or the engine of a database with its version. */
function kindOf(template: Template, { kind, name }: TemplateRow): string {
  const database = template.databases.find(({ service }) => service === name);
  return database ? `${database.engine} ${database.version}` : kind;
}

/** 'small, 1 GB of memory' for a service, '1 GB' for a volume. */
function sizeText({ size, disk }: TemplateRow): string {
  if (!size) return `${disk ?? 0} GB`;
  return `${size}, ${formatMemory(sizeOf(size).memoryMb)} of memory`;
}

/** The address that opens the planner with that file, without its comments; throws when it is too long for a link. */
async function plannerLink(text: string): Promise<string> {
  const fragment = await encodeShared({
    text: text.replace(/^[ \t]*#.*\n/gm, ''),
    choices: NO_CHOICES,
  });
  const problem = tooLong(fragment);
  if (problem) throw new Error(problem);
  return `/#${fragment}`;
}

/** The databases of a template in a few words. */
export function databaseText({ databases }: Template): string {
  return databases.map(({ engine, version }) => `${engine} ${version}`).join(', ');
}

/** What the first screen shows, from the data and the text of the Compose file. */
export async function summaryView(template: Template, text: string): Promise<SummaryView> {
  const cost = templateCost(template, text);
  return {
    name: template.name,
    version: template.version,
    ...(template.databases.length === 0 && { database: 'none: the data lies on the volume' }),
    parts: cost.rows.flatMap((row) =>
      row.kind === 'disk'
        ? []
        : [{ kind: kindOf(template, row), name: row.name, size: sizeText(row) }],
    ),
    expression: cost.expression,
    planner: await plannerLink(text),
  };
}
