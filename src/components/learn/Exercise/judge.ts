import { type Exercise, judge, judgeFields, type SqlExercise, type Verdict } from 'teach/exercise';

async function judgeSql(
  exercise: SqlExercise,
  of: string,
  values: readonly string[],
  place: Element,
): Promise<Verdict> {
  const [{ judgeRows, noteBefore }, { tryAt }] = await Promise.all([
    import('teach/exercise/sql'),
    import('@site/src/client/sql/lesson'),
  ]);
  const [sql = '', ...rest] = values;
  const note = noteBefore(exercise, sql);
  if (note) {
    const { notes } = judgeFields(exercise.also ?? [], rest);
    return { right: false, notes: [note, ...notes] };
  }
  // The answer that follows has the place in the lesson at which the statements run.
  const block = place.nextElementSibling?.querySelector('[data-sql]');
  if (!block) throw new Error(`${of}: no block of SQL in the answer behind it`);
  return judgeRows(exercise, values, await tryAt(of.split('/')[0] ?? '', block, sql, exercise));
}

/** Judges what was answered. What only some kinds need is loaded with the first that does. */
export async function verdictOn(
  exercise: Exercise,
  of: string,
  values: readonly string[],
  place: Element,
): Promise<Verdict> {
  switch (exercise.kind) {
    case 'own':
      return { right: values[0] === 'yes', notes: [] };
    case 'git': {
      const { judgeGit } = await import('teach/exercise/git');
      return judgeGit(exercise, values[0] ?? '');
    }
    case 'sql':
      return judgeSql(exercise, of, values, place);
    case 'fields':
      return judge(exercise, values);
    case 'written': {
      const isYaml = exercise.language === 'yaml' || exercise.language === 'compose';
      const yaml = isYaml ? await import('@site/src/lib/exercise/yaml') : undefined;
      return judge(exercise, values, yaml?.yamlStatements);
    }
  }
}
