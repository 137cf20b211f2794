import React, { type ReactNode } from 'react';
import Hero from '@site/src/components/Hero';
import LinkList from '@site/src/components/LinkList';
import PageFrame from '@site/src/components/PageFrame';
import Price from '@site/src/components/Price';
import PriceTable from '@site/src/components/PriceTable';
import Section from '@site/src/components/Section';
import { brand } from '@site/src/site/brand';

const needs = [
  {
    to: '/hosting/simple-docker-compose-hosting-eu/',
    label: 'Run a compose.yaml',
    text: 'what each key becomes, what is refused, what it costs',
  },
  {
    to: '/hosting/cheap-docker-hosting-europe/',
    label: 'Run one container for little money',
    text: 'sizes, what is included, and when a server of your own costs less',
  },
  {
    to: '/hosting/free-postgres-hosting-europe/',
    label: 'Get a PostgreSQL for nothing',
    text: 'what the free one has, when it is paused, what others give',
  },
  {
    to: '/hosting/eu-based-paas-for-startups/',
    label: 'Keep a start-up’s data in the EU',
    text: 'where data lies, who processes it, what grows with you',
  },
];

const names = [
  ['alternative-to-heroku-eu', 'Heroku'],
  ['alternative-to-render-eu', 'Render'],
  ['alternative-to-railway-eu', 'Railway'],
  ['alternative-to-fly-io', 'Fly.io'],
  ['alternative-to-vercel-eu', 'Vercel'],
  ['alternative-to-digitalocean-app-platform', 'DigitalOcean App Platform'],
] as const;

const moves = names.map(([slug, name]) => ({
  to: `/hosting/${slug}/`,
  label: `From ${name}`,
  text: 'prices of both sides with source and date, when to stay, how to move',
}));

export default function Hosting(): ReactNode {
  return (
    <PageFrame
      description="Where to start when you look for hosting in Europe: Compose files, single containers, PostgreSQL, data in the EU, or a move from another platform."
      title="Hosting"
    >
      <Hero title="Hosting in Germany and Finland: start from what you need">
        {brand.product} runs Docker and Git apps with their databases and volumes, from{' '}
        <Price of="size.nano" /> a month. Each page below answers one question with figures, and
        says for whom something else is the better choice.
      </Hero>
      <Section id="by-need" title="By what you need">
        <LinkList rows={needs} />
      </Section>
      <Section id="by-platform" title="By where you are now">
        <LinkList rows={moves} />
      </Section>
      <Section id="sizes" title="What it costs">
        <PriceTable />
      </Section>
    </PageFrame>
  );
}
