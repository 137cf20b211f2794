import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import React, { type FormEvent, type ReactNode } from 'react';
import { useAnswer } from '@site/src/client/useAnswer';
import { useSearchSettings } from '@site/src/client/useSearchSettings';
import { placeOf, useTexts } from '@site/src/client/useTexts';
import LinkList from '@site/src/components/shell/LinkList';
import SearchForm from '@site/src/components/shell/SearchForm';
import SearchHitText from '@site/src/components/shell/SearchHitText';
import { hitAddress, pagesOf } from 'site-search/links';
import { excerptOf, marker, markParts } from 'site-search/marks';
import { readSearchAddress, resultsAddress } from 'site-search/address';
import { elsewhere } from '@site/src/lib/search/elsewhere';
import { contextWithout } from '@site/src/lib/search/settings';
import styles from './styles.module.css';
import { useScroll } from './useScroll';

/** The results page: `q`, `ctx`, `version` and `page` are in the address. */
export default function SearchPage(): ReactNode {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  // The page is built without a query.
  const query = isBrowser ? readSearchAddress(search, []).query.trim() : '';
  return (
    <Layout
      title={query === '' ? 'Search' : `${query} – Search`}
      description="Search the documentation and the lessons. Blog posts aren't searched."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <h1>Search</h1>
        {isBrowser ? (
          <Results key={search} search={search} />
        ) : (
          <>
            <SearchForm aria-label="All results" />
            <noscript>
              <p>
                The search runs in your browser and needs JavaScript. Without it, the{' '}
                <Link to="/docs/intro/">introduction</Link> and the{' '}
                <Link to="/learn/">overview of lessons</Link> list every page.
              </p>
            </noscript>
          </>
        )}
      </main>
    </Layout>
  );
}

/** Where to begin without a word to search for. */
const STARTS = [
  {
    to: '/docs/tasks/',
    label: 'Tasks',
    text: 'what you may want to do, with the page that says how',
  },
  { to: '/docs/troubleshooting/', label: 'Troubleshooting', text: 'by the message that you see' },
  { to: '/docs/faq/', label: 'Questions', text: 'that people ask most often' },
  { to: '/learn/glossary/', label: 'Glossary', text: 'what a word means' },
  { to: '/blog/', label: 'Blog', text: 'measurements and decisions, which the search leaves out' },
];

/** Milliseconds to wait for texts before hits in titles are shown without them. */
const SOON = 200;

