import { type Exercises, pick } from 'teach/exercise';

const STEPS = [
  'Add both columns',
  'Drop name',
  'Fill in old rows',
  'Read the two new columns',
  'Write all three',
];

export default {
  mend: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        not: /reset --hard|push [^\n]*(?:--force|-f\b)/,
        hint: 'This takes a commit away that others have pulled.',
      },
      {
        has: /^git revert|^git commit/m,
        hint: 'main needs a commit that takes the wrong change back.',
      },
      { not: /^git revert(?: &&)?$/m, hint: 'Which commit is to be taken back? Name it.' },
      {
        not: /^git commit [^\n]*-\w*m ?(?:''|"")/m,
        hint: 'Git makes no commit with an empty message.',
      },
      {
        not: /^git push(?![\s\S]*^git push)[\s\S]*^git (?:revert|commit)/m,
        hint: 'The push comes before the change is taken back.',
      },
      { has: /^git push/m, hint: 'main is right on your machine. What starts the pipeline?' },
    ],
  },
  lock: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        has: /\bflock\b/,
        hint: 'A program waits until a file is free and holds it while another one runs.',
      },
      {
        not: /flock [^\n]*(?:-[nu]\b|--nonblock|-E)/,
        hint: 'This refuses the second run, and its push is lost.',
      },
      {
        not: /flock [^\n]*build\.sh[^\n]*(?:\n|&&|;) ?flock/,
        hint: 'Each script holds the file for itself: between the two a second build could come. Hold it during both.',
      },
      {
        has: /flock [^\n]*build\.sh[^\n;]*\\?&\\?&[^\n]*deploy\.sh|flock \d+[\s\S]*build\.sh[\s\S]*deploy\.sh/,
        hint: 'Between the two scripts a second build could come. Hold the file during both.',
      },
    ],
  },
  images: {
    kind: 'written',
    language: 'shell',
    rules: [
      { has: /docker (?:image ls|images|image list)/, hint: 'First list the images of the shop.' },
      { not: /tail -n ?\+5\b|sed ['"]?1,4d/, hint: 'This keeps four.' },
      {
        not: /(?:docker image (?:ls|list)|docker images)(?![^\n]*(?:-\w*q|--quiet|--format))[\s\S]*(?:tail -n ?\+6\b|sed ['"]?1,5d|NR ?> ?5\b|NR ?>= ?6\b)/,
        hint: 'The first line of this list is its heading, so only four images stay.',
      },
      {
        has: /(?:-\w*q|--quiet|--format)[\s\S]*(?:tail -n ?\+6\b|sed ['"]?1,5d|NR ?> ?5\b|NR ?>= ?6\b)|(?:tail -n ?\+7\b|sed ['"]?1,6d|NR ?> ?6\b|NR ?>= ?7\b)/,
        hint: 'The newest come first. Leave out the first five lines.',
      },
      {
        has: /docker (?:image rm|rmi|image remove)/,
        hint: 'The list is right. Now remove what it names.',
      },
      {
        not: /(?:image rm|rmi) (?:-f|--force)/,
        hint: 'With force, Docker no longer refuses to untag an image that is in use.',
      },
      {
        has: /docker (?:ps|inspect|container (?:ls|inspect))\b|-\w*q\b|--quiet|\$3\b/,
        hint: 'By its name, one that runs can go: after a revert it is the second name of an old image, and Docker takes that away without a word. Leave it out.',
      },
    ],
  },
  columns: {
    kind: 'fields',
    fields: [
      pick('First', STEPS, STEPS[0]!, 'The old version has to go on working.'),
      pick('Second', STEPS, STEPS[4]!, 'New rows come in all the time.'),
      pick('Third', STEPS, STEPS[2]!, 'Which rows lack something now?'),
      pick('Fourth', STEPS, STEPS[3]!, 'All rows are complete.'),
      pick('Fifth', STEPS, STEPS[1]!, 'Nobody uses something any more.'),
      pick(
        'From which on can you no longer return to the first version?',
        STEPS,
        STEPS[1]!,
        'What does the first version need to run?',
      ),
    ],
  },
} satisfies Exercises;
