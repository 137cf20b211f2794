import { listed } from '../report.ts';
import { convertRuns } from './dockerRun.ts';
import { readCommands } from './shell.ts';
import type { Recogniser } from './types.ts';

const ENGINE_LINE =
  /^[ \t]*(?:[$#>%][ \t]+)?(?:\w+=\S*[ \t]+)*(?:sudo[ \t]+(?:-\S+[ \t]+)*)?(?:\S*\/)?(?:docker|podman|nerdctl)(?:\.exe)?(?:-compose)?[ \t]+[-a-z]/m;

/** A `docker run` line, or another command of a container engine. */
export const engineCommand: Recogniser = (text) => {
  const line = ENGINE_LINE.exec(text);
  if (!line) return undefined;
  const at = line.index + line[0].search(/\S/);
  const converted = convertRuns(text);
  if (!converted) {
    const words = readCommands(text.slice(line.index)).at(0)?.slice(0, 3).join(' ') ?? '';
    return {
      code: 'command',
      at,
      sentence: `This is a command (\`${words.slice(0, 40)}\`), not a file`,
      hint: 'Paste the `compose.yaml` that the command reads, or a whole `docker run` command.',
    };
  }
  const { commands, left } = converted;
  const several = commands > 1;
  return {
    code: 'docker-run',
    at,
    sentence: several
      ? `These are ${commands} \`docker run\` commands, not a Compose file`
      : 'This is a `docker run` command, not a Compose file',
    hint: `You can plan ${several ? 'them' : 'it'} as a Compose file.${left.length > 0 ? ` These options have no place in it: ${listed(left.map((option) => `\`${option}\``))}.` : ''}`,
    becomes: {
      label: `Write ${several ? 'them' : 'it'} as a Compose file`,
      text: converted.text,
      ...(left.length > 0 ? { loses: true } : {}),
    },
  };
};
