import Link from '@docusaurus/Link';
import Price from '@site/src/components/pricing/Price';
import Hero from '@site/src/components/shell/Hero';
import PageFrame from '@site/src/components/shell/PageFrame';
import type { CostRow } from '@site/src/lib/compose-cost';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** All public files with a page, and what each costs. */
export default function ComposeCostList({ files }: { files: readonly CostRow[] }): ReactNode {
  return (
    <PageFrame
      description={`What the public Compose files of ${files.length} well-known projects cost to run, drawn to scale, with what has to change in each.`}
      title="What public Compose files cost"
    >
      <Hero title="What public Compose files cost">
        We took the Compose files of {files.length} well-known projects from their repositories and
        ran them through <Link to="/">the planner</Link>. Prices are net, per month.
      </Hero>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">project</th>
            <th scope="col">services</th>
            <th scope="col">the file</th>
            <th className={styles.figure} scope="col">
              € a month
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ slug, name, about, services, expression, verdict }) => (
            <tr key={slug}>
              <th scope="row">
                <Link to={`/compose-cost/${slug}/`}>{name}</Link>
                <small>{about}</small>
              </th>
              <td>{services}</td>
              <td>{verdict}</td>
              <td className={styles.figure}>
                <Price bare of={expression} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageFrame>
  );
}
