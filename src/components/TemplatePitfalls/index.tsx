import Link from '@docusaurus/Link';
import type { PitfallLink } from '@site/src/model/template-page';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  of: string;
  /** JSON, written by src/build/template-data. */
  data?: string;
}

/** Where the pitfalls of a page were reported. */
export default function TemplatePitfalls({ data }: Props): ReactNode {
  if (data === undefined) return null;
  const links = JSON.parse(data) as PitfallLink[];
  return (
    <p className={styles.sources}>
      Reported in{' '}
      {links.map(({ label, url }, index) => (
        <React.Fragment key={url}>
          {index > 0 && ', '}
          <Link to={url}>{label}</Link>
        </React.Fragment>
      ))}
      .
    </p>
  );
}
