import { longDate, withLongDates } from '../dates.ts';
import { formatAmount } from '../money.ts';
import { ageInDays, MAX_AGE_DAYS } from '../platforms/age.ts';
import { platformFact, type PlatformFact } from '../platforms/index.ts';

/** Where a statement about another platform comes from, as words and links. */
export interface SourceView {
  /** The vendor's own page, or the thread or article about a change. Null if there is none. */
  href: string | null;
  /** The page that was read, if it isn't `href`. */
  readAt: string | null;
  /** The text for `href`: its host without 'www.', or what was read. */
  label: string;
  /** The day on which the source said so, or as much of it as is known. */
  date: string;
  /** Whose text about the vendor was read, or null if it was the vendor's own. */
  reader: 'a third party' | 'a competitor' | null;
  /** 'over 90 days old' if it was read that long ago, otherwise null. */
  age: string | null;
}

/** One sourced statement for a cell: an amount or words, with what a reader has to know about it. */
export interface FactView {
  id: string;
  /** Their price, such as '7.00 USD', or null if the fact is in words. */
  amount: string | null;
  /** What the amount is for, or the fact itself. */
  text: string;
  note: string | null;
  source: SourceView;
}

/** A note's number in the text, and whether it's the first one of that note. */
export interface Cite {
  note: number;
  isFirst?: true;
}

/** A view with note numbers instead of its sources, as a page has it. */
export type Noted<View> = View extends SourceView
  ? Cite
  : View extends readonly (infer Item)[]
    ? Noted<Item>[]
    : View extends object
      ? { [Key in keyof View]: Noted<View[Key]> }
      : View;

/** The notes of a page in their order, and the day on which most of them were read. */
export interface NotesView {
  day: string;
  sources: readonly SourceView[];
}

/** The host of an address as people call it: 'render.com' for `https://www.render.com/pricing`. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** The day of a fact's source, or as much of it as is known, and when someone read it. */
function dayText({ date, dateNote, read }: PlatformFact): string {
  const known = date ? longDate(date) : withLongDates(dateNote ?? 'no date shown');
  return read ? `${known}, read on ${longDate(read)}` : known;
}

/** Source, day and reader of a fact, ready to be shown on a page built on `today` (ISO date). */
export function sourceView(fact: PlatformFact, today: string): SourceView {
  const days = ageInDays(fact, today);
  return {
    href: fact.url,
    readAt: fact.readAt === fact.url ? null : fact.readAt,
    label: fact.url ? hostOf(fact.url) : 'no public page',
    date: dayText(fact),
    reader: fact.readBy === 'vendor' ? null : `a ${fact.readBy}`,
    age: days !== null && days > MAX_AGE_DAYS ? `over ${MAX_AGE_DAYS} days old` : null,
  };
}

/** A price as '7.00 USD', with four or more decimals kept. Null for words and bare figures. */
export function amountOf(fact: PlatformFact): string | null {
  if (typeof fact.value !== 'number' || fact.currency === null) return null;
  const micro = Math.round(fact.value * 1_000_000);
  const isExact = Math.abs(micro - fact.value * 1_000_000) < 1e-6;
  return `${isExact ? formatAmount(micro) : fact.value.toFixed(8)} ${fact.currency}`;
}

/** A sourced statement by id, for a page built on `today`. Throws on an unknown id. */
export function factView(id: string, today: string): FactView {
  const fact = platformFact(id);
  const amount = amountOf(fact);
  const unit = fact.unit ?? '';
  return {
    id,
    amount,
    text: withLongDates(amount ? unit : `${fact.value}${unit ? ` ${unit}` : ''}`),
    note: fact.note && withLongDates(fact.note),
    source: sourceView(fact, today),
  };
}

/** The sources of several facts, each page and day once. */
export function sourceViews(factIds: readonly string[], today: string): SourceView[] {
  const views = factIds.map((id) => sourceView(platformFact(id), today));
  return [...new Map(views.map((view) => [JSON.stringify(view), view])).values()];
}
