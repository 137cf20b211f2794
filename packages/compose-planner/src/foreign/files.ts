import { composeText } from './yamlText.ts';
import type { Recogniser } from './types.ts';

const IN_A_REPOSITORY = 'The platform builds an app from a Git repository that has a `Dockerfile`.';

/** A Dockerfile: how an image is built. */
export const dockerfile: Recogniser = (text) => {
  const from =
    /^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*[\w./:@${}-]+(?:[ \t]+AS[ \t]+[\w.-]+)?[ \t]*$/im.exec(text);
  if (!from || !/^(?:\s|#[^\n]*\n|ARG [^\n]*\n)*$/i.test(text.slice(0, from.index)))
    return undefined;
  const expose = /^[ \t]*EXPOSE[ \t]+(\d+)/im.exec(text)?.[1];
  const folder = /^[ \t]*VOLUME[ \t]+\[?[ \t]*"?(\/[\w./-]+)/im.exec(text)?.[1];
  return {
    code: 'dockerfile',
    at: from.index,
    sentence: 'This is a Dockerfile, which says how to build an image, not what runs',
    hint: `${IN_A_REPOSITORY} Leave it there, and plan the app it becomes.`,
    becomes: {
      label: 'Write a Compose file that builds it',
      text: composeText(
        new Map([
          [
            'app',
            {
              build: '.',
              ports: expose ? [`${expose}:${expose}`] : [],
              volumes: folder ? [`data:${folder}`] : [],
            },
          ],
        ]),
      ),
      loses: true,
    },
  };
};

/** The values of variables, one a line. */
export const envFile: Recogniser = (text) => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  if (
    lines.length === 0 ||
    !lines.every((line) => /^\s*(?:export\s+)?[A-Za-z_][\w.]*\s*=/.test(line))
  )
    return undefined;
  return {
    code: 'env-file',
    at: text.search(/^\s*(?:export\s+)?[A-Za-z_]/m),
    sentence: 'This is an `.env` file, which contains the values of variables',
    hint: "Open it together with its `compose.yaml` under 'Open files', and the plan uses its values.",
  };
};

/** An address instead of a file. */
export const address: Recogniser = (text) => {
  const words = text.trim();
  if (!/^(?:https?:\/\/|git@|ssh:\/\/)\S+$/.test(words)) return undefined;
  const at = text.indexOf(words);
  const repository =
    /^https:\/\/(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\/([\w.-]+\/)+?([\w.-]+?)(?:\.git)?\/?$/.exec(
      words,
    );
  const git = repository ?? /^https:\/\/\S+\/()([\w.-]+)\.git$/.exec(words);
  if (!git) {
    return {
      code: 'address',
      at,
      sentence: 'This is the address of a file, not the file',
      hint: "The planner doesn't fetch anything. Open the address, copy the file's content, and paste it here.",
    };
  }
  const url = words.replace(/\/$/, '');
  return {
    code: 'address',
    at,
    sentence: 'This is the address of a Git repository',
    hint: `The planner doesn't fetch anything. ${IN_A_REPOSITORY} If it contains a \`compose.yaml\`, paste that file.`,
    becomes: {
      label: 'Write a Compose file that builds it',
      text: composeText(
        new Map([[git[2] ?? 'app', { build: url.endsWith('.git') ? url : `${url}.git` }]]),
      ),
    },
  };
};
