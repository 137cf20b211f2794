export { costView, totalView, type CostView, type TotalView, type WorkloadView } from './costs.ts';
export { factRows, FIELDS, type FactRow, type Field } from './rows.ts';
export {
  amountOf,
  factView,
  hostOf,
  sourceView,
  type FactView,
  type SourceView,
} from './sources.ts';
