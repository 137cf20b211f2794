import path from 'node:path';
import { runProcess } from '../process.ts';
import { type Unit, type Verdict } from '../types.ts';
import { type Language, problemAt, verdict } from './language.ts';

interface Found {
  line: number;
  message: string;
}

const helper = (name: string) => path.join(import.meta.dirname, '..', 'helpers', name);

/** Gives all units to one process of a language's own parser. */
async function parseAll(
  command: string,
  file: string,
  units: readonly Unit[],
  tool: string,
): Promise<readonly Verdict[]> {
  if (units.length === 0) return [];
  const ended = await runProcess(command, [helper(file)], {
    input: JSON.stringify(units.map((unit) => `${unit.text}\n`)),
    timeoutMs: 60_000,
  });
  if (ended.status !== 0) throw new Error(`${tool}: ${ended.stderr}`);
  const found = JSON.parse(ended.stdout) as readonly (Found | null)[];
  return units.map((unit, index) => {
    const problem = found[index];
    const problems = problem ? [problemAt(unit, problem.line, problem.message, tool)] : [];
    return verdict('parsed', 'run', [tool], problems);
  });
}

/** The file name of a unit that's executed: its title, or one we make up. */
export function fileNameOf(unit: Unit, extension: string): string {
  const title = unit.meta.title ?? unit.meta.name ?? '';
  return /^[\w./-]+$/.test(title) ? title : `block-${unit.blocks[0]?.line ?? 0}.${extension}`;
}

const script = (command: string, extension: string): NonNullable<Language['session']> => {
  return (unit) => {
    if (!unit.meta.run) return undefined;
    return { kind: 'shell', script: `${command} ${fileNameOf(unit, extension)}` };
  };
};

/** Python 3: compiled by the interpreter, executed with `run`. */
export const python: Language = {
  id: 'python',
  names: ['python', 'py', 'python3'],
  reach: () => 'run',
  tools: ['python'],
  check: (units) => parseAll('/usr/bin/python3', 'python-batch.py', units, 'python'),
  session: script('python3', 'py'),
};

/** Ruby: compiled by the interpreter, executed with `run`. */
export const ruby: Language = {
  id: 'ruby',
  names: ['ruby', 'rb', 'gemfile'],
  reach: () => 'run',
  tools: ['ruby'],
  check: (units) => parseAll('ruby', 'ruby-batch.rb', units, 'ruby'),
  session: script('ruby', 'rb'),
};
