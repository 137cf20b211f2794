import Link from '@docusaurus/Link';
import Words from '@site/src/components/blog/Words';
import ListFilter from '@site/src/components/docs/ListFilter';
import TableFrame from '@site/src/components/docs/TableFrame';
import Price from '@site/src/components/pricing/Price';
import Hero from '@site/src/components/shell/Hero';
import PageFrame from '@site/src/components/shell/PageFrame';
import Section from '@site/src/components/shell/Section';
import TitleBlock from '@site/src/components/shell/TitleBlock';
import type { CostRow } from '@site/src/lib/compose-cost';
import { matches } from '@site/src/lib/match';
import clsx from 'clsx';
import React, { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

interface GroupKind {
  runs: CostRow['runs'];
  id: string;
  /** What one of its files does, and what several do. */
  does: readonly [one: string, several: string];
  /** The head of the column with the finding to read first. */
  found?: string;
}

const GROUPS: readonly GroupKind[] = [
  { runs: 'yes', id: 'runs', does: ['runs as it is', 'run as they are'] },
  {
    runs: 'questions',
    id: 'answers',
    does: ['runs after your answers', 'run after your answers'],
    found: 'to answer first',
  },
  {
    runs: 'no',
    id: 'changes',
    does: ["doesn't run yet", "don't run yet"],
    found: 'to change first',
  },
];

function Group({ files, found }: { files: readonly CostRow[]; found?: string | undefined }) {
  return (
    <TableFrame className={clsx('stacked priced', styles.list)}>
      <thead>
        <tr>
          <th scope="col">project</th>
          <th scope="col">{found}</th>
          <th scope="col">services</th>
          <th scope="col">€ a month</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ slug, name, about, services, expression, problems, drawing, first }) => (
          <tr key={slug}>
            <th scope="row">
              <div>
                <span dangerouslySetInnerHTML={{ __html: drawing }} />
                <div>
                  <Link to={`/compose-cost/${slug}/`}>{name}</Link>
                  <small>{about}</small>
                </div>
              </div>
            </th>
            <td>
              {found && first && <Words text={first} />}
              {found && problems > 1 && <small>and {problems - 1} more</small>}
            </td>
            <td>{services}</td>
            <td>
              <Price bare of={expression} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** All public files with a page, and what each costs, by whether they run. */
export default function ComposeCostList({ files }: { files: readonly CostRow[] }): ReactNode {
  const [query, setQuery] = useState('');
  const groups = GROUPS.map(({ runs, id, does, found }) => {
    const own = files.filter((file) => file.runs === runs);
    const doing = does[own.length === 1 ? 0 : 1];
    return { id, doing, title: `${own.length}\u00A0${doing}`, found, own };
  }).filter(({ own }) => own.length > 0);
  const isFound = ({ name, about }: CostRow) => matches(`${name} ${about}`.toLowerCase(), query);
  const count = files.filter(isFound).length;
  return (
    <PageFrame
      description={`What the public Compose files of ${files.length} well-known projects cost to run, drawn to scale, with what has to change in each.`}
      title="What public Compose files cost"
    >
      <Hero short title="What public Compose files cost">
        We took the Compose files of {files.length} well-known projects from their repositories and
        ran them through <Link to="/">the planner</Link>.
      </Hero>
      <TitleBlock
        fields={[
          ...groups.map(
            ({ id, doing, own }) =>
              [
                doing,
                <Link key={id} to={`#${id}`}>
                  {own.length} {own.length === 1 ? 'file' : 'files'}
                </Link>,
              ] as const,
          ),
          ['for businesses', 'net, plus VAT'],
        ]}
        sum={['projects', files.length]}
      />
      <ListFilter
        found={count}
        label="What do you want to run?"
        of="projects"
        placeholder="Ghost, analytics, chat …"
        query={query}
        set={setQuery}
        total={files.length}
      />
      {groups.map(({ id, title, found, own }) => {
        const left = own.filter(isFound);
        return (
          left.length > 0 && (
            <Section id={id} key={id} title={title}>
              <Group files={left} found={found} />
            </Section>
          )
        );
      })}
      {count === 0 && (
        <p>
          We haven&apos;t priced that one. Paste its file into <Link to="/">the planner</Link>.
        </p>
      )}
    </PageFrame>
  );
}
