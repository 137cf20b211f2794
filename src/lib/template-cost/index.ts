import type { SizeName } from '../prices.ts';
import type { Template, TemplateCost, TemplateRow } from '../templates.ts';
import '../planner.ts';
import { NO_CHOICES, plan, type Choices, type Plan, type PlanRow } from 'compose-planner';

/** What a template's page tells you to enter at the import: the references to its databases. */
export function importChoices({ settings }: Template): Choices {
  const typed = settings.flatMap(({ name, reference }): [string, string][] =>
    reference === undefined ? [] : [[name, reference]],
  );
  return { ...NO_CHOICES, environment: new Map(typed) };
}

/** The disks that a template suggests, by row of the plan. */
function suggestedDisks(template: Template): ReadonlyMap<string, number> {
  return new Map(template.volumes.map(({ name, suggestedGb }) => [`volume ${name}`, suggestedGb]));
}

function readyPlan(slug: string, text: string, choices: Choices): Plan {
  const result = plan(text, choices);
  if (result.state !== 'ready') {
    const why = result.findings.map(({ line, sentence }) => `line ${line}: ${sentence}`).join('; ');
    throw new Error(`the Compose file of '${slug}' does not plan: ${why}`);
  }
  return result;
}

const toRow = ({
  id,
  kind,
  name,
  detail,
  size,
  replicas,
  disk,
  expression,
}: PlanRow): TemplateRow => ({
  id,
  kind,
  name,
  detail,
  ...(size ? { size: size as SizeName } : {}),
  replicas,
  ...(disk === undefined ? {} : { disk }),
  expression,
});

/** What a template costs a month, from its Compose file. Throws if the platform refuses a part of it. */
export function templateCost(template: Template, text: string): TemplateCost {
  const typed = importChoices(template);
  const start = readyPlan(template.slug, text, typed);
  const disks = suggestedDisks(template);
  const suggested = readyPlan(template.slug, text, { ...typed, disks });
  const smaller =
    template.smaller &&
    readyPlan(template.slug, text, {
      ...typed,
      sizes: new Map(Object.entries(template.smaller.sizes)),
    });
  return {
    rows: start.rows.map(toRow),
    expression: start.expression,
    suggested: suggested.expression,
    ...(smaller ? { smaller: smaller.expression } : {}),
  };
}
