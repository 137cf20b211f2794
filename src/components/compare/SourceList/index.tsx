import Link from '@docusaurus/Link';
import BreakingPath from '@site/src/components/blog/BreakingPath';
import type { NotesView, SourceView } from '@site/src/lib/comparison';
import React, { type MouseEvent, type ReactNode } from 'react';
import { lastMark, markId, noteId } from './marks';
import styles from './styles.module.css';

/** An address as people read it: without its scheme, 'www.' and the slash at its end. */
const shown = (href: string): string => href.replace(/^https:\/\/(?:www\.)?|\/$/g, '');

/** Text without line breaks within a day or an age: 'over 90 days old, 5 September 2025'. */
const bound = (text: string): string =>
  text.replace(
    / (?=[A-Z][a-z]+ \d{4})|(?<=\d [A-Z][a-z]+) (?=\d{4})|(?<=days) (?=old)|(?<=\d) (?=days)/g,
    '\u00a0',
  );

/** A source's details, with its day only if it differs from the page's. */
function Note({ day, source }: { day: string; source: SourceView }): ReactNode {
  const { href, readAt, label, date, reader, age } = source;
  // One text, so that no mark separates it from the next in the HTML.
  const known = [date !== day && date, reader && `read by ${reader}`, age]
    .filter(Boolean)
    .map((text) => `, ${text}`)
    .join('');
  return (
    <span>
      {href && (
        <Link to={href}>
          <BreakingPath longest={34}>{shown(href)}</BreakingPath>
        </Link>
      )}
      {bound(`${href ? '' : label}${known}`)}
      {readAt && (
        <>
          {' '}
          (<Link to={readAt}>read here</Link>)
        </>
      )}
    </span>
  );
}

/** Goes back to the mark that opened a note. Without scripts, the link goes to the first mark. */
function goBack(event: MouseEvent<HTMLAnchorElement>, note: number): void {
  const mark = lastMark(note);
  if (!mark) return;
  event.preventDefault();
  const folded = mark.closest('details');
  if (folded) folded.open = true;
  mark.scrollIntoView({ block: 'center' });
  mark.focus({ preventScroll: true });
}

/** More notes than this are folded. */
const MANY = 40;

/** A page's sources as numbered notes, which src/plugins/remark/compare-data collects. */
export default function SourceList({ data }: { data?: string }): ReactNode {
  if (data === undefined) return null;
  const { day, sources } = JSON.parse(data) as NotesView;
  const notes = (
    <ol className={styles.sources}>
      {sources.map((source, at) => (
        <li id={noteId(at + 1)} key={noteId(at + 1)}>
          <Note day={day} source={source} />
          {/* It never starts a line. */}
          {'\u00a0'}
          <a
            aria-label="Back to the text"
            className="cited-back"
            href={`#${markId(at + 1)}`}
            onClick={(event) => goBack(event, at + 1)}
          >
            ↑
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <p className={styles.day}>
        {/^\d/.test(day)
          ? `As of ${day}, from what the vendor published, unless a note says otherwise.`
          : day && `From what the vendor published, ${day}, unless a note says otherwise.`}
      </p>
      {sources.length > MANY ? (
        <details>
          <summary>All {sources.length} sources</summary>
          {notes}
        </details>
      ) : (
        notes
      )}
    </>
  );
}
