import clsx from 'clsx';
import React, { type MouseEvent, type ReactNode, useEffect } from 'react';
import { placeOf, useTexts } from '@site/src/client/useTexts';
import type { AnswerState } from '@site/src/client/useAnswer';
import { useSearchSettings } from '@site/src/client/useSearchSettings';
import SearchHitText from '@site/src/components/shell/SearchHitText';
import type { SearchHit } from 'site-search';
import type { Elsewhere } from '@site/src/lib/search/elsewhere';
import styles from './styles.module.css';

interface Props {
  id: string;
  open: boolean;
  state: AnswerState;
  /** A page that the query names but the index lacks. It comes before the hits. */
  elsewhere: Elsewhere | undefined;
  /** Addresses of the suggestions in order, with all results last. */
  addresses: readonly string[];
  active: number;
  onChoose(address: string): void;
  onRetry(): void;
}

/** Characters of an excerpt before the match, because a row has one line for it. */
const REACH = 20;

/** Milliseconds without a new answer before texts are fetched for excerpts. */
const PAUSE = 300;

/** The text while an answer is on its way. */
const loadingText = (long: boolean) =>
  long ? 'Still loading the search. The connection is slow.' : 'Searching…';

function statusOf(state: AnswerState, count: number): string {
  if (state.kind === 'loading') return loadingText(state.long);
  if (state.kind === 'failed') return "The search couldn't be loaded.";
  if (state.kind !== 'hits') return '';
  if (count === 0) return 'No results';
  const partly = state.partly === '' ? '' : ', from titles and headings only';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}${partly}`;
}

/** The list under the search box, and the text while there is none. */
export default function Suggestions({
  id,
  open,
  state,
  elsewhere,
  addresses,
  active,
  onChoose,
  onRetry,
}: Props): ReactNode {
  const { paths, reach } = useSearchSettings();
  const before = Math.min(REACH, reach);
  const answer = state.kind === 'hits' ? state : undefined;
  const hits = answer?.hits ?? [];
  const texts = useTexts(answer?.isComplete ? hits : [], PAUSE);
  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const shown = hits.map((hit) => [hit.title, hit.heading, texts.get(placeOf(hit))].join(' '));
  const marker = answer?.tools.marker(answer.query, shown.join(' ')) ?? (() => []);
  const mark = (text: string) => (
    <SearchHitText parts={answer?.tools.markParts(text, marker) ?? []} />
  );
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
  const renderHit = (hit: SearchHit) => {
    const text = answer?.tools.excerptOf(texts.get(placeOf(hit)) ?? '', marker, before) ?? '';
    return (
      <a key={hit.hash} {...option(hits.indexOf(hit) + (elsewhere ? 1 : 0))}>
        <span className={styles.line}>
          <span className={styles.title}>
            {mark(hit.title)}
            {hit.heading !== '' && (
              <span className={styles.heading}>
                {' › '}
                {mark(hit.heading)}
              </span>
            )}
          </span>
          {paths && <span className={styles.path}>{hit.path.join(' / ')}</span>}
        </span>
        <span className={styles.line}>
          <span className={styles.excerpt}>{mark(text)}</span>
          <span className={styles.address}>{placeOf(hit)}</span>
        </span>
      </a>
    );
  };
  return (
    <>
      <div className="visually-hidden" role="status">
        {open ? statusOf(state, addresses.length - 1) : ''}
      </div>
      {/* The focus stays in the box, as in the combobox pattern. */}
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
          {answer?.tools.pagesOf(hits).map((page) => (
            <div key={page[0].url} role="group" aria-label={page[0].title}>
              {page.map(renderHit)}
            </div>
          ))}
          {hits.length > 0 && (
            <a {...option(addresses.length - 1, styles.all)}>See all {answer?.total}</a>
          )}
        </div>
        {state.kind === 'loading' && (
          <>
            <p className={styles.message}>{loadingText(state.long)}</p>
            <div className="rows-to-come" />
          </>
        )}
        {answer && answer.partly !== '' && (
          <div className={styles.message}>
            <p>
              <strong>Only titles and headings were searched.</strong> {answer.partly}
            </p>
            <button type="button" className={styles.retry} onClick={onRetry}>
              Retry
            </button>
          </div>
        )}
        {answer && hits.length === 0 && !elsewhere && (
          <div className={styles.message}>
            <p>
              <strong>No results</strong> for '{answer.query}'.
            </p>
            <p>Try another word for it, or fewer words. Blog posts aren&apos;t searched.</p>
          </div>
        )}
        {state.kind === 'failed' && (
          <div className={styles.message}>
            <p>
              <strong>The search couldn't be loaded.</strong> {state.reason}
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
