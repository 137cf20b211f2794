import { beforeEach, expect, it, vi } from 'vitest';
import { getState, go, stop } from './engine.ts';
import { type MachineFiles, type Reply } from './messages.ts';

const files: MachineFiles = {
  worker: '/worker.js',
  wasm: '/v86.wasm',
  state: '/state.bin',
  files: '/files/',
  licences: '/licences.txt',
  memory: 64,
  bytes: 1,
  transferred: 1,
};

/** A worker that only says what a test lets it say. */
class Silent {
  static last: Silent;
  onmessage?: (event: { data: Reply }) => void;
  constructor() {
    Silent.last = this;
  }
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', Silent);
});

it('ends the wait for a machine that is stopped while it loads, and loads it again', async () => {
  const asked = go(files, { is: 'check', text: '' });
  expect(getState()).toEqual({ is: 'loading', share: 0 });
  stop();
  await expect(asked).rejects.toThrow('Stopped.');
  expect(getState()).toEqual({ is: 'off' });
  const again = go(files, { is: 'check', text: '' });
  expect(getState()).toEqual({ is: 'loading', share: 0 });
  stop();
  await expect(again).rejects.toThrow('Stopped.');
});

it('says in words what could not be loaded', async () => {
  const asked = go(files, { is: 'check', text: '' });
  Silent.last.onmessage?.({ data: { is: 'failed', reason: 'TypeError: Failed to fetch' } });
  await expect(asked).rejects.toThrow(/^Linux couldn't be loaded\. You may be offline\./);
});
