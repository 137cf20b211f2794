import Link from '@docusaurus/Link';
import type { FactView, ReadView, SourceView, TotalView } from '@site/src/model/comparison';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A fact, or platform and workload; src/build/compare-data writes `data` from it. */
  of?: string;
  /** JSON, written at build time. */
  data?: string;
}

const read = <T,>(data: string | undefined, fallback: T): T =>
  data === undefined ? fallback : (JSON.parse(data) as T);

/** A host that may break after its sub-domain, and not within a name. */
function Host({ name }: { name: string }): ReactNode {
  const at = name.split('.').length > 2 ? name.indexOf('.') + 1 : 0;
  return (
    <>
      {name.slice(0, at)}
      {at > 0 && <wbr />}
      {name.slice(at)}
    </>
  );
}

/** Where a statement comes from: page, day, and whether somebody else read it. */
export function SourceLine({ source }: { source: SourceView }): ReactNode {
  return (
    <>
      {source.href ? (
        <Link to={source.href}>
          <Host name={source.label} />
        </Link>
      ) : (
        source.label
      )}
      , {source.date}
      {source.isThirdParty && ', read by a third party'}
      {source.age && `, ${source.age}`}
      {source.readAt && (
        <>
          {' '}
          (<Link to={source.readAt}>read here</Link>)
        </>
      )}
    </>
  );
}

/** When a set of prices was read, and what has to be known of that. */
export function ReadNote({ read }: { read: ReadView }): ReactNode {
  const { from, to, notes } = read;
  return <>{[from === to ? `as of ${from}` : `as of ${from} to ${to}`, ...notes].join(', ')}</>;
}

/** The sources of a sentence, in brackets after it: `<Source of="render/egress render/seat" />`. */
export function Source({ of, data }: Props): ReactNode {
  const all = read<SourceView[]>(data, []);
  const sources = [...new Map(all.map((source) => [JSON.stringify(source), source])).values()];
  return (
    <small className={styles.source} data-facts={of}>
      (
      {sources.map((source, index) => (
        <React.Fragment key={`${source.label} ${index}`}>
          {index > 0 && '; '}
          <SourceLine source={source} />
        </React.Fragment>
      ))}
      )
    </small>
  );
}

/** A price of theirs in their currency: `<Theirs of="render/egress" />`. Figure and unit stay on one line. */
export function Theirs({ data }: Props): ReactNode {
  const fact = read<FactView | null>(data, null);
  const shown = fact?.amount ?? fact?.text;
  return (
    <data className="price" data-source={fact?.id}>
      {shown?.replace(/(?<=\d) (?=(?:[A-Z]{2,3}|%)(?:[^A-Za-z]|$))/g, '\u00a0')}
    </data>
  );
}

/** What a part of a workload costs there: `<TheirPart of="render/start-up/traffic" />`. */
export const TheirPart = TheirTotal;

/** Their total of a workload in both currencies: `<TheirTotal of="render/start-up" />`. */
export function TheirTotal({ data }: Props): ReactNode {
  const total = read<TotalView | null>(data, null);
  if (!total) return null;
  return (
    <data className="price" data-computed={total.key}>
      {total.dollars} ({total.euro})
    </data>
  );
}
