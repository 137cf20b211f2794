import Ajv from 'ajv';
import { type Document, isNode, LineCounter, parseAllDocuments } from 'yaml';
import { type Problem, type Unit } from '../types.ts';
import { problemAt } from './language.ts';
import schema from './traefik.schema.json' with { type: 'json' };

const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);

/** Line of the deepest node on a path through a document. */
function lineOf(document: Document, path: readonly string[], lines: LineCounter): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return lines.linePos(node.range?.[0] ?? 0).line;
  }
  return 1;
}

/** Checks a Traefik file against a schema, because Debian doesn't package Traefik. */
export function traefikProblems(unit: Unit): Problem[] {
  const lines = new LineCounter();
  return parseAllDocuments(unit.text, { lineCounter: lines }).flatMap((document) => {
    if (validate(document.toJS())) return [];
    return (validate.errors ?? []).map(({ instancePath, params, message }) => {
      const unknown = (params as { additionalProperty?: string }).additionalProperty;
      const path = [...instancePath.split('/').slice(1), ...(unknown ? [unknown] : [])];
      const line = lineOf(document, path, lines);
      return problemAt(unit, line, `${path.join('.')}: ${message}`, 'Traefik schema');
    });
  });
}
