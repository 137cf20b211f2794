// A replica: starts slowly, answers slowly, and ends as told. Environment: PORT, RELEASE, DRAIN.
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

await wait(700);
const server = http.createServer(async (request, response) => {
  if (request.url === '/health') return response.end('ok');
  await wait(200);
  response.end(process.env.RELEASE);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => {
  if (process.env.DRAIN !== 'yes') process.exit();
  // What has begun is answered; then the process has nothing left to do.
  server.close();
  server.closeIdleConnections();
});
