import { describe, expect, it } from 'vitest';
import { plan } from './testing.ts';

const service = (name: string, ...lines: string[]) =>
  [`  ${name}:`, ...lines.map((line) => `    ${line}`)].join('\n');
const file = (...services: string[]) => `services:\n${services.join('\n')}\n`;
const detail = (...lines: string[]) => plan(file(service('a', ...lines))).rows[0]?.detail;
const said = (text: string, code: string) =>
  plan(text)
    .findings.filter((finding) => finding.code === code)
    .map(({ severity, sentence, hint }) => `${severity}: ${sentence}. ${hint}`);

describe("an app's own port among several", () => {
  it.each([
    ['the port of its image', ['image: minio/minio', 'ports: [9001, 9000]'], 'public on 9000'],
    [
      'its variable',
      ['image: x', 'ports: [9001, 3000]', 'environment: {PORT: 3000}'],
      'public on 3000',
    ],
    ['no debugger', ['build: .', 'ports: ["9229:9229", "3000:3000"]'], 'public on 3000'],
    ['no reload', ['build: .', 'ports: [35729, 24678, 5173]'], 'public on 5173'],
    [
      'not one of UDP, too',
      ['image: x', 'ports: ["5140:5140/udp", "5140:5140", 9090]'],
      'public on 9090',
    ],
    ['HTTP/3', ['image: x', 'ports: ["80:80", "80:80/udp"]'], 'public on 80'],
    [
      'on 127.0.0.1, the port of its image',
      ['image: graylog/graylog:7', 'ports: ["127.0.0.1:5555:5555", "127.0.0.1:9000:9000"]'],
      'internal on 9000',
    ],
    [
      'on 127.0.0.1, not one of UDP',
      ['image: x', 'ports: ["127.0.0.1:514:5140", "127.0.0.1:514:5140/udp", "127.0.0.1:80:8000"]'],
      'internal on 8000',
    ],
  ])('%s', (_, lines, expected) => {
    expect(detail(...lines)).toContain(expected);
  });
});

describe('who gets in', () => {
  const es = (...environment: string[]) =>
    file(
      service(
        'es',
        'image: elasticsearch:8.15.0',
        'ports: [9200]',
        'environment:',
        ...environment.map((line) => `  - ${line}`),
      ),
    );

  it.each([
    ['a password', es('ELASTIC_PASSWORD=s', 'xpack.security.http.ssl.enabled=false'), false],
    ['security by default', es('discovery.type=single-node'), false],
    ['security off', es('xpack.security.enabled=false', 'ELASTIC_PASSWORD=s'), true],
    ['an older one', es('A=b').replace('8.15.0', '7.17.0'), true],
    [
      'OpenSearch',
      file(service('o', 'image: opensearchproject/opensearch:2', 'ports: [9200]')),
      false,
    ],
    [
      'OpenSearch, off',
      file(
        service(
          'o',
          'image: opensearchproject/opensearch:2',
          'ports: [9200]',
          'environment: {DISABLE_SECURITY_PLUGIN: "true"}',
        ),
      ),
      true,
    ],
  ])('a search engine with %s', (_, text, open) => {
    const words = [...said(text, 'guarded-port'), ...said(text, 'second-port')].join();
    expect(words.includes('answers anyone')).toBe(open);
  });

  it.each([
    ['grafana/grafana:11', 'ports: [3000]', "Without one in the file, it's `admin`"],
    ['rabbitmq:4-management', 'ports: [15672]', '`guest`'],
    ['minio/minio', 'ports: [9000]', '`minioadmin`'],
    ['mongo-express', 'ports: [8081]', '`pass`'],
    [
      'dpage/pgadmin4',
      'ports: [80]\n    environment: {PGADMIN_DEFAULT_PASSWORD: admin}',
      'is `admin`',
    ],
    [
      'minio/minio',
      'ports: [9000]\n    environment: {MINIO_ROOT_PASSWORD: "${P:-minio123}"}',
      '`minio123`',
    ],
  ])('%s with a password that everyone knows', (image, more, words) => {
    const text = file(service('a', `image: ${image}`, more));
    expect(said(text, 'known-login')[0]).toContain('finding: `a` is public with a password');
    expect(said(text, 'known-login')[0]).toContain(words);
  });

  it.each([
    ['provectuslabs/kafka-ui', 'ports: [8080]'],
    ['rediscommander/redis-commander', 'ports: [8081]'],
    ['mher/flower', 'ports: [8888]\n    environment: {FLOWER_BASIC_AUTH: ""}'],
    ['x', 'ports: [8888]\n    command: celery -A x flower\n    environment: {A: b}'],
  ])('%s without a login lets in everyone', (image, more) => {
    expect(said(file(service('a', `image: ${image}`, more)), 'open-app')).toHaveLength(1);
  });

  it.each([
    ['a password from outside', 'environment: {GF_SECURITY_ADMIN_PASSWORD: "${P}"}', []],
    ['a file of variables', 'environment: {GF_SECURITY_ADMIN_PASSWORD__FILE: /run/p}', []],
    ['its own', 'environment: {GF_SECURITY_ADMIN_PASSWORD: k3s9-0x}', []],
  ])('Grafana with %s', (_, environment, severities) => {
    const text = file(service('a', 'image: grafana/grafana', 'ports: [3000]', environment));
    expect(said(text, 'known-login').map((line) => line.split(':')[0])).toEqual(severities);
  });

  it('an app that is not public is not spoken of', () => {
    const text = file(service('a', 'image: grafana/grafana', 'ports: ["127.0.0.1:3000:3000"]'));
    expect([...said(text, 'known-login'), ...said(text, 'open-app')]).toEqual([]);
  });
});
