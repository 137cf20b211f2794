import fs from 'node:fs';
import path from 'node:path';
import { DockerfileParser, JSONInstruction } from 'dockerfile-ast';

const root = path.resolve(import.meta.dirname, '../..');

/** The container settings in the Dockerfile's last stage. */
export interface Image {
  /** The command, as the container runs it. */
  command: string[];
  env: Record<string, string>;
  user: string;
  /** The health check's shell command. */
  healthCheck: string;
  /** Files of `deploy/` that are copied to /etc/caddy. */
  configFiles: string[];
}

/** Reads the Dockerfile. Throws if it lacks one of the instructions that the tests rely on. */
export function readImage(): Image {
  const text = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8');
  const file = DockerfileParser.parse(text);
  const from = file.getFROMs().at(-1);
  if (!from) throw new Error('the Dockerfile has no FROM');
  const start = from.getRange().start.line;
  const last = file.getInstructions().filter((one) => one.getRange().start.line > start);
  const argumentsOf = (keyword: string) =>
    last
      .filter((one) => one.getKeyword() === keyword)
      .map((one) => one.getRawArgumentsContent() ?? '');
  const only = (keyword: string) => {
    const found = argumentsOf(keyword);
    if (found.length !== 1) throw new Error(`the last stage has ${found.length} ${keyword}`);
    return found[0] ?? '';
  };
  const command = last.find((one) => one.getKeyword() === 'CMD');
  if (!(command instanceof JSONInstruction)) throw new Error('CMD is not in the form of a list');
  return {
    command: command.getJSONStrings().map((one) => one.getJSONValue()),
    env: Object.fromEntries(
      argumentsOf('ENV').flatMap((line) =>
        line.split(/\s+/).map((pair) => pair.split('=') as [string, string]),
      ),
    ),
    user: only('USER'),
    healthCheck: only('HEALTHCHECK').replace(/^[\s\S]*?\bCMD\s+/, ''),
    configFiles: argumentsOf('COPY')
      .filter((line) => line.endsWith('/etc/caddy/'))
      .flatMap((line) => line.split(/\s+/).slice(0, -1)),
  };
}
