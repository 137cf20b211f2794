import { composeFiles } from '#data/compose-files';
import {
  NO_CHOICES,
  rowChoice,
  stackOf,
  verdictOf,
  withChoices,
  worstFirst,
  type Finding,
  type Plan,
} from 'compose-planner';
import { drawBoth, drawSmall } from 'stack-drawing';
import { costElsewhere } from '../cost/stack.ts';
import { drawingOf } from '../plan-drawing.ts';
import { ageInDays } from '../platforms/age.ts';
import '../planner.ts';

/** A public file with its plan. */
export type PublicFile = (typeof composeFiles)[number];

/** A file that nobody has read for this many days may have changed. */
const MAX_AGE_DAYS = 120;

/** The plan of a public file at today's prices. */
export function planOf({ slug, rows, findings }: PublicFile): Plan {
  const plan: Plan = {
    state: findings.some(({ severity }) => severity !== 'finding') ? 'blocked' : 'ready',
    project: slug,
    rows: rows.map(({ port, isRefused: _, ...row }) => ({
      ...row,
      ...(row.kind === 'app' && {
        reach: port === undefined ? { ports: [] } : { ports: [port], publicPort: port },
      }),
      offset: 0,
      expression: '',
      price: 0,
    })),
    findings: findings.map(({ stops, ...finding }): Finding => ({
      ...finding,
      ...(stops && { stops }),
      code: '',
      column: 1,
      offset: finding.line,
    })),
    services: rows.filter(({ size }) => size !== undefined).length,
    problems: findings.length,
    profiles: [],
    variables: [],
    hasValues: false,
    expression: '',
    total: 0,
  };
  return withChoices(plan, NO_CHOICES);
}

/** The parts of a plan for a page's title block and sentences. */
const pick = ({ state, project, services, problems, expression }: Plan) => ({
  state,
  ...(project !== undefined && { project }),
  services,
  problems,
  expression,
});

/** A public file's plan as its drawing needs it, with what is refused. */
const drawnOf = (file: PublicFile, plan: Plan) =>
  drawingOf(plan, new Set(file.rows.filter(({ isRefused }) => isRefused).map(({ id }) => id)));

/** What the page of a public file shows, as of a day. */
export function costPage(file: PublicFile, today: string) {
  const plan = planOf(file);
  const { slug, name, about, repository, path, licence, commit, date, read } = file;
  const drawn = drawnOf(file, plan);
  return {
    ...{ slug, name, about, repository, path, licence, commit, date, read },
    isOld: (ageInDays({ date: read }, today) ?? 0) > MAX_AGE_DAYS,
    sums: pick(plan),
    rows: plan.rows.map((row) => ({
      id: row.id,
      /** A volume or a disk, which comes after its service. */
      isPart: row.size === undefined,
      name: row.name,
      detail: row.detail,
      choice: rowChoice(row),
      expression: row.expression,
    })),
    findings: worstFirst(plan.findings).map(({ line, sentence, hint }) => ({
      line,
      sentence,
      hint,
    })),
    drawings: drawBoth(drawn, 'stack'),
    elsewhere: costElsewhere(stackOf(plan.rows)),
  };
}

export type CostPage = ReturnType<typeof costPage>;

/** Pixels for a cell in the list of all files. */
const SMALL = 5;

/** A row of the list of all public files. */
export function costRow(file: PublicFile) {
  const plan = planOf(file);
  const { slug, name, about } = file;
  const { services, expression, problems } = plan;
  const { runs, worst } = verdictOf(plan);
  const drawing = drawSmall(drawnOf(file, plan).parts, SMALL);
  return {
    slug,
    name,
    about,
    services,
    expression,
    problems,
    runs,
    drawing,
    first: worst?.sentence,
  };
}

export type CostRow = ReturnType<typeof costRow>;

export { composeFiles };
