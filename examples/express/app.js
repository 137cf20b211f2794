import express from 'express';
import { pool } from './db.js';

export const app = express();
app.disable('x-powered-by');
// The platform's proxy sets X-Forwarded-*; one hop is trusted.
app.set('trust proxy', 1);

app.use((request, response, next) => {
  // The platform asks again and again; its requests would drown the others.
  if (request.path === '/healthz') return next();
  const start = performance.now();
  response.on('finish', () => {
    console.log(
      JSON.stringify({
        method: request.method,
        path: request.path,
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
        ip: request.ip,
      }),
    );
  });
  next();
});

// Below the log, so that a body that is refused has its line, too.
app.use(express.json({ limit: '100kb' }));

// Asks nothing but this process: with the database away, every replica would fail at once.
app.get('/healthz', (request, response) => {
  response.json({ status: 'ok' });
});

app.get('/notes', async (request, response) => {
  const { rows } = await pool.query(
    'SELECT id, text, created_at FROM notes ORDER BY id DESC LIMIT 50',
  );
  response.json(rows);
});

app.post('/notes', async (request, response) => {
  const text = request.body?.text;
  if (typeof text !== 'string' || text.trim() === '' || text.length > 1000) {
    response.status(422).json({ error: 'text: 1 to 1000 characters' });
    return;
  }
  const { rows } = await pool.query(
    'INSERT INTO notes (text) VALUES ($1) RETURNING id, text, created_at',
    [text.trim()],
  );
  response.status(201).json(rows[0]);
});

app.use((error, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const status = error.status ?? 500;
  if (status >= 500) console.error(error.stack);
  response.status(status).json({ error: status >= 500 ? 'internal error' : error.message });
});
