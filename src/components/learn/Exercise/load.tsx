import React, { type ComponentType } from 'react';
import { type Exercises } from 'teach/exercise';
import { lessons } from '@site/src/lib/lessons';
import Bench from './Bench';

/** The exercises of a lesson, from the file next to its page, loaded when one of them is opened. */
async function exercisesOf(id: string): Promise<Exercises> {
  const [, , folder, name] = lessons.find((lesson) => lesson.id === id)?.path.split('/') ?? [];
  const file = (await import(`@site/learn/${folder}/${name}.exercises.ts`)) as {
    default: Exercises;
  };
  return file.default;
}

/** The fields and checks for the exercise with an id, such as `caddy/api`. */
export async function load(of: string): Promise<{ default: ComponentType }> {
  const [lesson = '', name = ''] = of.split('/');
  const exercise = (await exercisesOf(lesson))[name];
  if (!exercise) throw new Error(`<Exercise of="${of}" />: the lesson's file has none`);
  return { default: () => <Bench exercise={exercise} of={of} /> };
}
