import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inParallel } from '../parallel.ts';
import { runProcess } from '../process.ts';
import { type Unit, type Verdict } from '../types.ts';
import { type Context, type Language, problemAt, verdict } from './language.ts';
import { fileNameOf } from './scripts.ts';

const MODULE = /^\s*(?:import\s|export\s|import\{)|^\s*(?:const|let|var)?[^\n]*\bawait\b/m;

/** `.cjs` where a block uses `require` and nothing of modules, else `.mjs`, as Node would decide by the package. */
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

/** Messages that a module or its types are not there: what is imported is not judged. */
const UNRESOLVED = new Set([2307, 7016, 2792, 2875, 7026, 2304, 2503]);

function typeCheck(units: readonly Unit[], context: Context): readonly Verdict[] {
  if (units.length === 0) return [];
  const folder = fs.mkdtempSync(path.join(context.tmp, 'ts-'));
  fs.symlinkSync(path.join(context.root, 'node_modules'), path.join(folder, 'node_modules'));
  const files = units.map((unit, index) => {
    const file = path.join(
      folder,
      `${index}.${unit.lang === 'ts' || unit.lang === 'typescript' ? 'ts' : 'tsx'}`,
    );
    fs.writeFileSync(file, `${unit.text}\nexport {};\n`);
    return file;
  });
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: ['node'],
    typeRoots: [path.join(context.root, 'node_modules', '@types')],
  });
  return units.map((unit, index) => {
    const source = program.getSourceFile(files[index] ?? '');
    const syntax = source ? program.getSyntacticDiagnostics(source) : [];
    const types =
      source && syntax.length === 0 && unit.lang !== 'jsx'
        ? program.getSemanticDiagnostics(source)
        : [];
    const unresolved = types.some((one) => UNRESOLVED.has(one.code));
    const problems = [...syntax, ...(unresolved ? [] : types)].map((one) => {
      const line =
        one.file && one.start !== undefined
          ? one.file.getLineAndCharacterOfPosition(one.start).line + 1
          : 1;
      return problemAt(
        unit,
        line,
        `TS${one.code}: ${ts.flattenDiagnosticMessageText(one.messageText, '\n')}`,
        'typescript',
      );
    });
    const whole = !unresolved && unit.lang !== 'jsx';
    return verdict(
      whole ? 'checked' : 'parsed',
      whole ? 'checked' : 'parsed',
      ['typescript'],
      problems,
    );
  });
}

/** TypeScript and JSX: one program for all blocks; types are judged where every import resolves. */
export const typescript: Language = {
  id: 'typescript',
  names: ['ts', 'typescript', 'tsx', 'jsx'],
  reach: () => 'checked',
  check: (units, context) => Promise.resolve(typeCheck(units, context)),
};
