import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import CallToAction from '@site/src/components/shell/CallToAction';
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
    text: 'a push builds and releases',
  },
  {
    to: '/docs/services/postgresql/',
    label: 'Use PostgreSQL',
    text: 'connect an app, a laptop, move data in',
  },
  {
    to: '/docs/networking/domains/',
    label: 'Set a domain',
    text: 'records, apex, www, certificates',
  },
  {
    to: '/docs/templates/',
    label: 'Start from a template',
    text: 'an app with all it needs, priced',
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

export default function Home(): ReactNode {
  return (
    <PageFrame description="Docker and Git apps on bare metal in Germany and Finland, with databases, volumes, SSL and logs built in. Paste a compose.yaml and see its price.">
      <div className={styles.first}>
        <Hero above={brand.tagline} title="Your compose.yaml, running in Europe">
          Docker and Git apps on bare metal in Germany and Finland, with databases, volumes, SSL and
          logs built in. From <Price of="size.nano" /> a month. Paste a file: see the stack it
          becomes and the bill.
        </Hero>
        <ComposePlanner />
        <div className={styles.after}>
          <CallToAction />
        </div>
      </div>

      <Section id="how-it-works" title="Three steps from a file to an address">
        <HowItWorks />
      </Section>

      <Section
        id="built-in"
        lead="What an app usually needs around it, in the same project and on the same line of the bill."
        title="What is built in"
      >
        <BuiltIn />
      </Section>

      <Section id="europe" title="Stored in Germany and Finland">
        <div className={styles.columns}>
          <Regions />
          <ul className={styles.facts}>
            <li>
              <b>Two regions</b>: a project is in one of them, its database backups lie in the
              other.
            </li>
            <li>
              <b>A German company.</b> {brand.company} runs the platform on dedicated bare-metal
              servers rented from Hetzner Online GmbH.
            </li>
            <li>
              <b>A data processing agreement</b> for every customer. The sub-processors are named in
              the <Link to="/docs/legal/datenschutz/">privacy notice</Link>.
            </li>
            <li>
              <b>A way out.</b> Databases and volumes can be exported at any time. There is no
              minimum term, no switching fee and no exit fee.
            </li>
            <li>
              <b>No certification is claimed</b>, and the availability of{' '}
              {withUnits(limits['availability.goal'].text)} a month is a goal, not a guarantee.
            </li>
          </ul>
        </div>
      </Section>

      <Section
        id="price"
        lead={
          <>
            From <Price of="size.nano" /> a month, counted by the hour begun and never more than the
            monthly price.
          </>
        }
        title="One list of sizes, drawn to one scale"
      >
        <SizeBoxes />
        <div className={styles.beside}>
          <ul className={styles.facts}>
            <li>
              <b>Free PostgreSQL</b>: one an account, {withUnits(limits['free.memory'].text)} of
              memory, {withUnits(limits['free.disk'].text)} of disk.{' '}
              <Link to="/hosting/free-postgres-hosting-europe/">What it includes</Link>
            </li>
            <li>
              <b>Included</b>: {withUnits(limits['traffic.included'].text)} of outgoing traffic and{' '}
              {withUnits(limits['build.included'].text)} of builds a project and month, backups of
              paid databases, certificates, logs, metrics, seats.
            </li>
            <li>
              <b>Trial</b>: <Price of="trial" short /> of credit for{' '}
              {withUnits(limits['trial.days'].text)}, no card, nothing is charged.
            </li>
            <li>
              <Link to="/pricing/">All prices, with a calculator</Link>
            </li>
          </ul>
        </div>
      </Section>

      <Section
        id="compare"
        lead="Each page works out three workloads on both sides, and says when to stay where you are."
        title="Compare it with what you use now"
      >
        <Comparisons />
      </Section>

      <div className={styles.pair}>
        <Section id="docs" title="Read how a task is done">
          <LinkList rows={docs} />
        </Section>
        <Section id="learn" title="Learn what is behind it">
          <LinkList rows={lessons} />
        </Section>
      </div>
    </PageFrame>
  );
}
