import fs from 'node:fs';
import path from 'node:path';
import { type Sandboxes } from './sandbox/run.ts';
import { parseNeeds, type Step } from './sandbox/plan.ts';
import { type Problem } from './types.ts';

/** The `check.json` of a folder of `examples/`: how the whole application is run. */
interface ExampleCheck {
  needs?: string;
  run?: readonly string[];
  start?: string;
  ask?: readonly string[];
  stop?: string;
  covers?: readonly string[];
  timeout?: number;
}

const KEYS = new Set(['needs', 'run', 'start', 'ask', 'stop', 'covers', 'timeout']);

/** What came of running an example application. */
export interface ExampleResult {
  folder: string;
  /** True for files that the run covers. */
  covers: (file: string) => boolean;
  problems: readonly Problem[];
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

/** Folders of `examples/` that have a `check.json`, out of those that these files lie in. */
export function exampleFolders(root: string, files: readonly string[]): string[] {
  const folders = files
    .map((file) => file.split('/').slice(0, 2).join('/'))
    .filter((folder) => folder.startsWith('examples/'));
  return [...new Set(folders)].filter((folder) =>
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

/** Runs an example application as its `check.json` says, in a sandbox. */
export async function runExample(
  root: string,
  folder: string,
  sandboxes: Sandboxes,
): Promise<ExampleResult> {
  const file = `${folder}/check.json`;
  const wrong = (message: string): ExampleResult => ({
    folder,
    covers: () => false,
    problems: [{ file, line: 1, message, tool: 'run' }],
  });
  let check: ExampleCheck;
  try {
    check = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as ExampleCheck;
    const unknown = Object.keys(check).find((key) => !KEYS.has(key));
    if (unknown) return wrong(`unknown key '${unknown}'. Known: ${[...KEYS].join(', ')}`);
    const { results, broken } = await sandboxes.execute({
      user: 'ubuntu',
      needs: parseNeeds(check.needs ?? ''),
      steps: stepsOf(folder, check),
    });
    const failed = results.find((result) => !result.ok);
    if (failed) return wrong(failed.message ?? 'failed');
    if (broken) return wrong(broken);
  } catch (error) {
    return wrong((error as Error).message);
  }
  const patterns = (check.covers ?? ['**']).map(matcher);
  return {
    folder,
    covers: (name) =>
      name.startsWith(`${folder}/`) &&
      patterns.some((pattern) => pattern.test(name.slice(folder.length + 1))),
    problems: [],
  };
}
