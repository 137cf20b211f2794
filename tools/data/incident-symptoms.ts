import fs from 'node:fs';
import path from 'node:path';
import { frontMatter } from './lesson-pages.ts';

/** What one sees of an incident: its page's description without the last sentence, which is the task. */
function symptomOf(source: string, file: string): string {
  const symptom = /^(.+?[.?!]) [A-Z][^.?!]*\.$/.exec(frontMatter(source).description)?.[1];
  if (symptom === undefined)
    throw new Error(
      `learn/incidents/${file}: the description has to say what one sees, then what to do`,
    );
  return symptom;
}

/** The TypeScript of `.data/incident-symptoms.ts`: what one sees of each incident, by its page's name. */
export function incidentSymptomsModule(root: string): string {
  const folder = path.join(root, 'learn/incidents');
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
    : [];
  const symptoms = files
    .sort()
    .map((file) => [
      file.replace(/\.mdx$/, ''),
      symptomOf(fs.readFileSync(path.join(folder, file), 'utf8'), file),
    ]);
  return [
    '/* Made from the pages of learn/incidents/ by npm run data. */',
    'export const incidentSymptoms: Readonly<Record<string, string>> =',
    `${JSON.stringify(Object.fromEntries(symptoms), null, 1)};\n`,
  ].join('\n');
}
