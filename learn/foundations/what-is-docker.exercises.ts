import { command, commandsOf, dockerRunOf, type Exercises, pick, typed } from 'teach/exercise';

const hasOption = (answer: string, ...names: string[]): boolean => {
  const { options } = dockerRunOf(answer) ?? {};
  return names.some((name) => options?.has(name));
};

/** True for a run of words:1 with the argument 5 and the poem as its input. */
function readsFive(answer: string): boolean {
  const run = dockerRunOf(answer);
  if (!run || run.image !== 'words:1' || run.args.join(' ') !== '5') return false;
  if (!hasOption(answer, 'i', 'interactive')) return false;
  if (hasOption(answer, 't', 'tty', 'd', 'detach', 'entrypoint')) return false;
  const commands = commandsOf(answer);
  const at = commands.findIndex(({ words: [program] }) => program === 'docker');
  const isPoem = (file: string) => /(?:^|[/ ])poem\.txt\)?$/.test(file);
  const [before, own] = [commands[at - 1], commands[at]];
  return own?.piped
    ? at === 1 && isPoem(before?.words.join(' ') ?? '') && before?.words[0] === 'cat'
    : at === 0 && (own?.reads ?? []).some(isPoem);
}

/** True for `--init`, alone or in a command, in front of the image. */
const isInit = (answer: string): boolean =>
  dockerRunOf(/^-/.test(answer) ? `docker run ${answer}` : answer)
    ?.options.get('init')
    ?.includes('') ?? false;

/** What runs in the container: the lines that start one or enter it, and those typed into its shell. */
const INSIDE = String.raw`\bdocker (?:[^\n]*|run (?:-\S+ )*-\w*[it]\w* (?:[^\n]* )?alpine:3\.24(?: \S*sh)?(?: <<[^\n]*)?\n[\s\S]*)`;

export default {
  distribution: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        has: /docker (?:run|create) [^\n]*alpine:3\.24/,
        hint: 'Start a container from alpine:3.24.',
      },
      {
        not: /run (?:-\S+ )*(?:cat|uname)/,
        hint: 'The image comes first, then the command that runs in it.',
      },
      {
        not: /alpine:3\.24 ["'][^"'\n]* /,
        hint: 'Docker looks for a program whose name is this whole text. A shell would take it apart.',
      },
      {
        not: /alpine:3\.24 (?:cat \S+ uname|uname (?:-\w+ )?cat)\b/,
        hint: 'This starts one program, and everything after its name is its argument.',
      },
      {
        has: new RegExp(`${INSIDE}(?:os-release|alpine-release|/etc/issue)`),
        hint: 'Nothing that runs in the container reads the file in /etc that names the distribution.',
      },
      {
        has: new RegExp(`${INSIDE}(?:uname|/proc/version)`),
        hint: 'Nothing that runs in the container prints the version of the kernel.',
      },
    ],
    also: [
      pick(
        'Which of the two comes from the image?',
        ['the distribution', 'the kernel', 'both', 'neither'],
        'the distribution',
        'Which of the two answers would another image change?',
      ),
    ],
  },
  streams: {
    kind: 'fields',
    fields: [
      pick(
        'Who opens poem.txt?',
        ['your shell', 'docker', 'the program in the container'],
        'your shell',
        'Who reads the < in a command line?',
      ),
      pick(
        'Where is result.txt?',
        ['in the container', 'in the image', 'in your folder'],
        'in your folder',
        "It's in the working folder of the program that opened it.",
      ),
    ],
  },
  'five-words': {
    kind: 'fields',
    fields: [
      command(
        'The command for a single run',
        readsFive,
        'What comes after the name of the image replaces CMD.',
        [
          [/-e |--env/, 'words.py reads its arguments, not the environment.'],
          [/ 5 words:1/, 'What comes before the image belongs to docker run.'],
          [/words:1 <|words:1$/, 'The program has to get the number as its argument.'],
          [
            (answer) => hasOption(answer, 't', 'tty'),
            "With -t, docker wants a terminal as input, and a file isn't one.",
          ],
          [
            (answer) => hasOption(answer, 'd', 'detach'),
            "With -d, docker doesn't pass its input on.",
          ],
          [
            (answer) => dockerRunOf(answer) !== undefined && !/[<|]/.test(answer),
            'Nothing gives the program the poem.',
          ],
          [
            (answer) =>
              dockerRunOf(answer)?.args.join() === '5' && !hasOption(answer, 'i', 'interactive'),
            'Without -i, the program in the container gets no input.',
          ],
        ],
        { before: 'docker build\\b' },
      ),
      typed(
        'The line of the Dockerfile for all runs',
        /^cmd \[ ?"5" ?\]$/,
        'One instruction sets the arguments that a run may replace.',
        [
          [/^cmd 5|^cmd "5/, 'Without brackets, words.py would get /bin/sh as its first argument.'],
          [
            /^cmd \[ ?(?:5|'5') ?\]/,
            'The form with brackets is JSON, so strings need double quotes.',
          ],
          [
            /^cmd\b/,
            'The instruction is right. Compare the rest with its line in the Dockerfile above.',
          ],
          [/^entrypoint/, 'That names the program. Its arguments go elsewhere.'],
        ],
      ),
    ],
  },
  job: {
    kind: 'fields',
    fields: [
      typed(
        'The exit status that docker ps -a shows',
        /^(?:(?:exit(?:ed)?|status|code) ?)*\(?1\)?(?: .*)?$/,
        'docker ps -a lists containers that have ended, with a number in brackets.',
      ),
      pick(
        'Why did it end?',
        ['the image is missing', 'its input is empty', 'the name job is taken', 'memory ran out'],
        'its input is empty',
        'docker logs job prints what the program said. Which option is missing?',
      ),
    ],
  },
  'ten-seconds': {
    kind: 'fields',
    fields: [
      pick(
        'What did docker stop send first?',
        ['SIGINT', 'SIGTERM', 'SIGKILL', 'SIGHUP'],
        'SIGTERM',
        'It lets the program react, and kill sends it too if you name no signal.',
      ),
      typed(
        '137 is 128 plus the number of a signal. Which number?',
        ['9', 'SIGKILL, 9'],
        'Subtract, and look the number up with kill -l.',
      ),
      typed(
        'One docker run option that fixes this',
        isInit,
        'A small process in front, as process 1, passes signals on.',
        [
          [/stop-timeout/, 'That changes how long Docker waits, not how the program ends.'],
          [/=false/, 'With =false, the option is off.'],
        ],
      ),
    ],
  },
} satisfies Exercises;
