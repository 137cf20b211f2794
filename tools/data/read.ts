import fs from 'node:fs';
import path from 'node:path';
import Ajv, { type AnySchemaObject, type ValidateFunction } from 'ajv';
import { LineCounter, parseDocument } from 'yaml';
import { aliasProblems, problemsOf } from './problem.ts';

const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true });

/** Data that doesn't fit its schema, with a line `file:line:column: what is wrong` for each fault. */
export class DataError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'DataError';
  }
}

/** The check for files with a schema. */
export const checkFor = (schema: AnySchemaObject): ValidateFunction => ajv.compile(schema);

/** Shared through YAML anchors, so not data itself. */
const isShared = (key: string) => key.startsWith('x-');

/**
 * Reads YAML and checks it against a schema. Throws `DataError`. Top-level keys that start with `x-` contain
 * blocks for anchors and are left out.
 */
export function readData(name: string, source: string, check: ValidateFunction): unknown {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, merge: true, prettyErrors: false });
  if (document.errors.length > 0) {
    throw new DataError(
      document.errors.map(({ pos, message }) => {
        const { line, col } = lines.linePos(pos[0]);
        return `${name}:${line}:${col}: ${message}`;
      }),
    );
  }
  const unknown = aliasProblems(name, document, lines);
  if (unknown.length > 0) throw new DataError(unknown);
  const value: unknown = document.toJS();
  const data =
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([key]) => !isShared(key)))
      : value;
  if (!check(data)) {
    throw new DataError(problemsOf(name, document, lines, check.errors ?? []));
  }
  return data;
}

/** Reads a file below the project's folder. See `readData`. */
export const readDataFile = (root: string, file: string, check: ValidateFunction): unknown =>
  readData(path.relative(root, file), fs.readFileSync(file, 'utf8'), check);
