import files from '@generated/machine-files/default/files.json';
import {
  type Exercise,
  type GitTask,
  judge,
  judgeFields,
  type MachineTask,
  type SqlExercise,
  type Verdict,
} from 'teach/exercise';

async function judgeSql(
  exercise: SqlExercise,
  of: string,
  values: readonly string[],
  place: Element,
): Promise<Verdict> {
  const [{ judgeRows, noteBefore, withoutPrompts }, { tryAt }] = await Promise.all([
    import('teach/exercise/sql'),
    import('@site/src/client/sql/lesson'),
  ]);
  const [typed = '', ...rest] = values;
  const sql = withoutPrompts(typed);
  const note = noteBefore(exercise, sql);
  if (note) {
    const { notes } = judgeFields(exercise.also ?? [], rest);
    return { right: false, notes: [note, ...notes] };
  }
  // The answer that follows marks the place in the lesson where the statements run.
  const block = place.nextElementSibling?.querySelector('[data-sql]');
  if (!block) throw new Error(`${of}: no block of SQL in the answer behind it`);
  return judgeRows(
    exercise,
    [sql, ...rest],
    await tryAt(of.split('/')[0] ?? '', block, sql, exercise),
  );
}

async function judgeMachine(
  exercise: MachineTask,
  [answer = '', ...rest]: readonly string[],
): Promise<Verdict> {
  const also = judgeFields(exercise.also ?? [], rest);
  const empty = judgeFields([{ label: '', accept: /./s, hint: '' }], [answer]).notes[0];
  if (empty !== undefined) return { right: false, notes: [empty, ...also.notes] };
  if (!files) throw new Error("The practice machine isn't in this build.");
  const { judge: run } = await import('practice-machine/engine');
  // Not all patterns of the short answers can be sent to a worker, and they don't need one.
  const asked = { ...exercise, also: undefined };
  const { note, ran } = await run(files, asked, answer);
  return { right: note === undefined && also.right, notes: [note, ...also.notes], ran };
}

/** Types the lines of an answer into the machine's Git if it's in this build, or else into the page's own. */
async function judgeGit(exercise: GitTask, answer: string): Promise<Verdict> {
  const { judgePlayed, linesOf, playOwn } = await import('teach/exercise/git');
  const lines = linesOf(answer);
  if ('problem' in lines) return { right: false, notes: [lines.problem] };
  if (!files) return judgePlayed(exercise, playOwn(exercise, lines));
  const { realGit } = await import('@site/src/components/learn/GitExercise/real');
  return judgePlayed(exercise, await realGit(exercise).play(lines));
}

/** Checks an answer. Code that only some kinds need is loaded with the first that does. */
export async function verdictOn(
  exercise: Exercise,
  of: string,
  values: readonly string[],
  place: Element,
): Promise<Verdict> {
  switch (exercise.kind) {
    case 'own':
      return { right: values[0] === 'yes', notes: [] };
    case 'git':
      return judgeGit(exercise, values[0] ?? '');
    case 'sql':
      return judgeSql(exercise, of, values, place);
    case 'machine':
      return judgeMachine(exercise, values);
    case 'fields':
      return judge(exercise, values);
    case 'written': {
      const isYaml = exercise.language === 'yaml' || exercise.language === 'compose';
      const yaml = isYaml ? await import('@site/src/lib/exercise/yaml') : undefined;
      return judge(exercise, values, yaml?.yamlStatements);
    }
  }
}
