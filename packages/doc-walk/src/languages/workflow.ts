import { type Problem, type Unit } from '../types.ts';
import { unitSchemaProblems, type Schema } from './schema.ts';

const run: Schema = { keys: { shell: 'text', 'working-directory': 'text' } };
const step: Schema = {
  keys: {
    id: 'text',
    name: 'text',
    if: 'text',
    uses: 'text',
    run: 'text',
    with: { map: 'text' },
    env: { map: 'text' },
    shell: 'text',
    'working-directory': 'text',
    'continue-on-error': 'text',
    'timeout-minutes': 'text',
  },
};
const permissions: Schema = { either: ['text', { map: 'text' }] };
const concurrency: Schema = {
  either: ['text', { keys: { group: 'text', 'cancel-in-progress': 'text' } }],
};
const container: Schema = {
  either: [
    'text',
    {
      keys: {
        image: 'text',
        credentials: { map: 'text' },
        env: { map: 'text' },
        ports: { list: 'text' },
        volumes: { list: 'text' },
        options: 'text',
      },
    },
  ],
};
const job: Schema = {
  keys: {
    name: 'text',
    needs: { either: ['text', 'texts'] },
    'runs-on': { either: ['text', 'texts', { keys: { group: 'text', labels: 'any' } }] },
    if: 'text',
    permissions,
    concurrency,
    environment: { either: ['text', { keys: { name: 'text', url: 'text' } }] },
    env: { map: 'text' },
    outputs: { map: 'text' },
    defaults: { keys: { run } },
    steps: { list: step },
    strategy: { keys: { matrix: 'any', 'fail-fast': 'text', 'max-parallel': 'text' } },
    container,
    services: { map: container },
    'timeout-minutes': 'text',
    'continue-on-error': 'text',
    uses: 'text',
    with: { map: 'text' },
    secrets: 'any',
  },
};

/** GitHub Actions workflows, as far as pages use them. */
const workflowSchema: Schema = {
  keys: {
    name: 'text',
    'run-name': 'text',
    on: 'any',
    permissions,
    env: { map: 'text' },
    defaults: { keys: { run } },
    concurrency,
    jobs: { map: job },
  },
  required: ['on', 'jobs'],
};

/** Checks a workflow file by its schema. */
export function workflowProblems(unit: Unit, documents: readonly unknown[]): Problem[] {
  return documents.flatMap((document) =>
    unitSchemaProblems(unit, document, workflowSchema, 'workflow schema'),
  );
}
