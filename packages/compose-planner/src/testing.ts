/** A platform for the tests of the rules: made once, and not changed with the prices of a site. */
import { setPlatform, sizeOf, type PlatformFacts } from './platform.ts';

const size = (
  name: string,
  vcpu: number,
  memoryMb: number,
  cents: number,
  connections: number,
) => ({
  name,
  vcpu,
  memoryMb,
  month: cents * 10_000,
  connections,
});
const figure = (value: number, text = `${value}`) => ({ value, text });

export const testPlatform: PlatformFacts = {
  sizes: [
    size('nano', 0.25, 256, 250, 25),
    size('micro', 0.5, 512, 450, 50),
    size('small', 1, 1024, 800, 100),
    size('medium', 2, 2048, 1500, 200),
    size('large', 4, 4096, 2900, 400),
    size('xlarge', 8, 8192, 5600, 800),
  ],
  starts: {
    app: { size: 'micro', least: 'nano' },
    postgres: { size: 'micro', least: 'nano' },
    mysql: { size: 'micro', least: 'micro' },
    redis: { size: 'nano', least: 'nano' },
    valkey: { size: 'nano', least: 'nano' },
  },
  diskGbMonth: 100_000,
  databaseDiskGb: 1,
  databases: {
    postgres: { offered: ['18', '17', '16', '15'], port: 5432 },
    mysql: { offered: ['8.4'], port: 3306 },
    redis: { offered: ['7.2'], port: 6379 },
    valkey: { offered: ['8'], port: 6379 },
  },
  limits: {
    'app.disk': figure(2, '2 GB'),
    'app.health.failures': figure(3),
    'app.health.graceMax': figure(15, '15 minutes'),
    'app.health.interval': figure(10, '10 s'),
    'app.health.timeout': figure(3, '3 s'),
    'app.platform': { text: 'linux/amd64' },
    'app.port': figure(8080),
    'app.replicas': figure(10),
    'app.replicas.min': figure(1),
    'app.stopGrace': figure(30, '30 s'),
    'disk.max': figure(200, '200 GB'),
    'disk.min': figure(1, '1 GB'),
    'name.length': figure(20, '20 characters'),
    'name.pattern': { text: '[a-z]([a-z0-9-]{0,18}[a-z0-9])?' },
    'project.services': figure(50),
    'project.volumes': figure(10),
  },
};

setPlatform(testPlatform);

/** What an expression such as `2*size.small + 19*disk` comes to. */
export const priceOf = (expression: string): number =>
  expression.split(' + ').reduce((sum, term) => {
    const [factor, key = ''] = term.includes('*') ? term.split('*') : ['1', term];
    const unit =
      key === 'disk' ? testPlatform.diskGbMonth : sizeOf(key.slice('size.'.length)).month;
    return sum + Number(factor) * unit;
  }, 0);

export { plan } from './plan.ts';
