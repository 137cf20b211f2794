import pg from 'pg';

if (!process.env.DATABASE_URL) {
  console.error('DATABASE_URL is not set');
  process.exit(1);
}

export const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.POOL_SIZE ?? 5),
  connectionTimeoutMillis: 2_000,
});

// A connection that breaks while idle must not end the process.
pool.on('error', (error) => console.error(`database: ${error.message}`));
