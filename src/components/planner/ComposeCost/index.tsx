import Link from '@docusaurus/Link';
import Words from '@site/src/components/blog/Words';
import TableFrame from '@site/src/components/docs/TableFrame';
import Costs from '@site/src/components/planner/ComposePlanner/Costs';
import TitleBlock from '@site/src/components/planner/ComposePlanner/TitleBlock';
import Price from '@site/src/components/pricing/Price';
import Hero from '@site/src/components/shell/Hero';
import CodeBlock from '@theme/CodeBlock';
import PageFrame from '@site/src/components/shell/PageFrame';
import StackDrawing from '@site/src/components/shell/StackDrawing';
import Section from '@site/src/components/shell/Section';
import { brand } from '@site/src/lib/brand';
import type { CostPage } from '@site/src/lib/compose-cost';
import { longDate } from '@site/src/lib/dates';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

const changes = (count: number) =>
  count === 0
    ? "You don't have to change anything in the file."
    : `There ${count === 1 ? 'is 1 thing' : `are ${count} things`} to change or decide first.`;

/** A text whose paths break after their slashes. */
const withBreaks = (text: string) =>
  text.split(/(?<=\w\/)/).map((part, at) => (
    <React.Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </React.Fragment>
  ));

/** What a public Compose file becomes here, what it costs, and what has to change in it. */
export default function ComposeCost({ page }: { page: CostPage }): ReactNode {
  const {
    name,
    about,
    sums: plan,
    rows,
    findings,
    drawings,
    elsewhere,
    repository,
    path,
    commit,
    slug,
  } = page;
  const address = `https://github.com/${repository}/blob/${commit}/${path}`;
  const badge = `${brand.url}/compose-cost/${slug}/badge.svg`;
  return (
    <PageFrame
      description={`What the Compose file of ${name} costs to run: ${plan.services} services drawn to scale, what has to change, and the price here and elsewhere.`}
      title={`${name}: what its Compose file costs`}
    >
      <Hero
        above={<Link to="/compose-cost/">Compose files, priced</Link>}
        title={`${name}: what its Compose file costs`}
      >
        {about}. The file of {longDate(page.date)} becomes {plan.services}{' '}
        {plan.services === 1 ? 'service' : 'services'} for <Price of={plan.expression} /> a month,
        plus VAT{plan.state === 'blocked' && ', once fixed'}. {changes(plan.problems)}
      </Hero>
      {page.isOld && (
        <div className="prose">
          <p>
            We last read this file on {longDate(page.read)}. It may have changed since, and this
            page may be out of date.
          </p>
        </div>
      )}
      <div className={styles.sheet}>
        <StackDrawing {...drawings} />
        <TitleBlock plan={plan} />
      </div>

      <Section
        id="change"
        title={plan.problems === 0 ? 'Nothing has to change' : 'What has to change'}
      >
        {plan.problems === 0 && <p>You can import the file as it is.</p>}
        <ol className={styles.findings}>
          {findings.map((finding) => (
            <li key={`${finding.line} ${finding.sentence}`}>
              <Link to={`${address}#L${finding.line}`}>Line {finding.line}</Link>{' '}
              <b>
                <Words text={finding.sentence} />.
              </b>{' '}
              <Words text={finding.hint} />
            </li>
          ))}
        </ol>
      </Section>

      <Section id="elsewhere" title="The same stack elsewhere">
        <div className={styles.costs}>
          <Costs {...elsewhere} expression={plan.expression} />
        </div>
        <p>
          Open a name to see what you'd buy there. Sources and dates for all prices are on{' '}
          <Link to="/hosting/">the comparisons</Link>.
        </p>
      </Section>

      <Section id="stack" title="What each service becomes">
        <TableFrame className="stacked priced">
          <thead>
            <tr>
              <th scope="col">service</th>
              <th scope="col">what it becomes</th>
              <th scope="col">size</th>
              <th className={styles.figure} scope="col">
                € a month
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr className={row.isPart ? styles.part : undefined} key={row.id}>
                <th scope="row">{row.name}</th>
                <td>{withBreaks(row.detail)}</td>
                <td>{row.choice}</td>
                <td className={styles.figure}>
                  <Price bare of={row.expression} />
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
        <p>
          Where the file doesn't set a size, ours is a starting point. To change it, paste the file
          into <Link to="/">the planner</Link>. The file stays in your browser.
        </p>
      </Section>

      <div className={styles.pair}>
        <Section id="file" title="The file we read">
          <p>
            <Link to={address}>{path}</Link> of{' '}
            <Link to={`https://github.com/${repository}`}>{repository}</Link>, last changed on{' '}
            {longDate(page.date)}, read on {longDate(page.read)}. Licence: {page.licence}. We keep
            only the plan made from it, not its text. {brand.product} isn't affiliated with the
            project.
          </p>
        </Section>

        <Section id="badge" title="A badge for a README">
          <p>
            <img alt={`on ${brand.product}: the sum a month`} height="20" src="badge.svg" />
          </p>
          <CodeBlock language="markdown">
            {`[![Cost on ${brand.product}](${badge})](${brand.url}/compose-cost/${slug}/)`}
          </CodeBlock>
        </Section>
      </div>
    </PageFrame>
  );
}
