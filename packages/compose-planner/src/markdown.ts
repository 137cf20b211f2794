import { formatEuro } from './format.ts';
import type { Plan } from './types.ts';
import { placeOf, rowChoice, verdictOf, worstFirst } from './text.ts';

const cell = (text: string) => text.replace(/\|/g, '\\|');

/** The plan as Markdown for an issue or a README: a table of rows with the sum, then the findings as a list. */
export function planAsMarkdown(plan: Plan): string {
  const findings = worstFirst(plan.findings)
    .filter(({ severity }) => severity !== 'note')
    .map((finding) => `- ${placeOf(finding)}: ${finding.sentence}. ${finding.hint}`);
  if (plan.state === 'unreadable') return `${findings.join('\n')}\n`;
  const rows = plan.rows.map((row) => {
    const name = row.from ? `${row.name} (\`${row.from}\` in the file)` : row.name;
    return `| ${[name, row.detail, rowChoice(row), formatEuro(row.price)].map(cell).join(' | ')} |`;
  });
  const once = plan.state === 'blocked' ? ', once fixed' : '';
  const table = [
    '| service | what it becomes | size | a month |',
    '|---|---|---|---:|',
    ...rows,
    `| **sum** | plus VAT${once} | | **${formatEuro(plan.total)}** |`,
  ];
  return `${[[`${verdictOf(plan).words}.`], table, findings]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}
