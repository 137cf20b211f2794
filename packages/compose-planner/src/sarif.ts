import type { Finding, Plan } from './types.ts';

const LEVELS = { error: 'error', refused: 'error', finding: 'warning', note: 'note' } as const;

const plain = (text: string) => text.replace(/`/g, '');

const placeIn = (file: string, { place, line, column }: Finding) => place ?? { file, line, column };

const resultOf = (file: string, finding: Finding) => ({
  ruleId: finding.code,
  level: finding.stops ? 'error' : LEVELS[finding.severity],
  message: { text: `${plain(finding.sentence)}. ${plain(finding.hint)}` },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: placeIn(file, finding).file },
        region: {
          startLine: placeIn(file, finding).line,
          startColumn: placeIn(file, finding).column,
        },
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
export function findingLine(name: string, finding: Finding): string {
  const { file, line, column } = placeIn(name, finding);
  const { severity, sentence, hint } = finding;
  return `${file}:${line}:${column}: ${severity}: ${plain(sentence)}. ${plain(hint)}`;
}
