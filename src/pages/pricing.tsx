import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import ComposePlanner from '@site/src/components/planner/ComposePlanner';
import Hero from '@site/src/components/shell/Hero';
import Later from '@site/src/components/shell/Later';
import Limit from '@site/src/components/docs/Limit';
import PageFrame from '@site/src/components/shell/PageFrame';
import Price from '@site/src/components/pricing/Price';
import PriceCalculator from '@site/src/components/pricing/PriceCalculator';
import RatesTable from '@site/src/components/pricing/RatesTable';
import Section from '@site/src/components/shell/Section';
import SizeBoxes from '@site/src/components/pricing/SizeBoxes';
import StackTable from '@site/src/components/pricing/StackTable';
import WhatIsFree from '@site/src/components/pricing/WhatIsFree';
import PriceQuestions from '@site/src/components/pricing/PriceQuestions';
import { presets } from '@site/src/lib/calculator/presets';
import styles from './pricing.module.css';

export default function Pricing(): ReactNode {
  return (
    <PageFrame
      description="Sizes for apps and databases by the hour, disk, traffic and builds, what is free, a calculator whose address keeps your stack, and three stacks worked out."
      title="Pricing"
    >
      <Hero
        title={
          <>
            From <Price of="size.nano" /> a month, by the hour
          </>
        }
      >
        Docker apps and databases for businesses, hosted by a German company in the EU. Each hour
        begun costs the monthly price ÷{'\u00A0'}
        <Limit of="billing.hours" />; a stopped app costs only its volumes.
      </Hero>

      <section aria-labelledby="sizes" className={styles.first}>
        <Heading as="h2" id="sizes">
          Sizes
        </Heading>
        <SizeBoxes />
        <p className={styles.note}>The same for an app&apos;s replica and a database.</p>
      </section>
      <section aria-labelledby="calculator" className={styles.first}>
        <Heading as="h2" id="calculator">
          Your stack
        </Heading>
        <PriceCalculator />
      </section>

      <Later>
        <Section id="rates" title="What else costs what">
          <RatesTable />
        </Section>

        <Section id="free" title="What costs nothing">
          <WhatIsFree />
        </Section>

        <Section
          id="stacks"
          lead="The three stacks of the calculator, line by line. Every comparison works them out too."
          title="What typical stacks cost"
        >
          <div className={styles.stacks}>
            {presets.map((preset) => (
              <div key={preset.id}>
                <Heading as="h3" id={preset.id}>
                  {preset.label}
                </Heading>
                <StackTable preset={preset} />
              </div>
            ))}
          </div>
          <p className="for-businesses">For businesses, plus VAT</p>
        </Section>

        <Section
          id="compose"
          lead="Each service gets a size and a price; whatever is refused is named with its line and the reason."
          title="What your compose.yaml costs"
        >
          <ComposePlanner compact example="ready" headingLevel={3} />
        </Section>

        <Section id="questions" title="Questions about prices">
          <PriceQuestions />
          <p className={styles.more}>
            More: <Link to="/docs/billing/pricing-model/">how prices are counted</Link>,{' '}
            <Link to="/docs/billing/cost-per-feature/">what each feature costs</Link>,{' '}
            <Link to="/docs/billing/">invoices and payment</Link>
          </p>
        </Section>
      </Later>
    </PageFrame>
  );
}
