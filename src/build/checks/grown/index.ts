import path from 'node:path';
import { addComparison } from './comparison.ts';
import { changePrices, readFactsAgain } from './data.ts';
import { addDocs, addLesson, addPost } from './pages.ts';
import { Project } from './project.ts';
import { addTemplate } from './template.ts';

export { Project } from './project.ts';

/**
 * Lets a copy of the project grow as it will: a post dated next year, a lesson,
 * a template, a comparison, a third more pages of the documentation, a dearer
 * size, another exchange rate, and every fact read on that day (ISO date). Throws where the copy has not the
 * place that something has to be put in. Afterwards `npm run templates:costs` and Prettier have to run.
 */
export function grow(root: string, day: string): void {
  const project = new Project(path.resolve(root));
  addPost(project, Number(day.slice(0, 4)) + 1);
  addLesson(project);
  addTemplate(project);
  addComparison(project);
  addDocs(project);
  changePrices(project);
  readFactsAgain(project, day);
}
