import { type Unit, type Verdict } from '../types.ts';
import { checkCompose } from './compose.ts';
import { parseYaml } from './data.ts';
import {
  type Context,
  type Language,
  LineError,
  problemAt,
  right,
  verdict,
  wrong,
} from './language.ts';
import { traefikProblems } from './traefik.ts';
import { workflowProblems } from './workflow.ts';

type Kind = 'compose' | 'workflow' | 'traefik' | 'plain';

const KINDS: readonly Kind[] = ['compose', 'workflow', 'traefik', 'plain'];

/** What kind of YAML a block is: by its meta, its file name, its content. */
function yamlKind(unit: Unit): Kind {
  const asked = KINDS.find((kind) => kind === unit.meta.kind);
  if (asked) return asked;
  const name = unit.meta.title ?? unit.meta.file ?? unit.blocks[0]?.page ?? '';
  if (/\.github\/workflows\//.test(name)) return 'workflow';
  if (/(?:^|\/)(?:docker-)?compose[\w.-]*\.ya?ml$/.test(name)) return 'compose';
  if (/traefik/.test(name) && /\.ya?ml$/.test(name)) return 'traefik';
  if (/^services:/m.test(unit.text)) return 'compose';
  if (/^on:/m.test(unit.text) && /^jobs:/m.test(unit.text)) return 'workflow';
  if (/^(?:entryPoints|certificatesResolvers):/m.test(unit.text)) return 'traefik';
  return 'plain';
}

function checkOther(unit: Unit, kind: Kind): Verdict {
  try {
    parseYaml(unit.text);
    const problems =
      kind === 'workflow'
        ? workflowProblems(unit)
        : kind === 'traefik'
          ? traefikProblems(unit)
          : [];
    return verdict('parsed', 'parsed', ['yaml'], problems);
  } catch (error) {
    const line = error instanceof LineError ? error.line : 1;
    return wrong('parsed', ['yaml'], [problemAt(unit, line, (error as Error).message, 'yaml')]);
  }
}

async function check(units: readonly Unit[], context: Context): Promise<readonly Verdict[]> {
  const kinds = units.map(yamlKind);
  const compose = await checkCompose(
    units.filter((_, index) => kinds[index] === 'compose'),
    context,
  );
  let next = 0;
  return units.map((unit, index) => {
    const kind = kinds[index] ?? 'plain';
    if (kind !== 'compose') return checkOther(unit, kind);
    return compose[next++] ?? right('parsed', 'parsed', ['yaml']);
  });
}

/** YAML 1.2. Compose files are checked by key and by docker-compose. */
export const yaml: Language = {
  id: 'yaml',
  names: ['yaml', 'yml'],
  reach: (unit) => (yamlKind(unit) === 'compose' ? 'checked' : 'parsed'),
  check,
};
