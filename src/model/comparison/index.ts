export {
  costView,
  summaryView,
  totalView,
  type CostView,
  type SummaryView,
  type TotalView,
  type WorkloadView,
} from './costs.ts';
export { factRows, FIELDS, type FactRow, type Field } from './rows.ts';
export {
  amountOf,
  factView,
  hostOf,
  sourceView,
  type FactView,
  type SourceView,
} from './sources.ts';
export {
  containerView,
  freePostgresView,
  type ContainerView,
  type FreePostgresView,
} from './tables.ts';
