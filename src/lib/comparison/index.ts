export {
  costView,
  europeanView,
  partView,
  totalView,
  type CostView,
  type TotalView,
  type WorkloadView,
} from './costs.ts';
export { europeanBars, type EuropeanBarsView } from './european.ts';
export { hostingView } from './hosting.ts';
export { totalsView, type ListedTotal } from './totals.ts';
export { pictureView, type PictureView } from './pictures.ts';
export { readView, type ReadView } from './reading.ts';
export { bandView, type BandView, type BandWorkload, type Segment } from './band.ts';
export {
  ledgerView,
  startView,
  type Ahead,
  type LedgerFact,
  type LedgerRow,
  type LedgerView,
  type StartView,
} from './ledger.ts';
export { type Piece } from './pieces.ts';
export { sweepView, type SweepView } from './sweep.ts';
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
