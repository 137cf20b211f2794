import { type Exercises, pick, picks, typed } from 'teach/exercise';

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
        /^(?:\S*\/)?\.wh\.main\.mjs$/,
        'A layer hides a name with a file that has the same name after a prefix.',
      ),
      typed(
        'How many bytes the archives grow by in total',
        /^(?:10[., ]?240(?: ?b| ?bytes?)?|10 ?kib)$/,
        'Count the bytes of all archives before and after, with cat and wc.',
        [[/^0|smaller/, 'The lower archives keep their bytes, and one more archive is added.']],
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
      typed(
        'The command that prints them',
        /^docker (?:image inspect|inspect|(?:images|image ls)(?: .*)? --digests)\b/,
        'One command shows everything Docker knows about an image.',
        [
          [/^docker (?:images|image ls)/, 'This shows tags and IDs. Which option adds digests?'],
          [/^docker (?:container )?(?:ps|ls)/, 'This lists containers. You want their images.'],
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
