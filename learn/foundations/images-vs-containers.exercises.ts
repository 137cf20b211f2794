import { type Exercises, pick, picks, typed } from 'teach/exercise';

export default {
  hello: {
    kind: 'fields',
    fields: [
      pick(
        'What does the second command print?',
        ['/hello', 'nothing', 'that there is no such file'],
        'that there is no such file',
        'How many containers do two docker run make?',
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
        /^(?:\S*\/)?\.wh\.main\.mjs$/,
        'A layer records that a name is hidden by a file with a prefix before that name.',
      ),
      typed(
        'By how many bytes the archives together grow',
        /^(?:10[., ]?240(?: ?b| ?bytes?)?|10 ?kib)$/,
        'Count the bytes of all archives before and after, with cat and wc.',
        [[/^0|smaller/, 'The archives below keep their bytes, and one more archive is added.']],
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
        'What cannot be moved to another image?',
      ),
      typed(
        'The command that prints them, up to its options',
        /^docker (?:image inspect|inspect|(?:images|image ls)(?: .*)? --digests)\b/,
        'A command shows all that Docker knows about an image.',
        [
          [/^docker (?:images|image ls)/, 'This shows tags and IDs. Which option adds digests?'],
          [/^docker (?:container )?(?:ps|ls)/, 'This lists containers. Ask for their images.'],
        ],
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
        'Which layers does the server have already?',
      ),
      pick(
        'What would make it more?',
        [
          'another name of the image',
          'a base that changed between the two builds',
          'a container that runs',
        ],
        'a base that changed between the two builds',
        'Layers are known by their digests. What would change that of the base?',
      ),
    ],
  },
} satisfies Exercises;
