import type { Reply, Request } from './remote';
import { askHere } from './rules';

async function answer({ id, call, args }: Request): Promise<Reply> {
  try {
    return {
      id,
      value: await (askHere as (call: string, ...args: readonly unknown[]) => unknown)(
        call,
        ...args,
      ),
    };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void answer(data).then((reply) => postMessage(reply));
});
// The worker has started.
postMessage({ id: 0 } satisfies Reply);
