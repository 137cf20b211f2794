import fs from 'node:fs';
import path from 'node:path';
import { compareOutput, openEnd } from '../compare.ts';
import { StepError } from '../driver/host.ts';
import { languageOf } from '../languages/index.ts';
import { simpleCommands } from '../languages/shell-lexer.ts';
import { MACHINES_FOLDER, type Machine } from '../machines/machine.ts';
import { isFileName } from '../sessions.ts';
import { type Problem, type Unit } from '../types.ts';
import { shapeOfText, withoutProgress } from './shape.ts';
import { Terminal } from './terminal.ts';
import { type WalkFile, type WalkStep } from './walk-file.ts';

/** What became of a block in a walk. `shown` means it can't be run. */
export type Fate = 'run' | 'skipped' | 'shown' | 'failed';

/** A block's fate, with what's wrong. */
export interface Walked {
  fate: Fate;
  problems: readonly Problem[];
  /** Why it wasn't run. */
  reason?: string;
}

type Part =
  | { kind: 'shell'; script: string }
  | { kind: 'file'; path: string }
  | { kind: 'into'; command: string }
  | { kind: 'shown' };

/** Whether a block consists only of commands of other companies' programs. */
const isElsewhere = (script: string, { elsewhere }: WalkFile) =>
  elsewhere.length > 0 &&
  simpleCommands(script).every(({ words }) => elsewhere.includes(words[0] ?? ''));

/** What a walk does with a block. */
export function partOf(unit: Unit, walk: WalkFile, step: WalkStep | undefined): Part {
  const { meta } = unit;
  if (meta.exempt !== undefined) return { kind: 'shown' };
  if (step?.save) return { kind: 'file', path: step.save };
  const language = languageOf(unit.lang)?.id ?? unit.lang;
  const title = meta.title ?? '';
  if (walk.elsewhere.includes(title)) return { kind: 'shown' };
  if (language === 'shell' && isElsewhere(unit.text, walk)) return { kind: 'shown' };
  if (language === 'shell') {
    if ((title.includes('.') || meta.file) && !meta.run) return { kind: 'file', path: title };
    return { kind: 'shell', script: unit.text };
  }
  const into = step?.into ?? walk.into.get(language);
  if (into && !isFileName(title)) return { kind: 'into', command: into };
  const isWhole = !meta.context && meta.kind !== 'tree' && !unit.blocks[0]?.meta.name;
  if (isFileName(title) && isWhole && language !== 'text') return { kind: 'file', path: title };
  if (meta.name && isFileName(meta.name)) return { kind: 'file', path: meta.name };
  return { kind: 'shown' };
}

/** The block with its client opened and left at once, because the blocks after it get a new one. */
function withClientLeft(script: string, step: WalkStep | undefined): string {
  const { opens } = step ?? {};
  if (!opens) return script;
  if (!script.trimEnd().endsWith(opens))
    throw new StepError(`its last line is not '${opens}', which opens a client`);
  const line = (step?.as ?? opens).replace(' -it ', ' -i ');
  return `${script.trimEnd().slice(0, -opens.length)}${line} < /dev/null`;
}

/** What a reader must be told about in an output: a prompt, or what looks like a failure. */
const SURPRISES: readonly (readonly [RegExp, string])[] = [
  [/\bnot (?:running in )?a (?:TTY|terminal)\b/i, 'in a terminal it asks something'],
  [/^\s*Traceback \(most recent call last\)/m, 'it prints a traceback'],
  [/^Warning: [\w-]+: /m, 'it prints a warning'],
];

/** What in an output the page must mention, if anything. */
export const surpriseOf = (printed: string): string | undefined =>
  SURPRISES.find(([pattern]) => pattern.test(printed))?.[1];

/** The first program in a script that one of these AppArmor profiles confines. Walks have none. */
export function shutIn(profiles: readonly string[], script: string): string | undefined {
  const programs = profiles.map((name) => `/${name.replaceAll('.', '/')}`);
  const isShutIn = (word: string) => programs.some((at) => at === word || at.endsWith(`/${word}`));
  return simpleCommands(script).find(({ words: [word = ''] }) => isShutIn(word))?.words[0];
}

