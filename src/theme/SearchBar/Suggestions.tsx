import clsx from 'clsx';
import React, { type MouseEvent, type ReactNode, useEffect } from 'react';
import SearchHitText from '@site/src/components/shell/SearchHitText';
import styles from './styles.module.css';
import type { SearchHit } from 'site-search';
import type { State } from './useSuggestions';

interface Props {
  id: string;
  open: boolean;
  state: State;
  /** Addresses of the hits, and of all results as the last. */
  addresses: readonly string[];
  active: number;
  /** Whether each suggestion says where its page is. */
  paths: boolean;
  onChoose(address: string): void;
  onRetry(): void;
}

/** What is said while an answer is on its way. */
const loadingText = (long: boolean) =>
  long ? 'Still loading the search. The connection is slow.' : 'Searching…';

function statusOf(state: State): string {
  if (state.kind === 'loading') return loadingText(state.long);
  if (state.kind === 'failed') return 'The search could not be loaded.';
  if (state.kind !== 'hits') return '';
  if (state.hits.length === 0) return 'No results';
  const partly = state.partly === '' ? '' : ', from titles and headings only';
  return `${state.hits.length} ${state.hits.length === 1 ? 'suggestion' : 'suggestions'}${partly}`;
}

/** Hits of one page stand together; numbers are places in the whole list. */
function groupsOf(hits: readonly SearchHit[]): { title: string; url: string; places: number[] }[] {
  const groups: { title: string; url: string; places: number[] }[] = [];
  hits.forEach(({ title, url }, at) => {
    const last = groups.at(-1);
    if (last?.url === url) last.places.push(at);
    else groups.push({ title, url, places: [at] });
  });
  return groups;
}

/** The list under the search box, and what is said while there is none. */
export default function Suggestions({
  id,
  open,
  state,
  addresses,
  active,
  paths,
  onChoose,
  onRetry,
}: Props): ReactNode {
  const mark = (text: string) => (state.kind === 'hits' ? state.markParts(text, state.query) : []);
  const hits = state.kind === 'hits' ? state.hits : [];
  const partly = state.kind === 'hits' ? state.partly : '';
  const elsewhere = state.kind === 'hits' ? state.elsewhere : undefined;
  /** Suggestions in front of the hits. */
  const before = elsewhere ? 1 : 0;
  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const option = (at: number, extra?: string) => ({
    id: `${id}-${at}`,
    role: 'option',
    'aria-selected': at === active,
    tabIndex: -1,
    href: addresses[at],
    className: clsx(styles.option, extra, at === active && styles.active),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onChoose(addresses[at] ?? '');
    },
  });
  const renderHit = (at: number) => {
    const hit = hits[at];
    if (!hit) return null;
    return (
      <a key={hit.hash} {...option(at + before)}>
        <span className={styles.title}>
          <SearchHitText parts={mark(hit.title)} />
          {hit.heading !== '' && (
            <span className={styles.heading}>
              {' › '}
              <SearchHitText parts={mark(hit.heading)} />
            </span>
          )}
        </span>
        <span className={styles.where}>
          {paths && <span className={styles.path}>{hit.path.join(' / ')}</span>}
          <span className={styles.address}>
            {hit.url}
            {hit.hash}
          </span>
        </span>
      </a>
    );
  };
  return (
    <>
      <div className="visually-hidden" role="status">
        {open ? statusOf(state) : ''}
      </div>
      {/* The focus stays in the box, as the combobox pattern has it. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.panel} hidden={!open} onMouseDown={(event) => event.preventDefault()}>
        <div id={id} className={styles.list} role="listbox" aria-label="Suggestions">
          {elsewhere && (
            <a {...option(0)}>
              <span>
                Elsewhere on this site: <span className={styles.title}>{elsewhere.label}</span>
              </span>
            </a>
          )}
          {groupsOf(hits).map((group) => (
            <div key={group.url} role="group" aria-label={group.title}>
              {group.places.map((at) => renderHit(at))}
            </div>
          ))}
          {hits.length > 0 && (
            <a {...option(hits.length + before, styles.all)}>
              See all {state.kind === 'hits' && state.total}
            </a>
          )}
        </div>
        {state.kind === 'loading' && <p className={styles.message}>{loadingText(state.long)}</p>}
        {partly !== '' && (
          <div className={styles.message}>
            <p>
              <strong>Only titles and headings were searched.</strong> {partly}
            </p>
            <button type="button" className={styles.retry} onClick={onRetry}>
              Retry
            </button>
          </div>
        )}
        {state.kind === 'hits' && hits.length === 0 && (
          <div className={styles.message}>
            <p>
              <strong>No results</strong> for '{state.query}'.
            </p>
            <p>Try another word for it, or fewer words. Posts of the blog are not searched.</p>
          </div>
        )}
        {state.kind === 'failed' && (
          <div className={styles.message}>
            <p>
              <strong>The search could not be loaded.</strong> {state.reason}
            </p>
            <button type="button" className={styles.retry} onClick={onRetry}>
              Retry
            </button>
          </div>
        )}
      </div>
    </>
  );
}
