import { readdir, readFile } from 'node:fs/promises';
import { pool } from './db.js';

const folder = new URL('./migrations/', import.meta.url);
const client = await pool.connect();

try {
  // Two releases at once wait for each other here instead of migrating twice.
  await client.query('SELECT pg_advisory_lock(727001)');
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await client.query('SELECT name FROM migrations');
  const applied = new Set(rows.map((row) => row.name));

  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    if (applied.has(name)) continue;
    const sql = await readFile(new URL(name, folder), 'utf8');
    await client.query('BEGIN');
    try {
      await client.query(sql);
      await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw new Error(`${name}: ${error.message}`);
    }
    console.log(`applied ${name}`);
  }
  console.log('the database is up to date');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  client.release(true);
  await pool.end();
}
