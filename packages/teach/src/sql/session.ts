import type { PGlite } from '@electric-sql/pglite';
import { placeOf } from './place.ts';
import { splitStatements, type Statement } from './split.ts';
import { type Answer, type Row, type SqlError } from './types.ts';

/** More rows than anyone reads would stop the page while they are drawn. */
const MOST_ROWS = 200;

/** Type numbers of PostgreSQL that psql sets to the right: integers, floats, numeric, oid. */
const NUMBERS = new Set([20, 21, 23, 26, 700, 701, 1700]);

/** Every value as PostgreSQL prints it, in place of a JavaScript value of its type. */
const asText = (db: PGlite) =>
  Object.fromEntries(Object.keys(db.parsers).map((type) => [type, (value: string) => value]));

interface DatabaseError extends Error {
  severity?: string;
  code?: string;
  detail?: string;
  hint?: string;
  position?: string;
}

function errorOf(caught: unknown, sql: string, { text, offset }: Statement): SqlError {
  const error = caught as DatabaseError;
  const position = Number(error.position);
  // PostgreSQL counts characters, JavaScript units of UTF-16.
  const units = Array.from(text)
    .slice(0, position - 1)
    .join('').length;
  const isPsql = text.startsWith('\\');
  const hint = isPsql
    ? 'Commands that start with a backslash belong to psql, not to SQL.'
    : error.hint;
  return {
    severity: error.severity ?? 'ERROR',
    message: error.message,
    code: error.code ?? '',
    ...(error.detail ? { detail: error.detail } : {}),
    ...(hint ? { hint } : {}),
    ...(position > 0 ? placeOf(sql, offset + units) : {}),
  };
}

async function runStatement(db: PGlite, sql: string, statement: Statement): Promise<Answer> {
  try {
    const results = await db.exec(statement.text, { rowMode: 'array', parsers: asText(db) });
    const result = results.at(-1);
    const fields = result?.fields ?? [];
    const rows = (result?.rows ?? []) as unknown as Row[];
    if (fields.length === 0) {
      const rowCount = result?.affectedRows ?? 0;
      const command =
        /^\s*(?:--[^\n]*\n\s*)*(\w+(?:\s+(?:TABLE|INDEX|VIEW|SCHEMA|TYPE|FUNCTION))?)/i.exec(
          statement.text,
        )?.[1];
      const word = (command ?? 'done').toUpperCase().replace(/\s+/g, ' ');
      const counts = /^(?:INSERT|UPDATE|DELETE|MERGE)$/.test(word);
      return { kind: 'done', tag: counts ? `${word} ${rowCount}` : word };
    }
    if (fields.length === 1 && fields[0]?.name === 'QUERY PLAN') {
      return { kind: 'plan', lines: rows.map(([line]) => line ?? '') };
    }
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      isNumber: NUMBERS.has(dataTypeID),
    }));
    return { kind: 'rows', columns, rows: rows.slice(0, MOST_ROWS), count: rows.length };
  } catch (caught) {
    return { kind: 'error', error: errorOf(caught, sql, statement) };
  }
}

/** Runs a text's statements one by one, each on its own, as psql does. Errors come back as answers. */
export async function runSql(db: PGlite, sql: string): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const statement of splitStatements(sql)) {
    answers.push(await runStatement(db, sql, statement));
  }
  return answers;
}

/** Resets the database: no tables, no roles, no open transaction, and the session's own settings. */
export async function emptyDatabase(db: PGlite): Promise<void> {
  // The session may have changed its role, but the rest needs its original rights.
  for (const statement of ['ROLLBACK', 'DISCARD ALL']) await db.exec(statement);
  const own = await db.query<{ name: string }>(
    `SELECT quote_ident(nspname) AS name FROM pg_namespace
     WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'`,
  );
  for (const { name } of own.rows) await db.exec(`DROP SCHEMA ${name} CASCADE`);
  const roles = await db.query<{ name: string }>(
    `SELECT quote_ident(rolname) AS name FROM pg_roles
     WHERE rolname <> current_user AND rolname NOT LIKE 'pg\\_%'`,
  );
  for (const { name } of roles.rows) {
    await db.exec(`DROP OWNED BY ${name} CASCADE; DROP ROLE ${name}`);
  }
  // As initdb creates the schema: everyone can look up names in it.
  await db.exec('CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC');
  await db.exec(`SET TIME ZONE 'UTC'`);
}
