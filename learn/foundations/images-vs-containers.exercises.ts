import { command, commandsOf, type Exercises, pick, picks, typed } from 'teach/exercise';

const IMAGE = /^(?:https?:\/\/)?registry\.example\.com\/shop(?::1\.4)?(?:@\S+)?$/;
/** What a format has to contain so that it prints a digest. */
const DIGEST = /repodigests|\.digest|\.id\b|json \.\s*\}|descriptor|^json$/;

/** The words of a command that are neither options nor their values. */
const operands = (args: readonly string[]): readonly string[] =>
  args.filter(
    (arg, at) => !/^-/.test(arg) && !/^(?:-f|--format|--filter|--type)$/.test(args[at - 1] ?? ''),
  );

const formatOf = (args: readonly string[]): string | undefined => {
  const at = args.findIndex((arg) => /^(?:-f|--format)$/.test(arg));
  return at === -1
    ? args.find((arg) => arg.startsWith('--format='))?.slice(9)
    : (args[at + 1] ?? '');
};

/** True for a command that prints the digests of the task's image, or of the image that its container runs. */
function printsDigests(answer: string): boolean {
  const local = answer
    .replace(/^ssh (?:-\S+ )*\S+ (["']?)(?:sudo )?(.*)\1$/, '$2')
    .replace(/\$\(docker ps [^()]*\bshop\b[^()]*\)/, 'shop');
  const [docker, verb = '', ...rest] = commandsOf(local)[0]?.words ?? [];
  const isInspect = verb === 'inspect' || rest[0] === 'inspect';
  const args = verb === 'inspect' || verb === 'images' ? rest : rest.slice(1);
  const format = formatOf(args);
  const named = operands(args);
  if (docker !== 'docker') return false;
  if (verb === 'images')
    return (
      (args.some((arg) => /^--(?:digests|no-trunc)$/.test(arg)) ||
        /\.digest/i.test(format ?? '')) &&
      named.every((name) => IMAGE.test(name))
    );
  if (!isInspect || !/^(?:inspect|image|container)$/.test(verb)) return false;
  // The container shop has the ID of its image, and no digests of a registry.
  const isContainer = verb !== 'image' && named.every((name) => /^shop(?:[-_]\S+)?$/.test(name));
  if (isContainer && named.length > 0)
    return format === undefined || /(?<!\.config)\.image\b|json \.\s*\}/i.test(format);
  return (
    verb !== 'container' &&
    (format === undefined ||
      (DIGEST.test(format.toLowerCase()) && !/\{ ?\.digest ?\}/i.test(format))) &&
    named.every((name) => IMAGE.test(name) || /^(?:image|name|<.*>)$/.test(name))
  );
}

export default {
  hello: {
    kind: 'fields',
    fields: [
      pick(
        'What does the second command print?',
        ['/hello', 'nothing', 'that there is no such file'],
        'that there is no such file',
        'How many containers do two docker run commands make?',
      ),
      pick(
        'Is it the same without --rm?',
        ['yes', 'no'],
        'yes',
        'Without it the first container stays. Which one does the second command look into?',
      ),
    ],
  },
  layers: {
    kind: 'fields',
    fields: picks(
      ['a layer with files', 'settings only'],
      {
        'ENV PORT=8080': 'settings only',
        'RUN npm ci': 'a layer with files',
        'COPY . .': 'a layer with files',
        'USER node': 'settings only',
        'EXPOSE 8080': 'settings only',
      },
      'Look at docker history: which lines have a size above 0B?',
    ),
  },
  whiteout: {
    kind: 'fields',
    fields: [
      typed(
        'The name of the file in the third layer that hides main.mjs',
        /^(?:\S*\/)?\.wh\.main\.mjs(?: in \S+| \(.*\))?$/,
        'A layer hides a name with a file that has the same name after a prefix.',
        [[/\.wh\.srv\/?$/, "This hides what is called srv, with all that's in it."]],
      ),
      typed(
        'How many bytes the archives grow by in total',
        /^(?:(?:it|grows|larger|by|about) )*\+?(?:10[., ]?240(?: ?b| ?bytes?)?|10 ?k(?:i?b)?)(?: (?:more|larger|\(.*\)))*$/,
        'Count the bytes of all archives before and after, with cat and wc.',
        [
          [
            /^(?:0(?: ?b| ?bytes?)?|zero|none|nothing)$/,
            'The lower archives keep their bytes, and one more archive is added.',
          ],
        ],
      ),
    ],
  },
  same: {
    kind: 'fields',
    fields: [
      pick(
        'What do you compare?',
        ['tags', 'digests', 'sizes', 'dates'],
        'digests',
        "What can't be moved to another image?",
      ),
      command(
        'The command that prints them',
        printsDigests,
        'Asked was a command that prints the digests of that image on a machine. One command shows everything Docker knows about it.',
        [
          [
            /^docker (?:manifest|buildx imagetools|pull)\b/,
            'This asks the registry what it has now. Ask what each of the two machines has.',
          ],
          [
            /^docker (?:images|image inspect)\b[^|]*(?<![\w./])shop(?::1\.4)?(?![\w./:])|^docker inspect [^|]*(?<![\w./])shop:1\.4/,
            "The registry's address is part of the name of the image.",
          ],
          [
            /^docker (?:container )?inspect (?!.*registry\.).*\.config\.image/i,
            'This prints the name that the container was started with. A name can be moved to another image.',
          ],
          [
            /\binspect\b.*\{ ?\.digest ?\}/i,
            'What inspect prints has no field of this name, so the format fails. Without a format, it prints all fields.',
          ],
          [/\.repotags/i, 'This prints the tags, which can be moved to another image.'],
          [
            /^docker images(?!.*--(?:digests|no-trunc|format))/,
            'An option adds the digests to this list.',
          ],
          [/^docker ps/, 'This lists containers. You want their images.'],
        ],
        { before: 'ssh\\b|docker (?:images|ps)$' },
      ),
    ],
  },
  pull: {
    kind: 'fields',
    fields: [
      pick(
        'How much is downloaded?',
        ['nothing', 'at most 2 MB', 'about 150 MB', 'about 300 MB'],
        'at most 2 MB',
        'Which layers does the server already have?',
      ),
      pick(
        'What would make the download larger?',
        [
          'another name for the image',
          'a base that changed between the two builds',
          'a running container',
        ],
        'a base that changed between the two builds',
        "Layers are known by their digests. What would change the base's?",
      ),
    ],
  },
} satisfies Exercises;
