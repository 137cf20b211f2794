import React, { type ReactNode } from 'react';
import HostingChart from '@site/src/components/compare/HostingChart';
import PageList from '@site/src/components/compare/PageList';
import Hero from '@site/src/components/shell/Hero';
import LinkList from '@site/src/components/shell/LinkList';
import PageFrame from '@site/src/components/shell/PageFrame';
import Price from '@site/src/components/pricing/Price';
import SizeBoxes from '@site/src/components/pricing/SizeBoxes';
import Section from '@site/src/components/shell/Section';
import { brand } from '@site/src/lib/brand';

const needs = [
  {
    to: '/hosting/simple-docker-compose-hosting-eu/',
    label: 'Run a compose.yaml',
    text: 'paste it to see what each key becomes, what is refused and why, and what it costs',
  },
  {
    to: '/hosting/cheap-docker-hosting-europe/',
    label: 'Run one container for little money',
    text: 'three sizes on seven platforms, and when your own server costs less',
  },
  {
    to: '/hosting/free-postgres-hosting-europe/',
    label: 'Get a PostgreSQL for nothing',
    text: 'six free offers, compared by what ends them, ours first',
  },
  {
    to: '/hosting/european-hosts/',
    label: 'Compare hosts in Europe',
    text: 'Scalingo, Clever Cloud, Koyeb, Sliplane and others: who they are, what you can run, and what it costs',
  },
  {
    to: '/hosting/eu-based-paas-for-startups/',
    label: 'Answer a data protection questionnaire',
    text: "where your data is, who processes it under which law, and what we don't have",
  },
];

export default function Hosting(): ReactNode {
  return (
    <PageFrame
      description="Where to start when you look for hosting in Europe: Compose files, single containers, PostgreSQL, data in the EU, or a move from another platform."
      title="Hosting"
    >
      <Hero title="Hosting in Germany and Finland">
        {brand.product} runs Docker and Git apps with their databases and volumes, from{' '}
        <Price of="size.nano" /> a month. Each page below answers one question with figures, and
        says when you should choose something else.
      </Hero>
      <HostingChart />
      <Section
        id="by-platform"
        lead="Each page says who's ahead, fact by fact, even when it isn't us."
        title="Where you are now"
      >
        <PageList />
      </Section>
      <Section id="by-need" title="What you need">
        <LinkList rows={needs} />
      </Section>
      <Section id="sizes" title="What it costs">
        <SizeBoxes />
      </Section>
    </PageFrame>
  );
}
