import fs from 'node:fs';
import path from 'node:path';
import { DATA, limitsData, pricesData } from './facts.ts';
import { limitsSchema, pricesSchema } from './schemas.ts';

/** Writes prices, limits and their schemas for programs that would otherwise have to read prose. */
export function writeData(outDir: string): void {
  const files: Record<string, object> = {
    [DATA.prices]: pricesData(),
    [DATA.limits]: limitsData(),
    [DATA.pricesSchema]: pricesSchema,
    [DATA.limitsSchema]: limitsSchema,
  };
  fs.mkdirSync(path.join(outDir, 'data'), { recursive: true });
  for (const [file, data] of Object.entries(files)) {
    fs.writeFileSync(path.join(outDir, file), `${JSON.stringify(data, null, 1)}\n`);
  }
}
