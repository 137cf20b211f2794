import fs from 'node:fs';
import path from 'node:path';
import { exampleOf } from './pages.ts';
import { missingSandbox, type Sandboxes } from './sandbox/run.ts';
import { parseNeeds, type Step } from './sandbox/plan.ts';
import { missingPackage } from './tools.ts';
import { type Problem } from './types.ts';

/** The `check.json` of a folder of `examples/`: how to run the whole application. */
interface ExampleCheck {
  /** Debian packages that it imports from. */
  packages?: readonly string[];
  needs?: string;
  run?: readonly string[];
  start?: string;
  ask?: readonly string[];
  stop?: string;
  covers?: readonly string[];
  timeout?: number;
}

const KEYS = new Set(['packages', 'needs', 'run', 'start', 'ask', 'stop', 'covers', 'timeout']);

/** What running an example application found. */
export interface ExampleResult {
  folder: string;
  /** True for files that the run covers. */
  covers: (file: string) => boolean;
  problems: readonly Problem[];
  /** Missing packages, if it wasn't run. */
  install?: string;
}

/** A pattern of `covers`: `*` for a part of a name, `**` for folders. */
function matcher(pattern: string): RegExp {
  const body = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?/g, '\u0000')
    .replace(/\*/g, '[^/]*')
    .replaceAll('\u0000', '(?:.*/)?');
  return new RegExp(`^${body}$`);
}

/** The folders of `examples/` that these files are in, if they have a `check.json`. */
export function exampleFolders(root: string, files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => exampleOf(file) ?? []))].filter((folder) =>
    fs.existsSync(path.join(root, folder, 'check.json')),
  );
}

function stepsOf(folder: string, check: ExampleCheck): Step[] {
  const id = folder;
  const timeoutMs = (check.timeout ?? 60) * 1000;
  const shell = (script: string): Step => ({ id, kind: 'shell', script, timeoutMs });
  return [
    { id, kind: 'copy', from: `/.check/${folder}`, to: '~/app' },
    shell('cd ~/app'),
    ...(check.run ?? []).map(shell),
    ...(check.start ? [{ id, kind: 'start', command: check.start } as const] : []),
    ...(check.ask ?? []).map((ask): Step => ({ id, kind: 'ask', ask })),
    ...(check.start ? [{ id, kind: 'stop', signal: check.stop ?? 'SIGTERM' } as const] : []),
  ];
}

const isInstalled = (name: string) =>
  fs.existsSync(`/var/lib/dpkg/info/${name}.list`) ||
  fs.existsSync(`/var/lib/dpkg/info/${name}:amd64.list`);

function readCheck(root: string, file: string): ExampleCheck {
  const check = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as ExampleCheck;
  const unknown = Object.keys(check).find((key) => !KEYS.has(key));
  if (unknown) throw new Error(`unknown key '${unknown}'. Known: ${[...KEYS].join(', ')}`);
  return check;
}

/** Packages that this run would miss. */
function missingFor(check: ExampleCheck): string | undefined {
  const stores = parseNeeds(check.needs ?? '').flatMap(({ kind }) =>
    kind === 'postgres'
      ? ['postgresql' as const]
      : kind === 'mysql'
        ? ['mariadb' as const]
        : kind === 'redis'
          ? ['redis' as const]
          : [],
  );
  const libraries = (check.packages ?? []).filter((name) => !isInstalled(name));
  return (
    missingSandbox() ??
    missingPackage(...stores) ??
    (libraries.length > 0 ? libraries.join(' ') : undefined)
  );
}

/** Runs an example application as its `check.json` says, in a sandbox. */
export async function runExample(
  root: string,
  folder: string,
  sandboxes: Sandboxes,
): Promise<ExampleResult> {
  const file = `${folder}/check.json`;
  let patterns: RegExp[] = [];
  const covers = (name: string) =>
    name.startsWith(`${folder}/`) &&
    patterns.some((pattern) => pattern.test(name.slice(folder.length + 1)));
  const result = (message?: string): ExampleResult => ({
    folder,
    covers,
    problems: message === undefined ? [] : [{ file, line: 1, message, tool: 'run' }],
  });
  try {
    const check = readCheck(root, file);
    patterns = (check.covers ?? ['**']).map(matcher);
    const install = missingFor(check);
    if (install) return { ...result(), install };
    const plan = {
      user: 'ubuntu' as const,
      needs: parseNeeds(check.needs ?? ''),
      steps: stepsOf(folder, check),
    };
    const { results, broken } = await sandboxes.execute(plan);
    return result(results.find((step) => !step.ok)?.message ?? broken);
  } catch (error) {
    return result((error as Error).message);
  }
}
