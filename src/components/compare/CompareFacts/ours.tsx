import Limit from '@site/src/components/docs/Limit';
import Price from '@site/src/components/pricing/Price';
import type { Field } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import React, { type ReactNode } from 'react';

/** What each row is called, and our side of it. */
export const ours: Readonly<Record<Field, { label: string; text: ReactNode }>> = {
  vps: {
    label: 'A server, a month',
    text: 'none for rent: each app and each database has a size of its own',
  },
  ipv4: { label: 'IPv4 address', text: 'included, shared with others of the region' },
  container: {
    label: 'A container, a month',
    text: (
      <>
        256&nbsp;MB <Price of="size.nano" />, 512&nbsp;MB <Price of="size.micro" />, 1&nbsp;GB{' '}
        <Price of="size.small" />, 2&nbsp;GB <Price of="size.medium" />
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
        the same sizes and prices, disk of twice the memory included; 256&nbsp;MB{' '}
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
        <Limit of="traffic.included" /> per project and month included, then <Price of="traffic" />{' '}
        a TB
      </>
    ),
  },
  'load-balancer': {
    label: 'Load balancer',
    text: 'included: replicas of an app share its requests',
  },
  'object-storage': { label: 'Object storage', text: 'none' },
  plan: { label: 'Base fee', text: 'none' },
  seat: { label: 'Seats', text: 'included' },
  build: {
    label: 'Builds',
    text: (
      <>
        <Limit of="build.included" /> per project and month included, then{' '}
        <Price of="buildMinute" /> a minute
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
        mails at <Limit of="budget.mails" /> of a budget; if you set it so, new resources are
        refused at 100&nbsp;%; running ones are never stopped by it
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
  'postgres-recovery': {
    label: 'Going back in a database',
    text: (
      <>
        to a backup of the night, kept <Limit of="backup.days" />; up to <Limit of="backup.loss" />{' '}
        can be lost. No point-in-time recovery
      </>
    ),
  },
  'postgres-standby': {
    label: 'Standby and read replicas',
    text: 'neither: one instance, which starts again from its second copy when a host fails',
  },
  volumes: {
    label: 'Volumes',
    text: 'yes, each on one app; that app has one replica and a short downtime at a release',
  },
  snapshot: {
    label: 'Copies of files',
    text: (
      <>
        optional daily snapshots of a volume, <Price of="snapshot" /> a GB and month,{' '}
        <Limit of="snapshot.keep" /> kept unless set
      </>
    ),
  },
  'private-network': { label: 'Private network', text: 'yes, one a project, included' },
  workers: { label: 'Workers', text: 'yes, as an app without a public port' },
  cron: { label: 'Scheduled jobs', text: 'no: run a scheduler inside an app' },
  ssh: { label: 'Shell in a container', text: 'yes, by SSH through the bastion' },
  updates: {
    label: 'Who updates what',
    text: 'we: hosts, edge, minor versions of databases; you: your image, major versions',
  },
  failure: {
    label: 'When a machine fails',
    text: (
      <>
        an app starts on another one, usually within <Limit of="host.restart" />, with a volume
        within <Limit of="host.restartVolume" />
      </>
    ),
  },
  alerts: {
    label: 'Alerts',
    text: 'processor, memory, disk, crash, failed release, failed health check; by mail or webhook',
  },
  previews: { label: 'Previews of pull requests', text: 'none: one app follows one branch' },
  rollback: {
    label: 'Return to an earlier release',
    text: (
      <>
        yes, to the last <Limit of="app.releases" />; migrations are not undone
      </>
    ),
  },
  automation: {
    label: 'API, command line, infrastructure as code',
    text: 'none of them public: a web console, a deploy hook for each app, and an import of a compose.yaml, once',
  },
  autoscaling: {
    label: 'Scaling by itself',
    text: (
      <>
        none: you set size and replicas, at most <Limit of="app.replicas" />
      </>
    ),
  },
  guarantee: {
    label: 'Guarantee with credits',
    text: (
      <>
        none: <Limit of="availability.goal" /> a month is a goal, without money back
      </>
    ),
  },
  certifications: { label: 'Certificates of the provider', text: 'none are claimed' },
  'eu-regions': { label: 'Regions in the EU', text: 'Falkenstein (Germany), Helsinki (Finland)' },
  regions: { label: 'Regions in all', text: 'two, both in the EU' },
  company: { label: 'Company', text: `${brand.company}, Germany` },
  scale: { label: 'Size of the provider', text: 'no figure is published' },
  'underlying-cloud': {
    label: 'Whose machines',
    text: 'dedicated servers rented from Hetzner Online GmbH',
  },
  dpa: { label: 'Data processing agreement', text: 'yes, for every customer' },
  licence: {
    label: 'Licence of the software',
    text: 'a service: there is no version to run yourself',
  },
  leaving: {
    label: 'When you leave',
    text: 'dumps and files by SFTP at any time, no fee; what ran here has to be set up elsewhere',
  },
};
