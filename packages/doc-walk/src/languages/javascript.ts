import fs from 'node:fs';
import path from 'node:path';
import { inParallel } from '../parallel.ts';
import { runProcess } from '../process.ts';
import { type Unit } from '../types.ts';
import { type Language, problemAt, verdict } from './language.ts';
import { fileNameOf } from './scripts.ts';

const MODULE = /^\s*(?:import\s|export\s|import\{)|^\s*(?:const|let|var)?[^\n]*\bawait\b/m;

/** `.cjs` for a block with `require` and no modules, else `.mjs`: there's no package to tell. */
function extensionOf(unit: Unit): string {
  if (unit.lang === 'cjs' || unit.lang === 'mjs') return unit.lang;
  return MODULE.test(unit.text) || !/\brequire\(/.test(unit.text) ? 'mjs' : 'cjs';
}

/** JavaScript: `node --check`, executed with `run`. */
export const javascript: Language = {
  id: 'javascript',
  names: ['js', 'javascript', 'mjs', 'cjs'],
  reach: () => 'run',
  check: async (units, context) => {
    const folder = fs.mkdtempSync(path.join(context.tmp, 'js-'));
    return inParallel(units, context.width, async (unit, index) => {
      const file = path.join(folder, `${index}.${extensionOf(unit)}`);
      fs.writeFileSync(file, unit.text);
      const ended = await runProcess(process.execPath, ['--check', file]);
      const line = Number(/\.(?:mjs|cjs):(\d+)/.exec(ended.stderr)?.[1] ?? 1);
      const message = /^\w*Error: .*$/m.exec(ended.stderr)?.[0] ?? ended.stderr;
      const problems = ended.status === 0 ? [] : [problemAt(unit, line, message, 'node --check')];
      return verdict('parsed', 'run', ['node'], problems);
    });
  },
  session: (unit) =>
    unit.meta.run
      ? { kind: 'shell', script: `node ${fileNameOf(unit, extensionOf(unit))}` }
      : undefined,
};
