// A replica: starts slowly, answers slowly, and ends as told.
// Environment: PORT; RELEASE, which is its answer; START, how long it takes to start, in milliseconds; STOP, what it does
// on SIGTERM: 'exit' at once, or for how many milliseconds it goes on accepting connections before it closes its listener.
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

await wait(Number(process.env.START));
let isStopping = false;
const server = http.createServer(async (request, response) => {
  request.resume();
  await wait(200);
  // A proxy that keeps connections open then knows not to use this one again.
  if (isStopping) response.setHeader('Connection', 'close');
  response.end(process.env.RELEASE);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', async () => {
  if (process.env.STOP === 'exit') process.exit();
  isStopping = true;
  await wait(Number(process.env.STOP));
  // Closes the listener and idle connections. What has begun is answered; then the process has nothing left to do.
  server.close();
});
