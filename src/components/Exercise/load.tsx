import React, { type ComponentType } from 'react';
import { type Exercises } from 'teach/exercise';
import Bench from './Bench';

/** The exercises of a lesson come when one of them is asked for. */
const files: Readonly<Record<string, () => Promise<{ default: Exercises }>>> = {
  'linux-cli-essentials': () => import('@site/src/site/exercises/linux-cli-essentials'),
  'git-first-steps': () => import('@site/src/site/exercises/git-first-steps'),
  'git-branching': () => import('@site/src/site/exercises/git-branching'),
  'networking-basics': () => import('@site/src/site/exercises/networking-basics'),
  'ssh-and-servers': () => import('@site/src/site/exercises/ssh-and-servers'),
  'dns-and-certificates': () => import('@site/src/site/exercises/dns-and-certificates'),
  'what-is-docker': () => import('@site/src/site/exercises/what-is-docker'),
  'docker-vs-vm': () => import('@site/src/site/exercises/docker-vs-vm'),
  'images-vs-containers': () => import('@site/src/site/exercises/images-vs-containers'),
  'docker-volumes': () => import('@site/src/site/exercises/docker-volumes'),
  'docker-compose-basics': () => import('@site/src/site/exercises/docker-compose-basics'),
  'dockerfile-vs-compose': () => import('@site/src/site/exercises/dockerfile-vs-compose'),
  'env-vars-secrets': () => import('@site/src/site/exercises/env-vars-secrets'),
  'postgres-basics': () => import('@site/src/site/exercises/postgres-basics'),
  'mysql-basics': () => import('@site/src/site/exercises/mysql-basics'),
  'redis-basics': () => import('@site/src/site/exercises/redis-basics'),
  'sql-vs-nosql': () => import('@site/src/site/exercises/sql-vs-nosql'),
  'backups-and-restores': () => import('@site/src/site/exercises/backups-and-restores'),
  'ci-and-deploys': () => import('@site/src/site/exercises/ci-and-deploys'),
  nginx: () => import('@site/src/site/exercises/nginx'),
  caddy: () => import('@site/src/site/exercises/caddy'),
  haproxy: () => import('@site/src/site/exercises/haproxy'),
  traefik: () => import('@site/src/site/exercises/traefik'),
};

/** What answers the exercise of an id, such as `caddy/api`. */
export async function load(of: string): Promise<{ default: ComponentType }> {
  const [lesson = '', name = ''] = of.split('/');
  const exercise = (await files[lesson]?.())?.default[name];
  if (!exercise) throw new Error(`<Exercise of="${of}" />: src/site/exercises has none`);
  return { default: () => <Bench exercise={exercise} of={of} /> };
}
