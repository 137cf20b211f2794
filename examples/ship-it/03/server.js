import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { add, all } from './links.js';
import { page } from './page.js';

const html = { 'content-type': 'text/html; charset=utf-8' };

const isAddress = (url) => /^https?:\/\//.test(url) && URL.canParse(url);

async function formOf(request) {
  const headers = { 'content-type': request.headers['content-type'] };
  return new Response(Readable.toWeb(request), { headers }).formData();
}

async function addLink(request) {
  if (!(Number(request.headers['content-length']) < 10_000)) return { status: 413 };
  const form = await formOf(request);
  const title = form.get('title');
  const url = form.get('url');
  if (!title || !isAddress(url)) return { status: 422, body: 'Title or address?' };
  await add({ title, url });
  return { status: 303, headers: { location: '/' } };
}

async function answer(request) {
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
