import { matches, type Rule } from './rule.ts';

/** What a list of a dump tells nobody: it is thrown away, or asked for a line of its head. */
const LISTED =
  /\bpg_restore (?:--list|-l)\b[^\n]*(?:> ?\/dev\/null|\bgrep\b[^|\n]*(?:\^;|Dumped|Format))/;

/** Where a packed dump goes into a database as it is unpacked. */
const LOADED = /\b(?:gzip -dc?|gunzip -c|zcat) +(\S+) *\|\s*(?:\w+=\S+ )*(?:psql|mysql|mariadb)\b/g;

/** A packed dump is tested before it is loaded: the database sees the end of one that was cut off as its end. */
export const archivesTested: Rule = () => ({
  see({ text, isShell, wrong }) {
    const plain = text.replace(/\\\n\s*/g, '');
    const untested = matches(plain, LOADED).find((name) => !plain.includes(`gzip -t ${name} &&`));
    if (isShell && untested)
      wrong(
        `half of '${untested}' is loaded without a failure: begin with 'gzip -t ${untested} &&'`,
      );
  },
});

/** A SQLite database is opened where there is one: at a wrong path SQLite makes an empty one, which every check takes for good. */
export const emptyDatabases: Rule = ({ source }) => ({
  see({ text, wrong }) {
    const [, opened = ''] = /sqlite3\.connect\(([^)]*)/.exec(text) ?? [];
    const isTried = /integrity_check|\.backup\(/.test(text);
    if (isTried && /^(?:sys\.argv|["']\/)/.test(opened) && !/\bmakes an empty\b/.test(source))
      wrong(
        "at a wrong path SQLite makes an empty database, and it is 'ok': open 'file:PATH?mode=rw' with 'uri=True', or say it",
      );
  },
});

/** A dump is tried by reading it to its end. */
export const dumpsRead: Rule = () => ({
  see({ text, isShell, wrong }) {
    if (isShell && LISTED.test(text))
      wrong(
        "'--list' reads the start of a dump, and takes one that was cut off for good: read all of it, by 'pg_restore --file=/dev/null'",
      );
  },
});
