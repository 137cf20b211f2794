import { listed } from '../report.ts';
import { convertRuns } from './dockerRun.ts';
import { readManifest } from './kubernetes.ts';
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
      hint: 'Paste the `compose.yaml` that the command reads, or a whole `docker run` line.',
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
    hint: `As a Compose file ${several ? 'they' : 'it'} can be planned.${left.length > 0 ? ` Without a place in it: ${listed(left.map((option) => `\`${option}\``))}.` : ''}`,
    becomes: {
      label: `Write ${several ? 'them' : 'it'} as a Compose file`,
      text: converted.text,
      ...(left.length > 0 ? { loses: true } : {}),
    },
  };
};

/** A Kubernetes manifest, or the template of a Helm chart. */
export const kubernetes: Recogniser = (text) => {
  const api = /^[ \t]*(?:"?apiVersion"?):/m.exec(text);
  if (!api) return undefined;
  const manifest = readManifest(text);
  if (!manifest) {
    if (!/\{\{[-\s]/.test(text)) return undefined;
    return {
      code: 'kubernetes',
      at: api.index,
      sentence: 'This is the template of a Helm chart',
      hint: 'Let `helm template` write the manifest, and paste its Deployment and StatefulSet.',
    };
  }
  const { kinds, left, text: compose } = manifest;
  const what = listed(kinds.slice(0, 4).map((kind) => `\`${kind}\``));
  const missing = left.length > 0 ? ` Not carried over: ${listed(left.slice(0, 8))}.` : '';
  const at = api.index;
  const sentence = `This is a Kubernetes manifest (${what})`;
  if (!compose) {
    return {
      code: 'kubernetes',
      at,
      sentence,
      hint: 'It holds no Deployment, StatefulSet or Pod: paste the one of the app.',
    };
  }
  return {
    code: 'kubernetes',
    at,
    sentence,
    hint: `Its containers can be written as services of a Compose file.${missing}`,
    becomes: { label: 'Write it as a Compose file', text: compose, loses: true },
  };
};
