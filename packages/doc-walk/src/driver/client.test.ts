import { expect, it } from 'vitest';
import { lossOf } from './client.ts';

const reset = 'read ECONNRESET';
const refused = 'connect ECONNREFUSED 127.0.0.1:443';

it.each([
  ['nothing failed', 'nginx', [], undefined],
  ['Caddy reset what was under way', 'caddy', [reset, reset, reset], undefined],
  ['Caddy reset more than was under way', 'caddy', [reset, reset, reset, reset], reset],
  ['Caddy closed the port', 'caddy', [reset, refused], refused],
  ['another server reset one', 'nginx', [reset], reset],
])('of a reload, when %s, is judged', (_, server, failures, loss) => {
  expect(lossOf(server, failures)).toBe(loss);
});
