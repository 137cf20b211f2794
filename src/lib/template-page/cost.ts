import { formatMemory, sizeOf } from '../prices.ts';
import type { Template } from '../templates.ts';
import { templateCost } from '../template-cost/index.ts';

/** The bill of a template: rows, their sum, and what the sum becomes with other choices. */
export interface CostView {
  rows: readonly { id: string; name: string; detail: string; size: string; expression: string }[];
  expression: string;
  /** With disks for a typical start. Absent if those are the ones in the rows. */
  suggested?: { expression: string; disks: string };
  /** With the smaller sizes that upstream's minimum allows. */
  smaller?: { expression: string; sizes: string; why: string };
}

/** The bill of a template, a month, over price keys, from the text of its Compose file. */
export function costView(template: Template, compose: string): CostView {
  const cost = templateCost(template, compose);
  const larger = template.volumes.filter(({ suggestedGb }) => suggestedGb > 1);
  return {
    rows: cost.rows.map(({ id, name, detail, size, disk, expression }) => ({
      id,
      name,
      detail,
      size: size ? `${size}, ${formatMemory(sizeOf(size).memoryMb)}` : `${disk ?? 0} GB`,
      expression,
    })),
    expression: cost.expression,
    ...(cost.suggested === cost.expression
      ? {}
      : {
          suggested: {
            expression: cost.suggested,
            disks: larger
              .map(({ name, suggestedGb }) => `${suggestedGb} GB for ${name}`)
              .join(', '),
          },
        }),
    ...(cost.smaller && template.smaller
      ? {
          smaller: {
            expression: cost.smaller,
            sizes: Object.entries(template.smaller.sizes)
              .map(([service, size]) => `${service} as ${size}`)
              .join(', '),
            why: template.smaller.why,
          },
        }
      : {}),
  };
}
