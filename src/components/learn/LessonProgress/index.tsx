export { default as LessonDone } from './LessonDone';
export { default as LessonPath } from './LessonPath';
export { default as YourProgress } from './YourProgress';
