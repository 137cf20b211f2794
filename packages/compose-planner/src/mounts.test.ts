import { describe, expect, it } from 'vitest';
import { isEngineSocket, parseMount } from './mounts.ts';
import './testing.ts';

describe('a mount in the short form', () => {
  it.each([
    ['data:/var/lib/data', { type: 'volume', source: 'data', target: '/var/lib/data' }],
    ['data:/x:ro', { type: 'volume', source: 'data', target: '/x', readOnly: true }],
    ['data:/x:ro,z', { type: 'volume', source: 'data', target: '/x', readOnly: true }],
    ['${D:-./d}/x:/x', { type: 'bind', source: '${D:-./d}/x', target: '/x' }],
    ['./conf:/etc/conf', { type: 'bind', source: './conf', target: '/etc/conf' }],
    ['../conf:/etc/conf', { type: 'bind', source: '../conf', target: '/etc/conf' }],
    ['~/x:/x', { type: 'bind', source: '~/x', target: '/x' }],
    ['/srv/x:/x', { type: 'bind', source: '/srv/x', target: '/x' }],
    ['C:\\x:/x', { type: 'bind', source: 'C:\\x', target: '/x' }],
    [':/data', { type: 'bind', source: '', target: '/data' }],
    ['/app/node_modules', { type: 'anonymous', target: '/app/node_modules' }],
  ])('%s is read', (text, mount) => expect(parseMount(text)).toEqual({ mount }));

  it.each(['', 'd:/x', 'data:', 'a/b:/x', 'data:/x:ro:z', 'data:/x:/y', '-a:/x'])(
    "'%s' is refused",
    (text) => expect(parseMount(text)).toHaveProperty('problem'),
  );
});

it.each([
  ['/var/run/docker.sock', true],
  ['//var/run/docker.sock', true],
  ['/run/user/1000/podman/podman.sock', true],
  ['//./pipe/docker_engine', true],
  ['/var/run/app.sock', false],
  ['./docker.sock.d', false],
])('%s is the socket of a container engine: %s', (path, expected) =>
  expect(isEngineSocket(path)).toBe(expected),
);
