export {
  costView,
  partView,
  summaryView,
  totalView,
  type CostView,
  type SummaryView,
  type TotalView,
  type WorkloadView,
} from './costs.ts';
export { readView, type ReadView } from './reading.ts';
export { factRows, factsView, FIELDS, type FactRow, type FactsView, type Field } from './rows.ts';
export {
  amountOf,
  factView,
  hostOf,
  sourceView,
  sourceViews,
  type FactView,
  type SourceView,
} from './sources.ts';
export {
  containerView,
  freePostgresView,
  type ContainerView,
  type FreePostgresView,
} from './tables.ts';
