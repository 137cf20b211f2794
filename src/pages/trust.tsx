import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import Figure from '@site/src/components/docs/Figure';
import MissingFacts from '@site/src/components/docs/MissingFacts';
import Hero from '@site/src/components/shell/Hero';
import LinkList from '@site/src/components/shell/LinkList';
import PageFrame from '@site/src/components/shell/PageFrame';
import Regions from '@site/src/components/shell/Regions';
import Section from '@site/src/components/shell/Section';
import AfterLeaving from '@site/src/components/trust/after-leaving.svg';
import Handlers from '@site/src/components/trust/handlers.svg';
import IronBand from '@site/src/components/trust/IronBand';
import Ledger from '@site/src/components/trust/Ledger';
import Questionnaire from '@site/src/components/trust/Questionnaire';
import { documents, who } from '@site/src/components/trust/trust';
import { brand } from '@site/src/lib/brand';
import { regions } from '@site/src/lib/limits';
import styles from './security.module.css';

const places = regions.map(({ city, country }) => `${city}, ${country}`).join(', and ');

/** Everything a purchaser, an auditor or a data protection officer needs, on one page. */
export default function Trust(): ReactNode {
  return (
    <PageFrame
      description={`The data processing agreement, the sub-processors, the regions, a questionnaire with answers to copy, and who at ${brand.company} to ask.`}
      title="Trust: papers for your auditor"
    >
      <Hero
        above={`${brand.product} runs Docker and Git apps in Germany and Finland`}
        title="Your content stays in Germany and Finland"
      >
        Here's <Link to="/docs/account/data-processing/">the agreement</Link>,{' '}
        <Link to="/docs/account/data-processing/#annex-3">who else touches your data</Link>, where
        it's stored, and {brand.company}'s answers to{' '}
        <Link to="#questionnaire">the usual questionnaire</Link>, as text you can paste. Every
        customer, however small, gets all of it without a call or a signature.
      </Hero>

      <Section id="regions" title="Where your data is, and who handles it">
        <div className={styles.columns}>
          <Ledger
            rows={[
              { name: 'Company', text: `${brand.company}, Germany` },
              {
                name: 'Regions',
                text: `${places}. You choose one for each project, and the project stays there.`,
              },
              {
                name: 'Backups',
                text: 'Database backups are in the other region, so they stay in the EU too.',
              },
              {
                name: 'Agreement',
                text: (
                  <>
                    <Link to="/docs/account/data-processing/">Data processing</Link> under Article
                    28 GDPR, for every customer, however small.
                  </>
                ),
              },
              {
                name: 'Servers',
                text: 'Dedicated, rented from Hetzner Online GmbH, the only sub-processor that stores your content.',
              },
              { name: 'Not claimed', text: 'Certifications. Availability is only a goal.' },
            ]}
          />
          <Regions />
        </div>
      </Section>

      <IronBand
        figure="0"
        id="papers"
        lead="The data processing agreement is part of every contract from the first hour. Print what you need for your files, or link to the pages: their addresses won't change."
        title="signatures, calls and forms before you have the papers"
      >
        <LinkList rows={documents} />
      </IronBand>

      <Section
        id="questionnaire"
        lead="Answers to what purchasers ask most often. If your form asks anything else, mail the question to support."
        title="The questionnaire, answered"
      >
        <Figure caption="You decide what your app does with personal data. We process it for you, on servers rented from Hetzner. The other sub-processors see your account and your mails to us, not your content.">
          <Handlers
            aria-label="You are the controller, we are the processor, and Hetzner has the servers. Your content, with apps, databases and backups, is in Germany and Finland. Your account, with what you write to us and your invoices, also reaches the providers of mail, support and payment."
            role="img"
          />
        </Figure>
        <Questionnaire
          drawings={{
            'Data protection': (
              <Figure caption="The last answer as a time line: your data is deleted first, and its backups some days later.">
                <AfterLeaving
                  aria-label="A time line. You cancel, then you can fetch your data as dumps and over SFTP. At the end of that time it is deleted, and some days later its backups are."
                  role="img"
                />
              </Figure>
            ),
          }}
        />
      </Section>

      <Section id="who" title="Who to ask">
        <Ledger rows={who} />
        <MissingFacts />
      </Section>
    </PageFrame>
  );
}