/** How long the commands around a block may take. Databases start there too. */
const besideMs = ({ timeout = 180 }: WalkStep) => timeout * 1000;

/** Drops a line that stand-ins can't have and readers don't need. */
const withoutFrontend = (text: string) => text.replace(/^# syntax=.*\n/, '');

/** A file, or the files of a folder without what only its check needs. */
export function filesOf(at: string): string[] {
  if (!fs.statSync(at).isDirectory()) return [at];
  const names = fs.readdirSync(at, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name !== 'check.json' && !/(?:^|\/)(?:node_modules|__pycache__)\//.test(name))
    .map((name) => path.join(at, name))
    .filter((file) => fs.statSync(file).isFile());
}

/** A page's walk from its first block to its last, in one machine. */
export class Walk {
  readonly #machine: Machine;
  readonly #walk: WalkFile;
  readonly #root: string;
  readonly #terminals = new Map<string, Terminal>();
  /** The block that each terminal was left with in the foreground. */
  readonly #left = new Map<Terminal, Unit>();
  /** Files the page has copied or made, so it may overwrite them. */
  readonly #safe = new Set<string>();

  constructor(machine: Machine, walk: WalkFile, root: string) {
    this.#machine = machine;
    this.#walk = walk;
    this.#root = root;
  }

  #terminal(name = 'first'): Terminal {
    const known = this.#terminals.get(name);
    if (known) return known;
    const made = new Terminal(this.#machine, name);
    this.#terminals.set(name, made);
    return made;
  }

  async #write(name: string, text: string): Promise<void> {
    const at = name.startsWith('~/')
      ? path.join('/home/ubuntu', name.slice(2))
      : path.resolve(this.#terminal().folder, name);
    const outside = this.#machine.outside(at);
    fs.mkdirSync(path.dirname(outside), { recursive: true });
    const body = withoutFrontend(text);
    fs.writeFileSync(outside, body.endsWith('\n') ? body : `${body}\n`);
    // A reader saves scripts as they are. Making them executable is the page's business.
    if (at.startsWith('/home/ubuntu/')) {
      const top = path.join('/home/ubuntu', at.slice('/home/ubuntu/'.length).split('/')[0] ?? '');
      await this.#machine.run(`chown -R --from=root ubuntu:ubuntu '${top}'`, { asRoot: true });
    }
  }

  /** A reader saves a file into an existing folder. Files of the repository bring theirs. */
  #needFolder(name: string): void {
    const at = name.startsWith('~/') ? path.join('/home/ubuntu', name.slice(2)) : name;
    const folder = path.dirname(path.resolve(this.#terminal().folder, at));
    if (!fs.existsSync(this.#machine.outside(folder)))
      throw new StepError(
        `there is no folder '${folder}' to save this in. Say on the page to make it, and in the walk file with which words ('before', 'says')`,
      );
  }

  /** A package's file is copied before it's overwritten, because the reader wants it back. */
  #needCopy(name: string): void {
    if (!name.startsWith('/') || this.#safe.has(name)) return;
    if (fs.existsSync(this.#machine.outside(name)))
      throw new StepError(
        `the machine has '${name}' already. Have its reader keep a copy first, by 'sudo cp', and put it back at the end`,
      );
    this.#safe.add(name);
  }

  /** The machine's AppArmor profiles that are named after a program, such as usr.sbin.unbound. */
  #profiles(): string[] {
    const folder = this.#machine.outside('/etc/apparmor.d');
    return fs.existsSync(folder)
      ? fs.readdirSync(folder).filter((name) => /^(?:usr\.)?s?bin\./.test(name))
      : [];
  }

  /** Runs the script as if pasted by a reader. Returns what it printed. */
  async #type(unit: Unit, step: WalkStep | undefined, script: string): Promise<string> {
    const terminal = this.#terminal(step?.terminal);
    for (const { words } of simpleCommands(script))
      if (words[0] === 'cp') for (const word of words) this.#safe.add(word);
    if (terminal.isBusy) {
      if (!step?.interrupt)
        throw new StepError(
          'the block before it stays in the foreground: this one is never reached. Say on the page where to type it, and in the walk file: terminal, or interrupt',
        );
      await terminal.interrupt();
    }
    const code = /^exit (\d+)$/.exec(unit.meta.expect ?? '')?.[1];
    const confined = step?.tells ? undefined : shutIn(this.#profiles(), script);
    if (confined)
      throw new StepError(
        `AppArmor lets '${confined}' read and write little but the files of its service. Start a copy of it, or say on the page what does not work, and in the walk file with which words ('tells')`,
      );
    // Packages and images take their time on a busy machine. A hang is still found, just later.
    const usual = /\b(?:install|build|compose|run -d|-d)\b/.test(script) ? 180 : 30;
    const seconds = step?.timeout ?? Math.max(usual, Number(unit.meta.timeout?.slice(0, -1) ?? 0));
    if (!step?.stays) {
      const status = code === undefined ? undefined : Number(code);
      const printed = await terminal.run(script, status, seconds * 1000);
      const surprise = step?.tells || unit.output ? undefined : surpriseOf(printed);
      if (surprise)
        throw new StepError(
          `${surprise}. Say on the page what, and in the walk file with which words ('tells')`,
        );
      const open = step?.tells ? undefined : openEnd(printed);
      if (open) throw new StepError(`${open}:\n    ${printed.slice(-200)}`);
      return printed;
    }
    this.#left.set(terminal, unit);
    await terminal.leave(script, step.stays, seconds * 1000);
    return '';
  }

  async #feed(unit: Unit, command: string, text: string): Promise<string> {
    const ended = await this.#machine.run(
      `{ ${command}; } <<'END-OF-BLOCK' 2>&1\n${text}\nEND-OF-BLOCK`,
      { cwd: this.#terminal().folder },
    );
    const expected = unit.meta.expect?.startsWith('error');
    const error = /^(?:ERROR|FATAL|\(error\)).*$/m.exec(ended.stdout)?.[0];
    if (error && !expected) throw new StepError(`${error}\n${ended.stdout.slice(0, 1000)}`);
    if (!error && ended.status !== 0)
      throw new StepError(`'${command}' ended with ${ended.status}:\n${ended.stdout}`);
    return ended.stdout;
  }

  #compare(unit: Unit, step: WalkStep | undefined, real: string): Problem[] {
    const { output } = unit;
    if (!output || step?.output) return [];
    const options = { unordered: output.meta.unordered };
    if (!compareOutput(output.text, real, options)) return [];
    const found = compareOutput(
      shapeOfText(withoutProgress(output.text)),
      shapeOfText(withoutProgress(real)),
      options,
    );
    if (!found) return [];
    const shown = real.trim().split('\n').slice(0, 40);
    return [
      {
        file: output.page,
        line: output.line + 1 + found.line,
        message: `on a reader's machine this prints:\n${shown.map((line) => `    ${line}`).join('\n')}`,
        tool: 'walk',
      },
    ];
  }

  async #do(unit: Unit, step: WalkStep | undefined): Promise<Walked> {
    const part = partOf(unit, this.#walk, step);
    if (step?.skip) return { fate: 'skipped', problems: [], reason: step.skip };
    if (part.kind === 'shown') return { fate: 'shown', problems: [] };
    if (step?.before) await this.#prepare(step);
    if (step?.instead !== undefined) {
      await this.#assert(step, await this.#type(unit, step, step.instead));
      return { fate: 'skipped', problems: [], reason: step.why };
    }
    const problems: Problem[] = [];
    let printed = '';
    if (part.kind === 'file') {
      if (!unit.meta.file) this.#needFolder(part.path);
      this.#needCopy(part.path);
      await this.#write(part.path, unit.text);
    } else {
      printed =
        part.kind === 'into'
          ? await this.#feed(unit, part.command, unit.text)
          : await this.#type(unit, step, withClientLeft(part.script, step));
      problems.push(...this.#compare(unit, step, printed));
    }
    await this.#assert(step, printed);
    return { fate: problems.length > 0 ? 'failed' : 'run', problems };
  }

  async #prepare(step: WalkStep): Promise<void> {
    const terminal = this.#terminal(step.terminal);
    if (terminal.isBusy) {
      if (step.interrupt) await terminal.interrupt();
    }
    await terminal.run(step.before ?? '', undefined, besideMs(step));
  }

  /** Fails unless the command after a block succeeds. It reads what the block printed. */
  async #assert(step: WalkStep | undefined, printed: string): Promise<void> {
    if (!step?.after) return;
    const cwd = this.#terminal(step.terminal).folder;
    const options = { cwd, timeoutMs: besideMs(step), input: printed };
    const ended = await this.#machine.run(step.after, options);
    if (ended.status !== 0)
      throw new StepError(
        `after it, '${step.after.trim()}' is not so${ended.stopped ? ' in time' : ''} (${this.#walk.file}:${step.line}):\n${ended.stdout}${ended.stderr}`,
      );
  }

  /** Walks the units in order, until a failure after which nothing can be judged. */
  async go(units: readonly Unit[]): Promise<Walked[]> {
    const results: Walked[] = [];
    let broken: string | undefined;
    const { bastion, world = '' } = this.#walk;
    if (bastion || world) {
      const shown = units.map(({ text }) => text).join('\n');
      const host = /\b[\w-]+@bastion\.[\w.-]+\w/.exec(shown)?.[0] ?? '';
      const app = /\b\w+--\w+\.[\w.-]+\w/.exec(shown)?.[0] ?? '';
      for (const name of ['bastion', 'edge', 'database', 'outside', 'server'])
        fs.copyFileSync(path.join(MACHINES_FOLDER, name), this.#machine.outside(`/run/${name}`));
      const platform = `APP=${app}\n${bastion ? `bash /run/bastion ${host} ${bastion.join(' ')}\n` : ''}`;
      const owner = host.split('@')[0] ?? '';
      const owned = bastion
        ? `find /srv/bastion -mindepth 1 -exec chown ${owner}:${owner} {} +\n`
        : '';
      const made = await this.#machine.run(`set -e\n${platform}${world}\n${owned}`, {
        asRoot: true,
        timeoutMs: 300_000,
      });
      if (made.status !== 0)
        throw new Error(`the world of ${this.#walk.file} was not made: ${made.stderr}`);
    }
    for (const name of this.#walk.files.keys())
      for (const file of filesOf(path.join(this.#root, name)))
        await this.#write(
          path.relative(path.dirname(path.join(this.#root, name)), file),
          fs.readFileSync(file, 'utf8'),
        );
    const failed = (unit: Unit, message: string, line = 1): Walked => ({
      fate: 'failed',
      problems: [{ ...unit.at(line), message, tool: 'walk' }],
    });
    for (const unit of units) {
      const step = this.#walk.steps.find(({ at }) => unit.text.includes(at));
      if (broken) {
        const isShown = partOf(unit, this.#walk, step).kind === 'shown';
        results.push({ fate: isShown ? 'shown' : 'failed', problems: [] });
        continue;
      }
      try {
        results.push(await this.#do(unit, step));
      } catch (error) {
        const known = error instanceof StepError ? error : undefined;
        results.push(failed(unit, known?.message ?? (error as Error).message, known?.line));
        if (known?.fatal) broken = 'the walk ended';
      }
    }
    for (const [{ early }, unit] of this.#left)
      if (early) results[units.indexOf(unit)] = failed(unit, early.message, early.line);
    for (const terminal of this.#terminals.values()) terminal.close();
    return results;
  }
}
