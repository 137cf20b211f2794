import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import Band from '@site/src/components/shell/Band';
import Hero from '@site/src/components/shell/Hero';
import Limit from '@site/src/components/docs/Limit';
import LinkList from '@site/src/components/shell/LinkList';
import PageFrame from '@site/src/components/shell/PageFrame';
import Price from '@site/src/components/pricing/Price';
import Regions from '@site/src/components/shell/Regions';
import Section from '@site/src/components/shell/Section';
import TitleBlock from '@site/src/components/shell/TitleBlock';
import { brand } from '@site/src/lib/brand';
import { regions } from '@site/src/lib/limits';
import styles from './about.module.css';

/** What you can hold us to, and next to it what you can't. */
const promises: readonly (readonly [string, ReactNode, ReactNode])[] = [
  [
    'Backups',
    <>
      Every paid database, every night, kept <Limit of="backup.days" /> in the other region.
    </>,
    <>
      You can lose up to <Limit of="backup.loss" /> of data. There&apos;s no point-in-time recovery.
    </>,
  ],
  [
    'Availability',
    <>
      We aim for <Limit of="availability.goal" /> a month. The{' '}
      <Link to={brand.statusUrl}>status page</Link> shows what each month reached.
    </>,
    "It's a goal. We pay no credits when we miss it.",
  ],
  [
    'Support',
    <>
      By mail in English and German, answered within <Limit of="support.answer" />.
    </>,
    "We don't answer at weekends.",
  ],
  [
    'Maintenance',
    <>
      We announce planned work <Limit of="maintenance.notice" /> ahead.
    </>,
    <>
      In its weekly window, a database can be down for up to <Limit of="database.windowPause" />.
    </>,
  ],
  [
    'Leaving',
    'You can cancel at any hour. Exports and the traffic for your move are included.',
    <>
      We don&apos;t keep your data for long. You have <Limit of="leave.keep" /> to fetch it, then we
      delete it.
    </>,
  ],
  ['Certifications', 'A data processing agreement for every customer.', 'We claim none.'],
];

export default function About(): ReactNode {
  return (
    <PageFrame
      description={`${brand.company} runs ${brand.product}, a platform for Docker and Git apps on bare metal in Germany and Finland. What we promise and what we don't.`}
      title="About"
    >
      <div>
        <Hero short title="Your containers, on our quay">
          {brand.company} runs Docker images and Git repositories on dedicated servers in Germany
          and Finland, with the databases, volumes and certificates an app needs. Our customers are
          businesses, self-employed people, associations and public bodies.
        </Hero>
        <TitleBlock
          fields={[
            ['company', `${brand.company}, Germany`],
            ['regions', regions.map(({ city }) => city).join(', ')],
            ['machines', 'bare metal, rented from Hetzner'],
            ['copies of each disk', <Limit key="copies" of="disk.copies" />],
          ]}
          sum={['a month plus VAT, from', <Price key="from" of="size.nano" />]}
        />
      </div>

      <Band className={styles.columns}>
        <section aria-labelledby="where">
          <Heading as="h2" id="where">
            <span className="great-number">1,300 km</span> between a database and its backups
          </Heading>
          <p>
            As the crow flies. A project is in {regions[0].city} or in {regions[1].city}, and its
            database backups cross to the other city every night. Volumes and databases have{' '}
            <Limit of="disk.copies" /> copies on two hosts. We store customer content only in
            Germany and Finland.
          </p>
          <p>
            Kubernetes runs underneath. You don&apos;t see it and you don&apos;t need to know it.
            The <Link to="/docs/legal/datenschutz/">privacy notice</Link> names every sub-processor.
          </p>
        </section>
        <Regions />
      </Band>

      <Section id="promises" title="What we promise, and what we don't">
        <table className={styles.promises}>
          <thead>
            <tr>
              <td />
              <th scope="col">we do</th>
              <th scope="col">we don&apos;t</th>
            </tr>
          </thead>
          <tbody>
            {promises.map(([name, does, doesNot]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{does}</td>
                <td>{doesNot}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>

      <div className={styles.pair}>
        <Section id="closing" title="If we fold">
          <p>
            We could fold. So could a large company&apos;s product line. Ask both: how much notice
            do I get, and what do I walk away with?
          </p>
          <p>
            With us it&apos;s{' '}
            <b>
              <Limit of="closure.notice" />
            </b>{' '}
            of notice. You walk away with dumps of your databases, the files from your volumes, and
            the <code>compose.yaml</code> and images you came with.{' '}
            <Link to="/docs/billing/#leaving">How to leave</Link>
          </p>
        </Section>
        <Section id="contact" title="How to reach us">
          <LinkList
            rows={[
              {
                to: `mailto:${brand.supportMail}`,
                label: brand.supportMail,
                text: 'questions, support, security reports',
              },
              {
                to: '/docs/legal/impressum/',
                label: 'Imprint',
                text: 'address, register, responsible persons',
              },
              { to: brand.statusUrl, label: 'Status', text: 'what works right now' },
              {
                to: brand.sourceUrl,
                label: 'Source code',
                text: 'of this website, for corrections',
              },
              {
                to: '/blog/how-we-built-a-paas/',
                label: 'How a release switches',
                text: 'what three proxies lose, measured',
              },
            ]}
          />
        </Section>
      </div>
    </PageFrame>
  );
}
