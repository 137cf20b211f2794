/* The thread of MarkdownThread. Node 20 gives a thread no loader for TypeScript, so it brings one. */
import { parentPort } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

const { toMarkdown } = await tsImport('./index.ts', import.meta.url);
const texts = [];
parentPort.on('message', (message) => {
  if (message !== 'end') texts.push(toMarkdown(...message));
  else {
    parentPort.postMessage(texts);
    parentPort.close();
  }
});
