import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, mock, test } from 'node:test';
import { app } from '../app.js';
import { pool } from '../db.js';

let server;
let url;

before(async () => {
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${server.address().port}`;
});

after(async () => {
  server.close();
  await pool.end();
});

const post = (body) =>
  fetch(`${url}/notes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

test('the health check does not need the database', async () => {
  const query = mock.method(pool, 'query', () => Promise.reject(new Error('gone')));
  const response = await fetch(`${url}/healthz`);
  query.mock.restore();
  assert.equal(response.status, 200);
});

test('a note is stored and listed first', async () => {
  const created = await post(JSON.stringify({ text: 'Order new rope' }));
  assert.equal(created.status, 201);
  const { id } = await created.json();
  const [newest] = await (await fetch(`${url}/notes`)).json();
  assert.equal(newest.id, id);
  assert.equal(newest.text, 'Order new rope');
});

test('an empty note and broken JSON are refused', async () => {
  assert.equal((await post(JSON.stringify({ text: ' ' }))).status, 422);
  assert.equal((await post('{')).status, 400);
});
