import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { keep, read } from './copies.js';
import { add, all } from './links.js';
import { page } from './page.js';

const password = process.env.SHELF_PASSWORD;
if (!password) {
  console.error('SHELF_PASSWORD is not set');
  process.exit(1);
}

const digest = (text) => createHash('sha256').update(text).digest();
const isPassword = (text) => timingSafeEqual(digest(text), digest(password));

const html = { 'content-type': 'text/html; charset=utf-8' };

const isAddress = (url) => /^https?:\/\//.test(url) && URL.canParse(url);

async function formOf(request) {
  const headers = { 'content-type': request.headers['content-type'] };
  return new Response(Readable.toWeb(request), { headers }).formData();
}

async function addLink(request) {
  if (!(Number(request.headers['content-length']) < 5_000_000)) return { status: 413 };
  const form = await formOf(request);
  if (!isPassword(form.get('password') ?? '')) return { status: 403, body: 'Wrong password.' };
  const title = form.get('title');
  const url = form.get('url');
  const note = form.get('note') ?? '';
  if (!title || !isAddress(url)) return { status: 422, body: 'Title or address?' };
  const copy = await keep(form.get('copy'));
  if (copy === undefined) return { status: 415, body: 'PDF, PNG or JPEG, please.' };
  await add({ title, url, note, copy });
  return { status: 303, headers: { location: '/' } };
}

async function answer(request) {
  if (request.url.startsWith('/copies/')) return read(request.url.slice('/copies/'.length));
  switch (`${request.method} ${request.url}`) {
    case 'GET /':
      return { headers: html, body: page(await all()) };
    case 'GET /healthz':
      return { body: 'ok' };
    case 'POST /links':
      return addLink(request);
    default:
      return { status: 404, body: 'There is nothing here.' };
  }
}

const server = createServer(async (request, response) => {
  try {
    const { status = 200, headers = {}, body = '' } = await answer(request);
    response.writeHead(status, headers).end(body);
  } catch (error) {
    console.error(error.message);
    response.writeHead(500).end('Something went wrong.');
  }
  console.log(request.method, request.url, response.statusCode);
});

const port = Number(process.env.PORT ?? 8080);
server.listen(port, () => console.log(`listening on ${port}`));
process.once('SIGTERM', () => server.close(() => process.exit()));
