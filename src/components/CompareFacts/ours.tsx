import Limit from '@site/src/components/Limit';
import Price from '@site/src/components/Price';
import type { Field } from '@site/src/model/comparison';
import { brand } from '@site/src/site/brand';
import React, { type ReactNode } from 'react';

/** What each row is called, and our side of it. */
export const ours: Readonly<Record<Field, { label: string; text: ReactNode }>> = {
  container: {
    label: 'A container, a month',
    text: (
      <>
        256 MB <Price of="size.nano" />, 512 MB <Price of="size.micro" />, 1 GB{' '}
        <Price of="size.small" />, 2 GB <Price of="size.medium" />
      </>
    ),
  },
  postgres: {
    label: 'Paid PostgreSQL, a month',
    text: (
      <>
        the same sizes and prices; <Limit of="disk.databaseIncluded" /> of disk included, then{' '}
        <Price of="disk" /> a GB
      </>
    ),
  },
  redis: {
    label: 'Redis or Valkey, a month',
    text: (
      <>
        the same sizes and prices, disk of twice the memory included; 256 MB{' '}
        <Price of="size.nano" />
      </>
    ),
  },
  volume: {
    label: 'Volume, GB and month',
    text: (
      <>
        <Price of="disk" />, two copies on two hosts; a snapshot <Price of="snapshot" /> a GB
      </>
    ),
  },
  egress: {
    label: 'Outgoing traffic',
    text: (
      <>
        <Limit of="traffic.included" /> a project and month included, then <Price of="traffic" /> a
        TB
      </>
    ),
  },
  plan: { label: 'Base fee', text: 'none' },
  seat: { label: 'Seats', text: 'included' },
  build: {
    label: 'Builds',
    text: (
      <>
        <Limit of="build.included" /> a project and month included, then <Price of="buildMinute" />{' '}
        a minute
      </>
    ),
  },
  'domain-tls': {
    label: 'Own domains and certificates',
    text: (
      <>
        included, <Limit of="app.domains" /> domains an app
      </>
    ),
  },
  'billing-model': {
    label: 'How it is billed',
    text: 'by the hour begun, never more than the monthly price',
  },
  'spend-cap': {
    label: 'Limit on spending',
    text: (
      <>
        mails at <Limit of="budget.mails" /> of a budget; on choice new resources are refused at 100
        %; running ones are never stopped by it
      </>
    ),
  },
  'free-tier': {
    label: 'Free use',
    text: (
      <>
        <Price of="trial" /> of credit for <Limit of="trial.days" />, no card; no free app
        afterwards
      </>
    ),
  },
  'postgres-free': {
    label: 'Free PostgreSQL',
    text: (
      <>
        one an account: <Limit of="free.memory" />, <Limit of="free.disk" />,{' '}
        <Limit of="free.connections" /> connections, no backups, no public port; paused after{' '}
        <Limit of="free.pauseAfter" /> without a connection
      </>
    ),
  },
  'docker-image': {
    label: 'Docker image',
    text: (
      <>
        yes, any public registry, private ones with a token; <Limit of="app.platform" /> only
      </>
    ),
  },
  'dockerfile-build': {
    label: 'Build from a Dockerfile',
    text: 'yes, with BuildKit; no buildpacks',
  },
  'git-push': { label: 'Git push deploys', text: 'yes, any HTTPS repository' },
  'docker-compose': {
    label: 'Docker Compose',
    text: 'import: a plan of apps, databases and volumes, with what is refused on its line',
  },
  'managed-databases': {
    label: 'Managed databases',
    text: 'PostgreSQL, MySQL, Redis or Valkey; one instance each, daily backups, no point-in-time recovery, no read replicas',
  },
  volumes: {
    label: 'Volumes',
    text: 'yes, each on one app; that app has one replica and a short downtime at a release',
  },
  'private-network': { label: 'Private network', text: 'yes, one a project, included' },
  workers: { label: 'Workers', text: 'yes, as an app without a public port' },
  cron: { label: 'Scheduled jobs', text: 'no: run a scheduler inside an app' },
  ssh: { label: 'Shell in a container', text: 'yes, by SSH through the bastion' },
  'eu-regions': { label: 'Regions in the EU', text: 'Falkenstein (Germany), Helsinki (Finland)' },
  company: { label: 'Company', text: `${brand.company}, Germany` },
  'underlying-cloud': {
    label: 'Whose machines',
    text: 'dedicated servers rented from Hetzner Online GmbH',
  },
  dpa: { label: 'Data processing agreement', text: 'yes, for every customer' },
};
