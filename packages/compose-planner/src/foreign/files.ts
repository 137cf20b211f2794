import { readValues } from './values.ts';
import { composeText } from './yamlText.ts';
import type { Foreign, Recogniser } from './types.ts';

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
    sentence: 'This is a Dockerfile: it says how an image is built, not what runs',
    hint: `${IN_A_REPOSITORY} Leave it there, and plan the app that it becomes.`,
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

/** A `package.json`. */
export const packageJson: Recogniser = (text) => {
  if (!/^\s*\{/.test(text)) return undefined;
  let json: Record<string, unknown>;
  try {
    json = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const known = ['scripts', 'dependencies', 'devDependencies', 'main', 'exports', 'workspaces'];
  if ('services' in json || !known.some((key) => key in json)) return undefined;
  const name = typeof json.name === 'string' ? json.name.replace(/^@[^/]*\//, '') : '';
  return {
    code: 'package-json',
    at: text.indexOf('{'),
    sentence: 'This is a `package.json`: it lists packages and scripts, not what runs',
    hint: `${IN_A_REPOSITORY} There are no buildpacks: the \`Dockerfile\` installs the packages and starts the app.`,
    becomes: {
      label: 'Write a Compose file that builds it',
      text: composeText(new Map([[/^[a-z][\w.-]*$/.test(name) ? name : 'app', { build: '.' }]])),
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
    sentence: 'This is an `.env` file: it holds the values of variables',
    hint: "Open it together with its `compose.yaml` under 'Open files': the plan then takes its values.",
  };
};

/** An address in place of a file. */
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
      hint: 'Nothing is fetched from here. Open the address, copy what the file holds, and paste it.',
    };
  }
  const url = words.replace(/\/$/, '');
  return {
    code: 'address',
    at,
    sentence: 'This is the address of a Git repository',
    hint: `Nothing is fetched from here. ${IN_A_REPOSITORY} If it holds a \`compose.yaml\`, paste that file.`,
    becomes: {
      label: 'Write a Compose file that builds it',
      text: composeText(
        new Map([[git[2] ?? 'app', { build: url.endsWith('.git') ? url : `${url}.git` }]]),
      ),
    },
  };
};

const CI_HINT =
  'It says how the code is tested and built. Paste the `compose.yaml` of what shall run; the CI calls the deploy hook of the app when a build is done.';

const has = (map: Record<string, unknown>, ...keys: readonly string[]) =>
  keys.every((key) => key in map);
const values = (map: Record<string, unknown>) =>
  Object.values(map).filter(
    (value): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
  );

/** Which service a CI file is for; undefined for any other map. */
function ciOf(map: Record<string, unknown>): string | undefined {
  if (
    has(map, 'jobs') &&
    (has(map, 'on') ||
      has(map, 'true') ||
      values(map.jobs as never).some((job) => has(job, 'runs-on')))
  )
    return 'GitHub Actions';
  if (
    has(map, 'jobs') &&
    (has(map, 'workflows') ||
      has(map, 'orbs') ||
      values(map.jobs as never).some((job) => has(job, 'steps')))
  )
    return 'CircleCI';
  if (has(map, 'pipelines')) return 'Bitbucket Pipelines';
  if (has(map, 'trigger') && (has(map, 'pool') || has(map, 'stages') || has(map, 'steps')))
    return 'Azure Pipelines';
  if (has(map, 'stages') || values(map).some((job) => has(job, 'script'))) return 'GitLab CI';
  if (has(map, 'language') && (has(map, 'script') || has(map, 'install'))) return 'Travis CI';
  if (map.kind === 'pipeline' && has(map, 'steps')) return 'Drone or Woodpecker CI';
  return undefined;
}

/** A file of a CI service. */
export const ciFile: Recogniser = (text) => {
  const jenkins = /^\s*pipeline\s*\{/m.exec(text);
  let name = jenkins && /\bstages\s*\{/.test(text) ? 'Jenkins' : undefined;
  if (!name) {
    const map = readValues(text);
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return undefined;
    name = ciOf(map as Record<string, unknown>);
  }
  const found: Foreign = {
    code: 'ci',
    at: Math.max(0, text.search(/^[^\s#-]/m)),
    sentence: `This is a CI file of ${name ?? ''}`,
    hint: CI_HINT,
  };
  return name ? found : undefined;
};
