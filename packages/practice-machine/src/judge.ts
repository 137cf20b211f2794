import { quoted, type Returned, type User, type Work } from './run.ts';
import { type MachineExercise, type Outcome, type Tried } from './types.ts';

/** An answer without a copied prompt. */
const plain = (answer: string): string =>
  answer.replaceAll('\r\n', '\n').replace(/^\$ /gm, '').replaceAll('\u00a0', ' ');

const SHELL = '. "$answer"';

const RETURNS = ['status', 'out', 'err', 'want', 'got', 'said', 'log'];

/** What runs an answer on a task's files, or on changed ones. */
function workOf(exercise: MachineExercise, answer: string, isChanged: boolean): Work {
  const { setup, changes = '', folder, run = SHELL, model = '', check = '' } = exercise;
  const { keeps = [], through = '' } = exercise;
  const place = `cd ${folder ?? '~'}\nkeeps=${quoted(keeps.join(' '))} through=${quoted(through)}`;
  return {
    script: 'tries',
    files: {
      setup,
      changes: isChanged ? changes : '',
      place,
      model,
      answer: `${plain(answer)}\n`,
      run,
      check,
    },
    returns: RETURNS,
  };
}

/** An answer's result. Throws if the task's own scripts failed. */
function triedOf({ status, err, files }: Returned, hasFilter: boolean): Tried {
  const [code = '', out = '', errors = '', want = '', got = '', said = '', log = ''] = files;
  if (status !== 0 || !/^\d+$/.test(code.trim()))
    throw new Error(`The task couldn't be set up: ${err}`);
  if (log.trim() !== '') throw new Error(`The check itself failed: ${log}`);
  return { status: Number(code), out, err: errors, want, got: hasFilter ? got : out, said };
}

const squeezed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .join('\n')
    .trim();

const MOST = 4;

/** Lines as they appear in a sentence. */
function shown(text: string): string {
  const lines = squeezed(text).split('\n');
  const first = lines.slice(0, MOST).map((line) => `\`${line.slice(0, 80)}\``);
  const more = lines.length - MOST;
  return more > 0 ? `${first.join(', ')} and ${more} more` : first.join(', ');
}

/** An answer's output and exit status as a sentence, or the last message if it printed nothing. */
function printed({ out, err, status }: Tried): string {
  const messages = squeezed(err).split('\n');
  const message = messages.at(-1)?.replace(/^\/run\/practice\/try\/\w+: /, '') ?? '';
  if (squeezed(out) !== '')
    return `It printed ${shown(out)}${message === '' ? '' : `, and the message \`${message}\``}`;
  return message === ''
    ? `It printed nothing and ended with status ${status}`
    : messages.length > 1
      ? `It printed only messages, the last of them \`${message}\``
      : `It printed nothing but the message \`${message}\``;
}

/** The note on an answer's result, undefined if it is right. */
export function noteOn({ model }: MachineExercise, tried: Tried): string | undefined {
  if (tried.said.trim() !== '') {
    const [sentence = ''] = tried.said.trim().replace(/[«»]/g, '`').split('\n');
    const message = /^(?:bash|[^:]*answer): .*$/m.exec(tried.err)?.[0];
    return message
      ? `${sentence} The shell said: \`${message.replace(/^\S*answer: /, '')}\``
      : sentence;
  }
  if (model === undefined || squeezed(tried.got) === squeezed(tried.want)) return undefined;
  return `${printed(tried)}. Expected here: ${shown(tried.want)}.`;
}

/** Checks an answer on the task's files and then on changed ones. `run` starts from the saved machine. */
export async function judgeMachine(
  exercise: MachineExercise,
  answer: string,
  run: (work: Work, user: User) => Promise<Returned>,
): Promise<Outcome> {
  const user = exercise.as ?? 'ubuntu';
  const tryOn = async (isChanged: boolean) =>
    triedOf(await run(workOf(exercise, answer, isChanged), user), exercise.through !== undefined);
  const first = await tryOn(false);
  const { status, out, err } = first;
  const ran = { status, out, err: err.replaceAll('/run/practice/try/answer', 'answer') };
  const own = noteOn(exercise, first);
  if (own !== undefined) return { note: own, ran };
  if (exercise.changes === undefined) return { ran };
  const other = noteOn(exercise, await tryOn(true));
  return other === undefined
    ? { ran }
    : { note: `This is right for these files, but not for others: ${other}`, ran };
}
