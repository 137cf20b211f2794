import { command, commandsOf, dockerRunOf, type Exercises, pick, typed } from 'teach/exercise';

const hasOption = (answer: string, ...names: string[]): boolean => {
  const { options } = dockerRunOf(answer) ?? {};
  return names.some((name) => options?.has(name));
};

/** True if a command gets the poem as its input. */
function getsPoem(answer: string): boolean {
  const commands = commandsOf(answer);
  const at = commands.findIndex(({ words: [program] }) => program === 'docker');
  const { piped = false, reads = [], text = '' } = commands[at] ?? {};
  const isPoem = (file: string) => /(?:^|\/)poem\.txt$/.test(file);
  if (text.includes('<<<')) return /<<< ?["']?\$\((?:cat |<) ?\S*poem\.txt\)/.test(text);
  if (!piped) return at === 0 && reads.some(isPoem);
  return commands
    .slice(0, at)
    .some(({ words: [program = '', ...files], reads: from }) =>
      /^(?:echo|printf)$/.test(program) ? false : [...files, ...from].some(isPoem),
    );
}

/** True for a run of words:1 with the argument 5 and the poem as its input. */
function readsFive(answer: string): boolean {
  const run = dockerRunOf(answer);
  if (!run || run.image !== 'words:1') return false;
  const started = [...(run.options.get('entrypoint') ?? ['words']), ...run.args].join(' ');
  if (!/^(?:words|python3 \S*words\.py) 5$/.test(started)) return false;
  if (!hasOption(answer, 'i', 'interactive')) return false;
  return !hasOption(answer, 't', 'tty', 'd', 'detach') && getsPoem(answer);
}

/** True for `--init`, alone or in a command, in front of the image. */
const isInit = (answer: string): boolean =>
  dockerRunOf(answer.replace(/^(?:use )?(?=-)/, 'docker run ').replace(/,.*/, ''))
    ?.options.get('init')
    ?.includes('') ?? false;

/** The first words after the image in the commands that start a container. */
const programsOf = (commands: ReturnType<typeof commandsOf>): readonly string[] =>
  commands.flatMap(({ text }) => {
    const { options, args = [] } = dockerRunOf(text) ?? {};
    return options?.has('entrypoint') ? [] : args.slice(0, 1);
  });

/** What runs in a container: the commands that start one or enter it, and those typed into its shell. */
function insideOf(commands: ReturnType<typeof commandsOf>): string {
  let isOpen = false;
  const inside = commands.filter(({ text, words: [program = '', verb], then }, at) => {
    // What a pipe passes on may be for a shell in the container.
    if (then === '|' && commands[at + 1]?.words[0] === 'docker') return true;
    if (program !== 'docker') {
      isOpen &&= program !== 'exit';
      return isOpen;
    }
    const { args = [] } = dockerRunOf(text) ?? {};
    const isShell = /^(?:\S*sh)?$/.test(args.join()) && !hasOption(text, 'd', 'detach');
    isOpen = verb === 'attach' || (isShell && hasOption(text, 'i', 't', 'interactive', 'tty'));
    return /^(?:run|exec|create)$/.test(verb ?? '');
  });
  return inside.map(({ text }) => text).join('\n');
}

export default {
  distribution: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        ok: ({ commands }) =>
          commands.some(({ text }) => /\balpine:3\.24$/.test(dockerRunOf(text)?.image ?? '')),
        hint: 'The check finds no docker run with the image alpine:3.24. The image comes first, then the command that runs in it.',
      },
      {
        ok: ({ commands }) => !programsOf(commands).some((program) => program.includes(' ')),
        hint: 'The first word after the image is the name of a program. In quotes, the spaces belong to that name.',
      },
      {
        ok: ({ commands }) =>
          !programsOf(commands).some((program) => /^(?:\/bin\/)?bash$/.test(program)),
        hint: 'The image alpine has no bash. Its shell is sh.',
      },
      {
        ok: ({ commands }) => !programsOf(commands).some((program) => program.startsWith('-')),
        hint: 'Options of docker run go in front of the image.',
      },
      {
        not: /alpine:3\.24 (?:cat \S+ uname|uname (?:-\w+ )?cat|echo)\b/,
        hint: 'docker run starts one program, and everything after its name is its argument.',
      },
      {
        not: /alpine:3\.24 \S*sh (?:[\w'"]|-c [^\s'"$]+ [\w/])/,
        hint: 'sh takes all commands from the one word after -c. Put them in quotes there.',
      },
      {
        not: /alpine:3\.24 [^'\n]*"[^"\n]*(?<!\\)\$[({A-Z]/,
        hint: 'In double quotes, your own shell fills in what starts with `$`, before docker starts.',
      },
      {
        ok: ({ commands }) => /(?:os-|alpine-|\*-?)release|\/etc\/issue/.test(insideOf(commands)),
        hint: 'The check finds nothing in the container that reads the file in /etc that names the distribution.',
      },
      {
        ok: ({ commands }) =>
          /\buname [^;&|]*-\w*[arv]|\/proc\/version|osrelease/.test(insideOf(commands)),
        hint: 'The check finds nothing in the container that prints the version of the kernel.',
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
        'What comes after the name of the image replaces CMD. The number belongs there, alone.',
        [
          [
            (answer) => (dockerRunOf(answer)?.image ?? 'words:1') !== 'words:1',
            'The image is words:1, and the number comes after it.',
          ],
          [
            (answer) => dockerRunOf(answer)?.args.join() !== '5',
            'What comes after the name of the image replaces CMD. The number belongs there, alone.',
          ],
          [
            (answer) => !hasOption(answer, 'i', 'interactive'),
            'Without -i, the program in the container gets no input.',
          ],
          [
            (answer) => !getsPoem(answer),
            'The check finds nothing that gives the program the poem.',
          ],
          [
            (answer) => hasOption(answer, 't', 'tty', 'd', 'detach'),
            "With -t, docker wants a terminal as input, which this isn't. With -d, it passes no input on.",
          ],
        ],
        { before: 'docker build\\b' },
      ),
      typed(
        'The line of the Dockerfile for all runs',
        /^(?:from \S+ |entrypoint \["python3", ?"words\.py"\] |(?:change )?cmd \["3"\] (?:->|to) )*cmd \[ ?"5" ?\](?: (?:#|instead of|rather than) .*)?$/,
        'One instruction sets the arguments that a run may replace.',
        [
          [/^cmd 5|^cmd "5/, 'Without brackets, words.py would get /bin/sh as its first argument.'],
          [
            /^cmd \[ ?(?:5|'5') ?\]/,
            'The form with brackets is JSON, so strings need double quotes.',
          ],
          [
            /^cmd(?: |$)/,
            'The instruction is right. Compare the rest with its line in the Dockerfile above.',
          ],
        ],
      ),
    ],
  },
  job: {
    kind: 'fields',
    fields: [
      typed(
        'The exit status that docker ps -a shows',
        /^(?:(?:it|exit(?:ed|s)?|status|code|with|returned):? ?)*\(?1\)?(?:[ :,].*)?$/,
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
        ['9', 'nine', 'SIGKILL, 9'],
        'Subtract, and look the number up with kill -l.',
      ),
      typed(
        'One docker run option that fixes this',
        isInit,
        'A small process in front, as process 1, passes signals on.',
        [
          [/stop-timeout/, 'That changes how long Docker waits, not how the program ends.'],
          [/--init=false/, 'With =false, the option is off.'],
          [/ --init\b/, 'The option is right. It goes between run and the image.'],
        ],
      ),
    ],
  },
} satisfies Exercises;
