import path from 'node:path';
import { DataError } from './read.ts';
import { writeData } from './write.ts';

/* npm run data. Also loaded before commands that read data (`tsx --import ./tools/data/main.mts`). */
const root = path.resolve(import.meta.dirname, '../..');
try {
  await writeData(root);
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  console.error(error.message);
  process.exit(1);
}
