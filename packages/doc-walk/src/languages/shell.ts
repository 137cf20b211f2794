import fs from 'node:fs';
import path from 'node:path';
import { inParallel } from '../parallel.ts';
import { runProcess } from '../process.ts';
import { type Problem, type Unit, type Verdict } from '../types.ts';
import { dockerProblem } from './docker-cli.ts';
import { type Context, type Language, problemAt, verdict } from './language.ts';
import { isRemote } from './remote.ts';
import { simpleCommands } from './shell-lexer.ts';

/**
 * Rules of shellcheck for scripts, not for lines a reader types: no shebang, variables set
 * elsewhere, `cd` without a guard, missing files.
 */
const NOT_FOR_LINES = [
  'SC2148',
  'SC2154',
  'SC2034',
  'SC2164',
  'SC1090',
  'SC1091',
  'SC2103',
  'SC2088',
];

interface ShellcheckComment {
  file: string;
  line: number;
  level: string;
  code: number;
  message: string;
}

async function shellcheck(files: readonly string[]): Promise<ShellcheckComment[]> {
  if (files.length === 0) return [];
  const ended = await runProcess('shellcheck', [
    '--shell=bash',
    '--format=json',
    '--severity=warning',
    `--exclude=${NOT_FOR_LINES.join(',')}`,
    ...files,
  ]);
  if (ended.status !== 0 && ended.status !== 1) throw new Error(`shellcheck: ${ended.stderr}`);
  return JSON.parse(ended.stdout) as ShellcheckComment[];
}

async function check(units: readonly Unit[], context: Context): Promise<readonly Verdict[]> {
  const folder = fs.mkdtempSync(path.join(context.tmp, 'shell-'));
  const files = units.map(({ text }, index) => {
    const file = path.join(folder, `${index}.sh`);
    fs.writeFileSync(file, `${text}\n`);
    return file;
  });
  const [comments, syntax] = await Promise.all([
    shellcheck(files),
    inParallel(files, context.width, (file) => runProcess('bash', ['-n', file])),
  ]);
  return units.map((unit, index) => {
    const problems: Problem[] = [];
    const file = files[index];
    const bash = syntax[index];
    if (bash && bash.status !== 0) {
      const line = Number(/line (\d+)/.exec(bash.stderr)?.[1] ?? 1);
      problems.push(problemAt(unit, line, bash.stderr.replace(/^[^:]+: /gm, ''), 'bash -n'));
    } else {
      for (const comment of comments.filter((candidate) => candidate.file === file)) {
        problems.push(
          problemAt(unit, comment.line, `SC${comment.code}: ${comment.message}`, 'shellcheck'),
        );
      }
    }
    for (const command of simpleCommands(unit.text)) {
      if (command.words[0] !== 'docker') continue;
      const found = dockerProblem(command);
      if (found) problems.push(problemAt(unit, command.line, found, 'docker'));
    }
    return verdict('parsed', reachOf(unit), ['bash', 'shellcheck'], problems);
  });
}

function reachOf(unit: Unit): 'run' | 'parsed' {
  if (unit.meta.run) return 'run';
  const isOurs = !simpleCommands(unit.text).some(isRemote) && !/\bsudo\b/.test(unit.text);
  return isOurs ? 'run' : 'parsed';
}

/** Shell lines and scripts: syntax by `bash -n` and shellcheck, executed with `run`. */
export const shell: Language = {
  id: 'shell',
  names: ['bash', 'sh', 'shell', 'zsh'],
  reach: reachOf,
  tools: ['bash', 'shellcheck'],
  check,
  session: (unit) => (unit.meta.run ? { kind: 'shell', script: unit.text } : undefined),
};
