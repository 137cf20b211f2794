import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import React, { type ReactNode } from 'react';
import Limit from '@site/src/components/docs/Limit';
import Hero from '@site/src/components/shell/Hero';
import LinkList from '@site/src/components/shell/LinkList';
import PageFrame from '@site/src/components/shell/PageFrame';
import Section from '@site/src/components/shell/Section';
import AnswerWeek from '@site/src/components/trust/AnswerWeek';
import IronBand from '@site/src/components/trust/IronBand';
import { firstLooks, letter } from '@site/src/components/trust/support';
import { brand } from '@site/src/lib/brand';
import styles from './security.module.css';

/** When support answers, about what, and what to write so that one mail is enough. */
export default function Support(): ReactNode {
  return (
    <PageFrame
      description={`How to get support for ${brand.product}: by mail in English and German, on working days. What we answer, what to write, and where to look first.`}
      title="Support"
    >
      <Hero
        above={`${brand.product} runs Docker and Git apps in Germany and Finland`}
        title="Support: a mail, and a person who answers"
      >
        Write to <Link to={`mailto:${brand.supportMail}`}>{brand.supportMail}</Link> in English or
        German, or see the <Link to={brand.statusUrl}>status page</Link> if nothing works. Support
        is included for every customer, and so are seats.
      </Hero>

      <IronBand
        figure={<Limit of="support.answer" bare />}
        id="hours"
        lead="We read mail on working days. At night and at weekends nobody does, so plan for that."
        title="working day, at most, until a person answers"
      >
        <ul>
          <li>
            <b>Mail only.</b> There's no telephone support, no chat and no on-call number to buy.
            The number in the <Link to="/docs/legal/impressum/">imprint</Link> isn't a support line.
          </li>
          <li>
            <b>Outages</b> are on the <Link to={brand.statusUrl}>status page</Link>, which you can
            read at any hour. We don't promise how soon one appears there, so have your own monitor
            check your site every minute.
          </li>
          <li>
            <b>Planned maintenance</b> is announced <Limit of="maintenance.notice" /> ahead.
          </li>
          <li>
            <b>If your contracts promise your customers</b> an answer within hours, our support
            isn't enough for you.
          </li>
        </ul>
      </IronBand>

      <div className={styles.after}>
        <AnswerWeek />
      </div>

      <Section id="what" title="What we answer">
        <div className={styles.columns}>
          <div>
            <p>
              <b>Yes:</b> what the platform does and why, errors in the console, releases that never
              become healthy, domains and certificates that get stuck, backups and restores, moving
              in and out, invoices, and requests under your contract, such as a log export.
            </p>
          </div>
          <div>
            <p>
              <b>No:</b> debugging your code, tuning your queries, or running a template's software
              for you. We'll tell you what the platform saw, and where to look next.
            </p>
          </div>
        </div>
      </Section>

      <Section
        id="write"
        lead="With these lines, we can start looking straight away. If we have to ask for them first, you lose a day."
        title="What to write"
      >
        <CodeBlock language="text">{letter}</CodeBlock>
        <p>
          Never send passwords, keys or whole dumps. For a vulnerability, put 'security' in the
          subject, and see <Link to="/security/#disclosure">what to write</Link>.
        </p>
      </Section>

      <Section id="first" title="Look here before you wait">
        <LinkList rows={firstLooks} />
      </Section>
    </PageFrame>
  );
}
