import { DockerfileParser } from 'dockerfile-ast';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { type Problem, type Unit } from '../types.ts';
import { type Language, problemAt, verdict } from './language.ts';

/** A fragment has no FROM, so it gets one, and `shift` counts that line. */
function wholeOf(unit: Unit): { text: string; shift: number } {
  const hasFrom = /^\s*FROM\s/im.test(unit.text);
  return hasFrom ? { text: unit.text, shift: 0 } : { text: `FROM scratch\n${unit.text}`, shift: 1 };
}

const textOf = (message: string | { value: string }) =>
  typeof message === 'string' ? message : message.value;

function problemsOf(unit: Unit): Problem[] {
  const { text, shift } = wholeOf(unit);
  const found = validate(text, {
    deprecatedMaintainer: ValidationSeverity.ERROR,
    directiveCasing: ValidationSeverity.ERROR,
    emptyContinuationLine: ValidationSeverity.ERROR,
    instructionCasing: ValidationSeverity.ERROR,
    instructionCmdMultiple: ValidationSeverity.ERROR,
    instructionEntrypointMultiple: ValidationSeverity.ERROR,
    instructionHealthcheckMultiple: ValidationSeverity.ERROR,
    instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
  });
  const problems = found.map((diagnostic) =>
    problemAt(
      unit,
      diagnostic.range.start.line + 1 - shift,
      textOf(diagnostic.message),
      'dockerfile-utils',
    ),
  );
  const file = DockerfileParser.parse(text);
  const stages = new Set(file.getFROMs().map((from) => from.getBuildStage()?.toLowerCase()));
  for (const copy of file.getCOPYs()) {
    const from = copy.getFlags().find((flag) => flag.getName() === 'from');
    const stage = from?.getValue()?.toLowerCase();
    if (shift || !from || !stage || stages.has(stage) || /^\d+$/.test(stage) || /[/:$]/.test(stage))
      continue;
    problems.push(
      problemAt(
        unit,
        from.getRange().start.line + 1,
        `COPY --from=${stage}: no stage of this name`,
        'dockerfile-ast',
      ),
    );
  }
  return problems;
}

/** Dockerfiles: the parser and the linter of the Docker editor extension. */
export const dockerfile: Language = {
  id: 'dockerfile',
  names: ['dockerfile', 'docker', 'containerfile'],
  reach: () => 'parsed',
  check: (units) =>
    Promise.resolve(
      units.map((unit) => verdict('parsed', 'parsed', ['dockerfile-utils'], problemsOf(unit))),
    ),
};
