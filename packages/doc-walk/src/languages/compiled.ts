import fs from 'node:fs';
import path from 'node:path';
import { runProcess } from '../process.ts';
import { type Unit, type Verdict } from '../types.ts';
import { type Context, type Language, problemAt, verdict } from './language.ts';
import { fileNameOf } from './scripts.ts';

/** Compiler messages that only mean that a library is missing. */
const JAVA_UNRESOLVED =
  /^compiler\.err\.(?:doesnt\.exist|cant\.resolve|cant\.apply|not\.def|cant\.inherit|method\.does\.not\.override|incompatible|prob\.found)/;
const JDK_IMPORT = /^\s*import\s+(?:static\s+)?(?:java|javax\.(?:net|crypto|sql|tools))\./;

function javaIsAlone(unit: Unit): boolean {
  const imports = unit.text.split('\n').filter((line) => /^\s*import\s/.test(line));
  return (
    imports.every((line) => JDK_IMPORT.test(line)) &&
    /\b(?:class|interface|enum|record)\s+\w+/.test(unit.text)
  );
}

async function checkJava(units: readonly Unit[], context: Context): Promise<readonly Verdict[]> {
  if (units.length === 0) return [];
  const folder = fs.mkdtempSync(path.join(context.tmp, 'java-'));
  const isFragment = units.map(
    (unit) => !/\b(?:class|interface|enum|record|@interface)\s+\w+/.test(unit.text),
  );
  const files = units.map((unit, index) => {
    const file = path.join(folder, `Block${index}.java`);
    const imports = unit.text.match(/^import .*;$/gm)?.join('') ?? '';
    const body = unit.text.replace(/^import .*;$/gm, '');
    fs.writeFileSync(
      file,
      isFragment[index]
        ? `${imports}class Block { void block() throws Exception { ${body}\n} }`
        : unit.text,
    );
    return file;
  });
  const classes = path.join(folder, 'classes');
  fs.mkdirSync(classes);
  const helper = path.join(import.meta.dirname, '..', 'helpers', 'JavaBatch.java');
  const ended = await runProcess('java', [helper, classes, ...files], { timeoutMs: 120_000 });
  if (ended.status !== 0) throw new Error(`javac: ${ended.stderr}`);
  const lines = ended.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  return units.map((unit, index) => {
    const alone = javaIsAlone(unit);
    const problems = lines
      .filter(
        ([file, phase, , code]) =>
          file === files[index] &&
          (phase === 'parse' ||
            (alone && !(isFragment[index] && JAVA_UNRESOLVED.test(code ?? '')))),
      )
      .map(([, , line, , message]) => problemAt(unit, Number(line), message ?? '', 'javac'));
    const unique = problems.filter(
      (one, at) =>
        problems.findIndex((other) => other.message === one.message && other.line === one.line) ===
        at,
    );
    return verdict(
      alone ? 'checked' : 'parsed',
      unit.meta.run ? 'run' : alone ? 'checked' : 'parsed',
      ['javac'],
      unique,
    );
  });
}

/** Java: compiled if it only uses the JDK, else parsed by javac. */
export const java: Language = {
  id: 'java',
  names: ['java'],
  reach: (unit) => (unit.meta.run ? 'run' : javaIsAlone(unit) ? 'checked' : 'parsed'),
  tools: ['javac'],
  check: checkJava,
  session: (unit) =>
    unit.meta.run ? { kind: 'shell', script: `java ${fileNameOf(unit, 'java')}` } : undefined,
};

const goIsAlone = (unit: Unit) =>
  /^package \w+/m.test(unit.text) &&
  ![...unit.text.matchAll(/^\s*(?:import\s+)?(?:\w+\s+)?"([^"\s]+)"$/gm)].some((match) =>
    (match[1] ?? '').includes('.'),
  );

async function checkGo(units: readonly Unit[], context: Context): Promise<readonly Verdict[]> {
  if (units.length === 0) return [];
  const folder = fs.mkdtempSync(path.join(context.tmp, 'go-'));
  fs.writeFileSync(path.join(folder, 'go.mod'), 'module blocks\n\ngo 1.19\n');
  const names = units.map((unit, index) => {
    const name = `b${index}/main.go`;
    fs.mkdirSync(path.join(folder, `b${index}`));
    const isFile = /^package \w+/m.test(unit.text);
    const isTop = /^(?:func|type|var|const|import)\b/m.test(unit.text);
    const text = isFile
      ? unit.text
      : isTop
        ? `package main; ${unit.text}`
        : `package main; func block() { ${unit.text}\n}`;
    fs.writeFileSync(path.join(folder, name), `${text}\n`);
    return name;
  });
  const env = {
    ...process.env,
    GOFLAGS: '-mod=mod',
    GOPROXY: 'off',
    GOCACHE: path.join(context.root, 'node_modules/.cache/doc-walk/go'),
    LC_ALL: 'C.UTF-8',
  };
  const format = await runProcess('gofmt', ['-e', '-l', ...names], { cwd: folder, env });
  const alone = units.map(goIsAlone);
  const packages = names
    .filter((_, index) => alone[index])
    .map((name) => `./${path.dirname(name)}`);
  const vet =
    packages.length > 0
      ? (await runProcess('go', ['vet', ...packages], { cwd: folder, env, timeoutMs: 120_000 }))
          .stderr
      : '';
  const messages = `${format.stderr}\n${vet}`
    .split('\n')
    .map((line) => /^(?:vet: )?(?:\.\/)?(b\d+\/main\.go):(\d+)(?::\d+)?:? (.*)$/.exec(line));
  return units.map((unit, index) => {
    const problems = messages.flatMap((match) =>
      match && match[1] === names[index]
        ? [
            problemAt(
              unit,
              Number(match[2]),
              match[3] ?? '',
              match.input.startsWith('vet') ? 'go vet' : 'gofmt',
            ),
          ]
        : [],
    );
    return verdict(
      alone[index] ? 'checked' : 'parsed',
      unit.meta.run ? 'run' : alone[index] ? 'checked' : 'parsed',
      ['go'],
      problems,
    );
  });
}

/** Go: gofmt, and go vet if it only imports the standard library. */
export const go: Language = {
  id: 'go',
  names: ['go', 'golang'],
  reach: (unit) => (unit.meta.run ? 'run' : goIsAlone(unit) ? 'checked' : 'parsed'),
  tools: ['go'],
  check: checkGo,
  session: (unit) =>
    unit.meta.run ? { kind: 'shell', script: `go run ${fileNameOf(unit, 'go')}` } : undefined,
};
