import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import table from './tools.json' with { type: 'json' };

interface Tool {
  package: string;
  program?: string;
  version: readonly string[];
  pattern: string;
}

/** A program that checks blocks, from a Debian package. */
export type ToolName = keyof typeof table;

const tools: Readonly<Record<ToolName, Tool>> = table;
const requireHere = createRequire(import.meta.url);
const known = new Map<string, string | undefined>();

/** Where to look for programs: the same folders in and out of the sandbox. */
export const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

function onPath(program: string): boolean {
  if (program.startsWith('/')) return fs.existsSync(program);
  return PATH.split(':').some((folder) => fs.existsSync(path.join(folder, program)));
}

/** The version that the tool reports, or undefined if it's missing. */
export function toolVersion(name: ToolName): string | undefined {
  if (known.has(name)) return known.get(name);
  const tool = tools[name];
  let version: string | undefined;
  const [command = '', ...args] = tool.version;
  if (onPath(tool.program ?? command)) {
    const asked = spawnSync(command, args, {
      encoding: 'utf8',
      env: { PATH, HOME: '/nonexistent', LC_ALL: 'C.UTF-8' },
    });
    version = new RegExp(tool.pattern).exec(`${asked.stdout}${asked.stderr}`)?.[1] ?? 'unknown';
  }
  known.set(name, version);
  return version;
}

/** The version of Node, an npm package or a Debian tool. */
export function versionOf(name: string): string {
  if (name === 'node') return process.versions.node;
  if (name in tools) return toolVersion(name as ToolName) ?? 'missing';
  try {
    return (requireHere(`${name}/package.json`) as { version: string }).version;
  } catch {
    return '';
  }
}

/** The Debian package of the first of these tools that's missing, if one is. */
export function missingPackage(...names: readonly ToolName[]): string | undefined {
  const name = names.find((candidate) => toolVersion(candidate) === undefined);
  return name && tools[name].package;
}
