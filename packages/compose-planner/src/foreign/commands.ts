import type { Recogniser } from './types.ts';

const ENGINE_LINE =
  /^[ \t]*(?:[$#>%][ \t]+)?(?:\w+=\S*[ \t]+)*(?:sudo[ \t]+(?:-\S+[ \t]+)*)?(?:\S*\/)?(?:docker|podman|nerdctl)(?:\.exe)?(?:-compose)?[ \t]+[-a-z]/m;

/** A command of a container engine. */
export const engineCommand: Recogniser = (text) => {
  const line = ENGINE_LINE.exec(text);
  if (!line) return undefined;
  const at = line.index + line[0].search(/\S/);
  const words = text
    .slice(at)
    .replace(/^[$#>%][ \t]+/, '')
    .split(/\s+/, 3);
  return {
    code: 'command',
    at,
    sentence: `This is a command (\`${words.join(' ').slice(0, 40)}\`), not a file`,
    hint: 'Paste the `compose.yaml` that the command reads. For `docker run`, write a service with its `image`, and `-p` as `ports`, `-v` as `volumes` and `-e` as `environment`.',
  };
};
