import { placeOf } from './text.ts';
import type { Finding, Plan } from './types.ts';

const LEVELS = { error: 'error', refused: 'error', finding: 'warning', note: 'note' } as const;

const plain = (text: string) => text.replace(/`/g, '');

const resultOf = (file: string, finding: Finding) => ({
  ruleId: finding.code,
  level: finding.stops ? 'error' : LEVELS[finding.severity],
  message: { text: `${plain(finding.sentence)}. ${plain(finding.hint)}` },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: finding.file ?? file },
        region: { startLine: finding.line, startColumn: finding.column },
      },
    },
  ],
});

/** The findings of a plan as SARIF 2.1.0, which code hosts show at their lines. */
export function planAsSarif(file: string, { findings }: Plan): string {
  const rules = [...new Set(findings.map(({ code }) => code))].map((id) => ({ id }));
  const run = {
    tool: { driver: { name: 'compose-plan', rules } },
    results: findings.map((finding) => resultOf(file, finding)),
  };
  return JSON.stringify({ version: '2.1.0', runs: [run] }, null, 2);
}

/** One finding as a line that editors and terminals can follow: `compose.yaml:12:5: …`. */
export const findingLine = (file: string, finding: Finding): string =>
  `${placeOf(finding).replace(/^Line (\d+), column (\d+)$/, `${finding.file ?? file}:$1:$2`)}: ${finding.severity}: ${plain(finding.sentence)}. ${plain(finding.hint)}`;
