import { readFileSync } from 'node:fs';
import { pool } from './links.js';

await pool.query(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'));
await pool.end();
console.log('the tables are as schema.sql says');
