import { blocksOf } from '../../blocks.ts';
import { unitsOf } from '../../units.ts';
import { ruleProblems } from './index.ts';

/** What the rules say about a page's source, for tests: lines and messages. */
export function problemsOf(source: string, page = 'docs/a.mdx'): string[] {
  const { units } = unitsOf(blocksOf(page, source).blocks);
  return ruleProblems(units, source).map(({ line, message }) => `${line}: ${message}`);
}
