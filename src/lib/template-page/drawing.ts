import { CELL_MB, drawBoth, drawSmall, type Drawings, type Part } from 'stack-drawing';
import { formatAmount } from '../money.ts';
import { evaluatePrice } from '../price/index.ts';
import { sizeOf } from '../prices.ts';
import type { Template, TemplateCost, TemplateRow } from '../templates.ts';

/** Pixels for a cell in the gallery, with which the largest template is as wide as its column. */
const SMALL = 7;

/** How a row of the bill is drawn. A database's disk belongs to the database. */
function partOf(template: Template, row: TemplateRow): Part[] {
  const { kind, name, size, disk = 1, detail, replicas, expression } = row;
  const price = formatAmount(evaluatePrice(expression));
  if (kind === 'disk') return [];
  if (!size) return [{ kind: 'volume', name, text: `volume, ${disk} GB`, amount: disk, price }];
  const amount = sizeOf(size).memoryMb / CELL_MB;
  const database = template.databases.find(({ service }) => service === name);
  if (kind !== 'app' && database) {
    const text = `${database.engine} ${database.version}, ${size}`;
    return [{ kind: 'database', name, text, amount, price }];
  }
  const isPublic = detail.includes('public');
  const text = `${size}, ${isPublic ? 'public' : 'internal'}`;
  const address = isPublic && { address: 'HTTPS' };
  return [{ kind: 'app', name, text, amount, replicas, price, ...address }];
}

const partsOf = (template: Template, { rows }: TemplateCost): Part[] =>
  rows.flatMap((row) => partOf(template, row));

/** What a template creates, to scale, with a label at each part and with numbers and a list. */
export function templateDrawing(template: Template, cost: TemplateCost): Drawings {
  const title = `What the template ${template.name} creates, to scale`;
  const plan = { title, parts: partsOf(template, cost) };
  return drawBoth(plan, 'stack');
}

/** The same without labels, at one scale for all templates. */
export function templateThumbnail(template: Template, cost: TemplateCost): string {
  return drawSmall(partsOf(template, cost), SMALL);
}
