export {
  type Entry,
  goalOf,
  isReached,
  missing,
  type Played,
  playLines,
  runAll,
  startOf,
  typeLine,
} from './exercise.ts';
export { namesOf } from './files.ts';
export { type Graph, graphOf, graphText, type Node } from './graph.ts';
export { headFiles } from './record.ts';
export { runLine } from './shell.ts';
export { places } from './record.ts';
export { type Repository } from './types.ts';
