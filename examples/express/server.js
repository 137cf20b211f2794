import { createServer } from 'node:http';
import { app } from './app.js';
import { pool } from './db.js';

const port = Number(process.env.PORT ?? 8080);
const server = createServer(app);

server.listen(port, '0.0.0.0', () => console.log(`listening on ${port}`));

function stop(signal) {
  console.log(`${signal}: finishing open requests`);
  server.close(async () => {
    await pool.end();
    console.log('stopped');
  });
  // The platform kills what is left after 30 s; be gone before that.
  setTimeout(() => server.closeAllConnections(), 25_000).unref();
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
