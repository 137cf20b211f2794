import { PGlite } from '@electric-sql/pglite';
import { type SqlFile, type SqlFiles } from './files.ts';
import { type Question, type Reply } from './messages.ts';
import { emptyDatabase, runSql } from './session.ts';

const scope = self as unknown as {
  postMessage(reply: Reply): void;
  onmessage: (event: MessageEvent<Question>) => void;
};

/** Loads a file and says after each piece how many bytes of it are there. */
async function load({ url }: SqlFile, onBytes: (count: number) => void): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(value);
    onBytes(value.byteLength);
  }
}

async function start(files: SqlFiles): Promise<PGlite> {
  const all = [files.wasm, files.data, files.initdb];
  const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const onBytes = (count: number) => {
    loaded += count;
    scope.postMessage({ is: 'loaded', share: Math.min(1, loaded / total) });
  };
  const [wasm, data, initdb] = (await Promise.all(all.map((file) => load(file, onBytes)))) as [
    Blob,
    Blob,
    Blob,
  ];
  const compile = async (blob: Blob) => WebAssembly.compile(await blob.arrayBuffer());
  const db = await PGlite.create({
    pgliteWasmModule: await compile(wasm),
    initdbWasmModule: await compile(initdb),
    fsBundle: data,
  });
  await emptyDatabase(db);
  return db;
}

let database: Promise<PGlite> | undefined;

/** One thing after the other: two statements at once would share a transaction. */
let last: Promise<unknown> = Promise.resolve();

scope.onmessage = ({ data }) => {
  if (data.ask === 'start') {
    database = start(data.files);
    database.then(
      () => scope.postMessage({ is: 'ready' }),
      (error: unknown) => scope.postMessage({ is: 'failed', reason: String(error) }),
    );
    return;
  }
  last = last.then(async () => {
    const db = await database;
    if (!db) throw new Error('asked before it was started');
    const answers = data.ask === 'run' ? await runSql(db, data.sql) : [];
    if (data.ask === 'empty') await emptyDatabase(db);
    scope.postMessage({ is: 'answers', id: data.id, answers });
  });
};
