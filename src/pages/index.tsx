import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import Release from '@site/docs/apps/release-switch.svg';
import Figure from '@site/src/components/docs/Figure';
import FileView from '@site/src/components/docs/FileView';
import ComposePlanner from '@site/src/components/planner/ComposePlanner';
import Hero from '@site/src/components/shell/Hero';
import LinkList from '@site/src/components/shell/LinkList';
import PageFrame from '@site/src/components/shell/PageFrame';
import Price from '@site/src/components/pricing/Price';
import Regions from '@site/src/components/shell/Regions';
import Section from '@site/src/components/shell/Section';
import SizeBoxes from '@site/src/components/pricing/SizeBoxes';
import BuiltIn from '@site/src/components/home/BuiltIn';
import Comparisons from '@site/src/components/home/Comparisons';
import HowItWorks from '@site/src/components/home/HowItWorks';
import { brand } from '@site/src/lib/brand';
import { limits } from '@site/src/lib/limits';
import { withUnits } from '@site/src/lib/numbers';
import styles from './home.module.css';

const docs = [
  {
    to: '/docs/apps/deploy-from-docker/',
    label: 'Deploy an image',
    text: 'from a public or a private registry',
  },
  {
    to: '/docs/apps/deploy-from-git/',
    label: 'Deploy from Git',
    text: 'each push is built and released',
  },
  {
    to: '/docs/services/postgresql/',
    label: 'Use PostgreSQL',
    text: 'connect an app or your laptop, and move data in',
  },
  {
    to: '/docs/networking/domains/',
    label: 'Set a domain',
    text: 'records, apex, www, certificates',
  },
  {
    to: '/docs/templates/',
    label: 'Start from a template',
    text: 'an app with everything it needs, and its price',
  },
];

const lessons = [
  {
    to: '/learn/foundations/what-is-docker/',
    label: 'What Docker is',
    text: 'images, containers, registries',
  },
  {
    to: '/learn/foundations/docker-compose-basics/',
    label: 'Compose',
    text: 'several services in one file',
  },
  {
    to: '/learn/foundations/docker-volumes/',
    label: 'Volumes',
    text: 'data that outlives a container',
  },
  {
    to: '/learn/foundations/postgres-basics/',
    label: 'PostgreSQL',
    text: 'tables, queries, users, dumps',
  },
  { to: '/learn/proxies/caddy/', label: 'Proxies', text: 'Caddy, nginx, HAProxy, Traefik' },
];

/** What a project gets, in the words of a contract. */
const europe: readonly (readonly [string, ReactNode])[] = [
  ['Company', `${brand.company}, Germany`],
  ['Machines', 'dedicated, rented from Hetzner Online GmbH'],
  [
    'Agreement',
    <>
      a data processing agreement with every customer, and a list of{' '}
      <Link to="/docs/legal/datenschutz/">sub-processors</Link>
    </>,
  ],
  ['Way out', 'dumps and SFTP at any time, no minimum term, no exit fee'],
  [
    'Not claimed',
    `certifications. Availability of ${withUnits(limits['availability.goal'].text)} a month is a goal, not a guarantee`,
  ],
];

const push = `$ git push origin main

$ curl -X POST "$DEPLOY_HOOK"

web--shop.${brand.appsDomain}`;

export default function Home(): ReactNode {
  return (
    <PageFrame description="Docker and Git apps on bare metal in Germany and Finland, with databases, volumes, SSL and logs built in. Paste a compose.yaml and see its price.">
      <div>
        <Hero above={brand.tagline} short title="Your compose.yaml, running in Europe">
          Docker and Git apps on bare metal in Germany and Finland, with databases, volumes, SSL and
          logs built in. From <Price of="size.nano" /> a month, billed by the hour.
        </Hero>
        <ComposePlanner />
      </div>

      <Comparisons />

      <Section id="europe" title="Two harbours, both in the EU">
        <div className={styles.columns}>
          <Regions />
          <div>
            <p className={styles.lead}>
              Your project is in one of them. Its database backups go to the other, every night.
            </p>
            <dl className={styles.facts}>
              {europe.map(([name, fact]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>

      <Section id="price" title="One list of sizes, drawn to one scale">
        <SizeBoxes />
        <p className={styles.note}>
          An app and a database of one size cost the same, and never more than the monthly price.
          Each project includes {withUnits(limits['traffic.included'].text)} of outgoing traffic and{' '}
          {withUnits(limits['build.included'].text)} of builds a month, backups of paid databases,
          certificates, logs and seats. Each account gets one PostgreSQL of{' '}
          {withUnits(limits['free.memory'].text)}{' '}
          <Link to="/hosting/free-postgres-hosting-europe/">for free</Link>.{' '}
          <Link to="/pricing/">All prices, with a calculator</Link>
        </p>
      </Section>

      <Section
        id="built-in"
        lead="What an app usually needs besides its code, in the same project and on the same bill."
        title="What's built in"
      >
        <BuiltIn />
      </Section>

      <Section id="how-it-works" title="Three steps from a file to an address">
        <div className={styles.columns}>
          <HowItWorks />
          <div>
            <FileView title="Terminal" terminal>
              {push}
            </FileView>
            <Figure caption="What happens after the push. Visitors get the new release once it's healthy.">
              <Release
                aria-label="Two bars over a common time line. The old release runs until shortly after a line named switch. The new release goes through pre-deploy and starting, and is healthy before the line. Until the switch visitors get the old release, after it the new one."
                role="img"
              />
            </Figure>
          </div>
        </div>
      </Section>

      <div className={styles.pair}>
        <Section id="docs" title="Read how to do it">
          <LinkList rows={docs} />
        </Section>
        <Section id="learn" title="Learn what's behind it">
          <LinkList rows={lessons} />
        </Section>
      </div>
    </PageFrame>
  );
}
