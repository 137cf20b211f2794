import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import Hero from '@site/src/components/shell/Hero';
import Limit from '@site/src/components/docs/Limit';
import LinkList from '@site/src/components/shell/LinkList';
import PageFrame from '@site/src/components/shell/PageFrame';
import Regions from '@site/src/components/shell/Regions';
import Section from '@site/src/components/shell/Section';
import { brand } from '@site/src/lib/brand';
import styles from './about.module.css';

export default function About(): ReactNode {
  return (
    <PageFrame
      description={`${brand.company} runs ${brand.product}, a platform for Docker and Git apps on bare metal in Germany and Finland. What it promises and what it does not.`}
      title="About"
    >
      <Hero title={`A platform for apps in containers, run by ${brand.company}`}>
        {brand.product} runs Docker images and Git repositories on dedicated servers in Germany and
        Finland, with the databases, volumes and certificates an app needs. It is offered to
        businesses, self-employed people, associations and public bodies.
      </Hero>

      <Section id="where" title="Where it runs">
        <div className={styles.columns}>
          <div>
            <p>
              In two regions, Falkenstein and Helsinki, on dedicated bare-metal servers rented from
              Hetzner Online GmbH. Kubernetes runs underneath; you do not see it and do not have to
              know it. Volumes and databases lie in <Limit of="disk.copies" /> copies on two hosts.
            </p>
            <p>
              Customer content and backups are stored in Germany and Finland. The company is German,
              and every customer gets a data processing agreement; the{' '}
              <Link to="/docs/legal/datenschutz/">privacy notice</Link> names the sub-processors.
            </p>
          </div>
          <Regions />
        </div>
      </Section>

      <Section id="promises" title="What is promised, and what is not">
        <ul>
          <li>
            <b>Availability</b> of <Limit of="availability.goal" /> a month is a goal that the{' '}
            <Link to={brand.statusUrl}>status page</Link> measures itself against. There are no
            financial credits.
          </li>
          <li>
            <b>Support</b> by mail in English and German on working days, with an answer within{' '}
            <Limit of="support.answer" />.
          </li>
          <li>
            <b>Maintenance</b> that can be planned is announced <Limit of="maintenance.notice" />{' '}
            ahead.
          </li>
          <li>
            <b>Backups</b> of databases each night. Up to <Limit of="backup.loss" /> of data can be
            lost; there is no point-in-time recovery.
          </li>
          <li>
            <b>Leaving</b> is possible at any hour, without a fee. Should the platform close, that
            is announced <Limit of="closure.notice" /> ahead.
          </li>
          <li>
            <b>No certification</b> is claimed.
          </li>
        </ul>
      </Section>

      <Section id="contact" title="How to reach the company">
        <LinkList
          rows={[
            {
              to: `mailto:${brand.supportMail}`,
              label: brand.supportMail,
              text: 'questions, support, reports of security problems',
            },
            {
              to: '/docs/legal/impressum/',
              label: 'Imprint',
              text: 'address, register, responsible persons',
            },
            { to: brand.statusUrl, label: 'Status', text: 'what works at the moment' },
            { to: brand.sourceUrl, label: 'Source code', text: 'of this website, for corrections' },
            {
              to: '/blog/',
              label: 'Blog',
              text: 'how the platform is built, and what was learned',
            },
          ]}
        />
      </Section>
    </PageFrame>
  );
}
