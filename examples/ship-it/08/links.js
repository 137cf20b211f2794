import pg from 'pg';

export const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 5,
  connectionTimeoutMillis: 2000,
});

// A connection that breaks while nobody uses it must not end the program.
pool.on('error', (error) => console.error(error.message));

export async function all() {
  const { rows } = await pool.query('SELECT title, url, note, copy FROM links ORDER BY id DESC LIMIT 100');
  return rows;
}

export async function add({ title, url, note, copy }) {
  const values = [title, url, note, copy];
  await pool.query('INSERT INTO links (title, url, note, copy) VALUES ($1, $2, $3, $4)', values);
}
