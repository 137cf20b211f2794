import Link from '@docusaurus/Link';
import ListFilter from '@site/src/components/docs/ListFilter';
import Price from '@site/src/components/pricing/Price';
import type { GalleryGroup, GalleryView } from '@site/src/lib/template-page';
import { matches } from '@site/src/lib/match';
import { boundUnits } from '@site/src/lib/numbers';
import React, { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** JSON, written by src/plugins/remark/template-data. */
  data?: string;
}

function Group({ group }: { group: GalleryGroup }): ReactNode {
  return (
    <tbody>
      <tr>
        <th className={styles.category} colSpan={2} scope="rowgroup">
          {group.ids.map((id) => (
            <span id={`category-${id}`} key={id} />
          ))}
          {group.name}
        </th>
      </tr>
      {group.entries.map(({ slug, name, purpose, database, drawing, expression }) => (
        <tr key={slug}>
          <th scope="row">
            <div className={styles.app}>
              <span dangerouslySetInnerHTML={{ __html: drawing }} />
              <div>
                <Link className={styles.name} to={`/docs/templates/${slug}/`}>
                  {name}
                </Link>
                <span className={styles.purpose}>
                  {purpose} {database && <b>{database}</b>}
                </span>
              </div>
            </div>
          </th>
          <td className={styles.price}>
            <Price bare of={expression} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** All templates by category, with a field that narrows them. Without scripts, it's the whole list. */
export default function TemplateGallery({ data }: Props): ReactNode {
  const [query, setQuery] = useState('');
  if (data === undefined) return null;
  const { groups: all, read, withDatabase } = JSON.parse(data) as GalleryView;
  const groups = all
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => matches(entry.haystack, query)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const total = all.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <ListFilter
        found={count}
        label="What do you want to run?"
        of="templates"
        placeholder="invoices, forum, MySQL …"
        query={query}
        set={setQuery}
        total={total}
      />
      <nav aria-label="Categories" className={styles.jumps}>
        {groups.map(({ ids, name }) => (
          <a href={`#category-${ids[0]}`} key={name}>
            {name}
          </a>
        ))}
      </nav>
      {count > 0 ? (
        <table className={styles.gallery}>
          <caption>
            What each starts with, drawn to one scale, the least expensive first; for businesses,
            plus VAT
          </caption>
          <thead>
            <tr>
              <th scope="col">app</th>
              <th scope="col">€ a month</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <Group group={group} key={group.name} />
          ))}
        </table>
      ) : (
        <p>
          No template matches. Your own <code>compose.yaml</code> works too:{' '}
          <Link to="/docs/apps/compose-import/">Compose import</Link>.
        </p>
      )}
      <p className="page-facts">
        {`Each fact has its source, read on ${boundUnits(read)} or later. Backup and restore of all ${total} run on a test machine before each release of this site, ${withDatabase} of them against a real PostgreSQL or MySQL. The programs themselves don't run there.`}
      </p>
    </>
  );
}
