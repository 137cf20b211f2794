import React, { type ReactNode } from 'react';
import Words from '@site/src/components/blog/Words';
import type { CheckedLineData } from '@site/src/lib/checked-line';
import styles from './styles.module.css';

const NAMES: Readonly<Record<string, string>> = {
  bash: 'Bash',
  caddy: 'Caddy',
  docker: 'Docker',
  'docker-compose': 'docker-compose',
  git: 'Git',
  go: 'Go',
  haproxy: 'HAProxy',
  javac: 'javac',
  'named-checkzone': 'BIND',
  mariadb: 'MariaDB (for MySQL)',
  nginx: 'nginx',
  node: 'Node',
  postgresql: 'PostgreSQL',
  python: 'Python',
  redis: 'Redis',
  ruby: 'Ruby',
  shellcheck: 'ShellCheck',
  typescript: 'TypeScript',
};

/** A figure and its word, or a name and its version, kept on one line. */
const pair = (one: number | string, other: string): string => `${one}\u00a0${other}`;

const counted = (count: number, word: string): string[] => (count > 0 ? [pair(count, word)] : []);

/** What was checked on a page, from the check's own report. Shows nothing if the report says nothing. */
export default function CheckedLine({ data }: { data: CheckedLineData }): ReactNode {
  const { blocks = 0, run = 0, checked = 0, parsed = 0, tools = [], walked, caveats = [] } = data;
  if (blocks === 0) return null;
  const states = [
    ...counted(run, 'run'),
    ...counted(checked, 'validated'),
    ...counted(parsed, 'parsed'),
  ];
  const shown = tools.filter(([tool]) => NAMES[tool]);
  const versions = shown.map(([tool, version]) => pair(NAMES[tool] ?? tool, version)).join(', ');
  return (
    <p className={styles.line} data-search-skip>
      {`Code blocks on this page: ${states.join(', ')}${versions && `, with ${versions}`}.`}
      {walked && (
        <Words
          text={` Followed from start to end on a fresh machine on ${walked}${caveats.length > 0 ? `; not shown: ${caveats.join('; ')}` : ''}.`}
        />
      )}
    </p>
  );
}
