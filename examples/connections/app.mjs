// An app as platforms deploy it: one HTTP server with its own pool of connections. POOL is the pool's `max`.
import http from 'node:http';
import fs from 'node:fs';
import pg from 'pg';

const pool = new pg.Pool({ max: Number(process.env.POOL) });
pool.on('error', () => {});
const report = fs.readFileSync(new URL('report.pgbench', import.meta.url), 'utf8').replace(':customer', '$1');
const lookup = 'SELECT name FROM customers WHERE id = $1';
const customer = () => [1 + Math.floor(Math.random() * 1000)];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs `work` in a transaction, which keeps one connection until it ends. */
async function transaction(work) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const handlers = {
  '/report': () => pool.query(report, customer()),
  '/customer': () => pool.query(lookup, customer()),
  // Calls another service in the middle of a transaction, and then with no transaction open.
  '/inside': () =>
    transaction(async (client) => {
      await client.query(lookup, customer());
      await pause(100);
    }),
  '/outside': async () => {
    await pause(100);
    await transaction((client) => client.query(lookup, customer()));
  },
};

const server = http.createServer(async (request, response) => {
  try {
    await handlers[request.url]();
    response.end('ok');
  } catch (error) {
    response.writeHead(503).end(String(error.code ?? error.message));
  }
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));

// Goes on accepting for two seconds, so that the proxy can find out. Then it finishes and closes the pool. With
// CLOSE it closes the pool at once, and a request that comes in those two seconds fails.
process.on('SIGTERM', async () => {
  if (process.env.CLOSE) void pool.end();
  await pause(2000);
  await new Promise((resolve) => server.close(resolve));
  if (!process.env.CLOSE) await pool.end();
  process.exit();
});
