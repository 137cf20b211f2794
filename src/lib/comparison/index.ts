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
export { totalsView } from './totals.ts';
export { pictureView, type PictureView } from './pictures.ts';
export { readView, type ReadView } from './reading.ts';
export { factRows, factsView, type FactsView, type Field } from './rows.ts';
export {
  amountOf,
  factView,
  hostOf,
  type Cite,
  type FactView,
  type Noted,
  type NotesView,
  type SourceView,
} from './sources.ts';
export {
  containerView,
  freePostgresView,
  type ContainerView,
  type FreePostgresView,
} from './tables.ts';
