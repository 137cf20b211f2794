import { describe, expect, it } from 'vitest';
import { plan } from './testing.ts';

const file = (...lines: string[]) =>
  `services:\n  a:\n${lines.map((line) => `    ${line}\n`).join('')}`;
const sizeOf = (...lines: string[]) => plan(file(...lines)).rows[0]?.size;
const said = (code: string, ...lines: string[]) =>
  plan(file(...lines))
    .findings.filter((finding) => finding.code === code)
    .map(({ line, sentence, hint }) => `${line} ${sentence}. ${hint}`);

describe('the size follows what takes memory in the file', () => {
  it.each([
    ['Node', ['image: x', 'environment: ["NODE_OPTIONS=--max-old-space-size=8096"]'], 'xlarge'],
    ['Node in a command', ['build: .', 'command: node --max_old_space_size=1500 a.js'], 'medium'],
    ['a list', ['image: x', 'command: [node, --max-old-space-size, "3000", a.js]'], 'large'],
    ['Java, its first heap', ['image: x', 'environment: {JAVA_OPTS: -Xms2g}'], 'large'],
    ['MariaDB', ['image: mariadb:11', 'command: --innodb-buffer-pool-size=512M'], 'small'],
    [
      'a variable',
      ['image: mariadb:11', 'environment: {MARIADB_INNODB_BUFFER_POOL_SIZE: 1G}'],
      'medium',
    ],
    [
      'a managed MySQL',
      ['image: mysql:8.4', 'command: mysqld --innodb_buffer_pool_size=2G'],
      'large',
    ],
    [
      'a managed PostgreSQL',
      ['image: postgres:17', 'command: postgres -c shared_buffers=1GB'],
      'medium',
    ],
    ['blocks', ['image: postgres:17', 'command: postgres -c shared_buffers=131072'], 'medium'],
    ['a managed Redis', ['image: redis:7.2', 'command: redis-server --maxmemory 512mb'], 'small'],
    ['bytes', ['image: redis:7.2', 'command: redis-server --maxmemory 134217728'], 'nano'],
    [
      'a Redis that is an app',
      ['image: redis:8', 'command: redis-server --maxmemory 600mb'],
      'small',
    ],
    ['PHP', ['image: x', 'environment: {PHP_MEMORY_LIMIT: 1024M}'], 'small'],
    [
      'a variable with a default',
      ['image: x', 'environment: {PHP_MEMORY_LIMIT: "${M:-600M}"}'],
      'small',
    ],
    ['no limit', ['image: x', 'environment: {PHP_MEMORY_LIMIT: -1}'], 'micro'],
    ['Cassandra', ['image: cassandra:5', 'environment: {MAX_HEAP_SIZE: 1G}'], 'medium'],
    ['Neo4j', ['image: neo4j:5', 'environment: {NEO4J_server_memory_heap_max__size: 3G}'], 'large'],
    ['SQL Server', ['image: x', 'environment: {MSSQL_MEMORY_LIMIT_MB: 3000}'], 'large'],
    ['a policy', ['image: x', 'command: redis-server --maxmemory-policy allkeys-lru'], 'micro'],
    ['something else', ['image: x', 'environment: {SANDBOX_MAX_MEMORY: 4g, MEMORY: 4g}'], 'micro'],
    ['a reservation', ['image: x', 'mem_reservation: 3072M'], 'large'],
    ['Swarm', ['image: x', 'deploy: {resources: {reservations: {memory: 1g}}}'], 'small'],
    ['a heap above it', ['image: x', 'mem_reservation: 600M', 'command: java -Xmx2g'], 'large'],
    ['a small one', ['image: x', 'mem_reservation: 128M'], 'micro'],
    ['a limit before it', ['image: x', 'mem_limit: 256m', 'mem_reservation: 128m'], 'nano'],
    ['more than there is', ['image: x', 'environment: {O: --max-old-space-size=16384}'], 'xlarge'],
    ['the heap of an image', ['image: itzg/minecraft-server'], 'medium'],
    ['its own setting', ['image: itzg/minecraft-server', 'environment: {MEMORY: 3G}'], 'large'],
    ['OpenCTI', ['image: opencti/platform:6'], 'xlarge'],
    ['a copy of OpenSearch', ['image: acme/magento-opensearch:2'], 'medium'],
    ['a build of Elasticsearch', ['image: ghcr.io/openzipkin/zipkin-elasticsearch9'], 'small'],
    ['an exporter', ['image: acme/elasticsearch-exporter'], 'micro'],
    ['a copy', ['image: quay.io/overleaf/overleaf-pro:5'], 'large'],
  ])('%s', (_, lines, size) => {
    expect(sizeOf(...lines)).toBe(size);
  });

  it('says which setting and where', () => {
    const lines = ['image: x', 'environment:', '  A: b', '  N: --max-old-space-size=2000'];
    expect(said('least-memory', ...lines)).toEqual([
      '6 `a` is planned as medium, because it can take 2000 MB. The file sets no memory limit, and a container that exceeds its memory is killed. Source: `--max-old-space-size=2000` in the file.',
    ]);
    expect(said('heap', 'image: x', 'environment: {N: --max-old-space-size=16384}')).toHaveLength(
      1,
    );
    expect(said('least-memory', 'image: x', 'mem_reservation: 3g')[0]).toContain('reserves 3 GB');
    expect(said('least-memory', 'image: x', 'mem_reservation: 16g')[0]).toContain(
      'No size is large',
    );
    expect(said('least-memory', 'image: clamav/clamav')[0]).toContain('docs.clamav.net');
  });
});
