import stacks from '@generated/site-drawings/default/stacks.json';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import ComposePlanner from '@site/src/components/planner/ComposePlanner';
import Band from '@site/src/components/shell/Band';
import CallToAction from '@site/src/components/shell/CallToAction';
import Later from '@site/src/components/shell/Later';
import Limit from '@site/src/components/docs/Limit';
import PageFrame from '@site/src/components/shell/PageFrame';
import Price from '@site/src/components/pricing/Price';
import PriceCalculator from '@site/src/components/pricing/PriceCalculator';
import RatesTable from '@site/src/components/pricing/RatesTable';
import Section from '@site/src/components/shell/Section';
import SizeBoxes from '@site/src/components/pricing/SizeBoxes';
import StackTable from '@site/src/components/pricing/StackTable';
import TitleBlock from '@site/src/components/shell/TitleBlock';
import WhatIsFree from '@site/src/components/pricing/WhatIsFree';
import PriceQuestions from '@site/src/components/pricing/PriceQuestions';
import { stackPrice } from '@site/src/lib/calculator';
import { boundUnits } from '@site/src/lib/numbers';
import { presets } from '@site/src/lib/calculator/presets';
import styles from './pricing.module.css';

export default function Pricing(): ReactNode {
  return (
    <PageFrame
      description="Prices of apps, databases, disk, traffic and builds, by the hour. What's free, a calculator that saves your stack in its address, and three worked examples."
      title="Pricing"
    >
      <Band className={styles.first}>
        <header className={styles.head}>
          <Heading as="h1">
            <span className="great-number">
              From <Price of="size.nano" />
            </span>{' '}
            a month, by the hour
          </Heading>
          <div>
            <p>
              A size costs the same in Germany and Finland, and the same for an app as for a
              database. Each hour you begin costs the monthly price ÷{'\u00A0'}
              <Limit of="billing.hours" />, and a stopped app costs only its volumes.
            </p>
            <CallToAction />
          </div>
        </header>
        <section aria-labelledby="sizes">
          <Heading as="h2" className="visually-hidden" id="sizes">
            Sizes
          </Heading>
          <SizeBoxes />
        </section>
      </Band>

      <Section id="calculator" title="Your stack">
        <PriceCalculator />
        <TitleBlock
          fields={[
            ['scale', '1 cell = 256 MB'],
            [
              'outgoing traffic',
              <>
                <Limit of="traffic.included" /> included
              </>,
            ],
            ['for businesses', 'net, plus VAT'],
          ]}
          sum={[
            'trial, no card',
            <>
              <Price key="trial" of="trial" short /> for <Limit of="trial.days" />
            </>,
          ]}
        />
      </Section>

      <Later>
        <Section
          id="stacks"
          lead="The calculator's three stacks, drawn to one scale. We ran them for four minutes at 20 requests a second, and chose sizes that fit the most memory they took. Every comparison on this site prices these stacks on both sides."
          title="What typical stacks cost"
        >
          <div className={styles.stacks}>
            {presets.map((preset) => (
              <div key={preset.id}>
                <div
                  className={styles.drawing}
                  dangerouslySetInnerHTML={{ __html: stacks[preset.id] ?? '' }}
                />
                <Heading as="h3" id={preset.id}>
                  {preset.label}
                </Heading>
                <p className={styles.sum}>
                  <Price of={stackPrice(preset.stack)} /> <span>a month, plus VAT</span>
                </p>
                <p>{boundUnits(preset.text)}</p>
                <details>
                  <summary>Line by line</summary>
                  <StackTable preset={preset} />
                </details>
              </div>
            ))}
          </div>
        </Section>

        <div className={styles.pair}>
          <Section id="rates" title="What else you pay for">
            <RatesTable />
          </Section>
          <Section id="free" title="What costs nothing">
            <WhatIsFree />
          </Section>
        </div>

        <Section
          id="compose"
          lead="Each service gets a size and a price. If we refuse something, you see its line and the reason."
          title="What your compose.yaml costs"
        >
          <ComposePlanner compact example="ready" headingLevel={3} />
        </Section>

        <Section id="questions" title="Questions about prices">
          <PriceQuestions />
          <p className={styles.more}>
            More: <Link to="/docs/billing/pricing-model/">how we count</Link>,{' '}
            <Link to="/docs/billing/cost-per-feature/">what each feature costs</Link>,{' '}
            <Link to="/docs/billing/">invoices and payment</Link>
          </p>
        </Section>
      </Later>
    </PageFrame>
  );
}
