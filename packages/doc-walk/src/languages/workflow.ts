import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { type Problem, type Unit } from '../types.ts';
import { problemAt } from './language.ts';

/** Checks a GitHub Actions workflow with GitHub's parser. */
export function workflowProblems(unit: Unit): Problem[] {
  const file = { name: 'workflow.yml', content: unit.text };
  const { context } = parseWorkflow(file, new NoOperationTraceWriter());
  return context.errors
    .getErrors()
    .map(({ rawMessage, range }) =>
      problemAt(unit, range?.start.line ?? 1, rawMessage, 'workflow parser'),
    );
}
