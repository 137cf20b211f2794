import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { givenChoices, mergeFiles, placed } from './files.ts';
import { formatEuro } from './format.ts';
import { plan } from './plan.ts';
import { setPlatform, type PlatformFacts } from './platform.ts';
import { NO_CHOICES } from './rows.ts';
import { findingLine, planAsSarif } from './sarif.ts';
import { rowChoice, summary, worstFirst } from './text.ts';
import type { Plan } from './types.ts';

const USAGE = `usage: compose-plan [--format text|json|sarif] [--platform FACTS.json] FILE...

Several files are merged the way Compose merges them, and a file named .env fills in their variables.
Exit status: 0 ready, 1 with questions, 2 does not run yet, 3 can't be read.`;

/** The facts that npm run data writes. */
const FACTS = path.resolve(import.meta.dirname, '../platform.json');

const columns = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) => row.map((cell, at) => cell.padEnd(widths?.[at] ?? 0)).join('  '));
};

/** Notes that change what someone does next. */
const TELLING = new Set(
  'build-image data-container empty-value env-file guarded-port image-version least-memory name no-volume own-port several-public'.split(
    ' ',
  ),
);

/** The plan as lines of text: rows, sum, findings with file and line. */
function planAsText(file: string, made: Plan): string {
  const rows = made.rows.map((row) => [
    row.name,
    row.detail,
    rowChoice(row),
    formatEuro(row.price),
  ]);
  const findings = worstFirst(made.findings).filter(
    ({ severity, code }) => severity !== 'note' || TELLING.has(code),
  );
  return [
    ...columns(rows).map((line) => line.trimEnd()),
    summary(made),
    ...(made.rows.length > 0
      ? ['Sizes that the file sets no limit for are a starting point.']
      : []),
    ...(made.variables.length > 0
      ? [`Variables without a value: ${made.variables.join(', ')}`]
      : []),
    ...findings.map((finding) => findingLine(file, finding)),
  ].join('\n');
}

/** The plan as JSON, with the findings' places in the files that were given. */
function asJson(made: Plan): string {
  const findings = made.findings.map(({ place, ...finding }) => ({ ...finding, ...place }));
  return JSON.stringify({ ...made, findings }, null, 2);
}

/** The exit status, from 0 for a stack that's ready to 3 for a file that can't be read. */
function statusOf({ state, findings, problems }: Plan): number {
  if (state === 'unreadable') return 3;
  if (findings.some(({ stops }) => stops)) return 2;
  return problems > 0 ? 1 : 0;
}

/** Runs the command and returns its exit status. */
export function main(args: string[], print: (text: string) => void = console.log): number {
  let given;
  try {
    given = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        platform: { type: 'string', default: FACTS },
      },
    });
    const { format } = given.values;
    if (given.positionals.length === 0 || !['text', 'json', 'sarif'].includes(format)) {
      print(USAGE);
      return 3;
    }
    setPlatform(JSON.parse(fs.readFileSync(given.values.platform, 'utf8')) as PlatformFacts);
    const files = given.positionals.map((name) => ({ name, text: fs.readFileSync(name, 'utf8') }));
    const merged = mergeFiles(files);
    const text = merged?.text ?? files[0]?.text ?? '';
    const chosen = merged ? givenChoices(merged) : {};
    const made = placed(plan(text, { ...NO_CHOICES, ...chosen }), merged?.places ?? []);
    const [first = ''] = given.positionals;
    print(
      format === 'json'
        ? asJson(made)
        : format === 'sarif'
          ? planAsSarif(first, made)
          : planAsText(first, made),
    );
    return statusOf(made);
  } catch (error) {
    print(error instanceof Error ? `${error.message}\n\n${USAGE}` : String(error));
    return 3;
  }
}
