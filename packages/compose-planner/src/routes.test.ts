import { describe, expect, it } from 'vitest';
import { plan } from './testing.ts';

const service = (name: string, ...lines: string[]) =>
  [`  ${name}:`, '    image: x:1', ...lines.map((line) => `    ${line}`)].join('\n');
const file = (...services: string[]) => `services:\n${services.join('\n')}\n`;
const said = (text: string, ...codes: string[]) =>
  plan(text)
    .findings.filter(({ code }) => codes.includes(code))
    .map(({ sentence, hint }) => `${sentence}. ${hint}`);
const labels = (...list: string[]) => ['labels:', ...list.map((label) => `  - "${label}"`)];
const router = (name: string, rule: string, port: number, ...more: string[]) =>
  labels(
    `traefik.http.routers.${name}.rule=${rule}`,
    `traefik.http.services.${name}.loadbalancer.server.port=${port}`,
    ...more,
  );
const TRAEFIK = '  proxy:\n    image: traefik:v3\n    ports: [80]';

describe('several apps at one address', () => {
  it.each([
    [
      'Traefik, by path',
      router('web', 'Host(`${DOMAIN}`)', 3000),
      router('api', '(Host(`${DOMAIN}`) && PathPrefix(`/api`) && !PathPrefix(`/api/x`))', 8000),
    ],
    [
      'several hosts, one in common',
      router('web', 'Host(`a.example`) || Host(`b.example`)', 3000),
      router('api', 'Host(`b.example`) && PathPrefix(`/api`, `/v1`)', 8000),
    ],
    [
      'Swarm',
      ['deploy:', ...router('web', 'Host(`a.example`)', 3000).map((line) => `  ${line}`)],
      [
        'deploy:',
        ...router('api', 'Host(`a.example`) && Path(`/api`)', 8000).map((line) => `  ${line}`),
      ],
    ],
    [
      'Traefik 1',
      labels('traefik.frontend.rule=Host:a.example', 'traefik.port=3000'),
      labels('traefik.frontend.rule=Host:a.example;PathPrefix:/api', 'traefik.port=8000'),
    ],
    [
      'Caddy',
      labels('caddy=a.example', 'caddy.reverse_proxy={{upstreams 3000}}'),
      labels(
        'caddy=a.example',
        'caddy.handle=/api/*',
        'caddy.handle.reverse_proxy={{upstreams 8000}}',
      ),
    ],
    [
      'nginx-proxy',
      ['environment: {VIRTUAL_HOST: a.example, VIRTUAL_PORT: 3000}'],
      ['environment: {VIRTUAL_HOST: a.example, VIRTUAL_PATH: /api, VIRTUAL_PORT: 8000}'],
    ],
  ])('%s: said once, with the apps and the path', (_, web, api) => {
    const text = file(service('web', ...web), service('api', ...api), TRAEFIK);
    const [words = '', ...more] = said(text, 'shared-host');
    expect(more).toEqual([]);
    expect(words).toContain('`web` and `api` share one address in the file');
    expect(words).toContain('`/api');
    expect(words).toContain('to `api:8000`');
    expect(said(text, 'proxy')[0]).toContain('Put a web server in its place');
    expect(plan(text).findings.find(({ code }) => code === 'shared-host')?.stops).toBe(true);
  });

  it('two apps with a host each are what the platform does', () => {
    const text = file(
      service('web', ...router('web', 'Host(`a.example`)', 3000)),
      service('api', ...router('api', 'Host(`api.a.example`)', 8000)),
      TRAEFIK,
    );
    expect(said(text, 'shared-host', 'two-ports')).toEqual([]);
    expect(said(text, 'proxy')[0]).toContain('Delete the service');
  });

  it('an app that the proxy is told to leave alone has no address there', () => {
    const off = router('api', 'Host(`a.example`)', 8000, 'traefik.enable=false');
    const text = file(
      service('web', ...router('web', 'Host(`a.example`)', 3000)),
      service('api', ...off),
    );
    expect(said(text, 'shared-host')).toEqual([]);
  });
});

describe('what a proxy does besides', () => {
  it('two ports of one app', () => {
    const more = 'traefik.http.services.b.loadbalancer.server.port=9090';
    expect(
      said(file(service('app', ...router('a', 'Host(`a`)', 80, more))), 'two-ports'),
    ).toHaveLength(1);
  });
});
