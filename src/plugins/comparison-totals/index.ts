import type { Plugin } from '@docusaurus/types';
import { hostingView, totalsView } from '../../lib/comparison/index.ts';
import { buildDay } from '../remark/compare-data/day.ts';

/**
 * Writes the data for the lists of comparisons to `@generated/comparison-totals/default/totals.json`, and
 * for `/hosting/` to `hosting.json`, so these pages get sums and counts without the facts and rules behind
 * them.
 */
export default function comparisonTotals(): Plugin {
  return {
    name: 'comparison-totals',
    async contentLoaded({ actions }) {
      await actions.createData('totals.json', totalsView(buildDay()));
      await actions.createData('hosting.json', hostingView(buildDay()));
    },
  };
}
