import { describe, expect, it } from 'vitest';
import { applyEdits } from './edits.ts';
import { plan } from './testing.ts';
import { verdictOf } from './text.ts';

const service = (name: string, ...lines: string[]) =>
  [`  ${name}:`, ...lines.map((line) => `    ${line}`)].join('\n');
const file = (...services: string[]) => `services:\n${services.join('\n')}\n`;
const web = service('web', 'image: x:1', 'ports: [80]');
const said = (text: string, code: string) =>
  plan(text)
    .findings.filter((finding) => finding.code === code)
    .map(({ sentence, hint }) => `${sentence}. ${hint}`);
const SOCKET = 'volumes: ["/var/run/docker.sock:/var/run/docker.sock:ro"]';

describe('a service whose only work is its machine', () => {
  it.each([
    ['watchtower', ['image: nickfedor/watchtower:latest', SOCKET], 'deploy hook'],
    ['autoheal', ['image: willfarrell/autoheal', SOCKET], 'health check'],
    ['node exporter', ['image: quay.io/prometheus/node-exporter:v1', 'pid: host'], '**Metrics**'],
    ['cAdvisor', ['image: gcr.io/cadvisor/cadvisor:v0.49', 'privileged: true'], '**Metrics**'],
    ['an agent of Portainer', ['image: portainer/agent:2', SOCKET], 'console'],
    ['a proxy of the socket', ['image: tecnativa/docker-socket-proxy', SOCKET], 'console'],
    ['a reader of logs', ['image: grafana/promtail', 'volumes: ["/var/log:/var/log"]'], '**Logs**'],
    ['a CI agent', ['image: woodpeckerci/woodpecker-agent', SOCKET], 'server of your own'],
    ['a maker of containers', ['image: filigran/xtm-composer', SOCKET], 'do without it'],
    [
      'an unknown monitor',
      ['image: y', 'volumes: ["/:/rootfs:ro", "/sys:/sys:ro"]'],
      '**Metrics**',
    ],
    [
      'the long form',
      ['image: y', 'volumes: [{type: bind, source: /, target: /h}, /proc:/p]'],
      'CPU',
    ],
    ['a tool of the network', ['image: y', 'network_mode: host', 'cap_add: [NET_RAW]'], 'network'],
    [
      'privileged in the host',
      ['image: y', 'pid: host', 'privileged: true', 'volumes: ["/dev:/dev"]'],
      'server of your own',
    ],
  ])('%s is left out and costs nothing', (_, lines, hint) => {
    const text = file(
      service('extra', ...lines),
      web.replace('ports', 'depends_on: [extra]\n    ports'),
    );
    const result = plan(text);
    expect(result.rows.map(({ name }) => name)).toEqual(['web']);
    expect([result.state, result.services]).toEqual(['ready', 1]);
    expect(said(text, 'host-only')[0]).toContain('only works on the machine');
    expect(said(text, 'host-only')[0]).toContain(hint);
    const [finding] = result.findings.filter(({ code }) => code === 'host-only');
    expect(applyEdits(text, finding?.fix?.edits ?? [])).toBe(file(web));
  });

  it.each([
    ['logs that it is sent', 'image: fluent/fluentd', 'ports: [9880]'],
    ['an agent with an engine of its own', 'image: gitlab/gitlab-runner', 'ports: [9252]'],
    ['a name that only ends alike', 'image: acme/my-yacht', 'ports: [80]'],
    ['a folder of the machine', 'image: y', 'volumes: ["/proc/1:/x"]'],
    ['a host network alone', 'image: y', 'network_mode: host'],
  ])('%s stays in the plan', (_, ...lines) => {
    expect(plan(file(service('a', ...lines), web)).services).toBe(2);
  });

  it('says that nothing is left to run', () => {
    const text = file(service('up', 'image: y', 'network_mode: host', 'cap_add: [NET_RAW]'));
    const result = plan(text);
    expect([result.state, result.total]).toEqual(['ready', 0]);
    expect(verdictOf(result).words).toBe(
      "Doesn't run yet: `up` only works on the machine that it runs on, so it's left out",
    );
  });

  it('of a profile that is not chosen is not spoken of', () => {
    const text = file(service('w', 'image: containrrr/watchtower', 'profiles: [x]'), web);
    expect(said(text, 'host-only')).toEqual([]);
  });
});

describe('a socket that a service can do without', () => {
  it.each([
    ['ghcr.io/goauthentik/server:2025.2', "Without it, authentik doesn't deploy outposts"],
    ['kestra/kestra', 'not in containers'],
    ['y', 'leave the service out if other containers are all its work'],
  ])('%s stays, and what is lost is said', (image, hint) => {
    const text = file(service('a', `image: ${image}`, SOCKET), web);
    expect(plan(text).services).toBe(2);
    expect(said(text, 'socket')[0]).toContain(hint);
  });
});
