import type { Template } from '../templates.ts';
import '../planner.ts';
import { encodeShared, tooLong } from 'compose-planner';
import { importChoices, templateCost } from '../template-cost/index.ts';
import type { Drawings } from 'stack-drawing';
import { templateDrawing } from './drawing.ts';

/** What the first screen of a template page shows. */
export interface SummaryView {
  name: string;
  version: string;
  /** Services and volumes to scale, as SVG. */
  drawing: Drawings;
  /** The sum a month, over price keys. */
  expression: string;
  /** Path and fragment that open the Compose planner with the file. */
  planner: string;
}

/**
 * The address that opens the planner with that file, without its comments and with its references. Throws if
 * it's too long for a link.
 */
async function plannerLink(template: Template, text: string): Promise<string> {
  const fragment = await encodeShared({
    text: text.replace(/^[ \t]*#.*\n/gm, ''),
    choices: importChoices(template),
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
    drawing: templateDrawing(template, cost),
    expression: cost.expression,
    planner: await plannerLink(template, text),
  };
}
