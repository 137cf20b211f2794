import { ledger as ledgers } from '#data/ledger';
import { ledgerRows, type OurSide } from '#data/ledger-rows';
import { platformsNames } from '#data/platforms-names';
import type { ComparedPlatform } from '../cost/index.ts';
import { longDate } from '../dates.ts';
import { dayOf } from '../platforms/age.ts';
import { factsOf, platformFact } from '../platforms/index.ts';
import { piecesOf, textOfPieces, type Piece } from './pieces.ts';
import { type Counts, countRows } from './quays.ts';
import { factView, type FactView } from './sources.ts';

/** Who is ahead in a row. */
export type Ahead = 'here' | 'even' | 'there';

/** The longest text of a side, in characters. */
export const LONGEST_SIDE = 34;

/** A fact behind a row: the source's words, who wrote them, and where and when they were read. */
export interface LedgerFact extends Pick<FactView, 'id' | 'amount' | 'text' | 'note'> {
  href: string | null;
  /** The page that was read, if it isn't `href`. */
  at: string | null;
  /** 'render.com, 26 June 2026, read by a third party'. */
  said: string;
}

export interface LedgerRow {
  id: string;
  label: string;
  ahead: Ahead;
  ours: readonly Piece[];
  theirs: readonly Piece[];
  /** Our side at length. Empty if `ours` says everything. */
  more: readonly Piece[];
  /** What the difference means. Empty if the facts say it. */
  words: readonly Piece[];
  facts: readonly LedgerFact[];
}

/** Both sides of a comparison, a row a fact. The rows of a group in which neither side is ahead come last. */
export interface LedgerView {
  name: string;
  counts: Counts;
  groups: readonly { group: string; rows: readonly LedgerRow[] }[];
}

const ledgerFile = (platform: ComparedPlatform) => {
  const file = ledgers.find(({ slug }) => slug === platform);
  if (!file) throw new Error(`data/ledger has no file about ${platform}`);
  return file;
};

/** The platform's name above its side. */
export const sideName = (platform: ComparedPlatform): string =>
  ledgerFile(platform).short ?? platformsNames[platform];

function ledgerFact(id: string, today: string): LedgerFact {
  const { source, ...fact } = factView(id, today);
  const { href, readAt, label, date, reader } = source;
  const said = [label, date, reader && `read by ${reader}`].filter(Boolean).join(', ');
  return { ...fact, href, at: readAt, said };
}

/** A side's text as pieces. Throws if it's too long for a row. */
function side(text: string, platform: ComparedPlatform, row: string): Piece[] {
  const pieces = piecesOf(text, platform);
  const shown = textOfPieces(pieces);
  if (shown.length > LONGEST_SIDE)
    throw new Error(
      `data/ledger: ${platform}, row ${row}: '${shown}' has ${shown.length} letters, ${LONGEST_SIDE} at most`,
    );
  return pieces;
}

function rowOf(
  platform: ComparedPlatform,
  [id, our]: readonly [string, OurSide],
  today: string,
): LedgerRow | undefined {
  const their = ledgerFile(platform).rows[id];
  if (!their) return undefined;
  const ids =
    their.facts?.map((fact) => (fact.includes('/') ? fact : `${platform}/${fact}`)) ??
    factsOf(platform, { field: id }).map((fact) => fact.id);
  if (ids.length === 0) throw new Error(`data/ledger/${platform}.yaml: row ${id} has no fact`);
  return {
    id,
    label: our.label,
    ahead: their.ahead,
    ours: side(our.ours, platform, id),
    theirs: side(their.theirs, platform, id),
    more: our.words ? piecesOf(our.words, platform) : [],
    words: their.words ? piecesOf(their.words, platform) : [],
    facts: ids.map((fact) => ledgerFact(fact, today)),
  };
}

/** The ledger of a page built on `today` (ISO date). Throws on a row that data/ledger-rows.yaml doesn't have. */
export function ledgerView(platform: ComparedPlatform, today: string): LedgerView {
  const known = new Set(ledgerRows.flatMap(({ rows }) => Object.keys(rows)));
  const unknown = Object.keys(ledgerFile(platform).rows).find((row) => !known.has(row));
  if (unknown)
    throw new Error(`data/ledger/${platform}.yaml: data/ledger-rows.yaml has no row '${unknown}'`);
  const groups = ledgerRows
    .map(({ group, rows }) => ({
      group,
      rows: Object.entries(rows)
        .flatMap((row) => rowOf(platform, row, today) ?? [])
        .sort((a, b) => Number(a.ahead === 'even') - Number(b.ahead === 'even')),
    }))
    .filter(({ rows }) => rows.length > 0);
  return {
    name: sideName(platform),
    counts: countRows(groups.flatMap(({ rows }) => rows)),
    groups,
  };
}

/** The first screen of a comparison: who each side is right for, and how old its figures are. */
export interface StartView {
  /** The day of the build. */
  today: string;
  stay: readonly string[];
  move: readonly string[];
  /** The newest day of the facts behind the ledger, and the oldest of those with an amount. */
  newest: string;
  oldest: string;
}

/** What the first screen of a comparison says. */
export function startView(platform: ComparedPlatform, today: string): StartView {
  const { stay, move } = ledgerFile(platform);
  const facts = ledgerView(platform, today)
    .groups.flatMap(({ rows }) => rows.flatMap((row) => row.facts))
    .map(({ id }) => platformFact(id));
  const daysOf = (some: typeof facts) => some.flatMap((fact) => dayOf(fact) ?? []).sort();
  return {
    today,
    stay,
    move,
    newest: longDate(daysOf(facts).at(-1) ?? today),
    oldest: longDate(daysOf(facts.filter(({ currency }) => currency !== null))[0] ?? today),
  };
}
