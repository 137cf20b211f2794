import { Engine } from './engine.ts';
import type { Reply, Request } from './remote.ts';

const engine = new Engine();

function answer({ call, args }: Request): unknown {
  if (call === 'open') return engine.open(...args);
  if (call === 'addTexts') return engine.addTexts(...args);
  if (call === 'search') return engine.search(...args);
  return undefined;
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const { id } = data;
  let reply: Reply;
  try {
    reply = { id, value: answer(data) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});
