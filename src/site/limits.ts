import { sizeOf } from './prices.ts';
import { grouped } from './numbers.ts';

/**
 * Every limit, default and period of the platform, once. Pages show them with
 * `<Limit of="key" />`; front matter and code use `{product.limit.key}`.
 */

export interface LimitFact {
  /** The figure in `unit`; absent where the fact is a list or a phrase. */
  value?: number;
  unit?: 'MB' | 'GB' | 'TB' | 'KB' | 's' | 'min' | 'h' | 'd' | 'month' | '%' | 'count';
  /** As shown to a reader, unit included. */
  text: string;
}

const count = (value: number, noun?: string): LimitFact => ({
  value,
  unit: 'count',
  text: noun ? `${value} ${noun}` : grouped(value),
});
const of = (value: number, unit: NonNullable<LimitFact['unit']>, text?: string): LimitFact => ({
  value,
  unit,
  text: text ?? `${value}${unit === '%' ? ' %' : ` ${unit}`}`,
});
const days = (value: number): LimitFact => of(value, 'd', `${value} days`);
const minutes = (value: number): LimitFact => of(value, 'min', `${value} minutes`);
const phrase = (text: string): LimitFact => ({ text });

export const limits = {
  'name.pattern': phrase('[a-z]([a-z0-9-]{0,18}[a-z0-9])?'),
  'name.length': count(20, 'characters'),
  'audit.days': days(90),

  'app.imageSize': of(10, 'GB'),
  'app.platform': phrase('linux/amd64'),
  'app.port': of(8080, 'count', '8080'),
  'app.variables': of(64, 'KB'),
  'app.preDeploy': minutes(10),
  'app.replicas.min': count(1),
  'app.replicas': count(10),
  'app.health.interval': of(10, 's'),
  'app.health.timeout': of(3, 's'),
  'app.health.failures': count(3),
  'app.health.grace': of(60, 's'),
  'app.health.graceMax': minutes(15),
  'app.health.restart': count(3),
  'app.health.retryAfter': of(10, 's'),
  'app.health.agent': phrase('-health/1'),
  'app.releases': count(10),
  'app.stopGrace': of(30, 's'),
  'app.backoffMin': of(1, 's'),
  'app.backoffMax': minutes(5),
  'app.disk': of(2, 'GB'),
  'app.body': of(100, 'MB'),
  'app.bodyMax': of(5, 'GB'),
  'app.timeout': of(60, 's'),
  'app.timeoutMax': of(1, 'h', '1 hour'),
  'app.domains': count(50),
  'host.restart': minutes(2),
  'host.restartVolume': minutes(5),

  'hook.perHour': count(60),
  'hook.status': count(202),

  'project.services': count(50),
  'project.volumes': count(10),
  'project.builds': count(1),

  'build.vcpu': count(2),
  'build.memory': of(4, 'GB'),
  'build.timeout': minutes(30),
  'build.included': minutes(500),

  'logs.days': days(7),
  'logs.perDay': of(1, 'GB'),
  'metrics.days': days(30),
  'metrics.step': of(15, 's'),
  'events.days': days(90),
  'alert.window': minutes(5),
  'alert.tries': phrase('at once, after 1 minute and after 5 minutes'),

  'disk.min': of(1, 'GB'),
  'disk.max': of(200, 'GB'),
  'disk.databaseIncluded': of(1, 'GB'),
  'disk.redisFactor': count(2),
  'disk.copies': of(2, 'count', 'two'),
  'disk.operations': count(3000),
  'disk.throughput': of(150, 'MB'),
  'traffic.included': of(1, 'TB'),

  'snapshot.time': phrase('02:00 UTC'),
  'snapshot.keep': count(7),
  'snapshot.keepMax': count(30),
  'backup.time': phrase('02:00 UTC'),
  'backup.days': days(7),
  'backup.loss': of(24, 'h', '24 hours'),
  'backup.afterDeletion': days(7),
  'database.window': phrase('Tuesday, 03:00 UTC'),
  'database.windowPause': of(1, 'min', 'a minute'),
  'database.oldPassword': of(24, 'h', '24 hours'),

  'free.count': count(1),
  'free.memory': of(256, 'MB'),
  'free.disk': of(1, 'GB'),
  'free.connections': count(20),
  'free.pauseAfter': days(30),
  'free.deleteAfter': days(180),
  'free.mails': phrase('60, 30 and 7 days'),

  'trial.days': days(30),
  'trial.keep': days(30),
  'invoice.due': days(14),
  'unpaid.stop': days(14),
  'unpaid.keep': days(30),
  'leave.keep': days(30),
  'leave.backups': days(7),
  'closure.notice': of(6, 'month', '6 months'),
  'budget.mails': phrase('50, 80 and 100 %'),
  'billing.hours': count(730),

  'connections.nano': count(sizeOf('nano').connections),
  'connections.micro': count(sizeOf('micro').connections),
  'connections.small': count(sizeOf('small').connections),
  'connections.medium': count(sizeOf('medium').connections),
  'connections.large': count(sizeOf('large').connections),
  'connections.xlarge': count(sizeOf('xlarge').connections),

  'postgres.versions': phrase('15, 16, 17 and 18'),
  'postgres.extensions': phrase(
    'pgvector, PostGIS, pg_trgm, uuid-ossp, hstore, citext and pg_stat_statements',
  ),
  'postgres.port': phrase('5432'),
  'mysql.version': phrase('8.4'),
  'mysql.legacy': phrase('8.0'),
  'mysql.port': phrase('3306'),
  'redis.version': phrase('7.2'),
  'valkey.version': phrase('8'),
  'redis.port': phrase('6379'),
  'redis.connections': count(1000),
  'redis.maxmemory': of(75, '%'),
  'redis.policy': phrase('noeviction'),

  'bastion.port': phrase('2222'),
  'bastion.keys': phrase('Ed25519 or ECDSA'),
  'certificate.renewal': days(30),
  'mail.closedPort': phrase('25'),
  'mail.openPorts': phrase('465 and 587'),

  'terms.notice': phrase('6 weeks'),
  'website.logDays': days(7),

  'availability.goal': of(99.9, '%'),
  'maintenance.notice': days(7),
  'support.answer': phrase('one working day'),
} satisfies Record<string, LimitFact>;

export type LimitKey = keyof typeof limits;

/** The limit of that key as shown to a reader; throws with the nearest keys when it is unknown. */
export function limitText(key: string): string {
  const fact = (limits as Record<string, LimitFact>)[key];
  if (!fact) {
    const group = key.split('.')[0] ?? '';
    const near = Object.keys(limits).filter((known) => known.startsWith(`${group}.`));
    throw new Error(
      `there is no limit '${key}'. Known: ${(near.length ? near : Object.keys(limits)).join(', ')}`,
    );
  }
  return fact.text;
}

export const regions = [
  { id: 'fsn', city: 'Falkenstein', country: 'Germany' },
  { id: 'hel', city: 'Helsinki', country: 'Finland' },
] as const;