function Results({ search }: { search: string }): ReactNode {
  const history = useHistory();
  const settings = useSearchSettings();
  const { limit, contexts } = settings;
  const paths = contexts.map(({ path }) => path);
  const address = readSearchAddress(search, paths);
  const { query } = address;
  const context = address.context || contextWithout(settings);
  const { state: results, retry } = useAnswer(query, { context, patience: SOON });
  const hits = results.kind === 'hits' ? results.hits : [];
  const found = pagesOf(hits);
  const pages = Math.max(1, Math.ceil(found.length / limit));
  const page = Math.min(address.page, pages);
  const shown = found.slice((page - 1) * limit, page * limit);
  const texts = useTexts(shown.flatMap(([hit]) => hit));
  const all = shown
    .flat()
    .map((hit) => [hit.title, hit.heading, texts.get(placeOf(hit))].join(' '));
  // The query is complete, so its last word is no beginning.
  const marks = marker(`${query} `, all.join(' '));
  const mark = (text: string) => <SearchHitText parts={markParts(text, marks)} />;
  const isThere = results.kind === 'hits' && results.isComplete;
  useScroll(search, isThere, isThere && shown.every(([hit]) => hit && texts.has(placeOf(hit))));
  const other = elsewhere(query);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('q');
    history.push(resultsAddress(typeof value === 'string' ? value.trim() : '', context));
  }

  return (
    <>
      <SearchForm aria-label="All results" onSubmit={submit} query={query} />
      {address.notices.map((notice) => (
        <p key={notice} className={styles.notice} role="status">
          {notice}
        </p>
      ))}
      <nav aria-label="Where to search" className={styles.contexts}>
        {settings.everything && (
          <Link to={resultsAddress(query)} aria-current={context === '' ? 'true' : undefined}>
            Everything
          </Link>
        )}
        {contexts.map(({ path, label }) => (
          <Link
            key={path}
            to={resultsAddress(query, path)}
            aria-current={context === path ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <p role="status" className={styles.count}>
        {results.kind === 'none' && 'Type a word, a command or the name of a setting.'}
        {results.kind === 'loading' &&
          (results.long
            ? "Still searching. The connection is slow, or the server isn't answering."
            : 'Searching…')}
        {results.kind === 'hits' && !results.isComplete && 'Searching texts…'}
        {results.kind === 'hits' &&
          results.isComplete &&
          (hits.length === 0
            ? other
              ? 'Nothing in the documentation or the lessons'
              : 'No results'
            : `${found.length} ${found.length === 1 ? 'page' : 'pages'} found` +
              (pages > 1 ? `, page ${page} of ${pages}` : ''))}
        {results.kind === 'failed' && "The search couldn't be loaded."}
      </p>
      {results.kind === 'none' && <LinkList rows={STARTS} />}
      {results.kind === 'loading' && <div className="rows-to-come" />}
      {other && (
        <p>
          Elsewhere on this site: <Link to={other.to}>{other.label}</Link>
        </p>
      )}
      {results.kind === 'hits' && results.partly !== '' && (
        <p className={styles.notice}>
          Only titles and headings were searched. {results.partly}{' '}
          <button type="button" onClick={retry}>
            Retry
          </button>
        </p>
      )}
      {results.kind === 'failed' && (
        <p>
          {results.reason}{' '}
          <button type="button" onClick={retry}>
            Retry
          </button>
        </p>
      )}
      {results.kind === 'hits' && hits.length === 0 && !other && (
        <div>
          <p>What you can try:</p>
          <ul>
            <li>another word for the same thing, or the beginning of it;</li>
            <li>fewer words;</li>
            {settings.everything && context !== '' && (
              <li>
                <Link to={resultsAddress(query)}>the documentation and the lessons together</Link>;
              </li>
            )}
            <li>
              the <Link to="/docs/faq/">frequent questions</Link> or the{' '}
              <Link to="/learn/glossary/">glossary</Link>. The search leaves out the{' '}
              <Link to="/blog/">blog</Link>.
            </li>
          </ul>
        </div>
      )}
      <ol className={styles.hits} start={(page - 1) * limit + 1}>
        {shown.map(([hit, second]) => {
          const text = texts.get(placeOf(hit));
          return (
            <li key={hit.url}>
              {settings.paths && <p className={styles.path}>{hit.path.join(' / ')}</p>}
              <h2>
                <Link to={hitAddress(hit, settings.marks ? query : '')}>
                  {mark(hit.title)}
                  {hit.heading !== '' && (
                    <>
                      {': '}
                      {mark(hit.heading)}
                    </>
                  )}
                </Link>
              </h2>
              {text !== '' && (
                <p className={styles.excerpt}>
                  {text && mark(excerptOf(text, marks, settings.reach))}
                </p>
              )}
              {second && (
                <p>
                  Also{' '}
                  <Link to={hitAddress(second, settings.marks ? query : '')}>
                    {mark(second.heading || second.title)}
                  </Link>
                </p>
              )}
              <p className={styles.address}>{placeOf(hit)}</p>
            </li>
          );
        })}
      </ol>
      {pages > 1 && (
        <nav aria-label="Result pages" className={styles.pages}>
          {page > 1 && <Link to={resultsAddress(query, context, page - 1)}>Previous ten</Link>}
          {page < pages && <Link to={resultsAddress(query, context, page + 1)}>Next ten</Link>}
        </nav>
      )}
    </>
  );
}
