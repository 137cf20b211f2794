import type { Plugin } from '@docusaurus/types';
import { totalsView } from '../../lib/comparison/index.ts';
import { buildDay } from '../remark/compare-data/day.ts';

/**
 * Writes what the lists of comparisons show to `@generated/comparison-totals/default/totals.json`,
 * so that the home page carries six sums and not the facts and rules behind them.
 */
export default function comparisonTotals(): Plugin {
  return {
    name: 'comparison-totals',
    async contentLoaded({ actions }) {
      await actions.createData('totals.json', totalsView(buildDay()));
    },
  };
}
