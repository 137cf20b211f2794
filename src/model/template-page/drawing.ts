import { drawStack, type Part } from 'stack-drawing';
import { formatAmount, formatEuro } from '../../site/money.ts';
import { sizeOf } from '../../site/prices.ts';
import { templateCosts, type Template, type TemplateRow } from '../../site/templates/index.ts';
import { evaluatePrice } from '../price/index.ts';

/** Memory that a cell of a drawing stands for, in MB. */
const CELL = 256;

/** What a row of the bill is drawn as; a database's disk belongs to the database. */
function partOf(template: Template, row: TemplateRow): Part[] {
  const { kind, name, size, disk = 1, detail, replicas, expression } = row;
  const price = formatAmount(evaluatePrice(expression));
  if (kind === 'disk') return [];
  if (!size) return [{ kind: 'volume', name, text: `volume, ${disk} GB`, amount: disk, price }];
  const amount = sizeOf(size).memoryMb / CELL;
  const database = template.databases.find(({ service }) => service === name);
  if (database) {
    const text = `${database.engine} ${database.version}, ${size}`;
    return [{ kind: 'database', name, text, amount, price }];
  }
  const isPublic = detail.includes('public');
  const address = isPublic ? { address: 'https://…' } : {};
  const text = `${size}, ${isPublic ? 'public' : 'internal'}`;
  return [{ kind: 'app', name, text, amount, replicas, price, ...address }];
}

/** What a template creates, drawn for wide and for narrow places. */
export function templateDrawing(template: Template): { wide: string; narrow: string } {
  const { rows, expression } = templateCosts[template.slug];
  const title = `What the template ${template.name} creates, ${formatEuro(evaluatePrice(expression))} a month`;
  const plan = { title, parts: rows.flatMap((row) => partOf(template, row)) };
  return {
    wide: drawStack(plan, 'stack'),
    narrow: drawStack(plan, 'stack-narrow', 'narrow'),
  };
}
